/// Reads PNG files as `PNGEncoder` writes them, for comparing with references.
///
/// 8 bits a channel, grey or colour, with or without an alpha channel, or a palette of 1 to 8 bits;
/// not interlaced. Every other file, however broken, throws a `PNGError`.
public enum PNGDecoder {
  /// The longest side that is read, in pixels.
  public static let greatestSide = 16_384
  /// The largest area that is read, in pixels.
  public static let greatestArea = 64 << 20

  private struct Header {
    var width: Int
    var height: Int
    /// Bits of a pixel.
    var bits: Int
    var hasPalette: Bool
    /// Bytes of a pixel, at least one.
    var step: Int { max(1, bits / 8) }
    var rowBytes: Int { (width * bits + 7) / 8 + 1 }
  }

  /// Returns the picture of a PNG file; throws a `PNGError` for what cannot be read.
  public static func decode(_ file: [UInt8]) throws(PNGError) -> PixelBuffer {
    guard file.starts(with: PNGEncoder.signature) else { throw .notPNG }
    var position = PNGEncoder.signature.count
    var header: Header?
    var data: [UInt8] = []
    var palette: [UInt32] = []
    while true {
      let (name, content, next) = try chunk(of: file, at: position)
      position = next
      guard let known = header else {
        guard name == "IHDR" else { throw .corrupt("no header") }
        header = try readHeader(content)
        continue
      }
      switch name {
      case "IHDR": throw .corrupt("second header")
      case "IDAT": data += content
      case "IEND": return try unpack(data, known, palette)
      case "PLTE":
        // That of a picture in full colours is only a hint.
        if known.hasPalette { palette = try readPalette(content, known) }
      case "tRNS":
        guard known.hasPalette else { throw .unsupported("a transparent colour") }
        guard content.count <= palette.count else { throw .corrupt("palette") }
        for (index, alpha) in content.enumerated() {
          palette[index] = PixelMath.premultiply(UInt32(alpha) << 24 | palette[index] & 0xFF_FFFF)
        }
      default:
        guard name.utf8.first.map({ $0 & 0x20 != 0 }) == true else {
          throw .unsupported("chunk \(name)")
        }
      }
    }
  }

