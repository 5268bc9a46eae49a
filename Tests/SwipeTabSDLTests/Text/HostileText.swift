import SwipeTabCore

/// Strings that try to break a text engine: the same ones for the same seed.
struct HostileText {
  private var random: SeededGenerator
  private var index = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// The next string; one in twenty is very long.
  mutating func next() -> String {
    index += 1
    let length = index % 20 == 0 ? 20_000 : number(0...200)
    return switch index % Self.kinds.count {
    case 0: invalid(length)
    case 1: marks(length)
    case 2: chain(length)
    case let kind: mixture(of: Self.kinds[kind], length)
    }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func scalar(in ranges: [ClosedRange<UInt32>]) -> Unicode.Scalar {
    let range = ranges[number(0...(ranges.count - 1))]
    return Unicode.Scalar(UInt32.random(in: range, using: &random)) ?? "\u{FFFD}"
  }

  /// Stretches of characters, each from one of some ranges.
  private mutating func mixture(of ranges: [ClosedRange<UInt32>], _ length: Int) -> String {
    var view = String.UnicodeScalarView()
    var missing = length
    while missing > 0 {
      let range = ranges[number(0...(ranges.count - 1))]
      let stretch = min(number(1...8), missing)
      for _ in 0..<stretch { view.append(scalar(in: [range])) }
      missing -= stretch
    }
    return String(view)
  }

  /// A letter under very many marks, of one script or of all.
  private mutating func marks(_ length: Int) -> String {
    var view = String.UnicodeScalarView()
    view.append(scalar(in: Self.letters))
    let ranges = number(0...1) == 0 ? [0x300...0x36F] : Self.marks
    for _ in 0..<max(1000, length) { view.append(scalar(in: ranges)) }
    view.append("b")
    return String(view)
  }

  /// Emoji, conjuncts or regional indicators joined without an end.
  private mutating func chain(_ length: Int) -> String {
    let links: [(ClosedRange<UInt32>, Unicode.Scalar?)] = [
      (0x1F466...0x1F4FF, "\u{200D}"), (0x915...0x939, "\u{94D}"), (0x1F1E6...0x1F1FF, nil),
      (0x1F3FB...0x1F3FF, "\u{200D}"), (0xE0020...0xE007E, nil), (0x1100...0x11FF, nil),
      (0x1000...0x102A, "\u{1039}"), (0x61...0x7A, "\u{2060}"), (0x200D...0x200D, nil),
    ]
    let link = links[number(0...(links.count - 1))]
    var view = String.UnicodeScalarView()
    for _ in 0..<length {
      view.append(scalar(in: [link.0]))
      if let joiner = link.1 { view.append(joiner) }
    }
    return String(view)
  }

  /// Bytes that are no UTF-8: stray ones, surrogates, overlong and cut sequences.
  private mutating func invalid(_ length: Int) -> String {
    let parts: [[UInt8]] = [
      [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xC0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF],
      [0xF0, 0x9F, 0x98], [0xE2, 0x80], [0x80], [0x61], [0xD7, 0xA9], [0xF0, 0x9F, 0x98, 0x80], [0],
    ]
    var bytes: [UInt8] = []
    for _ in 0..<length {
      bytes +=
        number(0...3) == 0 ? [UInt8(number(0...255))] : parts[number(0...(parts.count - 1))]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let letters: [ClosedRange<UInt32>] = [
    0x61...0x7A, 0x5D0...0x5EA, 0x628...0x64A, 0x915...0x939, 0xE01...0xE2E, 0x4E00...0x9FFF,
    0x1F600...0x1F64F,
  ]
  private static let marks: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x591...0x5BD, 0x64B...0x65F, 0x93E...0x94D, 0xE34...0xE4E, 0x1AB0...0x1ACE,
    0x1DC0...0x1DFF, 0x20D0...0x20F0, 0x302A...0x302F, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
    0x1F3FB...0x1F3FF, 0xE0100...0xE01EF,
  ]

  /// What mixtures are made of.
  private static let kinds: [[ClosedRange<UInt32>]] = [
    [], [], [],
    // All planes, assigned or not.
    [0...0x10FFFF],
    [0...0xFFFF],
    [0x1_0000...0x1_FFFF],
    [0x2_0000...0x3_FFFF],
    // Controls, line ends and what cannot be seen.
    [0...0x1F, 0x7F...0x9F, 0x2028...0x2029, 0x61...0x7A, 0xFFF0...0xFFFF, 0x180B...0x180F],
    // Marks, overrides and isolates of the bidirectional algorithm.
    [0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x61C...0x61C, 0x5D0...0x5EA, 0x61...0x7A],
    [0x28...0x29, 0x5B...0x5D, 0x2067...0x2069, 0x5D0...0x5D4, 0x61...0x64, 0x30...0x39],
    // Every script of the first plane, changing all the time.
    [
      0x20...0x7E, 0xA0...0x24F, 0x300...0x36F, 0x370...0x5FF, 0x600...0x8FF, 0x900...0xDFF,
      0xE00...0xFFF, 0x1000...0x13FF, 0x1700...0x1AAD, 0x1B00...0x1C7F, 0x200B...0x206F,
      0x2190...0x2BFF, 0x2E80...0x33FF, 0x4E00...0x9FFF, 0xA000...0xABFF, 0xAC00...0xD7FF,
      0xF900...0xFFEF,
    ],
    [0x1F1E6...0x1F1FF, 0x1F300...0x1FAFF, 0x2600...0x27BF, 0x200D...0x200D, 0xFE0E...0xFE0F],
    [0xE000...0xF8FF, 0xF_0000...0x10_FFFF, 0xFDD0...0xFDEF],
    // One endless word, then one endless row of spaces.
    [0x61...0x7A],
    [0x20...0x20, 0xA0...0xA0, 0x2000...0x200B, 0x3000...0x3000],
    [0x4E00...0x9FFF, 0x3040...0x30FF, 0xFF00...0xFFEF, 0x3000...0x303F],
  ]
}
