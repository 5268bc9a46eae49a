/// Makes broken and hostile pictures of good ones, the same ones for the same seed.
struct PictureMutator {
  private var state: UInt64
  private let seeds: [[UInt8]]

  init(seed: UInt64, seeds: [[UInt8]]) {
    state = seed
    self.seeds = seeds
  }

  /// The next number of SplitMix64.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  private mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(1, limit))) }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  /// The next picture, changed by one to four mutations.
  mutating func nextPicture() -> [UInt8] {
    var bytes = pick(seeds)
    for _ in 0...below(4) where !bytes.isEmpty { mutate(&bytes) }
    return bytes
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    switch below(9) {
    case 0: bytes.removeLast(below(bytes.count))
    case 1: for _ in 0...below(16) { bytes[below(bytes.count)] ^= 1 << UInt8(below(8)) }
    case 2: for _ in 0...below(8) { bytes[below(bytes.count)] = UInt8(below(256)) }
    case 3:
      let start = below(bytes.count)
      bytes.removeSubrange(start..<min(bytes.count, start + below(64) + 1))
    case 4: splice(&bytes)
    case 5: fill(&bytes)
    default: mutateByKind(&bytes)
    }
  }

  /// A part of another picture, or of the same, put in or over.
  private mutating func splice(_ bytes: inout [UInt8]) {
    let other = below(2) == 0 ? bytes : pick(seeds)
    let start = below(other.count)
    let part = other[start..<min(other.count, start + below(512) + 1)]
    let place = below(bytes.count + 1)
    let end = below(2) == 0 ? place : min(bytes.count, place + part.count)
    bytes.replaceSubrange(place..<end, with: part)
  }

  private mutating func fill(_ bytes: inout [UInt8]) {
    let start = below(bytes.count)
    let value = pick([0, 0xFF, 0x7F, 0x80] as [UInt8])
    for index in start..<min(bytes.count, start + below(32) + 1) { bytes[index] = value }
  }

  private mutating func mutateByKind(_ bytes: inout [UInt8]) {
    switch bytes.first {
    case 0x89: mutatePNG(&bytes)
    case 0xFF: mutateJPEG(&bytes)
    case UInt8(ascii: "R"): mutateWebP(&bytes)
    case UInt8(ascii: "<"): mutateDrawing(&bytes)
    default: break
    }
  }

  /// Numbers at which sizes and counts go wrong.
  private static let edges: [UInt32] = [
    0, 1, 2, 7, 255, 256, 4095, 6000, 16_383, 16_384, 32_767, 65_535, 1 << 20, 0x7FFF_FFFF,
    0x8000_0000, 0xFFFF_FFFF,
  ]

