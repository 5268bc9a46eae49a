/// Where lines may end: the rules of Unicode Annex 14 that matter without a dictionary.
enum LineBreakRules {
  /// What a character is to the rules.
  enum Kind {
    case letter, number, space, zeroWidthSpace, glue
    case open, close, quote, hyphen, dash, slash
    case ideograph
    /// A vowel of Thai or Lao written before its consonant, with which a syllable begins.
    case leadingVowel
  }

  /// Whether a line may end between two neighbouring clusters.
  ///
  /// - Parameters:
  ///   - before: the kind of the cluster before the end.
  ///   - after: the kind of the one that would begin the next line.
  ///   - earlier: the kind of the cluster before `before`, if there is one.
  /// - Returns: whether it may.
  static func allowsBreak(between before: Kind, and after: Kind, earlier: Kind?) -> Bool {
    if after == .space || after == .zeroWidthSpace { return false }
    if before == .zeroWidthSpace { return true }
    if before == .glue || after == .glue { return false }
    if before == .space { return true }
    if after == .close || before == .open { return false }
    if before == .close, after == .open { return true }
    switch before {
    case .hyphen:
      // A hyphen at the beginning of a word is a sign.
      return after != .number && after != .close && earlier != nil && earlier != .space
    case .dash: return true
    case .letter where after == .leadingVowel: return true
    case .slash: return after == .letter || after == .ideograph
    default: break
    }
    if after == .hyphen || after == .dash || after == .slash { return false }
    if before == .quote || after == .quote { return false }
    return before == .ideograph || after == .ideograph
  }

  /// What a character is to the rules.
  static func kind(of scalar: UInt32, isPicture: Bool) -> Kind {
    if isPicture { return .ideograph }
    switch scalar {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: return .space
    case 0x200B: return .zeroWidthSpace
    case 0xA0, 0x2007, 0x202F, 0x2060, 0x2011: return .glue
    case 0x30...0x39: return .number
    case 0x28, 0x5B, 0x7B, 0xA1, 0xBF, 0x24, 0xA3, 0xA5, 0x20AC, 0x2039: return .open
    case 0x21, 0x25, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0xB0, 0x2026, 0x203A:
      return .close
    case 0x22, 0x27, 0xAB, 0xBB, 0x2018...0x201F: return .quote
    case 0x2D: return .hyphen
    case 0xAD, 0x2010, 0x2012...0x2015: return .dash
    case 0x2F: return .slash
    case 0xE40...0xE44, 0xEC0...0xEC4: return .leadingVowel
    default: return scalar < 0x1100 ? .letter : eastAsianKind(of: scalar)
    }
  }

  private static func eastAsianKind(of scalar: UInt32) -> Kind {
    switch scalar {
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D, 0xFF08,
      0xFF3B, 0xFF5B, 0xFF5F, 0xFF62, 0xFFE5, 0xFF04:
      return .open
    // Closing marks, small kana and the sound mark, which may not begin a line.
    case 0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B,
      0x301C, 0x301E, 0x301F, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF01, 0xFF1F, 0xFF3D,
      0xFF5D, 0xFF60...0xFF61, 0xFF63...0xFF65, 0xFF05, 0x2103, 0x3005, 0x303B, 0x3041, 0x3043,
      0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095, 0x3096,
      0x309B...0x309E, 0x30A0, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5,
      0x30E7, 0x30EE, 0x30F5, 0x30F6, 0x30FB...0x30FE, 0x31F0...0x31FF, 0xFF67...0xFF70,
      0xFF9E, 0xFF9F:
      return .close
    case 0x1100...0x11FF, 0x2E80...0x2FDF, 0x2FF0...0x2FFF, 0x3003...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF02...0xFFDC, 0x20000...0x3FFFD:
      return .ideograph
    default: return .letter
    }
  }
}
