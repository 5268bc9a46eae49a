import Testing

@testable import SwipeTabDrawing

@Suite("PNG files") @MainActor
struct PNGEncoderTests {
  /// A picture of the kind interfaces are: flat areas, gradients and some noise.
  private func picture(_ random: inout SeededGenerator, isOpaque: Bool) -> PixelBuffer {
    let width = random.int(1...70)
    let height = random.int(1...50)
    var pixels: [UInt32] = []
    let kind = random.int(0...3)
    let base = random.color(alpha: isOpaque ? 255 : nil).pixel
    for y in 0..<height {
      for x in 0..<width {
        switch kind {
        case 0: pixels.append(base)
        case 1: pixels.append(random.color(alpha: isOpaque ? 255 : nil).pixel)
        case 2:
          let alpha = isOpaque ? 255 : UInt8(truncatingIfNeeded: x * 9)
          pixels.append(
            Color(
              red: UInt8(truncatingIfNeeded: x * 3), green: UInt8(truncatingIfNeeded: y * 5),
              blue: 7, alpha: alpha
            ).pixel)
        default: pixels.append((x / 7 + y / 5) % 2 == 0 ? base : (isOpaque ? 0xFF00_00FF : 0))
        }
      }
    }
    return PixelBuffer(width: width, height: height, pixels: pixels)
  }

  @Test("Pictures come back with the same pixels", arguments: 1...60)
  func roundTrip(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let original = picture(&random, isOpaque: seed % 2 == 0)
    let file = try PNGEncoder.encode(original)
    let copy = try PNGDecoder.decode(file)
    #expect(copy.width == original.width)
    #expect(copy.height == original.height)
    #expect(copy.pixels == original.pixels)
    #expect(try PNGEncoder.encode(copy) == file)
  }

  @Test("A large picture takes several blocks and comes back the same")
  func severalBlocks() throws {
    var random = SeededGenerator(seed: 5)
    let pixels = (0..<250 * 240).map { index in
      index % 250 < 180 ? random.color(alpha: 255).pixel : 0xFFEE_EEEE
    }
    let original = PixelBuffer(width: 250, height: 240, pixels: pixels)
    #expect(try PNGDecoder.decode(try PNGEncoder.encode(original)).pixels == pixels)
  }

  @Test("A bitmap with a stride is written like its picture")
  func bitmap() throws {
    let bitmap = Bitmap(width: 5, height: 4)
    for index in 0..<20 { bitmap.pixels[index] = 0xFF00_0000 | UInt32(index) }
    let part = Bitmap(borrowing: bitmap.pixels, width: 3, height: 4, stride: 5)
    #expect(try PNGEncoder.encode(part) == (try PNGEncoder.encode(part.snapshot())))
  }

  @Test("The header tells the size, and colour without alpha where all is opaque")
  func header() throws {
    let opaque = try PNGEncoder.encode(
      PixelBuffer(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF]))
    #expect(Array(opaque[16..<29]) == [0, 0, 0, 2, 0, 0, 0, 1, 8, 2, 0, 0, 0])
    let clear = try PNGEncoder.encode(PixelBuffer(width: 1, height: 2, pixels: [0xFF00_0000, 0]))
    #expect(Array(clear[16..<29]) == [0, 0, 0, 1, 0, 0, 0, 2, 8, 6, 0, 0, 0])
    // Header, data and end; no times, no text.
    #expect(String(decoding: opaque[37..<41], as: UTF8.self) == "IDAT")
    #expect(String(decoding: opaque.suffix(8).prefix(4), as: UTF8.self) == "IEND")
  }

  @Test("A flat window takes a few kilobytes at most")
  func flatPictureIsSmall() throws {
    let bitmap = Bitmap(width: 640, height: 400)
    bitmap.fill(bitmap.bounds, with: 0xFFF2_F2F7)
    bitmap.fill(PixelRect(x: 40, y: 40, width: 300, height: 90), with: 0xFF00_7AFF)
    #expect(try PNGEncoder.encode(bitmap).count < 2000)
  }

  @Test("A picture without pixels is refused")
  func empty() {
    #expect(throws: PNGError.emptyPicture) {
      try PNGEncoder.encode(PixelBuffer(width: 0, height: 5, pixels: []))
    }
    #expect(throws: PNGError.emptyPicture) { try PNGEncoder.encode(Bitmap(width: 5, height: 0)) }
  }

  @Test("Rare symbols get patterns of no more bits than the format allows")
  func codeLimit() {
    // Frequencies like Fibonacci's numbers make the deepest tree.
    var frequencies = [1, 1]
    while frequencies.count < 30 { frequencies.append(frequencies.suffix(2).reduce(0, +)) }
    let code = HuffmanCode(frequencies: frequencies, limit: 15)
    #expect(code.lengths.max() == 15)
    let used = code.lengths.reduce(0) { $0 + 1 << (15 - Int($1)) }
    #expect(used == 1 << 15)
  }

  @Test("Equal frequencies give patterns that use every combination of bits", arguments: 2...40)
  func equalFrequencies(count: Int) {
    let code = HuffmanCode(frequencies: Array(repeating: 3, count: count), limit: 15)
    #expect(code.lengths.reduce(0) { $0 + 1 << (15 - Int($1)) } == 1 << 15)
    #expect((code.lengths.max() ?? 0) - (code.lengths.min() ?? 0) <= 1)
  }

  @Test("Lengths and distances have the symbols of the standard")
  func symbols() {
    #expect(
      [3, 10, 11, 12, 13, 18, 19, 130, 131, 257, 258].map { DeflateBlock.symbol(length: $0).symbol }
        == [257, 264, 265, 265, 266, 268, 269, 280, 281, 284, 285])
    #expect(
      [1, 4, 5, 6, 7, 24577, 32768].map { DeflateBlock.symbol(distance: $0).symbol }
        == [0, 3, 4, 4, 5, 29, 29])
    #expect(DeflateBlock.symbol(distance: 32768).extra == 13)
    #expect(DeflateBlock.symbol(length: 257).extra == 5)
  }
}
