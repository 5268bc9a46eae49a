import SwipeTabs

/// A page with one label on a plain background, for tests that look at colours and positions.
@MainActor final class TextPageView: PageView {
  private let label: Label

  /// Creates the page of an index.
  init(index: Int) {
    label = Label(
      "Page \(index + 1)", font: .system(34, weight: .bold), color: .label, alignment: .center)
    super.init(frame: .zero)
    backgroundColor = Self.backgrounds[index % Self.backgrounds.count]
    addSubview(label)
  }

  /// Any two of these differ by at least 40 levels in some channel.
  static let backgrounds = [
    DynamicColor(light: Color(hex: 0xFFC4C4), dark: Color(hex: 0x702020)),
    DynamicColor(light: Color(hex: 0xC8E0FF), dark: Color(hex: 0x203070)),
    DynamicColor(light: Color(hex: 0xFFF0A0), dark: Color(hex: 0x605010)),
    DynamicColor(light: Color(hex: 0xB8F0C0), dark: Color(hex: 0x106030)),
    DynamicColor(light: Color(hex: 0xD8A8FF), dark: Color(hex: 0x602068)),
  ]

  override func layoutSubviews() {
    let height = label.sizeThatFits(bounds.size).height
    label.frame = Rect(
      x: 0, y: ((bounds.height - height) / 2).rounded(), width: bounds.width, height: height)
  }
}
