/// Makes any string harmless before it is analysed: cuts it, splits it into paragraphs, and takes
/// out what cannot be drawn.
enum TextCleaner {
  /// Longer text is cut, in characters of Unicode: about ten pages of a book, more than a label
  /// shows, and few enough to lay out within a frame or two.
  static let greatestLength = 10_000

  /// The paragraphs of a text, without the line ends between them, and whether it was cut.
  static func paragraphs(of string: String) -> (paragraphs: [[Unicode.Scalar]], isCut: Bool) {
    var paragraphs: [[Unicode.Scalar]] = []
    var current: [Unicode.Scalar] = []
    var previous: UInt32 = 0
    var count = 0
    var isCut = false
    for scalar in string.unicodeScalars {
      if count == greatestLength {
        isCut = true
        break
      }
      count += 1
      let value = scalar.value
      switch value {
      case 0x0A where previous == 0x0D: break
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029:
        paragraphs.append(current)
        current.removeAll(keepingCapacity: true)
      case 0x09: current.append(" ")
      case 0x00...0x1F, 0x7F...0x9F: break
      case 0xFEFF, 0xFFF9...0xFFFC, 0x2061...0x2064, 0x206A...0x206F, 0xE0001: break
      default:
        current.append(isNoncharacter(value) ? "\u{FFFD}" : scalar)
      }
      previous = value
    }
    paragraphs.append(current)
    return (paragraphs, isCut)
  }

  /// Whether text needs none of the work: one line of Latin letters, digits and punctuation.
  static func isPlain(_ string: String) -> Bool {
    var count = 0
    for scalar in string.unicodeScalars {
      switch scalar.value {
      case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x17F, 0x2013...0x2014, 0x2018...0x2019,
        0x201C...0x201D, 0x2026:
        count += 1
        if count > greatestPlainLength { return false }
      default: return false
      }
    }
    return count > 0
  }

  /// Whether plain text has a letter, which makes it run from left to right.
  static func hasLatinLetter(_ string: String) -> Bool {
    string.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xB5, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x17F: true
      default: false
      }
    }
  }

  /// Longer text goes the long way, which copes with what is too wide for one mask.
  static let greatestPlainLength = 400

  private static func isNoncharacter(_ value: UInt32) -> Bool {
    value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value)
  }
}
