import SwipeTabs
import Testing

@testable import SwipeTabDemo
@testable import SwipeTabTesting

@Suite("Reference pictures of controls", .serialized) @MainActor struct ControlScreenshotTests {
  @Test("all states, light and dark, in both directions", arguments: ControlKind.allCases)
  func states(kind: ControlKind) throws {
    let origin = ScreenshotOrigin(function: #function, file: #filePath, line: #line)
    try TestHarness().expect(
      try ControlSheet(kind).picture(scale: 1), named: "control-\(kind.rawValue)", .exact, origin)
  }

  @Test("navigation bars", arguments: [1, 1.25], [Appearance.light, .dark])
  func navigationBars(scale: Double, appearance: Appearance) throws {
    for direction in LayoutDirection.allCases {
      let isArabic = direction == .rightToLeft
      let harness = try TestHarness(
        size: Size(width: 360, height: 330), scale: scale, direction: direction,
        appearance: appearance, locale: isArabic ? "ar" : "en")
      let log: @MainActor (String) -> Void = { Issue.record("\($0)") }
      let assets = FileAssets(loader: try ImageLoader(mode: .immediate, log: log), log: log)
      harness.show(BarsView(Self.bars(assets, isArabic ? Self.arabic : Self.english)))
      try harness.settle()
      let name = "bars-\(isArabic ? "rtl" : "ltr")-\(appearance.rawValue)"
      try harness.expectScreenshot(named: name + (scale == 1 ? "" : "-125"))
    }
  }

  private static let english = [
    "Inbox", "Edit", "Compose", "All of the letters that came in the summer", "Forward", "Settings",
  ]
  private static let arabic = [
    "الوارد", "تحرير", "رسالة جديدة", "كل الرسائل التي وصلت في الصيف الماضي", "إلى الأمام",
    "الإعدادات",
  ]

  private static func bars(_ assets: FileAssets, _ words: [String]) -> [NavigationBar] {
    func bar(
      _ title: String, isLarge: Bool = false, previous: String? = nil,
      left: [BarButtonItem] = [], right: [BarButtonItem] = []
    ) -> NavigationBar {
      let item = NavigationItem(title: title)
      item.leftBarButtonItems = left
      item.rightBarButtonItems = right
      item.largeTitleDisplayMode = isLarge ? .always : .never
      let bar = NavigationBar()
      bar.setItem(item, previous: previous.map { NavigationItem(title: $0) })
      return bar
    }
    let forward = BarButtonItem(
      title: words[4], image: assets.image("chevron-right")?.directional())
    forward.imagePlacement = .trailing
    let disabled = BarButtonItem(image: assets.image("share"))
    disabled.isEnabled = false
    return [
      bar(
        words[0], left: [BarButtonItem(title: words[1])], right: [BarButtonItem(title: words[2])]),
      bar(
        words[3], left: [BarButtonItem(title: words[1])], right: [BarButtonItem(title: words[2])]),
      bar(words[5], previous: words[0], right: [forward]),
      bar(
        words[5], previous: words[3], right: [disabled, BarButtonItem(image: assets.image("plus"))]),
      bar(words[3], isLarge: true, right: [BarButtonItem(title: words[2])]),
    ]
  }

  /// Bars below each other, each as high as it wants.
  private final class BarsView: View {
    init(_ bars: [NavigationBar]) {
      super.init(frame: .zero)
      backgroundColor = .systemBackground
      for bar in bars { addSubview(bar) }
    }

    override func layoutSubviews() {
      var y = 0.0
      for case let bar as NavigationBar in subviews {
        let height = bar.preferredHeight(for: bounds.width)
        bar.frame = Rect(x: 0, y: y, width: bounds.width, height: height)
        y += height + 8
      }
    }
  }
}

@Suite("Reference pictures of the demo's pages", .serialized) @MainActor
struct DemoScreenshotTests {
  @Test("every page in a small window, light and dark, in both directions", arguments: 0..<5)
  func pages(page: Int) throws {
    for (look, options) in [
      ("ltr-light", ["--locale", "en", "--light"]), ("rtl-dark", ["--locale", "ar", "--dark"]),
    ] {
      let demo = try DemoFixture(["--size", "320x480", "--start", "\(page)"] + options)
      try demo.harness.expectScreenshot(named: "page-\(page)-\(look)")
    }
  }

  @Test("a row with its actions, a list with the focus, a floating bar over a page")
  func details() throws {
    let list = try DemoFixture(["--size", "320x400", "--start", "2", "--style", "capsule"])
    list.harness.drag(from: Point(x: 280, y: 180), to: Point(x: 80, y: 180))
    try list.harness.settle()
    list.harness.advance(by: 1.5)
    try list.harness.settle()
    try list.harness.expectScreenshot(named: "list-actions")
    let focused = try DemoFixture(["--size", "320x400", "--start", "2", "--dark"])
    for _ in 0..<3 { focused.harness.press(.tab) }
    focused.harness.press(.down)
    try focused.harness.settle()
    focused.harness.advance(by: 1.5)
    try focused.harness.settle()
    try focused.harness.expectScreenshot(named: "list-focused")
  }
}
