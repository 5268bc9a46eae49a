import SwipeTabCore

extension ListPainter {
  func text(_ layout: TextLayout, at point: Point, _ color: Color, _ transform: Transform) {
    guard let origin = transform.pixel(point) else { return }
    let pixel = color.pixel
    for run in layout.runs {
      let x = origin.x + run.x
      let y = origin.y + run.y
      switch run.glyphs {
      case .mask(let mask):
        guard color.alpha > 0 else { continue }
        draw(mask, x: x, y: y, pixel)
      case .color(let picture):
        let target = PixelRect(x: x, y: y, width: picture.width, height: picture.height)
        draw(picture, in: target, opacity: color.alpha)
      }
    }
  }

  private func draw(_ mask: CoverageMask, x: Int, y: Int, _ pixel: UInt32) {
    let target = PixelRect(x: x, y: y, width: mask.width, height: mask.height)
    mask.coverage.withUnsafeBufferPointer { coverage in
      guard let base = coverage.baseAddress else { return }
      rows(of: target) { row, clip in
        let source = base + (row - y) * mask.width + clip.x - x
        (scratch.coverage + clip.x).update(from: source, count: clip.width)
        canvas.paint(
          CoverageSpan(buffered: clip.x, clip.maxX), row, .pixel(pixel), scratch: scratch)
      }
    }
  }

  func draw(
    _ image: Image, in rect: Rect, tint: Color, opacity: Double, _ transform: Transform
  ) {
    let level = PixelMath.level(opacity)
    guard level > 0, let target = transform.pixels(rect), !target.isEmpty else { return }
    guard !target.intersection(canvas.clip).isEmpty else { return }
    let side = Image.greatestSide
    guard target.width <= side, target.height <= side,
      let picture = image.provider.pixels(width: target.width, height: target.height),
      picture.width > 0, picture.height > 0
    else {
      if case .roundedRect(let box, let radius, let grey) = Image.placeholder(
        in: rect, opacity: opacity)
      {
        fill(box, radius: radius, grey, transform)
      }
      return
    }
    let oriented = image.isMirrored ? picture.mirrored() : picture
    switch image.renderingMode {
    case .original: draw(oriented, in: target, opacity: level)
    case .template:
      stencil(oriented, in: target, tint.opacity(opacity).pixel)
    }
  }

  private func draw(_ picture: PixelBuffer, in target: PixelRect, opacity: UInt8) {
    guard opacity > 0, picture.width > 0, picture.height > 0 else { return }
    let isExact = picture.width == target.width
    picture.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      rows(of: target) { y, clip in
        let line = base + (y - target.y) * picture.height / target.height * picture.width
        let row = scratch.pixels
        if isExact {
          (row + clip.x).update(from: line + clip.x - target.x, count: clip.width)
        } else {
          for x in clip.x..<clip.maxX {
            row[x] = line[(x - target.x) * picture.width / target.width]
          }
        }
        if opacity < 255 {
          PixelRow.scale(row + clip.x, clip.width, by: opacity)
        }
        let span = CoverageSpan(
          start: clip.x, end: clip.maxX, solidStart: clip.x, solidEnd: clip.maxX)
        canvas.paint(span, y, .row, scratch: scratch)
      }
    }
  }

  private func stencil(_ picture: PixelBuffer, in target: PixelRect, _ pixel: UInt32) {
    guard pixel >> 24 > 0 else { return }
    picture.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      rows(of: target) { y, clip in
        let line = base + (y - target.y) * picture.height / target.height * picture.width
        for x in clip.x..<clip.maxX {
          let source = line[(x - target.x) * picture.width / target.width]
          scratch.coverage[x] = UInt8(truncatingIfNeeded: source >> 24)
        }
        canvas.paint(
          CoverageSpan(buffered: clip.x, clip.maxX), y, .pixel(pixel), scratch: scratch)
      }
    }
  }
}
