/// Loops over a row of pixels.
///
/// Plain scalar code: as fast as needed, also in debug builds.
enum PixelRow {
  typealias Pixels = UnsafeMutablePointer<UInt32>

  /// Writes one pixel many times; doubling block copies are quick without an optimiser too.
  @inline(__always) static func fill(_ row: Pixels, _ count: Int, with pixel: UInt32) {
    guard count > 0 else { return }
    var done = min(count, 16)
    for index in 0..<done { row[index] = pixel }
    while done < count {
      let step = min(done, count - done)
      (row + done).update(from: row, count: step)
      done += step
    }
  }

  /// Blends one pixel value over a row.
  static func blend(_ row: Pixels, _ count: Int, with pixel: UInt32) {
    let alpha = pixel >> 24
    if alpha == 255 {
      fill(row, count, with: pixel)
      return
    }
    guard pixel != 0 else { return }
    let rest = 255 &- alpha
    var index = 0
    while index < count {
      row[index] = pixel &+ PixelMath.scale(row[index], by: rest)
      index &+= 1
    }
  }

  /// Blends one pixel value over a row, by a coverage for each pixel.
  static func blend(
    _ row: Pixels, _ count: Int, with pixel: UInt32, coverage: UnsafePointer<UInt8>
  ) {
    let isOpaque = pixel >> 24 == 255
    var index = 0
    while index < count {
      let level = coverage[index]
      if level == 255 {
        row[index] = isOpaque ? pixel : PixelMath.over(pixel, row[index])
      } else if level != 0 {
        row[index] = PixelMath.over(PixelMath.scale(pixel, by: UInt32(level)), row[index])
      }
      index &+= 1
    }
  }

  /// Makes a row of pixels more transparent.
  static func scale(_ row: Pixels, _ count: Int, by opacity: UInt8) {
    let factor = UInt32(opacity)
    var index = 0
    while index < count {
      row[index] = PixelMath.scale(row[index], by: factor)
      index &+= 1
    }
  }

  /// Blends pixels over a row.
  ///
  /// Most of a layer is transparent or opaque, so sixteen pixels are looked at together, and four of
  /// them where they differ: a bar takes a fraction of the instructions.
  static func blend(_ row: Pixels, _ count: Int, over source: UnsafePointer<UInt32>) {
    var index = 0
    while index &+ 16 <= count {
      let (row, source) = (row + index, source + index)
      let first = Quad(source), second = Quad(source + 4)
      let third = Quad(source + 8), fourth = Quad(source + 12)
      if first.any | second.any | third.any | fourth.any != 0 {
        if first.every & second.every & third.every & fourth.every & Quad.opaque == Quad.opaque {
          row.update(from: source, count: 16)
        } else {
          first.blend(row, source)
          second.blend(row + 4, source + 4)
          third.blend(row + 8, source + 8)
          fourth.blend(row + 12, source + 12)
        }
      }
      index &+= 16
    }
    blendEach(row + index, count &- index, over: source + index)
  }

  /// What four pixels have in common.
  private struct Quad {
    static let opaque: UInt64 = 0xFF00_0000_FF00_0000
    /// The bits that some of them have, in either half.
    let any: UInt64
    /// The bits that all of them have.
    let every: UInt64

    @inline(__always) init(_ source: UnsafePointer<UInt32>) {
      let pair = UnsafeRawPointer(source).loadUnaligned(as: UInt64.self)
      let next = UnsafeRawPointer(source + 2).loadUnaligned(as: UInt64.self)
      any = pair | next
      every = pair & next
    }

    @inline(__always) func blend(_ row: Pixels, _ source: UnsafePointer<UInt32>) {
      if every & Quad.opaque == Quad.opaque {
        row.update(from: source, count: 4)
      } else if any != 0 {
        blendEach(row, 4, over: source)
      }
    }
  }

