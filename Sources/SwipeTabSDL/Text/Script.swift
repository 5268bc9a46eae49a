/// The writing system of a run, named as ISO 15924 and HarfBuzz do.
struct Script: Hashable, Sendable {
  /// The four letters.
  let tag: String

  /// Characters of no script of their own: spaces, digits, most punctuation, emoji.
  static let common = Script(tag: "Zyyy")
  /// Marks that take the script of what they stand on.
  static let inherited = Script(tag: "Zinh")
  static let latin = Script(tag: "Latn")
  static let han = Script(tag: "Hani")
  static let hangul = Script(tag: "Hang")
  static let hiragana = Script(tag: "Hira")
  static let katakana = Script(tag: "Kana")
  static let bopomofo = Script(tag: "Bopo")

  /// Whether a character takes the script of its neighbours.
  var isNeutral: Bool { self == .common || self == .inherited }

  /// The script that stands for it in runs: one run for all of a Japanese sentence, as its scripts
  /// are shaped alike.
  var asShaped: Script { self == .hiragana || self == .katakana ? .han : self }

  /// Whether the regions of East Asia draw its characters differently.
  var isEastAsian: Bool {
    switch self {
    case .han, .hangul, .hiragana, .katakana, .bopomofo: true
    default: false
    }
  }

  /// The script of a character, from the blocks of Unicode.
  static func of(_ scalar: UInt32) -> Script {
    if scalar < 0x41 { return .common }
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].last < scalar { low = middle + 1 } else { high = middle }
    }
    guard low < ranges.count, ranges[low].first <= scalar else { return .common }
    return ranges[low].script
  }
}
