import SwipeTabTesting
import SwipeTabs

/// A form that changes the demo while it runs: groups of rows on a grey background.
@MainActor final class SettingsContentView: PageView {
  private let groups: [SettingsGroupView]
  private let rows: SettingsRows

  init(strings: DemoStrings, settings: (any DemoSettings)?) {
    rows = SettingsRows(strings: strings, settings: settings)
    groups = [
      SettingsGroupView(
        strings["SLUG-TAB-BAR"],
        rows: [
          rows.choice(
            "SLUG-STYLE", DemoStyle.allCases.map(\.token), DemoStyle.allCases, \.style),
          rows.toggle("SLUG-TEXT-BESIDE", \.isTextOnRight),
        ]),
      SettingsGroupView(
        strings["SLUG-SWIPING"],
        rows: [
          rows.toggle("SLUG-PAGING", \.isPagingEnabled),
          rows.choice(
            "SLUG-TRANSITION", ["SLUG-SLIDE", "SLUG-SCROLL", "SLUG-NONE"],
            TransitionName.allCases, \.transition),
        ]),
      SettingsGroupView(
        strings["SLUG-LOOKS"],
        rows: [
          rows.toggle("SLUG-DARK", \.isDark), rows.toggle("SLUG-RTL", \.isRightToLeft),
          rows.slider("SLUG-TEXT-SIZE", in: ScriptLimits.textSizes, \.textSize),
        ]),
      SettingsGroupView(
        strings["SLUG-EXAMPLES"],
        rows: [rows.button("SLUG-THREE-WAYS", title: "SLUG-SHOW") { $0.showContainers() }]),
      SettingsGroupView(
        strings["SLUG-STORAGE"],
        rows: [
          rows.level("SLUG-USED", 0.62), rows.work("SLUG-BACKUP", title: "SLUG-BACK-UP-NOW"),
          rows.button("SLUG-RESET", title: "SLUG-RESET-NOW", style: .destructive) { $0.reset() },
        ]),
    ]
    super.init(frame: .zero)
    for group in groups { addSubview(group) }
  }

  /// The controls show what is set by the time they are seen, whoever set it.
  override func didMoveToWindow() {
    if window != nil { rows.refresh() }
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    rows.refresh()
  }

  private static let spacing = 20.0

  /// The left edge and the width of the groups.
  private func column(in width: Double) -> (x: Double, width: Double) {
    let room = min(PageMetrics.column(in: width).width, 640)
    return (((width - room) / 2).rounded(), room)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let width = column(in: size.width).width
    let height = groups.reduce(20.0) { $0 + $1.height(for: width) + Self.spacing }
    return Size(width: size.width, height: height)
  }

  override func layoutSubviews() {
    let (x, width) = column(in: bounds.width)
    var y = 20.0
    for group in groups {
      let height = group.height(for: width)
      place(group, Rect(x: x, y: y, width: width, height: height))
      y += height + Self.spacing
    }
  }
}
