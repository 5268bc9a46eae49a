public import SwipeTabCore

/// Where an image's pixels come from: a decoded file, a vector drawing, or a placeholder.
///
/// Providers cache what they make.
@MainActor public protocol ImageProvider: AnyObject, Sendable {
  /// The natural size in points.
  nonisolated var size: Size { get }
  /// What identifies the image in messages and in the demo's `state`: a name such as `inbox`.
  nonisolated var name: String { get }
  /// The picture at a size in device pixels; nil while there is none, when a placeholder is drawn.
  func pixels(width: Int, height: Int) -> PixelBuffer?
  /// Whether the picture at a size in device pixels can be drawn, and asks for it if not.
  ///
  /// Views are painted with a placeholder while it is pending, and again when `addObserver` calls.
  func readiness(width: Int, height: Int) -> ImageReadiness
  /// Calls back whenever pixels that were missing have come, such as a decoded file's.
  ///
  /// - Parameters:
  ///   - observer: who asks; the calls end with its life, and a new one replaces its last.
  ///   - body: what is called.
  func addObserver(_ observer: AnyObject, _ body: @escaping @MainActor () -> Void)
}

/// Whether an image can be drawn at a size.
public enum ImageReadiness: Hashable, Sendable, CaseIterable {
  /// Its pixels are there.
  case ready
  /// Its pixels in another size are there, and better ones will come.
  case coarse
  /// There is nothing yet.
  case pending
  /// There is nothing, and nothing will come.
  case missing
}

extension ImageProvider {
  /// Ready if there are pixels, else pending.
  public func readiness(width: Int, height: Int) -> ImageReadiness {
    pixels(width: width, height: height) == nil ? .pending : .ready
  }
  /// Does nothing: this provider has its pixels at once.
  public func addObserver(_ observer: AnyObject, _ body: @escaping @MainActor () -> Void) {}
}

/// A picture that views draw, in its own colours or as a stencil for the tint.
public struct Image: Hashable, Sendable {
  /// Whether an image keeps its colours.
  public enum RenderingMode: Hashable, Sendable {
    /// Drawn in its own colours.
    case original
    /// Only its opacity counts; it is drawn in the tint colour.
    case template
  }

  /// Where the pixels come from.
  public let provider: any ImageProvider
  /// Whether it keeps its colours.
  public var renderingMode: RenderingMode

  /// Whether it points along the text, as an arrow that means onwards does, and so is drawn the
  /// other way round from right to left.
  public var isDirectional = false

  /// Whether it is drawn the other way round.
  var isMirrored = false

  /// Creates an image.
  public init(_ provider: any ImageProvider, renderingMode: RenderingMode = .template) {
    self.provider = provider
    self.renderingMode = renderingMode
  }

  /// The natural size in points.
  public var size: Size { provider.size }
  /// The provider's name.
  public var name: String { provider.name }

  /// The same picture in another rendering mode.
  public func withRenderingMode(_ mode: RenderingMode) -> Image {
    Image(provider, renderingMode: mode)
  }

  /// The same picture, which is drawn the other way round from right to left.
  public func directional() -> Image {
    var image = self
    image.isDirectional = true
    return image
  }

  /// The picture as it is drawn in a layout direction.
  package func oriented(for direction: LayoutDirection) -> Image {
    guard isDirectional, direction == .rightToLeft else { return self }
    var image = self
    image.isMirrored = true
    return image
  }

  /// Whether both show the same provider in the same way.
  public static func == (left: Image, right: Image) -> Bool {
    left.provider === right.provider && left.renderingMode == right.renderingMode
      && left.isDirectional == right.isDirectional && left.isMirrored == right.isMirrored
  }

  /// Feeds the identity of the provider and the mode to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(provider))
    hasher.combine(renderingMode)
  }
}
