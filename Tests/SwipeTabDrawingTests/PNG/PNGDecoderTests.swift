import Testing

@testable import SwipeTabDrawing

@Suite("Reading PNG files") @MainActor
struct PNGDecoderTests {
  /// A file of one header and some data, with right checksums.
  private func file(_ header: [UInt8], data: [UInt8] = [], extra: String? = nil) -> [UInt8] {
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      let body = Array(name.utf8) + content
      let sum = body.withUnsafeBufferPointer { CRC32.checksum($0) }
      return number(content.count) + body + number(Int(sum))
    }
    return PNGEncoder.signature + chunk("IHDR", header) + (extra.map { chunk($0, [1]) } ?? [])
      + chunk("IDAT", data) + chunk("IEND", [])
  }

  private func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private func header(_ width: Int, _ height: Int, _ rest: [UInt8] = [8, 2, 0, 0, 0]) -> [UInt8] {
    number(width) + number(height) + rest
  }

  @Test("Files of another encoder are read: stored, fixed and own codes, every filter and colour")
  func foreignFiles() throws {
    let stored = try PNGDecoder.decode(PNGFiles.bytes(PNGFiles.stored))
    #expect(stored.pixels == [0xFFFF_0000, 0xFF00_FF00])
    let fixed = try PNGDecoder.decode(PNGFiles.bytes(PNGFiles.fixed))
    #expect(fixed.pixels == [0xFFFF_0000, 0x8000_8000, 0xFFFF_0000, 0xFF00_FF00])
    #expect(
      try PNGDecoder.decode(PNGFiles.bytes(PNGFiles.grey)).pixels
        == [0xFF0A_0A0A, 0xFF0F_0F0F, 0xFF14_1414])
    #expect(try PNGDecoder.decode(PNGFiles.bytes(PNGFiles.greyAlpha)).pixels == [0x8064_6464])
    let dynamic = try PNGDecoder.decode(PNGFiles.bytes(PNGFiles.dynamic))
    let bytes = dynamic.pixels.flatMap { pixel in
      [16, 8, 0].map { UInt8(truncatingIfNeeded: pixel >> UInt32($0)) }
    }
    // The checksum of the pixels as another decoder gave them.
    #expect(bytes.withUnsafeBufferPointer { CRC32.checksum($0) } == 0xF988_CDE3)
  }

  @Test("A file cut anywhere is an error")
  func truncated() {
    for text in [PNGFiles.stored, PNGFiles.fixed, PNGFiles.grey] {
      let file = PNGFiles.bytes(text)
      for length in 0..<file.count {
        #expect(throws: PNGError.self) { try PNGDecoder.decode(Array(file.prefix(length))) }
      }
    }
  }

  @Test("A changed byte is found by a checksum, wherever it is")
  func changedBytes() {
    let file = PNGFiles.bytes(PNGFiles.fixed)
    for index in file.indices {
      var broken = file
      broken[index] ^= 0x15
      #expect(throws: PNGError.self) { try PNGDecoder.decode(broken) }
    }
  }

  @Test(
    "Broken streams with right checksums around them are errors, never crashes", arguments: 1...40)
  func hostileStreams(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let source = PNGFiles.bytes(PNGFiles.dynamic)
    let stream = Array(source[41..<(source.count - 16)])
    for _ in 0..<50 {
      var data = stream
      for _ in 0..<random.int(1...4) {
        data[random.int(2...data.count - 1)] = UInt8(random.int(0...255))
      }
      if random.int(0...3) == 0 { data.removeLast(random.int(1...data.count - 2)) }
      guard data != stream else { continue }
      // The stream's own checksum is wrong, or the stream ends somewhere else.
      #expect(throws: PNGError.self) { try PNGDecoder.decode(file(header(20, 20), data: data)) }
    }
    let noise = (0..<200).map { _ in UInt8(random.int(0...255)) }
    #expect(throws: PNGError.self) {
      try PNGDecoder.decode(file(header(20, 20), data: [0x78, 0x9C] + noise))
    }
    #expect(throws: PNGError.self) { try PNGDecoder.decode(PNGEncoder.signature + noise) }
    #expect(throws: PNGError.notPNG) { try PNGDecoder.decode(noise) }
  }

  @Test("Sizes beyond the limits are refused before memory is taken for them")
  func tooLarge() {
    #expect(throws: PNGError.tooLarge(width: 16385, height: 1)) {
      try PNGDecoder.decode(file(header(16385, 1)))
    }
    #expect(throws: PNGError.tooLarge(width: 16384, height: 16384)) {
      try PNGDecoder.decode(file(header(16384, 16384)))
    }
    #expect(throws: PNGError.tooLarge(width: 0xFFFF_FFFF, height: 0xFFFF_FFFF)) {
      try PNGDecoder.decode(file(header(0xFFFF_FFFF, 0xFFFF_FFFF)))
    }
    #expect(throws: PNGError.corrupt("size")) { try PNGDecoder.decode(file(header(0, 4))) }
    // 64 Mpx cannot come out of no data.
    #expect(throws: PNGError.truncated) { try PNGDecoder.decode(file(header(8192, 8192))) }
  }

  @Test("A stream of more bytes than the picture has is refused")
  func tooMuchData() throws {
    let big = try PNGEncoder.encode(
      PixelBuffer(width: 9, height: 9, pixels: Array(repeating: 0xFF12_3456, count: 81)))
    let stream = Array(big[41..<(big.count - 16)])
    #expect(throws: PNGError.corrupt("too many pixels")) {
      try PNGDecoder.decode(file(header(9, 8), data: stream))
    }
    #expect(throws: PNGError.truncated) {
      try PNGDecoder.decode(file(header(9, 10), data: stream))
    }
  }

  @Test("Valid files with features that are not read say which")
  func unsupported() {
    #expect(throws: PNGError.unsupported("16 bits a channel")) {
      try PNGDecoder.decode(file(header(1, 1, [16, 2, 0, 0, 0])))
    }
    #expect(throws: PNGError.unsupported("colour type 5")) {
      try PNGDecoder.decode(file(header(1, 1, [8, 5, 0, 0, 0])))
    }
    #expect(throws: PNGError.unsupported("interlacing")) {
      try PNGDecoder.decode(file(header(1, 1, [8, 2, 0, 0, 1])))
    }
    #expect(throws: PNGError.unsupported("a transparent colour")) {
      try PNGDecoder.decode(file(header(1, 1), extra: "tRNS"))
    }
    #expect(throws: PNGError.unsupported("chunk ABCD")) {
      try PNGDecoder.decode(file(header(1, 1), extra: "ABCD"))
    }
  }

  @Test("Chunks that may be ignored are")
  func ancillaryChunks() throws {
    let source = PNGFiles.bytes(PNGFiles.stored)
    let stream = Array(source[41..<(source.count - 16)])
    for name in ["tIME", "gAMA", "PLTE", "zzZz"] {
      let picture = try PNGDecoder.decode(file(header(2, 1), data: stream, extra: name))
      #expect(picture.pixels == [0xFFFF_0000, 0xFF00_FF00])
    }
  }
}
