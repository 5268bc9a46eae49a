import SwipeTabCore

extension ListPainter {
  func fill(_ rect: Rect, radius: Double, _ color: Color, _ transform: Transform) {
    guard color.alpha > 0, let shape = shape(rect, radius: radius, transform) else { return }
    let pixel = color.pixel
    rows(of: shape.bounds) { y, clip in
      let span = shape.row(y, from: clip.x, to: clip.maxX, into: scratch.coverage)
      canvas.paint(span, y, .pixel(pixel), scratch: scratch)
    }
  }

  func stroke(
    _ rect: Rect, radius: Double, width: Double, _ color: Color, _ transform: Transform
  ) {
    guard color.alpha > 0, var outer = shape(rect, radius: radius, transform) else { return }
    let thickness = width > 0 ? transform.length(width) : 1
    if width <= 0 {
      // One device pixel is only seen as one where the edges lie on device pixels.
      guard let area = transform.pixels(rect), !area.isEmpty else { return }
      outer = RoundedShape(
        left: Double(area.x), top: Double(area.y), right: Double(area.maxX),
        bottom: Double(area.maxY), radius: outer.radius
      ).cached(in: cache)
    }
    let inner = outer.inset(by: thickness).cached(in: cache)
    let pixel = color.pixel
    rows(of: outer.bounds) { y, clip in
      let span = outer.row(y, from: clip.x, to: clip.maxX, into: scratch.coverage)
      let hole = inner.row(y, from: clip.x, to: clip.maxX, into: scratch.inner)
      guard !hole.isEmpty else {
        canvas.paint(span, y, .pixel(pixel), scratch: scratch)
        return
      }
      // The part that the inside covers entirely has no border; the border is left and right of it.
      for var side in [span.clipped(to: hole.solidStart), span.clipped(from: hole.solidEnd)] {
        guard !side.isEmpty else { continue }
        side.subtract(scratch.coverage, hole, scratch.inner)
        canvas.paint(side, y, .pixel(pixel), scratch: scratch)
      }
    }
  }

  func shadow(
    _ rect: Rect, radius: Double, blur: Double, _ color: Color, _ transform: Transform
  ) {
    let softness = transform.length(blur)
    guard softness >= 0.5 else { return fill(rect, radius: radius, color, transform) }
    guard color.alpha > 0, let area = transform.pixels(rect), !area.isEmpty else { return }
    let shadow = ShadowShape(
      of: area, radius: transform.length(radius), blur: softness, cache: cache)
    let pixel = color.pixel
    rows(of: shadow.bounds) { y, clip in
      let span = shadow.row(y, from: clip.x, to: clip.maxX, into: scratch.coverage)
      canvas.paint(span, y, .pixel(pixel), scratch: scratch)
    }
  }

  func gradient(
    _ rect: Rect, radius: Double, _ stops: [GradientStop], from start: Point, to end: Point,
    _ transform: Transform
  ) {
    let (startX, startY) = transform.position(start)
    let (endX, endY) = transform.position(end)
    guard let shape = shape(rect, radius: radius, transform),
      let table = GradientTable(
        stops: stops, startX: startX, startY: startY, endX: endX, endY: endY, cache: cache)
    else { return }
    rows(of: shape.bounds) { y, clip in
      let span = shape.row(y, from: clip.x, to: clip.maxX, into: scratch.coverage)
      table.row(y, from: span.start, to: span.end, into: scratch.pixels)
      canvas.paint(span, y, .row, scratch: scratch)
    }
  }

  func line(_ points: [Point], width: Double, _ color: Color, _ transform: Transform) {
    guard color.alpha > 0 else { return }
    let line = LineShape(
      points: points.map(transform.position), width: transform.length(width), within: canvas.clip)
    let pixel = color.pixel
    rows(of: line.bounds) { y, clip in
      let span = line.row(y, from: clip.x, to: clip.maxX, into: scratch.coverage)
      canvas.paint(span, y, .pixel(pixel), scratch: scratch)
    }
  }

  func hairline(
    _ from: Point, length: Double, isVertical: Bool, _ color: Color, _ transform: Transform
  ) {
    let to = Point(x: from.x + (isVertical ? 0 : length), y: from.y + (isVertical ? length : 0))
    guard let start = transform.pixel(from), let end = transform.pixel(to) else { return }
    let rect = PixelRect(
      x: start.x, y: start.y, width: isVertical ? 1 : end.x - start.x,
      height: isVertical ? end.y - start.y : 1)
    canvas.fill(rect, with: color.pixel, scratch: scratch)
  }

  /// Calls `body` for every row of `bounds` that may be written, with the columns that may be.
  func rows(of bounds: PixelRect, _ body: (_ y: Int, _ clip: PixelRect) -> Void) {
    let area = bounds.intersection(canvas.clip)
    guard !area.isEmpty else { return }
    for y in area.y..<area.maxY { body(y, area) }
  }
}
