extension CPUCompositor {
  /// Blends a part of a translucent layer over what is there.
  func blend(_ placement: LayerPlacement, _ piece: PixelRect, onto bitmap: Bitmap) {
    writtenPixels += piece.area
    if placement.layer.drawing != nil {
      draw(placement, piece, onto: bitmap)
    } else if placement.mix == nil, placement.roundClip == nil {
      blendRows(placement, piece, onto: bitmap)
    } else if let mix = placement.mix, placement.roundClip == nil, placement.opacity == 255,
      placement.layer.extent.offsetBy(x: placement.x, y: placement.y).contains(piece),
      mix.layer.extent.offsetBy(x: mix.x, y: mix.y).contains(piece)
    {
      blendMixedRows(placement, mix, piece, onto: bitmap)
    } else {
      blendShaped(placement, piece, onto: bitmap)
    }
  }

  private func blendRows(_ placement: LayerPlacement, _ piece: PixelRect, onto bitmap: Bitmap) {
    let source = placement.layer.bitmap
    var from = source.pixels + (piece.y - placement.y) * source.stride + piece.x - placement.x
    var to = bitmap.pixels + piece.y * bitmap.stride + piece.x
    for _ in 0..<piece.height {
      if placement.layer.isOpaque {
        PixelRow.mix(to, piece.width, with: from, opacity: placement.opacity)
      } else {
        PixelRow.blend(to, piece.width, over: from, opacity: placement.opacity)
      }
      from += source.stride
      to += bitmap.stride
    }
  }

  /// Blends a layer that turns into another one, where both are: the items of a bar in a swipe.
  private func blendMixedRows(
    _ placement: LayerPlacement, _ mix: LayerMix, _ piece: PixelRect, onto bitmap: Bitmap
  ) {
    let (source, other) = (placement.layer.bitmap, mix.layer.bitmap)
    var from = source.pixels + (piece.y - placement.y) * source.stride + piece.x - placement.x
    var with = other.pixels + (piece.y - mix.y) * other.stride + piece.x - mix.x
    var to = bitmap.pixels + piece.y * bitmap.stride + piece.x
    for _ in 0..<piece.height {
      PixelRow.blend(to, piece.width, over: from, mixedWith: with, part: mix.part)
      from += source.stride
      with += other.stride
      to += bitmap.stride
    }
  }

  /// Draws shapes into the picture.
  private func draw(_ placement: LayerPlacement, _ piece: PixelRect, onto bitmap: Bitmap) {
    guard let drawing = placement.layer.drawing, placement.opacity > 0 else { return }
    rasterizer.draw(
      drawing.list, onto: bitmap, scale: drawing.scale, x: placement.x, y: placement.y,
      clip: piece, roundClip: placement.roundClip, opacity: placement.opacity)
  }

  /// Blends a layer that turns into another one or that is cut along round corners.
  private func blendShaped(_ placement: LayerPlacement, _ piece: PixelRect, onto bitmap: Bitmap) {
    let scratch = rasterizer.scratch(width: bitmap.width)
    let shape = placement.roundClip.map { rasterizer.shape($0) }
    let row = scratch.pixels
    for y in piece.y..<piece.maxY {
      var span = CoverageSpan(
        start: piece.x, end: piece.maxX, solidStart: piece.x, solidEnd: piece.maxX)
      if let shape {
        span = shape.row(y, from: piece.x, to: piece.maxX, into: scratch.coverage)
        guard !span.isEmpty else { continue }
      }
      let pixels: UnsafePointer<UInt32>
      if let mix = placement.mix {
        read(placement.layer, placement.x, placement.y, y, span, into: row)
        let other = scratch.others
        read(mix.layer, mix.x, mix.y, y, span, into: other)
        PixelRow.mixShares(
          row + span.start, span.end - span.start, with: other + span.start, part: mix.part)
        pixels = UnsafePointer(row)
      } else {
        let source = placement.layer.bitmap
        pixels = UnsafePointer(source.pixels + (y - placement.y) * source.stride - placement.x)
      }
      let target = bitmap.pixels + y * bitmap.stride
      let coverage = UnsafePointer(scratch.coverage)
      if placement.opacity < 255 { span.scale(scratch.coverage, by: placement.opacity) }
      let (start, middle, tail, end) = (span.start, span.solidStart, span.solidEnd, span.end)
      PixelRow.blend(
        target + start, middle - start, over: pixels + start, coverage: coverage + start)
      PixelRow.blend(
        target + middle, tail - middle, over: pixels + middle, opacity: placement.opacity)
      PixelRow.blend(target + tail, end - tail, over: pixels + tail, coverage: coverage + tail)
    }
  }

  /// Copies a row of a layer; what lies beside the layer is transparent.
  private func read(
    _ layer: Layer, _ x: Int, _ y: Int, _ row: Int, _ span: CoverageSpan,
    into pixels: UnsafeMutablePointer<UInt32>
  ) {
    let bitmap = layer.bitmap
    let start = max(span.start, x)
    let end = min(span.end, x + bitmap.width)
    guard row >= y, row < y + bitmap.height, end > start else {
      PixelRow.fill(pixels + span.start, span.end - span.start, with: 0)
      return
    }
    PixelRow.fill(pixels + span.start, start - span.start, with: 0)
    let source = bitmap.pixels + (row - y) * bitmap.stride + start - x
    (pixels + start).update(from: source, count: end - start)
    PixelRow.fill(pixels + end, span.end - end, with: 0)
  }
}
