/// Something that is moved as a whole: a page, a bar, the background.
///
/// As a rule its pixels were rasterised once. A layer of a few shapes that change their size with
/// every frame is drawn straight into the picture instead, from its `drawing`.
///
/// The tree owns its layers and repaints them; compositors only read. `version` changes with every
/// repaint, which tells a compositor with textures when to upload again.
@MainActor public final class Layer {
  /// The pixels, premultiplied; another bitmap counts as a repaint of everything.
  public var bitmap: Bitmap {
    didSet {
      if drawing == nil { extent = bitmap.bounds }
      didRepaint(bitmap.bounds)
    }
  }
  /// What is drawn anew in every picture; nil for a layer with pixels.
  public private(set) var drawing: LayerDrawing?
  /// Whether every pixel is opaque, so that nothing behind needs to be drawn.
  public var isOpaque: Bool {
    didSet { if isOpaque != oldValue { didRepaint(bitmap.bounds) } }
  }
  /// The part of a layer that is not opaque altogether in which every pixel is opaque, in pixels of
  /// its own; without extent where none is known.
  public var opaquePart = PixelRect.zero
  /// Counts repaints.
  public private(set) var version = 0
  /// What changed with the latest versions, in the layer's own pixels, since the last `takeDamage()`.
  public private(set) var damage = PixelRect.zero
  /// The damage as the tracker took it for the scene with a number, for a layer placed twice.
  private var taken = (scene: 0, damage: PixelRect.zero)
  private var history = RepaintHistory()

  /// Creates a layer around a bitmap.
  public init(bitmap: Bitmap, isOpaque: Bool) {
    self.bitmap = bitmap
    self.isOpaque = isOpaque
    extent = bitmap.bounds
    damage = extent
  }

  /// Creates a layer that is drawn into every picture; it has no pixels of its own.
  public init(drawing: LayerDrawing) {
    bitmap = Bitmap(width: 0, height: 0)
    isOpaque = false
    self.drawing = drawing
    extent = drawing.bounds
    damage = drawing.bounds
  }

  /// The pixels that the layer covers, in pixels of its own.
  public private(set) var extent: PixelRect

  /// Takes the list back that was drawn last, emptied, so that its memory serves the next one.
  public func takeList() -> DisplayList {
    guard var list = drawing?.list else { return DisplayList() }
    drawing?.list = DisplayList()
    list.removeAll()
    return list
  }

  /// Has something else drawn into the next pictures.
  public func draw(_ drawing: LayerDrawing) {
    let old = extent
    self.drawing = drawing
    extent = drawing.bounds
    didRepaint(old.union(drawing.bounds))
  }

  /// Notes that pixels inside a rectangle were painted anew.
  public func didRepaint(_ rect: PixelRect) {
    version += 1
    damage = damage.union(rect)
    history.note(rect, version: version)
  }

  /// What was repainted after a version, in the layer's own pixels, for those who keep a copy of
  /// them; it may be more, where the version is an old one.
  public func damage(since version: Int) -> PixelRect { history.damage(since: version) }

  /// Returns what was repainted since the last call, in the layer's own pixels.
  ///
  /// The window's `DamageTracker` calls this once a frame; whoever else does takes damage from it.
  public func takeDamage() -> PixelRect {
    guard !damage.isEmpty else { return .zero }
    defer { damage = .zero }
    return damage
  }

  /// Returns what was repainted, the same for each of the layer's places in one scene.
  func takeDamage(forScene number: Int) -> PixelRect {
    // Without damage nothing is written, frame by frame.
    guard !damage.isEmpty else { return taken.scene == number ? taken.damage : .zero }
    if taken.scene != number { taken = (number, takeDamage()) }
    return taken.damage
  }
}

/// A few shapes that are drawn into every picture, rather than once into a layer's pixels.
public struct LayerDrawing: Sendable {
  /// The shapes in points from the layer's origin.
  public var list: DisplayList
  /// Device pixels in a point.
  public var scale: Double
  /// The pixels around everything the list draws, from the layer's origin.
  public var bounds: PixelRect

  /// Creates a drawing.
  public init(list: DisplayList, scale: Double, bounds: PixelRect) {
    self.list = list
    self.scale = scale
    self.bounds = bounds
  }
}

/// A second picture into which a layer turns: its share of the colour of every pixel.
@MainActor public struct LayerMix {
  /// The other picture; one without a `drawing`.
  public var layer: Layer
  /// Its left edge in window pixels.
  public var x: Int
  /// Its top edge in window pixels.
  public var y: Int
  /// Its share, from 0 to 255.
  public var part: UInt8

  /// Creates a mix.
  public init(layer: Layer, x: Int, y: Int, part: UInt8) {
    self.layer = layer
    self.x = x
    self.y = y
    self.part = part
  }
}

/// Round corners, inside of which a layer is seen.
public struct RoundClip: Hashable, Sendable {
  /// The left edge in window pixels.
  public var left: Double
  /// The top edge in window pixels.
  public var top: Double
  /// The right edge in window pixels.
  public var right: Double
  /// The bottom edge in window pixels.
  public var bottom: Double
  /// The radius of the corners in pixels.
  public var radius: Double

  /// Creates a clip.
  public init(left: Double, top: Double, right: Double, bottom: Double, radius: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
    self.radius = radius
  }

  /// Whether something of a rectangle may lie outside.
  public func cuts(_ rect: PixelRect) -> Bool {
    let isWithin =
      Double(rect.x) >= left && Double(rect.maxX) <= right && Double(rect.y) >= top
      && Double(rect.maxY) <= bottom
    let isBesideCorners =
      Double(rect.x) >= left + radius && Double(rect.maxX) <= right - radius
      || Double(rect.y) >= top + radius && Double(rect.maxY) <= bottom - radius
    return !isWithin || !isBesideCorners
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
  /// The picture into which the layer turns.
  public var mix: LayerMix?
  /// Round corners, inside of which the layer is seen.
  public var roundClip: RoundClip?

  /// Creates a placement.
  public init(layer: Layer, x: Int, y: Int, clip: PixelRect, opacity: UInt8 = 255) {
    self.layer = layer
    self.x = x
    self.y = y
    self.clip = clip
    self.opacity = opacity
  }

  /// The part of the window that the layer covers with opaque pixels; nothing behind is seen there.
  public var opaqueFrame: PixelRect {
    guard opacity == 255, mix == nil, roundClip == nil else { return .zero }
    let part = layer.isOpaque ? layer.extent : layer.opaquePart
    return part.offsetBy(x: x, y: y).intersection(clip)
  }

  /// The part of the window that the layer covers.
  public var frame: PixelRect {
    var covered = layer.extent.offsetBy(x: x, y: y)
    if let mix { covered = covered.union(mix.layer.extent.offsetBy(x: mix.x, y: mix.y)) }
    return covered.intersection(clip)
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
