/// Rectangles of one colour each, which blended one after the other draw shapes with soft edges: for
/// graphics cards, which draw the same pixels from them as the rasteriser does.
///
/// A pixel that a shape covers in part is a run of its own, in a colour that is fainter by as much;
/// what is covered entirely is a few large ones. The memory is used again from picture to picture.
@MainActor public final class PixelRuns {
  /// A rectangle of pixels of the same colour.
  public struct Run: Hashable, Sendable {
    /// The pixels.
    public var rect: PixelRect
    /// The colour, premultiplied `0xAARRGGBB`.
    public var pixel: UInt32
  }

  /// The runs in the order in which they are blended.
  public private(set) var runs: [Run] = []
  private var row = Int.min
  /// Where the row's latest run ends.
  private var end = Int.min
  /// The runs that end with the row before, from left to right.
  private var above: [Int] = []
  private var current: [Int] = []
  private var cursor = 0

  /// Creates an empty list.
  public init() {}

  /// Takes everything away, but keeps the memory.
  public func removeAll() {
    runs.removeAll(keepingCapacity: true)
    above.removeAll(keepingCapacity: true)
    current.removeAll(keepingCapacity: true)
    row = .min
    end = .min
  }

  /// Adds pixels of a row by the coverage of each.
  func add(_ y: Int, _ range: Range<Int>, _ pixel: UInt32, coverage: UnsafePointer<UInt8>) {
    var x = range.lowerBound
    while x < range.upperBound {
      let level = coverage[x]
      var end = x + 1
      while end < range.upperBound, coverage[end] == level { end += 1 }
      add(y, x..<end, PixelMath.scale(pixel, by: UInt32(level)))
      x = end
    }
  }

  /// Adds pixels of a row.
  ///
  /// They continue the run before them, or that above them of the same columns. Shapes are drawn row
  /// by row from left to right, so nothing else was drawn there meanwhile; what steps back to the left
  /// is another shape.
  func add(_ y: Int, _ range: Range<Int>, _ pixel: UInt32) {
    guard !range.isEmpty, pixel != 0 else { return }
    if y != row || range.lowerBound < end { begin(y) }
    end = range.upperBound
    if let index = current.last, runs[index].pixel == pixel, runs[index].rect.y == y,
      runs[index].rect.maxX == range.lowerBound
    {
      runs[index].rect.width += range.count
      return
    }
    while cursor < above.count, runs[above[cursor]].rect.x < range.lowerBound { cursor += 1 }
    if cursor < above.count {
      let index = above[cursor]
      let rect = runs[index].rect
      if rect.x == range.lowerBound, rect.width == range.count, runs[index].pixel == pixel {
        runs[index].rect.height += 1
        current.append(index)
        return
      }
    }
    current.append(runs.count)
    runs.append(
      Run(
        rect: PixelRect(x: range.lowerBound, y: y, width: range.count, height: 1), pixel: pixel))
  }

  private func begin(_ y: Int) {
    above.removeAll(keepingCapacity: true)
    if y == row + 1 { swap(&above, &current) }
    current.removeAll(keepingCapacity: true)
    cursor = 0
    row = y
  }
}

extension Rasterizer {
  /// Adds the runs that draw a layer's shapes.
  ///
  /// - Parameters:
  ///   - placement: the layer, which has a `drawing`, and its place.
  ///   - limit: the pixels that are there at all.
  ///   - runs: takes them.
  public func addRuns(
    of placement: LayerPlacement, within limit: PixelRect, to runs: PixelRuns
  ) {
    let clip = placement.frame.intersection(limit)
    guard let drawing = placement.layer.drawing, placement.opacity > 0, !clip.isEmpty,
      drawing.scale > 0, drawing.scale.isFinite
    else { return }
    var canvas = Canvas(bitmap: nothing, originX: 0, originY: 0, clip: clip)
    canvas.runs = runs
    draw(
      drawing.list, on: canvas, width: limit.maxX, scale: drawing.scale, x: placement.x,
      y: placement.y, roundClip: placement.roundClip, opacity: placement.opacity)
  }

  /// Adds the runs by whose pixels a picture is multiplied that is cut along round corners.
  ///
  /// - Parameters:
  ///   - clip: the corners.
  ///   - rect: the pixels of the picture.
  ///   - limit: the pixels that are there at all.
  ///   - opacity: the opacity of the picture, from 0 to 255.
  ///   - runs: takes them; all channels of a pixel are the same.
  public func addRuns(
    of clip: RoundClip, in rect: PixelRect, within limit: PixelRect, opacity: UInt8,
    to runs: PixelRuns
  ) {
    let rect = rect.intersection(limit)
    guard !rect.isEmpty else { return }
    let scratch = scratch(width: limit.maxX)
    let shape = shape(clip)
    let white = UInt32(opacity) &* 0x0101_0101
    for y in rect.y..<rect.maxY {
      let span = shape.row(y, from: rect.x, to: rect.maxX, into: scratch.coverage)
      guard !span.isEmpty else { continue }
      if opacity < 255 { span.scale(scratch.coverage, by: opacity) }
      runs.add(y, span.start..<span.solidStart, .max, coverage: scratch.coverage)
      runs.add(y, span.solidStart..<span.solidEnd, white)
      runs.add(y, span.solidEnd..<span.end, .max, coverage: scratch.coverage)
    }
  }
}
