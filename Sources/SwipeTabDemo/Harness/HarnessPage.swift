import SwipeTabs

/// A page made by code: its name in the middle and a button to the last screen.
@MainActor final class HarnessPage: SwipeTabBaseViewController {
  /// What tells the pages apart.
  struct Kind {
    /// The title.
    var token: String
    /// The template in the bar; a filled one of the same name stands for the selected state.
    var icon: String
    /// The surface.
    var background: DynamicColor

    /// All four.
    static let all = [
      Kind("SLUG-TAB-ONE", "house", light: 0xF3DFC9, dark: 0x3A2812),
      Kind("SLUG-TAB-TWO", "star", light: 0xDDF1F1, dark: 0x0E3033),
      Kind("SLUG-TAB-THREE", "heart", light: 0xF6E0EE, dark: 0x36132B),
      Kind("SLUG-TAB-FOUR", "moon", light: 0xE6E8DA, dark: 0x262A16),
    ]

    private init(_ token: String, _ icon: String, light: UInt32, dark: UInt32) {
      self.token = token
      self.icon = icon
      background = DynamicColor(light: Color(hex: light), dark: Color(hex: dark))
    }
  }

  private let kind: Kind
  private let strings: DemoStrings
  private let onForward: @MainActor (HarnessPage) -> Void

  /// Creates a page; the closure shows what comes after it.
  init(
    _ kind: Kind, assets: any DemoAssets, strings: DemoStrings,
    onForward: @escaping @MainActor (HarnessPage) -> Void
  ) {
    self.kind = kind
    self.strings = strings
    self.onForward = onForward
    super.init()
    title = strings[kind.token]
    // The container looks the title up.
    tabBarItem = TabBarItem(
      title: kind.token, image: assets.image(kind.icon),
      selectedImage: assets.image(kind.icon + "-fill"))
    tabBarItem.accessibilityHint = "SLUG-TAB-HINT"
    let forward = BarButtonItem(
      title: strings["SLUG-FORWARD"], image: assets.image("chevron-right")?.directional()
    ) { [weak self] in self?.goForward() }
    forward.imagePlacement = .trailing
    navigationItem.rightBarButtonItem = forward
  }

  private func goForward() { onForward(self) }

  override func loadView() {
    let forward = Button(title: strings["SLUG-FORWARD"], style: .tinted) { [weak self] in
      self?.goForward()
    }
    forward.accessibilityHint = strings["SLUG-FORWARD-HINT"]
    forward.accessibilityIdentifier = "forward"
    let note = Label(
      strings["SLUG-FROM-CODE"], font: .system(17), color: .secondaryLabel, alignment: .center,
      numberOfLines: 0)
    let stack = StackView(
      spacing: 8, alignment: .center, distribution: .fill,
      insets: EdgeInsets(horizontal: 24, vertical: 24),
      [
        StackView.Spacer(), Label(title, font: .system(30, weight: .bold)), note,
        StackView.Spacer(), forward,
      ])
    let view = HarnessPageView(stack)
    view.backgroundColor = kind.background
    self.view = view
  }
}

/// A stack that fills what no bar covers.
@MainActor private final class HarnessPageView: PageView {
  private let content: View

  init(_ content: View) {
    self.content = content
    super.init(frame: .zero)
    addSubview(content)
  }

  override func layoutSubviews() { content.frame = openBounds }
}