  private mutating func number(_ count: Int) -> [UInt8] {
    let value = pick(Self.edges)
    return (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> UInt32(8 * $0)) }
  }

  private func put(_ number: [UInt8], in bytes: inout [UInt8], at place: Int) {
    guard place >= 0, place + number.count <= bytes.count else { return }
    bytes.replaceSubrange(place..<(place + number.count), with: number)
  }

  // MARK: PNG

  /// Changes a chunk and gives it a right checksum again, so that it gets through to the decoder.
  private mutating func mutatePNG(_ bytes: inout [UInt8]) {
    var chunks: [Range<Int>] = []
    var position = 8
    while position + 12 <= bytes.count {
      let length = bytes[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - position - 12 else { break }
      chunks.append(position..<(position + 12 + length))
      position += 12 + length
    }
    guard !chunks.isEmpty else { return }
    let chunk = pick(chunks)
    let length = chunk.count - 12
    switch below(5) {
    case 0: put(number(4), in: &bytes, at: chunks[0].lowerBound + 8 + 4 * below(2))
    case 1:
      guard chunks[0].count == 25 else { return }
      bytes[chunks[0].lowerBound + 16 + below(5)] = UInt8(below(20))
    case 2:
      guard length > 0 else { return }
      for _ in 0...below(4) { bytes[chunk.lowerBound + 8 + below(length)] = UInt8(below(256)) }
    case 3:
      bytes.insert(contentsOf: bytes[chunk], at: pick(chunks).lowerBound)
      return
    default:
      bytes.removeSubrange(chunk)
      return
    }
    for chunk in chunks {
      let sum = Self.checksum(bytes[(chunk.lowerBound + 4)..<(chunk.upperBound - 4)])
      put(
        (0..<4).reversed().map { UInt8(truncatingIfNeeded: sum >> UInt32(8 * $0)) }, in: &bytes,
        at: chunk.upperBound - 4)
    }
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
    }
    return ~sum
  }

  // MARK: JPEG and WebP

  /// Changes a field of a segment: a size, a length, a table.
  private mutating func mutateJPEG(_ bytes: inout [UInt8]) {
    let markers = bytes.indices.dropLast(10).filter {
      bytes[$0] == 0xFF && (0xC0...0xFE).contains(bytes[$0 + 1])
    }
    guard !markers.isEmpty else { return }
    let marker = pick(markers)
    switch below(4) {
    case 0: put(number(2), in: &bytes, at: marker + 2)
    case 1: put(number(2), in: &bytes, at: marker + 5 + 2 * below(2))
    case 2: bytes[marker + 1] = 0xC0 + UInt8(below(63))
    default: bytes[marker + 4 + below(6)] = UInt8(below(256))
    }
  }

  /// Changes a length or the header of a chunk.
  private mutating func mutateWebP(_ bytes: inout [UInt8]) {
    guard bytes.count > 40 else { return }
    switch below(4) {
    case 0: put(number(4).reversed(), in: &bytes, at: pick([4, 16]))
    case 1: put(pick(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM"]).utf8.map { $0 }, in: &bytes, at: 12)
    case 2: put(number(2).reversed(), in: &bytes, at: 20 + below(12))
    default: bytes[20 + below(20)] = UInt8(below(256))
    }
  }

  // MARK: SVG

  private static let hostile = [
    "1e9", "-1e9", "1e-300", "NaN", "inf", "99999", "100000", "0", "-0", "1.7976931348623157e308",
    "0.0000001", "1e400", "4e4", "--3", ".", "1.2.3.4",
  ]
  private static let intruders = [
    "<style>.a{fill:green</style>", "<g>", "</g>", "<g><g><g><g><g><g><g><g><g><g><g>", "<svg>",
    "<use href=\"#a\"/>", "<image href=\"/etc/passwd\"/>", "<!DOCTYPE a [<!ENTITY b \"c\">]>",
    "&b;", "<text>a</text>", "<!--", "-->", "<![CDATA[",
    "<rect width=\"9\" height=\"9\" stroke=\"#000\" stroke-dasharray=\"0.0001\"/>",
    "<linearGradient id=\"a\"><stop offset=\"2\" stop-color=\"#fff\"/></linearGradient>",
    "<path d=\"M0 0a1 1 0 1 1 1e5 1e5A0 0 0 0 0 9 9z\" stroke=\"#000\" stroke-width=\"1e5\"/>",
    "<circle r=\"1e5\" fill=\"url(#a)\"/>",
    "<g transform=\"matrix(1e5 1e5 1e5 1e5 1e5 1e5) rotate(1e5) scale(0) skewX(90)\">",
    "<path d=\"M0 0C1 1 2 2 3 3S4\"/>", "<ellipse rx=\"-5\" ry=\"0\" stroke=\"#000\"/>",
  ]

  private mutating func mutateDrawing(_ bytes: inout [UInt8]) {
    switch below(3) {
    case 0:
      let digits = bytes.indices.filter { (0x30...0x39).contains(bytes[$0]) }
      guard !digits.isEmpty else { return }
      let place = pick(digits)
      bytes.replaceSubrange(place...place, with: pick(Self.hostile).utf8)
    case 1:
      let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: ">") }
      guard !ends.isEmpty else { return }
      bytes.insert(contentsOf: pick(Self.intruders).utf8, at: pick(ends) + 1)
    default:
      let quotes = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }
      guard !quotes.isEmpty else { return }
      let words = [
        " d=\"M1e5 1e5L-1e5 -1e5z\"", " stroke=\"#123\"", " opacity=\"7\"",
        " stroke-width=\"99999\"",
        " viewBox=\"0 0 4096 0.5\"", " width=\"4096\"", " height=\"0.6\"",
        " transform=\"scale(1e5 1e-5)\"", " preserveAspectRatio=\"xMinYMin slice\"",
      ]
      bytes.insert(contentsOf: pick(words).utf8, at: pick(quotes) + 1)
    }
  }
}
