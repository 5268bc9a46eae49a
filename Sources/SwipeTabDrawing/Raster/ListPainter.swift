import SwipeTabCore

/// Draws the commands of a list and of the lists inside it.
@MainActor struct ListPainter {
  /// What a matching pop ends.
  private enum Frame {
    /// A clip: the limits before it.
    case clip(PixelRect, [RoundedShape])
    /// A group: the canvas behind it, and the group's opacity.
    case group(Canvas, UInt8)
  }

  var canvas: Canvas
  let scratch: RowScratch
  let cache: MaskCache
  private var frames: [Frame] = []
  private var depth = 0

  init(canvas: Canvas, scratch: RowScratch, cache: MaskCache) {
    self.canvas = canvas
    self.scratch = scratch
    self.cache = cache
  }

  /// Draws a list; clips and groups that it leaves open end with it.
  mutating func draw(_ list: DisplayList, _ transform: Transform) {
    guard depth < Rasterizer.greatestDepth else { return }
    depth += 1
    let open = frames.count
    for command in list.commands {
      draw(command, transform, open: open)
    }
    while frames.count > open { endFrame() }
    depth -= 1
  }

  private mutating func draw(_ command: DrawCommand, _ transform: Transform, open: Int) {
    switch command {
    case .pushClip(let rect, let radius): pushClip(rect, radius, transform)
    case .pushOpacity(let opacity, let bounds): pushGroup(opacity, bounds, transform)
    case .popClip:
      if frames.count > open, case .clip = frames.last { endFrame() }
    case .popOpacity:
      if frames.count > open, case .group = frames.last { endFrame() }
    default:
      guard !canvas.clip.isEmpty else { return }
      paint(command, transform)
    }
  }

  private mutating func paint(_ command: DrawCommand, _ transform: Transform) {
    switch command {
    case .fill(let rect, let color): fill(rect, radius: 0, color, transform)
    case .roundedRect(let rect, let radius, let color): fill(rect, radius: radius, color, transform)
    case .stroke(let rect, let radius, let width, let color):
      stroke(rect, radius: radius, width: width, color, transform)
    case .shadow(let rect, let radius, let blur, let color):
      shadow(rect, radius: radius, blur: blur, color, transform)
    case .gradient(let rect, let radius, let stops, let start, let end):
      gradient(rect, radius: radius, stops, from: start, to: end, transform)
    case .line(let points, let width, let color): line(points, width: width, color, transform)
    case .hairline(let from, let length, let isVertical, let color):
      hairline(from, length: length, isVertical: isVertical, color, transform)
    case .text(let layout, let point, let color): text(layout, at: point, color, transform)
    case .image(let image, let rect, let tint, let opacity):
      draw(image, in: rect, tint: tint, opacity: opacity, transform)
    case .list(let list, let point): draw(list, transform.moved(to: point))
    case .pushClip, .popClip, .pushOpacity, .popOpacity: break
    }
  }

  private mutating func pushClip(_ rect: Rect, _ radius: Double, _ transform: Transform) {
    frames.append(.clip(canvas.clip, canvas.shapes))
    guard let shape = shape(rect, radius: radius, transform) else {
      canvas.clip = .zero
      return
    }
    canvas.clip = canvas.clip.intersection(shape.bounds)
    if !shape.isPlain { canvas.shapes.append(shape) }
  }

  private mutating func pushGroup(_ opacity: Double, _ bounds: Rect, _ transform: Transform) {
    let level = PixelMath.level(opacity)
    let area = shape(bounds, radius: 0, transform)?.bounds ?? .zero
    let region = level == 0 ? .zero : area.intersection(canvas.clip)
    frames.append(.group(canvas, level))
    if level == 255 {
      canvas.clip = region
      return
    }
    let memory = Bitmap(width: region.width, height: region.height)
    canvas = Canvas(bitmap: memory, originX: region.x, originY: region.y, clip: region)
  }

  private mutating func endFrame() {
    switch frames.popLast() {
    case .clip(let clip, let shapes):
      canvas.clip = clip
      canvas.shapes = shapes
    case .group(let behind, let level):
      let group = canvas
      canvas = behind
      if level < 255 { blend(group, opacity: level) }
    case nil: break
    }
  }

  /// Blends a finished group over what lies behind it.
  private func blend(_ group: Canvas, opacity: UInt8) {
    let area = PixelRect(
      x: group.originX, y: group.originY, width: group.bitmap.width, height: group.bitmap.height)
    guard !area.isEmpty else { return }
    for y in area.y..<area.maxY {
      let row = scratch.pixels + area.x
      row.update(from: group.address(area.x, y), count: area.width)
      PixelRow.scale(row, area.width, by: opacity)
      let span = CoverageSpan(
        start: area.x, end: area.maxX, solidStart: area.x, solidEnd: area.maxX)
      canvas.paint(span, y, .row, scratch: scratch)
    }
  }

  /// A shape in device pixels, with its corner from the cache; nil where there is nothing to see.
  func shape(_ rect: Rect, radius: Double, _ transform: Transform) -> RoundedShape? {
    guard let (left, top, right, bottom) = transform.edges(rect) else { return nil }
    return RoundedShape(
      left: left, top: top, right: right, bottom: bottom, radius: transform.length(radius)
    ).cached(in: cache)
  }
}