  @inline(__always) private static func blendEach(
    _ row: Pixels, _ count: Int, over source: UnsafePointer<UInt32>
  ) {
    var index = 0
    while index < count {
      let pixel = source[index]
      let alpha = pixel >> 24
      if alpha == 255 {
        row[index] = pixel
      } else if pixel != 0 {
        row[index] = PixelMath.over(pixel, row[index])
      }
      index &+= 1
    }
  }

  /// Blends pixels over a row, all with the same opacity.
  static func blend(
    _ row: Pixels, _ count: Int, over source: UnsafePointer<UInt32>, opacity: UInt8
  ) {
    guard opacity < 255 else { return blend(row, count, over: source) }
    guard opacity > 0 else { return }
    let factor = UInt32(opacity)
    var index = 0
    while index < count {
      row[index] = PixelMath.over(PixelMath.scale(source[index], by: factor), row[index])
      index &+= 1
    }
  }

  /// Blends opaque pixels over a row, all with the same opacity.
  static func mix(
    _ row: Pixels, _ count: Int, with source: UnsafePointer<UInt32>, opacity: UInt8
  ) {
    let factor = UInt32(opacity)
    let rest = 255 &- factor
    var index = 0
    while index < count {
      row[index] = PixelMath.mix(source[index], factor, row[index], rest)
      index &+= 1
    }
  }

  /// Replaces a part of the colour of a row by that of other pixels.
  ///
  /// Each share is rounded by itself, as graphics cards do that add up two pictures.
  static func mixShares(
    _ row: Pixels, _ count: Int, with source: UnsafePointer<UInt32>, part: UInt8
  ) {
    let factor = UInt32(part)
    let rest = 255 &- factor
    var index = 0
    while index < count {
      row[index] =
        PixelMath.scale(row[index], by: rest) &+ PixelMath.scale(source[index], by: factor)
      index &+= 1
    }
  }

  /// Blends pixels over a row that are a mix of two.
  ///
  /// The same as `mixShares` and `blend` one after the other, without memory between them; where
  /// both are transparent, as around titles, nothing is done.
  static func blend(
    _ row: Pixels, _ count: Int, over source: UnsafePointer<UInt32>,
    mixedWith other: UnsafePointer<UInt32>, part: UInt8
  ) {
    var index = 0
    while index &+ 8 <= count {
      let (row, source, other) = (row + index, source + index, other + index)
      if Quad(source).any | Quad(source + 4).any | Quad(other).any | Quad(other + 4).any != 0 {
        blendEach(row, 8, over: source, mixedWith: other, part: part)
      }
      index &+= 8
    }
    blendEach(
      row + index, count &- index, over: source + index, mixedWith: other + index, part: part)
  }

  @inline(__always) private static func blendEach(
    _ row: Pixels, _ count: Int, over source: UnsafePointer<UInt32>,
    mixedWith other: UnsafePointer<UInt32>, part: UInt8
  ) {
    let factor = UInt32(part)
    let rest = 255 &- factor
    var index = 0
    while index < count {
      if source[index] | other[index] != 0 {
        let pixel =
          PixelMath.scale(source[index], by: rest) &+ PixelMath.scale(other[index], by: factor)
        row[index] = PixelMath.over(pixel, row[index])
      }
      index &+= 1
    }
  }

  /// Blends pixels over a row, by a coverage for each pixel.
  static func blend(
    _ row: Pixels, _ count: Int, over source: UnsafePointer<UInt32>,
    coverage: UnsafePointer<UInt8>
  ) {
    var index = 0
    while index < count {
      let level = coverage[index]
      if level != 0 {
        let pixel = PixelMath.scale(source[index], by: UInt32(level))
        row[index] = PixelMath.over(pixel, row[index])
      }
      index &+= 1
    }
  }

  /// Sets coverage values.
  @inline(__always) static func fill(
    _ row: UnsafeMutablePointer<UInt8>, _ count: Int, with level: UInt8
  ) {
    guard count > 0 else { return }
    var done = min(count, 16)
    for index in 0..<done { row[index] = level }
    while done < count {
      let step = min(done, count - done)
      (row + done).update(from: row, count: step)
      done += step
    }
  }
}
