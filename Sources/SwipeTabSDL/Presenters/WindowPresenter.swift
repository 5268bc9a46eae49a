public import SwipeTabDrawing

/// A presenter that draws into a window on the display.
@MainActor public protocol WindowPresenter: Presenter {
  /// Whether `present` returns only when the display takes the frame (vertical synchronisation).
  var waitsForDisplay: Bool { get }
  /// Called before layers are painted for a frame: waits until the display no longer reads the memory
  /// of the frame before. Nothing unless said.
  func prepareFrame()
  /// Forgets what the window and the graphics card hold; the next frame is shown whole.
  func invalidate()
  /// Gives memory from which the presenter shows opaque layers without a copy; nil unless said.
  var pixelMemorySource: (any PixelMemorySource)? { get }
  /// What the graphics card holds for it, and has been given so far; nothing unless said.
  var textureUse: TextureUse { get }
}

extension WindowPresenter {
  /// Nothing: a frame that was shown is the display's own.
  public func prepareFrame() {}
  /// Nothing: the presenter draws without textures.
  public var textureUse: TextureUse { TextureUse() }
  /// None: layers are copied.
  public var pixelMemorySource: (any PixelMemorySource)? { nil }
}

/// The textures of a presenter.
public struct TextureUse: Hashable, Sendable {
  /// How many rectangles of pixels were uploaded so far.
  public var uploads = 0
  /// The pixels in these rectangles, in bytes.
  public var uploadedBytes = 0
  /// How often the graphics card was asked to draw so far.
  public var drawCalls = 0
  /// The memory of the textures that live, in bytes.
  public var bytes = 0

  /// Creates figures of a presenter without textures.
  public init() {}
}
