import SwipeTabDrawing

// Every text colour has a contrast of at least 4.5 to 1 (WCAG 2.1, level AA) on every background
// below. With increased contrast it has 7 to 1 (level AAA), and the separator and the greys of lines
// and tracks (the second to the fourth) have 3 to 1 (level AA for parts of controls).
extension DynamicColor {
  /// Text of first importance.
  public static let label = DynamicColor(0x000000, 0xFFFFFF)
  /// Text of second importance.
  public static let secondaryLabel = DynamicColor(
    0x56565C, 0xB4B4BA, increased: (0x3C3C42, 0xD2D2D8))
  /// Text of third importance, such as placeholders.
  public static let tertiaryLabel = DynamicColor(
    0x62626A, 0xA0A0A8, increased: (0x4A4A50, 0xB8B8BE))
  /// Thin lines between rows.
  public static let separator = DynamicColor(
    0xC6C6C8, 0x3D3D41, increased: (0x7C7C80, 0x8A8A8F))
  /// The background of a page.
  public static let systemBackground = DynamicColor(0xFFFFFF, 0x000000)
  /// A surface on the background of a page.
  public static let secondarySystemBackground = DynamicColor(0xF2F2F7, 0x1C1C1E)
  /// The background of a page with grouped rows.
  public static let systemGroupedBackground = DynamicColor(0xF2F2F7, 0x000000)
  /// A group of rows on a grouped background.
  public static let secondarySystemGroupedBackground = DynamicColor(0xFFFFFF, 0x1C1C1E)
  /// The background of bars.
  public static let barBackground = DynamicColor(0xF9F9FB, 0x161618)

  /// The colour of what can be pressed, unless a view says otherwise.
  public static let tint = systemBlue
  /// Text and symbols on a surface filled with the tint.
  public static let onTint = DynamicColor(0xFFFFFF, 0x001A33)
  /// A blue.
  public static let systemBlue = DynamicColor(
    0x0062D0, 0x4DA3FF, increased: (0x004EA6, 0x74B8FF))
  /// A red, for what destroys.
  public static let systemRed = DynamicColor(
    0xC9101F, 0xFF6F67, increased: (0xA30D19, 0xFF8A83))
  /// A green.
  public static let systemGreen = DynamicColor(
    0x1B7434, 0x30D158, increased: (0x165E2A, 0x30D158))
  /// An orange.
  public static let systemOrange = DynamicColor(
    0xB24300, 0xFF9F0A, increased: (0x8D3500, 0xFF9F0A))
  /// A yellow, ochre on light surfaces so that it can be read.
  public static let systemYellow = DynamicColor(
    0x8A6100, 0xFFD60A, increased: (0x6A4B00, 0xFFD60A))
  /// A purple.
  public static let systemPurple = DynamicColor(
    0x8A3FB0, 0xD58AF8, increased: (0x733492, 0xDA96FA))
  /// A pink.
  public static let systemPink = DynamicColor(
    0xC8164A, 0xFF7093, increased: (0xA0123B, 0xFF86A4))
  /// A teal.
  public static let systemTeal = DynamicColor(
    0x0A7078, 0x40C8D8, increased: (0x085A60, 0x40C8D8))
  /// An indigo.
  public static let systemIndigo = DynamicColor(
    0x4B48C2, 0x9A98FF, increased: (0x4442B1, 0xA8A6FF))
  /// A grey that can carry meaning.
  public static let systemGray = DynamicColor(
    0x66666C, 0x9C9CA2, increased: (0x4D4D52, 0xAEAEB4))
  /// The second of six greys, from strong to faint.
  public static let systemGray2 = DynamicColor(
    0xAEAEB2, 0x636366, increased: (0x6C6C70, 0x8E8E93))
  /// The third grey.
  public static let systemGray3 = DynamicColor(
    0xC7C7CC, 0x48484A, increased: (0x7C7C80, 0x737377))
  /// The fourth grey.
  public static let systemGray4 = DynamicColor(
    0xD1D1D6, 0x3A3A3C, increased: (0x88888D, 0x6C6C70))
  /// The fifth grey.
  public static let systemGray5 = DynamicColor(
    0xE5E5EA, 0x2C2C2E, increased: (0xD8D8DD, 0x38383B))
  /// The faintest grey.
  public static let systemGray6 = DynamicColor(
    0xF2F2F7, 0x1C1C1E, increased: (0xE9E9EF, 0x242427))

  /// Nothing at all.
  public static let clear = DynamicColor.fixed(.clear)
  /// White in both appearances.
  public static let white = DynamicColor.fixed(.white)
  /// Black in both appearances.
  public static let black = DynamicColor.fixed(.black)
}
