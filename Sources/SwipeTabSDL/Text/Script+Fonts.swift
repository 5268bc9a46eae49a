extension Script {
  /// What a script is called in the names of Noto's families; nil where Noto Sans itself holds it
  /// or nothing is known.
  var notoName: String? { Self.notoNames[tag] }

  /// The package of Debian whose fonts cover a script.
  var package: String {
    isEastAsian
      ? "fonts-noto-cjk" : Self.extraScripts.contains(tag) ? "fonts-noto-extra" : "fonts-noto-core"
  }

  /// The families that look best beside the interface font, best first.
  ///
  /// - Parameter language: the language whose forms of Han characters are wanted.
  /// - Returns: names of families, which need not be installed.
  func preferredFamilies(language: EastAsianLanguage) -> [String] {
    if isEastAsian {
      let own: EastAsianLanguage =
        switch self {
        case .hangul: .korean
        case .hiragana, .katakana: .japanese
        default: language
        }
      return ["Noto Sans CJK \(own.rawValue)"]
    }
    return notoName.map { ["Noto Sans \($0)", "Noto Sans \($0) UI"] } ?? ["Noto Sans"]
  }

  /// Scripts whose fonts are in no package that is commonly installed.
  private static let extraScripts: Set<String> = ["Tang", "Hmnp", "Wcho"]

  private static let notoNames: [String: String] = [
    "Adlm": "Adlam", "Arab": "Arabic", "Armn": "Armenian", "Avst": "Avestan", "Bali": "Balinese",
    "Bamu": "Bamum", "Bass": "Bassa Vah", "Batk": "Batak", "Beng": "Bengali", "Brah": "Brahmi",
    "Bugi": "Buginese", "Buhd": "Buhid", "Cakm": "Chakma", "Cans": "Canadian Aboriginal",
    "Cham": "Cham", "Cher": "Cherokee", "Copt": "Coptic", "Deva": "Devanagari",
    "Dsrt": "Deseret", "Ethi": "Ethiopic", "Geor": "Georgian", "Glag": "Glagolitic",
    "Goth": "Gothic", "Gran": "Grantha", "Gujr": "Gujarati", "Guru": "Gurmukhi",
    "Hano": "Hanunoo", "Hebr": "Hebrew", "Java": "Javanese", "Kali": "Kayah Li",
    "Khmr": "Khmer", "Knda": "Kannada", "Kthi": "Kaithi", "Lana": "Tai Tham", "Laoo": "Lao",
    "Lepc": "Lepcha", "Limb": "Limbu", "Lisu": "Lisu", "Mand": "Mandaic", "Mlym": "Malayalam",
    "Modi": "Modi", "Mong": "Mongolian", "Mtei": "Meetei Mayek", "Mymr": "Myanmar",
    "Newa": "Newa", "Nkoo": "NKo", "Ogam": "Ogham", "Olck": "Ol Chiki", "Orya": "Oriya",
    "Osge": "Osage", "Osma": "Osmanya", "Phag": "PhagsPa", "Rjng": "Rejang",
    "Rohg": "Hanifi Rohingya", "Runr": "Runic", "Samr": "Samaritan", "Saur": "Saurashtra",
    "Shaw": "Shavian", "Sinh": "Sinhala", "Sora": "Sora Sompeng", "Sund": "Sundanese",
    "Sylo": "Syloti Nagri", "Syrc": "Syriac", "Tagb": "Tagbanwa", "Takr": "Takri",
    "Tale": "Tai Le", "Talu": "New Tai Lue", "Taml": "Tamil", "Tavt": "Tai Viet",
    "Telu": "Telugu", "Tfng": "Tifinagh", "Tglg": "Tagalog", "Thaa": "Thaana", "Thai": "Thai",
    "Tirh": "Tirhuta", "Vaii": "Vai", "Yiii": "Yi",
  ]
}

/// Whose forms of the characters that East Asia shares are drawn.
enum EastAsianLanguage: String, Hashable, Sendable {
  case japanese = "JP"
  case korean = "KR"
  case simplifiedChinese = "SC"
  case traditionalChinese = "TC"
  case hongKongChinese = "HK"

  /// The language a locale such as `zh-TW`, `ja_JP.UTF-8` or `zh-Hant` asks for, if it is one.
  init?(locale: String) {
    let parts = locale.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    switch parts.first {
    case "ja": self = .japanese
    case "ko": self = .korean
    case "zh", "yue", "cmn":
      if parts.contains("hk") || parts.contains("mo") || parts[0] == "yue" {
        self = .hongKongChinese
      } else if parts.contains("tw") || parts.contains("hant") {
        self = .traditionalChinese
      } else {
        self = .simplifiedChinese
      }
    default: return nil
    }
  }

  /// What fontconfig calls it.
  var fontconfigTag: String {
    switch self {
    case .japanese: "ja"
    case .korean: "ko"
    case .simplifiedChinese: "zh-cn"
    case .traditionalChinese: "zh-tw"
    case .hongKongChinese: "zh-hk"
    }
  }
}
