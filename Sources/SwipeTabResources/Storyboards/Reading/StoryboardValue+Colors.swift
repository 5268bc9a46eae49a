import SwipeTabDrawing
import SwipeTabViews

extension StoryboardValue {
  /// A colour: a name, `#RRGGBB`, `#RRGGBBAA`, or an object with one of these for each appearance.
  func color() throws(StoryboardError) -> DynamicColor {
    guard isObject else { return try plainColor() }
    let object = try object(["light", "dark"])
    return DynamicColor(
      light: try object.required("light").plainColor().light,
      dark: try object.required("dark").plainColor().dark)
  }

  private func plainColor() throws(StoryboardError) -> DynamicColor {
    let string = try string(limit: 1024)
    guard string.hasPrefix("#") else { return try word(Self.namedColors) }
    var number: UInt32 = 0
    let digits = string.utf8.dropFirst()
    for byte in digits {
      guard let digit = Hexadecimal.value(of: byte), digits.count == 6 || digits.count == 8 else {
        throw malformed(string)
      }
      number = number << 4 | digit
    }
    switch digits.count {
    case 6: return .fixed(Color(hex: number))
    case 8:
      var color = Color(hex: number >> 8)
      color.alpha = UInt8(truncatingIfNeeded: number)
      return .fixed(color)
    default: throw malformed(string)
    }
  }

  private func malformed(_ string: String) -> StoryboardError {
    failure(.invalidValue, "\(string.quoted) is no colour; write '#RRGGBB' or '#RRGGBBAA'")
  }

  /// The colours that have names.
  static let namedColors: [String: DynamicColor] = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "separator": .separator, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "barBackground": .barBackground, "tint": .tint, "onTint": .onTint,
    "systemBlue": .systemBlue, "systemRed": .systemRed, "systemGreen": .systemGreen,
    "systemOrange": .systemOrange, "systemYellow": .systemYellow,
    "systemPurple": .systemPurple, "systemPink": .systemPink, "systemTeal": .systemTeal,
    "systemIndigo": .systemIndigo, "systemGray": .systemGray, "systemGray2": .systemGray2,
    "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5,
    "systemGray6": .systemGray6, "clear": .clear, "white": .white, "black": .black,
  ]
}
