import SwipeTabTesting
import SwipeTabs

/// Everything in the demo's window: a navigation controller around the container with the pages.
@MainActor final class DemoScreen {
  /// The container.
  let container: SwipeTabViewController
  /// The controller in the window.
  let navigation: NavigationController
  private let pages: DemoPages
  private let strings: DemoStrings
  private let makeHarness: @MainActor () -> HarnessScreens
  /// The screens that show the three ways to make a container, made when they are first asked for.
  private lazy var harness = makeHarness()
  private var shownStyle: DemoStyle

  /// Creates the screen that the options ask for; nothing is loaded yet.
  init(
    options: DemoOptions, assets: any DemoAssets, strings: DemoStrings,
    log: @escaping @MainActor (String) -> Void
  ) {
    self.strings = strings
    makeHarness = { HarnessScreens(assets: assets, strings: strings, log: log) }
    shownStyle = DemoStyle(options.style)
    pages = DemoPages(content: options.content, assets: assets, strings: strings)
    container = SwipeTabViewController(style: shownStyle.makeStyle())
    container.toolbarOnTop = options.isToolbarOnTop
    container.textOnRight = options.isTextOnRight
    container.floatsTabBar = options.barPlacement.map { $0 == .floating }
    container.localizer = strings
    if let transition = options.transition { container.transitionStyle = transition.style }
    navigation = NavigationController(rootViewController: container)
    if options.content == .harness {
      navigation.setViewControllers([harness.makeStart()])
      // Until there is another one, scripts are told of a container without pages.
      container.navigationController = navigation
    }
    // The benchmark's pages fill the window, beside the bar.
    navigation.isNavigationBarHidden = options.content == .bench
    setPages(options.content == .harness ? 0 : options.pages)
    container.selectViewController(at: options.start)
    pages.settings = self
    applyStyleToNavigationBar()
  }

  /// Shows the screen in a window.
  func install(in window: Window) {
    window.localizer = strings
    window.rootViewController = navigation
  }

  /// Gives the container another number of pages.
  func setPages(_ count: Int) {
    let pages = pages
    container.setPages(count: count) {
      pages.item(at: $0)
    } make: {
      pages.page(at: $0)
    }
  }

  /// Adds a page; its number says how many there were.
  func insertPage(at index: Int) {
    container.insertPage(pages.page(at: container.pageCount), at: index)
  }

  /// Pushes a controller that shows how deep the stack is.
  func push() {
    let depth = navigation.viewControllers.count + 1
    navigation.pushViewController(DetailController(depth: depth), animated: true)
  }

  /// The container that is on the stack, the topmost if there are several.
  var topContainer: SwipeTabViewController {
    navigation.viewControllers.lazy.reversed().compactMap { $0 as? SwipeTabViewController }.first
      ?? container
  }

  private func applyStyleToNavigationBar() {
    navigation.navigationBar.appearance =
      shownStyle == .underline
      ? .prominent(UnderlineStyle().backgroundColor) : NavigationBarAppearance()
  }
}

extension DemoScreen: DemoSettings {
  private var window: Window? { navigation.viewIfLoaded?.window }

  var style: DemoStyle {
    get { shownStyle }
    set {
      guard newValue != shownStyle else { return }
      shownStyle = newValue
      container.tabBarStyle = newValue.makeStyle()
      applyStyleToNavigationBar()
    }
  }
  var isDark: Bool {
    get { window?.appearance == .dark }
    set { window?.appearance = newValue ? .dark : .light }
  }
  var isRightToLeft: Bool {
    get { window?.layoutDirection == .rightToLeft }
    set { window?.layoutDirection = newValue ? .rightToLeft : .leftToRight }
  }
  var isTextOnRight: Bool {
    get { container.textOnRight }
    set {
      container.textOnRight = newValue
      container.reloadTabBarItems()
    }
  }
  var isPagingEnabled: Bool {
    get { container.isPagingEnabled }
    set { container.isPagingEnabled = newValue }
  }
  var textSize: Double {
    get { window?.textSizeFactor ?? 1 }
    set { window?.textSizeFactor = newValue }
  }
  var transition: TransitionName {
    get { TransitionName(container.transitionStyle) }
    set { container.transitionStyle = newValue.style }
  }

  func reset() {
    style = .toolbar
    isTextOnRight = false
    isPagingEnabled = true
    transition = .slide
    isDark = false
    isRightToLeft = strings.layoutDirection == .rightToLeft
    textSize = 1
  }

  func showContainers() {
    navigation.pushViewController(harness.makeStart(), animated: true)
  }
}

extension TransitionName {
  /// The name of a transition style.
  init(_ style: TransitionStyle) {
    switch style {
    case .slide: self = .slide
    case .scroll: self = .scroll
    case .none: self = .none
    }
  }
}

/// Lets scripts drive the demo.
@MainActor final class DemoTarget: ContainerTarget {
  private let screen: DemoScreen

  init(_ screen: DemoScreen) {
    self.screen = screen
    super.init(screen.container)
  }

  override var container: SwipeTabViewController { screen.topContainer }

  override func change(_ change: ScriptCommand.PageChange) throws(ScriptFailure) {
    guard case .insert(let index) = change else { return try super.change(change) }
    screen.insertPage(at: index)
  }

  override func push() { screen.push() }
  override func pop() { screen.navigation.popViewController(animated: true) }

  override func apply(_ setting: ScriptSetting) throws(ScriptFailure) {
    switch setting {
    case .style(let name): screen.style = DemoStyle(name)
    case .pages(let count): screen.setPages(count)
    default: try super.apply(setting)
    }
  }
}

/// What `push` shows: a plain page with its depth.
@MainActor final class DetailController: ViewController {
  private let depth: Int

  init(depth: Int) {
    self.depth = depth
    super.init()
    title = "Detail \(depth - 1)"
  }

  override func loadView() {
    let label = Label(title, font: .system(34, weight: .bold), alignment: .center)
    let view = CenteredView(label)
    view.backgroundColor = .systemBackground
    self.view = view
  }

  private final class CenteredView: View {
    private let content: View

    init(_ content: View) {
      self.content = content
      super.init(frame: .zero)
      addSubview(content)
    }

    override func layoutSubviews() { content.frame = bounds }
  }
}
