public import SwipeTabDrawing

/// What led to a frame.
public struct FrameCauses: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Views were laid out.
  public static let layout = FrameCauses(rawValue: 1)
  /// Layers were moved, faded, or looked through anew.
  public static let compose = FrameCauses(rawValue: 2)
  /// Views had something new to paint.
  public static let paint = FrameCauses(rawValue: 4)
  /// The window has to be shown anew although nothing changed in it.
  public static let exposure = FrameCauses(rawValue: 8)
}

/// A picture of the window at one time, and how it differs from the one before.
@MainActor public struct Frame {
  /// The layers.
  public var scene: Scene
  /// The window pixels that differ from the frame before.
  public var damage: [PixelRect]
  /// What led to the frame.
  public var causes: FrameCauses

  /// Creates a frame.
  public init(scene: Scene, damage: [PixelRect], causes: FrameCauses) {
    self.scene = scene
    self.damage = damage
    self.causes = causes
  }
}
