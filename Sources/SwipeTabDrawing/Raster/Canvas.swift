/// The pixels that are drawn into, with what limits them: a clip of whole pixels and round clips.
@MainActor struct Canvas {
  /// What covered pixels are painted with.
  enum Paint {
    /// One premultiplied pixel.
    case pixel(UInt32)
    /// The scratch row of pixels, which was filled for this row.
    case row
  }

  /// The memory.
  let bitmap: Bitmap
  /// The device pixel at the bitmap's left edge.
  let originX: Int
  /// The device pixel at the bitmap's top edge.
  let originY: Int
  /// The device pixels that may be written.
  var clip: PixelRect
  /// Further limits, whose edges are covered in part.
  var shapes: [RoundedShape] = []
  /// One more of them, which needs no memory.
  var roundClip: RoundedShape?
  /// Takes what is painted instead of the bitmap.
  var runs: PixelRuns?

  /// The memory of one device pixel.
  @inline(__always) func address(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    bitmap.pixels + ((y - originY) * bitmap.stride + x - originX)
  }

  /// Fills whole pixels.
  func fill(_ rect: PixelRect, with pixel: UInt32, scratch: RowScratch) {
    let area = rect.intersection(clip)
    guard !area.isEmpty, pixel >> 24 != 0 else { return }
    for y in area.y..<area.maxY {
      let span = CoverageSpan(
        start: area.x, end: area.maxX, solidStart: area.x, solidEnd: area.maxX)
      paint(span, y, .pixel(pixel), scratch: scratch)
    }
  }

  /// Paints a part of a row, whose coverage is in the first scratch buffer.
  func paint(_ span: CoverageSpan, _ y: Int, _ paint: Paint, scratch: RowScratch) {
    var span = span
    if let roundClip {
      let limit = roundClip.row(y, from: span.start, to: span.end, into: scratch.limit)
      span.multiply(scratch.coverage, by: limit, scratch.limit)
    }
    for shape in shapes where !span.isEmpty {
      let limit = shape.row(y, from: span.start, to: span.end, into: scratch.limit)
      span.multiply(scratch.coverage, by: limit, scratch.limit)
    }
    guard !span.isEmpty else { return }
    if let runs { return note(span, y, paint, scratch: scratch, in: runs) }
    let row = address(span.start, y) - span.start
    let coverage = UnsafePointer(scratch.coverage)
    let (start, middle, tail, end) = (span.start, span.solidStart, span.solidEnd, span.end)
    switch paint {
    case .pixel(let pixel):
      PixelRow.blend(row + start, middle - start, with: pixel, coverage: coverage + start)
      PixelRow.blend(row + middle, tail - middle, with: pixel)
      PixelRow.blend(row + tail, end - tail, with: pixel, coverage: coverage + tail)
    case .row:
      let source = UnsafePointer(scratch.pixels)
      PixelRow.blend(row + start, middle - start, over: source + start, coverage: coverage + start)
      PixelRow.blend(row + middle, tail - middle, over: source + middle)
      PixelRow.blend(row + tail, end - tail, over: source + tail, coverage: coverage + tail)
    }
  }

  /// Notes a part of a row instead of painting it.
  private func note(
    _ span: CoverageSpan, _ y: Int, _ paint: Paint, scratch: RowScratch, in runs: PixelRuns
  ) {
    switch paint {
    case .pixel(let pixel):
      runs.add(y, span.start..<span.solidStart, pixel, coverage: scratch.coverage)
      runs.add(y, span.solidStart..<span.solidEnd, pixel)
      runs.add(y, span.solidEnd..<span.end, pixel, coverage: scratch.coverage)
    case .row:
      for x in span.start..<span.end {
        let level = UInt32(span.level(x, scratch.coverage))
        runs.add(y, x..<(x + 1), PixelMath.scale(scratch.pixels[x], by: level))
      }
    }
  }
}

/// Rows of memory that drawing needs for a moment, indexed by the device pixel's x.
@MainActor final class RowScratch {
  /// Pixels in a row.
  let width: Int
  /// The coverage of what is drawn.
  let coverage: UnsafeMutablePointer<UInt8>
  /// The coverage of what is taken away from it.
  let inner: UnsafeMutablePointer<UInt8>
  /// The coverage of a clip.
  let limit: UnsafeMutablePointer<UInt8>
  /// The pixels of a gradient or an image.
  let pixels: UnsafeMutablePointer<UInt32>
  /// The pixels of a second picture.
  let others: UnsafeMutablePointer<UInt32>

  init(width: Int) {
    self.width = max(1, width)
    coverage = .allocate(capacity: self.width)
    inner = .allocate(capacity: self.width)
    limit = .allocate(capacity: self.width)
    pixels = .allocate(capacity: self.width)
    others = .allocate(capacity: self.width)
    coverage.initialize(repeating: 0, count: self.width)
    inner.initialize(repeating: 0, count: self.width)
    limit.initialize(repeating: 0, count: self.width)
    pixels.initialize(repeating: 0, count: self.width)
    others.initialize(repeating: 0, count: self.width)
  }

  isolated deinit {
    coverage.deallocate()
    inner.deallocate()
    limit.deallocate()
    pixels.deallocate()
    others.deallocate()
  }
}
