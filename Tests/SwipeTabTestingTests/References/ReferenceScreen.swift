import SwipeTabTesting
import SwipeTabs
import Testing

@testable import SwipeTabDemo

/// The styles of bars.
enum ReferenceStyle: String, CaseIterable {
  case toolbar, capsule, underline, dots

  @MainActor func make() -> any TabBarStyle {
    switch self {
    case .toolbar: ToolbarStyle()
    case .capsule: CapsuleStyle()
    case .underline: UnderlineStyle()
    case .dots: DotsStyle()
    }
  }
}

/// A small window with a container whose bar shows every kind of item, for reference pictures.
@MainActor struct ReferenceScreen {
  /// What tells the pictures apart.
  struct Look: CustomTestStringConvertible, Sendable {
    var direction = LayoutDirection.leftToRight
    var appearance = Appearance.light
    var scale = 1.0

    /// A part of the name of the picture.
    var testDescription: String {
      let direction = direction == .leftToRight ? "ltr" : "rtl"
      let appearance = appearance == .light ? "light" : "dark"
      let suffix = scale == 1 ? "" : scale == 2 ? "-2x" : "-\(Int(scale * 100))"
      return "\(direction)-\(appearance)" + suffix
    }

    /// All looks at scale 1, and two that differ in everything at the others.
    static let usual =
      all(scales: [1])
      + [1.25, 2].flatMap { scale in
        [
          Look(scale: scale), Look(direction: .rightToLeft, appearance: .dark, scale: scale),
        ]
      }

    /// All looks of the given scales.
    static func all(scales: [Double]) -> [Look] {
      scales.flatMap { scale in
        LayoutDirection.allCases.flatMap { direction in
          [Appearance.light, .dark].map {
            Look(direction: direction, appearance: $0, scale: scale)
          }
        }
      }
    }
  }

  let harness: TestHarness
  let container: SwipeTabViewController
  private let catalog: ImageCatalog

  /// Shows a container.
  ///
  /// - Parameters:
  ///   - style: the style of its bar.
  ///   - look: direction, appearance and scale.
  ///   - size: the size of the window in points.
  ///   - hasNavigation: whether there is a navigation bar around it.
  ///   - textSize: the factor on all text.
  ///   - configure: called before the container loads.
  /// - Throws: an error when there are no fonts or pictures.
  init(
    _ style: any TabBarStyle, _ look: Look, size: Size = Size(width: 360, height: 200),
    hasNavigation: Bool = true, textSize: Double = 1,
    configure: (SwipeTabViewController, ImageCatalog) -> Void
  ) throws {
    harness = try TestHarness(
      size: size, scale: look.scale, direction: look.direction, appearance: look.appearance,
      locale: look.direction == .leftToRight ? "en" : "ar", textSize: textSize)
    let log: @MainActor (String) -> Void = { Issue.record("\($0)") }
    catalog = ImageCatalog(
      folder: try #require(AssetLocator.folder()),
      loader: try ImageLoader(mode: .immediate, log: log), log: log)
    container = SwipeTabViewController(style: style)
    container.log = log
    configure(container, catalog)
    harness.show(
      hasNavigation ? NavigationController(rootViewController: container) : container)
    try harness.settle()
  }

  /// The usual five items: two plain ones, a badge, a picture with colours of its own, a disabled
  /// one; named in a language of the direction.
  static func items(_ catalog: ImageCatalog, _ direction: LayoutDirection) -> [TabBarItem] {
    let names =
      direction == .leftToRight
      ? ["Home", "Calendar", "Inbox", "Art", "Map"]
      : ["الرئيسية", "التقويم", "الوارد", "فن", "خريطة"]
    let icons = ["house", "calendar", "inbox", "blocks", "map"]
    return zip(names, icons).enumerated().map { index, item in
      let selected = index == 3 ? nil : catalog.image(named: item.1 + "-fill")
      let result = TabBarItem(
        title: item.0, image: catalog.image(named: item.1), selectedImage: selected)
      if index == 2 { result.badgeValue = "12" }
      if index == 4 { result.isEnabled = false }
      return result
    }
  }

  /// Fills a container with a page for each item.
  static func fill(_ container: SwipeTabViewController, with items: [TabBarItem]) {
    container.setPages(count: items.count) {
      items[$0]
    } make: {
      ReferencePage(items[$0], index: $0)
    }
  }
}

/// A page of one colour with its title.
@MainActor private final class ReferencePage: SwipeTabBaseViewController {
  private let index: Int

  init(_ item: TabBarItem, index: Int) {
    self.index = index
    super.init()
    title = item.title
    tabBarItem = item
  }

  private static let colors: [DynamicColor] = [
    .systemBackground, .secondarySystemBackground, .systemGroupedBackground, .systemGray5,
  ]

  override func loadView() {
    let label = Label(title, font: .system(22, weight: .bold), alignment: .center)
    let view = TitledView(label)
    view.backgroundColor = Self.colors[index % Self.colors.count]
    self.view = view
  }

  private final class TitledView: View {
    private let content: View

    init(_ content: View) {
      self.content = content
      super.init(frame: .zero)
      addSubview(content)
    }

    /// In the upper part, which no bar floats over.
    override func layoutSubviews() {
      content.frame = Rect(x: 0, y: 0, width: bounds.width, height: bounds.height * 0.7)
    }
  }
}
