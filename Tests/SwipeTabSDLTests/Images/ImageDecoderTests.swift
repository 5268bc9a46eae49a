import SwipeTabDrawing
import SwipeTabSDL
import Testing

/// Decoding of pictures, good and hostile.
@Suite(.serialized) @MainActor struct ImageDecoderTests {
  private let loader: ImageLoader

  init() throws {
    loader = try ImageLoader(mode: .immediate) { _ in }
  }

  private func channels(_ picture: PixelBuffer, _ index: Int = 0) -> [Int] {
    [24, 16, 8, 0].map { Int(picture.pixels[index] >> UInt32($0)) & 255 }
  }

  @Test("A PNG comes back with the pixels it was made of, premultiplied")
  func png() throws {
    let pixels: [UInt32] = [
      0xFF10_2030, 0x8040_0010, 0x0000_0000, 0xFFFF_FFFF, 0x4000_4000, 1 << 24,
    ]
    let file = try PNGEncoder.encode(PixelBuffer(width: 3, height: 2, pixels: pixels))
    let picture = try ImageDecoder.decode(file)
    #expect(picture.width == 3 && picture.height == 2)
    for (read, written) in zip(picture.pixels, pixels) {
      for shift in [0, 8, 16, 24] as [UInt32] {
        #expect(abs(Int((read >> shift) & 255) - Int((written >> shift) & 255)) <= 1)
      }
    }
  }

  @Test("JPEG, progressive JPEG and both kinds of WebP are read")
  func otherFormats() throws {
    let jpeg = try ImageDecoder.decode(PictureFixtures.jpeg)
    #expect(jpeg.width == 8 && jpeg.height == 4)
    for (read, wanted) in zip(channels(jpeg), [255, 0x33, 0x66, 0xCC]) {
      #expect(abs(read - wanted) <= 4)
    }
    let progressive = try ImageDecoder.decode(PictureFixtures.progressiveJPEG)
    #expect(channels(progressive).min() ?? 0 > 240)
    #expect(try channels(ImageDecoder.decode(PictureFixtures.webp)) == [255, 0xCC, 0x33, 0x11])
    let lossy = try ImageDecoder.decode(PictureFixtures.lossyWebP)
    #expect(lossy.width == 6 && lossy.height == 4)
  }

  @Test("PNGs with a palette and with 16 bits are read")
  func rarerPNGs() throws {
    let palette = try ImageDecoder.decode(PictureFixtures.palettePNG)
    #expect(
      Array(palette.pixels.prefix(5)) == [0x8064_3219, 0xFF00_FF00, 0, 0xFF00_FF00, 0x8064_3219])
    let keyed = try ImageDecoder.decode(PictureFixtures.keyedPNG)
    #expect(Array(keyed.pixels.prefix(5)) == [0, 0xFF00_FF00, 0xFF00_00FF, 0xFF00_FF00, 0])
    let deep = try ImageDecoder.decode(PictureFixtures.deepPNG)
    #expect(channels(deep) == [255, 0x12, 0x34, 0x56])
  }

  @Test("GIF is refused, whatever its name")
  func gif() {
    #expect(throws: ImageError.unknownFormat("GIF")) {
      try ImageDecoder.decode(PictureFixtures.gif)
    }
  }

  @Test("Files that are cut off are refused, wherever they end")
  func cutOff() throws {
    let png = try PNGEncoder.encode(
      PixelBuffer(width: 20, height: 20, pixels: Array(repeating: 0xFF33_6699, count: 400)))
    for file in [
      png, PictureFixtures.jpeg, PictureFixtures.progressiveJPEG, PictureFixtures.webp,
      PictureFixtures.lossyWebP,
    ] {
      for length in 0..<(file.count - 1) {
        #expect(throws: ImageError.self) { try ImageDecoder.decode(Array(file.prefix(length))) }
      }
    }
  }

  @Test("A picture with too many pixels is refused by its header, before any is decoded")
  func tooLarge() throws {
    var png = try PNGEncoder.encode(PixelBuffer(width: 1, height: 1, pixels: [0]))
    png.replaceSubrange(16..<24, with: [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60])
    #expect(throws: ImageError.tooLarge(width: 60_000, height: 60_000)) {
      try ImageDecoder.decode(png)
    }
  }

  @Test("A PNG with a wrong checksum is refused")
  func checksum() throws {
    var png = try PNGEncoder.encode(PixelBuffer(width: 2, height: 2, pixels: []))
    png[29] ^= 1
    #expect(throws: ImageError.broken("a checksum is wrong")) { try ImageDecoder.decode(png) }
  }

  @Test("Mutated pictures are decoded or refused, and never do harm")
  func mutations() throws {
    let png = try PNGEncoder.encode(
      PixelBuffer(width: 9, height: 7, pixels: (0..<63).map { 0xFF00_0000 | $0 * 0x01_0305 }))
    var random = SeededGenerator(seed: 7)
    for file in [
      png, PictureFixtures.jpeg, PictureFixtures.progressiveJPEG, PictureFixtures.webp,
      PictureFixtures.lossyWebP, PictureFixtures.palettePNG,
    ] {
      for _ in 0..<400 {
        var bytes = file
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let index = Int.random(in: 0..<bytes.count, using: &random)
          bytes[index] = UInt8.random(in: 0...255, using: &random)
        }
        if let picture = try? ImageDecoder.decode(bytes) {
          #expect(picture.width * picture.height <= ImageLimits.greatestPixelCount)
        }
      }
    }
  }
}
