import SwipeTabs

/// Makes the demo's pages and their items, each when it is first needed.
@MainActor final class DemoPages {
  private let content: DemoOptions.Content
  private let assets: any DemoAssets
  private let strings: DemoStrings
  /// What the settings page changes.
  weak var settings: (any DemoSettings)?

  init(content: DemoOptions.Content, assets: any DemoAssets, strings: DemoStrings) {
    self.content = content
    self.assets = assets
    self.strings = strings
  }

  /// The pages of the showcase: title and icon; more pages than these begin again.
  private static let showcase: [(token: String, icon: String)] = [
    ("SLUG-LISTEN", "music"), ("SLUG-GALLERY", "photo"), ("SLUG-INBOX", "envelope"),
    ("SLUG-TYPE", "text"), ("SLUG-SETTINGS", "gear"),
  ]
  private static let icons = [
    "house", "star", "heart", "calendar", "map", "bell", "folder", "clock", "person", "bookmark",
  ]
  /// Icons that have a filled variant for the selected state.
  private static let filled: Set<String> = [
    "music", "photo", "envelope", "gear", "house", "star", "heart", "calendar", "map", "bell",
    "folder", "clock", "person", "bookmark",
  ]

  /// The item of a page.
  func item(at index: Int) -> TabBarItem {
    let icon: String
    let title: String
    if content == .demo {
      let page = Self.showcase[index % Self.showcase.count]
      icon = page.icon
      title = index < Self.showcase.count ? page.token : pageTitle(at: index)
    } else {
      icon = Self.icons[index % Self.icons.count]
      title = pageTitle(at: index)
    }
    let selected = Self.filled.contains(icon) ? assets.image(icon + "-fill") : nil
    let item = TabBarItem(title: title, image: assets.image(icon), selectedImage: selected)
    if content == .demo, index == 2 { item.badgeValue = "4" }
    return item
  }

  /// A page.
  func page(at index: Int) -> any SwipeTabViewControllerType {
    let page = DemoPageController { [weak self] in self?.makeView(at: index) ?? View() }
    page.tabBarItem = item(at: index)
    page.title = pageTitle(at: index)
    addButtons(to: page, at: index)
    return page
  }

  private func pageTitle(at index: Int) -> String {
    guard content == .demo else { return "Page \(index + 1)" }
    let (round, kind) = index.quotientAndRemainder(dividingBy: Self.showcase.count)
    let title = strings[Self.showcase[kind].token]
    return round == 0 ? title : "\(title) \(round + 1)"
  }

  private func addButtons(to page: ViewController, at index: Int) {
    switch content {
    case .demo where index % Self.showcase.count == 1:
      page.navigationItem.rightBarButtonItem = BarButtonItem(title: strings["SLUG-SELECT"])
    case .demo where index % Self.showcase.count == 2:
      page.navigationItem.leftBarButtonItem = BarButtonItem(title: strings["SLUG-EDIT"])
      page.navigationItem.rightBarButtonItem = BarButtonItem(title: strings["SLUG-COMPOSE"])
    case .text where index % 2 == 1:
      page.navigationItem.leftBarButtonItem = BarButtonItem(title: strings["SLUG-EDIT"])
      page.navigationItem.rightBarButtonItem = BarButtonItem(title: strings["SLUG-COMPOSE"])
    default: break
    }
  }

  private func makeView(at index: Int) -> View {
    switch content {
    case .text: return TextPageView(index: index)
    case .bench: return BenchPageView(index: index, assets: assets)
    case .demo, .harness: break
    }
    switch index % Self.showcase.count {
    case 0: return ScrollingPageView(ListenContentView(assets: assets, strings: strings))
    case 1: return ScrollingPageView(GalleryContentView(assets: assets, strings: strings))
    case 2: return InboxPageView(assets: assets, strings: strings)
    case 3: return ScrollingPageView(TypeContentView(strings: strings))
    default:
      return ScrollingPageView(
        SettingsContentView(strings: strings, settings: settings),
        background: .systemGroupedBackground)
    }
  }
}

/// A page that makes its view when it is first shown.
@MainActor final class DemoPageController: SwipeTabBaseViewController {
  private let makeView: () -> View

  init(makeView: @escaping () -> View) {
    self.makeView = makeView
    super.init()
  }

  override func loadView() { view = makeView() }
}
