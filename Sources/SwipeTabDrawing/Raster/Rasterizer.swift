public import SwipeTabCore

/// Turns display lists into pixels: anti-aliased shapes, tinted masks, images, clips and groups.
///
/// The result depends on the list, the scale and the place only: drawing a part again gives the
/// same pixels as drawing everything. Rectangles whose edges lie on device pixels have no partly
/// covered pixels; fractional edges cover exactly their part. Text, images, shadows and hairlines
/// are moved to whole device pixels. Coordinates that are not numbers draw nothing.
@MainActor public final class Rasterizer {
  /// The most bytes of corner and shadow masks that are kept between calls.
  public static let standardMaskBudget = 4 << 20
  /// Lists inside lists beyond this depth are not drawn.
  public static let greatestDepth = 64

  /// How many pixels were inside dirty rectangles so far, for counters and tests.
  public private(set) var rasterizedPixels = 0

  let cache: MaskCache
  /// What is painted on when nothing is to be painted.
  let nothing = Bitmap(width: 0, height: 0)
  private var scratch = RowScratch(width: 0)

  /// Rows for pixels up to a width.
  func scratch(width: Int) -> RowScratch {
    if scratch.width < width { scratch = RowScratch(width: width) }
    return scratch
  }

  /// A clip's shape, with its corner from the cache.
  func shape(_ clip: RoundClip) -> RoundedShape {
    RoundedShape(
      left: clip.left, top: clip.top, right: clip.right, bottom: clip.bottom, radius: clip.radius
    ).cached(in: cache)
  }

  /// Creates a rasteriser; `maskBudget` is in bytes.
  public init(maskBudget: Int = Rasterizer.standardMaskBudget) {
    cache = MaskCache(byteBudget: maskBudget)
  }

  /// Clears a rectangle of a bitmap and draws the list's part of it.
  ///
  /// - Parameters:
  ///   - list: what to draw, in points.
  ///   - bitmap: where to draw.
  ///   - scale: device pixels in a point; nothing is drawn unless it is above 0.
  ///   - origin: where the list's origin lies in the bitmap, in points.
  ///   - dirty: the pixels to clear and draw; nil for all.
  ///   - background: what the pixels are cleared to.
  public func rasterize(
    _ list: DisplayList, into bitmap: Bitmap, scale: Double, origin: Point = .zero,
    dirty: PixelRect? = nil, background: Color = .clear
  ) {
    let clip = (dirty ?? bitmap.bounds).intersection(bitmap.bounds)
    guard !clip.isEmpty else { return }
    rasterizedPixels += clip.area
    bitmap.fill(clip, with: background.pixel)
    guard scale > 0, scale.isFinite, origin.x.isFinite, origin.y.isFinite else { return }
    let scratch = scratch(width: bitmap.width)
    let canvas = Canvas(bitmap: bitmap, originX: 0, originY: 0, clip: clip)
    var painter = ListPainter(canvas: canvas, scratch: scratch, cache: cache)
    painter.draw(list, Transform(scale: scale, x: origin.x * scale, y: origin.y * scale))
  }

  /// Draws a list over what is in a bitmap.
  ///
  /// - Parameters:
  ///   - list: what to draw, in points.
  ///   - bitmap: where to draw.
  ///   - scale: device pixels in a point.
  ///   - x: where the list's origin lies in the bitmap.
  ///   - y: where the list's origin lies in the bitmap.
  ///   - clip: the pixels that may be written.
  ///   - roundClip: round corners inside of which everything stays.
  ///   - opacity: the opacity of all of it, from 0 to 255.
  func draw(
    _ list: DisplayList, onto bitmap: Bitmap, scale: Double, x: Int, y: Int, clip: PixelRect,
    roundClip: RoundClip?, opacity: UInt8
  ) {
    let clip = clip.intersection(bitmap.bounds)
    guard !clip.isEmpty, scale > 0, scale.isFinite else { return }
    let canvas = Canvas(bitmap: bitmap, originX: 0, originY: 0, clip: clip)
    draw(
      list, on: canvas, width: bitmap.width, scale: scale, x: x, y: y, roundClip: roundClip,
      opacity: opacity)
  }

  /// Draws a list on a canvas of a width in pixels.
  func draw(
    _ list: DisplayList, on canvas: Canvas, width: Int, scale: Double, x: Int, y: Int,
    roundClip: RoundClip?, opacity: UInt8
  ) {
    var canvas = canvas
    let clip = canvas.clip
    canvas.roundClip = roundClip.map { shape($0) }
    var painter = ListPainter(canvas: canvas, scratch: scratch(width: width), cache: cache)
    let transform = Transform(scale: scale, x: Double(x), y: Double(y))
    guard opacity < 255 else { return painter.draw(list, transform) }
    var group = DisplayList()
    let bounds = Rect(
      x: Double(clip.x - x) / scale, y: Double(clip.y - y) / scale,
      width: Double(clip.width) / scale, height: Double(clip.height) / scale)
    group.append(.pushOpacity(Double(opacity) / 255, bounds: bounds))
    group.append(.list(list, at: .zero))
    painter.draw(group, transform)
  }
}