  private static func number(_ bytes: [UInt8], _ index: Int) -> Int {
    bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func chunk(
    of file: [UInt8], at position: Int
  ) throws(PNGError) -> (name: String, content: ArraySlice<UInt8>, next: Int) {
    guard file.count - position >= 12 else { throw .truncated }
    let length = number(file, position)
    guard length <= file.count - position - 12 else { throw .truncated }
    let end = position + 8 + length
    let name = file[position + 4..<position + 8]
    guard name.allSatisfy({ (65...90).contains($0 & 0xDF) }) else { throw .corrupt("chunk name") }
    let title = String(decoding: name, as: UTF8.self)
    let sum = file.withUnsafeBufferPointer { bytes in
      CRC32.checksum(UnsafeBufferPointer(rebasing: bytes[position + 4..<end]))
    }
    guard number(file, end) == Int(sum) else { throw .badChecksum(title) }
    return (title, file[position + 8..<end], end + 4)
  }

  private static func readHeader(_ content: ArraySlice<UInt8>) throws(PNGError) -> Header {
    let bytes = Array(content)
    guard bytes.count == 13 else { throw .corrupt("header") }
    let width = number(bytes, 0)
    let height = number(bytes, 4)
    guard width > 0, height > 0 else { throw .corrupt("size") }
    guard width <= greatestSide, height <= greatestSide, width * height <= greatestArea else {
      throw .tooLarge(width: width, height: height)
    }
    guard bytes[10] == 0, bytes[11] == 0, bytes[12] <= 1 else { throw .corrupt("header") }
    guard bytes[12] == 0 else { throw .unsupported("interlacing") }
    if bytes[9] == 3 {
      guard [1, 2, 4, 8].contains(bytes[8]) else { throw .corrupt("header") }
      return Header(width: width, height: height, bits: Int(bytes[8]), hasPalette: true)
    }
    guard bytes[8] == 8 else { throw .unsupported("\(bytes[8]) bits a channel") }
    guard let step = [0: 1, 2: 3, 4: 2, 6: 4][bytes[9]] else {
      throw .unsupported("colour type \(bytes[9])")
    }
    return Header(width: width, height: height, bits: step * 8, hasPalette: false)
  }

  private static func readPalette(
    _ content: ArraySlice<UInt8>, _ header: Header
  ) throws(PNGError) -> [UInt32] {
    guard content.count % 3 == 0, !content.isEmpty, content.count / 3 <= 1 << header.bits else {
      throw .corrupt("palette")
    }
    return stride(from: content.startIndex, to: content.endIndex, by: 3).map { start in
      0xFF00_0000 | UInt32(content[start]) << 16 | UInt32(content[start + 1]) << 8
        | UInt32(content[start + 2])
    }
  }

  private static func unpack(
    _ data: [UInt8], _ header: Header, _ palette: [UInt32]
  ) throws(PNGError) -> PixelBuffer {
    guard !header.hasPalette || !palette.isEmpty else { throw .corrupt("no palette") }
    let step = header.step
    let total = header.rowBytes * header.height
    // What cannot become so many bytes is refused before they are allocated.
    guard total <= (data.count + 1) * Inflate.greatestRatio else { throw .truncated }
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: total)
    memory.initialize(repeating: 0, count: total)
    defer { memory.deallocate() }
    let output = UnsafeMutableBufferPointer(start: memory, count: total)
    try data.withUnsafeBufferPointer { input throws(PNGError) in
      try Inflate.decompress(input, into: output)
    }
    // Rows are preceded by a pixel of zeros, and the first by a row of them, for the filters.
    var pixels: [UInt32] = []
    pixels.reserveCapacity(header.width * header.height)
    var row = UnsafeMutablePointer<UInt8>.allocate(capacity: header.rowBytes + step)
    var above = UnsafeMutablePointer<UInt8>.allocate(capacity: header.rowBytes + step)
    row.initialize(repeating: 0, count: header.rowBytes + step)
    above.initialize(repeating: 0, count: header.rowBytes + step)
    defer {
      row.deallocate()
      above.deallocate()
    }
    let count = header.rowBytes - 1
    for y in 0..<header.height {
      let line = memory + y * header.rowBytes
      guard let filter = PNGFilter(rawValue: line[0]) else { throw .corrupt("filter") }
      (row + step).update(from: line + 1, count: count)
      filter.undo(row + step, above: above + step, count: count, step: step)
      if header.hasPalette {
        try append(row + step, header, palette, to: &pixels)
      } else {
        append(row + step, header, to: &pixels)
      }
      swap(&row, &above)
    }
    return PixelBuffer(width: header.width, height: header.height, pixels: pixels)
  }

  private static func append(
    _ row: UnsafePointer<UInt8>, _ header: Header, _ palette: [UInt32], to pixels: inout [UInt32]
  ) throws(PNGError) {
    let mask = UInt8(truncatingIfNeeded: (1 << header.bits) - 1)
    for x in 0..<header.width {
      let bit = x * header.bits
      let index = Int((row[bit / 8] >> UInt8(8 - header.bits - bit % 8)) & mask)
      guard index < palette.count else { throw .corrupt("a colour outside the palette") }
      pixels.append(palette[index])
    }
  }

  private static func append(
    _ row: UnsafePointer<UInt8>, _ header: Header, to pixels: inout [UInt32]
  ) {
    var bytes = row
    let end = row + header.width * header.step
    while bytes < end {
      let first = UInt32(bytes[0])
      switch header.step {
      case 1: pixels.append(0xFF00_0000 | first * 0x01_0101)
      case 2:
        pixels.append(PixelMath.premultiply(UInt32(bytes[1]) << 24 | first * 0x01_0101))
      case 3: pixels.append(0xFF00_0000 | first << 16 | UInt32(bytes[1]) << 8 | UInt32(bytes[2]))
      default:
        pixels.append(
          PixelMath.premultiply(
            UInt32(bytes[3]) << 24 | first << 16 | UInt32(bytes[1]) << 8 | UInt32(bytes[2])))
      }
      bytes += header.step
    }
  }
}
