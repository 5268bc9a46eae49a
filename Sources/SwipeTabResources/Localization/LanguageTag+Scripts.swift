extension LanguageTag {
  /// Modifiers of locales that name a script.
  static let scriptModifiers: [String: String] = [
    "latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab", "hebrew": "Hebr",
  ]

  /// Codes that were replaced by others (ISO 639), with what they are now.
  static let replacedCodes: [String: String] = [
    "iw": "he", "in": "id", "ji": "yi", "mo": "ro", "no": "nb", "sh": "sr", "tl": "fil",
    "heb": "he", "ara": "ar", "fas": "fa", "per": "fa", "urd": "ur",
  ]

  /// Scripts that run from right to left.
  static let rightToLeftScripts: Set<String> = [
    "Arab", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm", "Rohg", "Mand", "Samr", "Mend",
  ]

  /// The usual scripts of languages that are written from right to left or in several scripts
  /// (Unicode CLDR, likely subtags).
  static let usualScripts: [String: String] = [
    "ar": "Arab", "arz": "Arab", "ary": "Arab", "azb": "Arab", "bal": "Arab", "bgn": "Arab",
    "ckb": "Arab", "fa": "Arab", "glk": "Arab", "haz": "Arab", "khw": "Arab", "ks": "Arab",
    "lrc": "Arab", "luz": "Arab", "mzn": "Arab", "pnb": "Arab", "prs": "Arab", "ps": "Arab",
    "sd": "Arab", "skr": "Arab", "ug": "Arab", "ur": "Arab", "uzs": "Arab",
    "he": "Hebr", "yi": "Hebr", "lad": "Hebr", "jpr": "Hebr",
    "dv": "Thaa", "nqo": "Nkoo", "rhg": "Rohg", "syr": "Syrc", "aii": "Syrc", "arc": "Syrc",
    "zh": "Hans", "yue": "Hant", "sr": "Cyrl", "mn": "Cyrl", "kk": "Cyrl", "ky": "Cyrl",
    "tg": "Cyrl", "pa": "Guru",
  ]

  /// Scripts of languages that differ in some regions.
  static let regionalScripts: [String: String] = [
    "zh-TW": "Hant", "zh-HK": "Hant", "zh-MO": "Hant", "yue-CN": "Hans", "sr-ME": "Latn",
    "pa-PK": "Arab", "uz-AF": "Arab", "az-IR": "Arab", "kk-CN": "Arab", "ky-CN": "Arab",
    "ku-IQ": "Arab", "ku-IR": "Arab", "tg-PK": "Arab", "mn-CN": "Mong", "ms-CC": "Arab",
    "sd-IN": "Deva", "ks-IN": "Arab",
  ]
}
