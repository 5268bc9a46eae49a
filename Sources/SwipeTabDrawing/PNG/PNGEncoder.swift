/// Writes pictures as PNG files, the same bytes for the same pixels: no times, no names.
///
/// 8 bits a channel; without an alpha channel where every pixel is opaque. `encodeSmallest` takes
/// longer and leaves out more.
public enum PNGEncoder {
  /// The bytes every PNG file begins with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns a PNG file of a picture; throws `PNGError.emptyPicture` for one without pixels.
  public static func encode(_ picture: PixelBuffer) throws(PNGError) -> [UInt8] {
    guard picture.width > 0, picture.height > 0 else { throw .emptyPicture }
    return picture.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return [] }
      return encode(base, width: picture.width, height: picture.height, stride: picture.width)
    }
  }

  /// Returns a PNG file of a bitmap; throws `PNGError.emptyPicture` for one without pixels.
  @MainActor public static func encode(_ bitmap: Bitmap) throws(PNGError) -> [UInt8] {
    guard bitmap.width > 0, bitmap.height > 0 else { throw .emptyPicture }
    return encode(
      bitmap.pixels, width: bitmap.width, height: bitmap.height, stride: bitmap.stride)
  }

  private static func encode(
    _ pixels: UnsafePointer<UInt32>, width: Int, height: Int, stride: Int
  ) -> [UInt8] {
    let isOpaque = isOpaque(pixels, width: width, height: height, stride: stride)
    let step = isOpaque ? 3 : 4
    let total = (width * step + 1) * height
    let filtered = UnsafeMutablePointer<UInt8>.allocate(capacity: total)
    filtered.initialize(repeating: 0, count: total)
    defer { filtered.deallocate() }
    filter(pixels, width: width, height: height, stride: stride, step: step, to: filtered)
    let data = Deflate.compress(UnsafeBufferPointer(start: filtered, count: total))

    var file = signature
    var header = bytes(UInt32(width)) + bytes(UInt32(height))
    // 8 bits, colour with or without alpha, the only compression, filters and no interlacing.
    header += [8, isOpaque ? 2 : 6, 0, 0, 0]
    append("IHDR", header, to: &file)
    append("IDAT", data, to: &file)
    append("IEND", [], to: &file)
    return file
  }

  private static func isOpaque(
    _ pixels: UnsafePointer<UInt32>, width: Int, height: Int, stride: Int
  ) -> Bool {
    for y in 0..<height {
      let row = pixels + y * stride
      var all: UInt32 = 0xFF00_0000
      var x = 0
      while x < width {
        all &= row[x]
        x &+= 1
      }
      if all != 0xFF00_0000 { return false }
    }
    return true
  }

  /// Writes every row with the filter that leaves the smallest bytes.
  private static func filter(
    _ pixels: UnsafePointer<UInt32>, width: Int, height: Int, stride: Int, step: Int,
    to output: UnsafeMutablePointer<UInt8>
  ) {
    let count = width * step
    let capacity = 2 * (count + step) + count
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    memory.initialize(repeating: 0, count: capacity)
    defer { memory.deallocate() }
    var row = memory + step
    var above = memory + 2 * step + count
    let trial = memory + 2 * (count + step)
    for y in 0..<height {
      let target = output + y * (count + 1)
      let source = pixels + y * stride
      unpack(source, width, step, to: row)
      if y > 0, isEqual(source, source - stride, width) {
        target[0] = PNGFilter.up.rawValue
        PixelRow.fill(target + 1, count, with: 0)
      } else {
        var best = Int.max
        for filter in PNGFilter.allCases {
          let cost = filter.apply(row, above: above, count: count, step: step, to: trial)
          guard cost < best else { continue }
          best = cost
          target[0] = filter.rawValue
          (target + 1).update(from: trial, count: count)
          if cost == 0 { break }
        }
      }
      swap(&row, &above)
    }
  }

  private static func isEqual(
    _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, _ count: Int
  ) -> Bool {
    var index = 0
    while index < count, first[index] == second[index] { index &+= 1 }
    return index == count
  }

  private static func unpack(
    _ source: UnsafePointer<UInt32>, _ count: Int, _ step: Int,
    to row: UnsafeMutablePointer<UInt8>
  ) {
    var target = row
    var index = 0
    while index < count {
      let pixel = step == 4 ? PixelMath.unpremultiply(source[index]) : source[index]
      target[0] = UInt8(truncatingIfNeeded: pixel >> 16)
      target[1] = UInt8(truncatingIfNeeded: pixel >> 8)
      target[2] = UInt8(truncatingIfNeeded: pixel)
      if step == 4 { target[3] = UInt8(truncatingIfNeeded: pixel >> 24) }
      target += step
      index &+= 1
    }
  }

  static func bytes(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  static func append(_ name: String, _ data: [UInt8], to file: inout [UInt8]) {
    file += bytes(UInt32(data.count))
    let content = Array(name.utf8) + data
    file += content
    file += bytes(content.withUnsafeBufferPointer { CRC32.checksum($0) })
  }
}
