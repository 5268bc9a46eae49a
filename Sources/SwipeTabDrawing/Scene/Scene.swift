/// Pixels that were rasterised once and are moved as a whole: a page, a bar, the background.
///
/// The tree owns its layers and repaints them; compositors only read. `version` changes with every
/// repaint, which tells a compositor with textures when to upload again.
@MainActor public final class Layer {
  /// The pixels, premultiplied; another bitmap counts as a repaint of everything.
  public var bitmap: Bitmap {
    didSet { didRepaint(bitmap.bounds) }
  }
  /// Whether every pixel is opaque, so that nothing behind needs to be drawn.
  public var isOpaque: Bool {
    didSet { if isOpaque != oldValue { didRepaint(bitmap.bounds) } }
  }
  /// Counts repaints.
  public private(set) var version = 0
  /// What changed with the latest versions, in the layer's own pixels, since the last `takeDamage()`.
  public private(set) var damage = PixelRect.zero

  /// Creates a layer around a bitmap.
  public init(bitmap: Bitmap, isOpaque: Bool) {
    self.bitmap = bitmap
    self.isOpaque = isOpaque
    damage = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
  }

  /// Notes that pixels inside a rectangle were painted anew.
  public func didRepaint(_ rect: PixelRect) {
    version += 1
    damage = damage.union(rect)
  }

  /// Returns what was repainted since the last call, in the layer's own pixels.
  ///
  /// The window's `DamageTracker` calls this once a frame; whoever else does takes damage from it.
  public func takeDamage() -> PixelRect {
    defer { damage = .zero }
    return damage
  }
}

/// A layer at its place in the window for one frame.
@MainActor public struct LayerPlacement {
  /// The layer.
  public var layer: Layer
  /// The left edge in window pixels.
  public var x: Int
  /// The top edge in window pixels.
  public var y: Int
  /// The part of the window in which the layer may be seen.
  public var clip: PixelRect
  /// The opacity from 0 to 255.
  public var opacity: UInt8

  /// Creates a placement.
  public init(layer: Layer, x: Int, y: Int, clip: PixelRect, opacity: UInt8 = 255) {
    self.layer = layer
    self.x = x
    self.y = y
    self.clip = clip
    self.opacity = opacity
  }

  /// The part of the window that the layer covers.
  public var frame: PixelRect {
    PixelRect(x: x, y: y, width: layer.bitmap.width, height: layer.bitmap.height)
      .intersection(clip)
  }
}

/// One frame: layers from back to front over a background colour.
@MainActor public struct Scene {
  /// The width of the window in pixels.
  public var width: Int
  /// The height of the window in pixels.
  public var height: Int
  /// What is seen where there is no layer; always opaque.
  public var background: Color
  /// The layers from back to front.
  public var placements: [LayerPlacement]

  /// Creates a scene.
  public init(width: Int, height: Int, background: Color, placements: [LayerPlacement] = []) {
    self.width = width
    self.height = height
    self.background = background
    self.placements = placements
  }

  /// The whole window.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}

/// Shows scenes: in a window's memory, by a graphics card, or in plain memory for tests.
@MainActor public protocol Presenter: AnyObject {
  /// The size of the drawable in pixels.
  var pixelSize: (width: Int, height: Int) { get }
  /// Shows a scene, of which only `damage` differs from the one before.
  func present(_ scene: Scene, damage: [PixelRect]) throws
}
