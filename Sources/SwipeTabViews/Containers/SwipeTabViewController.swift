public import SwipeTabCore

/// A container with swipeable pages and a tab bar above or below them.
///
/// Override ``generatedViewControllers`` (or set ``viewControllerIDs`` with a storyboard), show the
/// container in a window or push it onto a ``NavigationController``, and set what you need before it
/// loads. The pages share the container's one navigation stack.
///
///     final class MyTabs: SwipeTabViewController {
///       override var generatedViewControllers: [any SwipeTabViewControllerType] {
///         ["Inbox", "Settings"].map { title in
///           let page = SwipeTabBaseViewController()
///           page.tabBarItem = TabBarItem(title: title)
///           return page
///         }
///       }
///     }
open class SwipeTabViewController: ViewController {
  /// Called with the container, the index of the page left and that of the destination.
  public typealias SwipeCallback = @MainActor (SwipeTabViewController, Int, Int) -> Void

  // MARK: Set before loading

  /// The pages made by code; read exactly once, when the container loads.
  open var generatedViewControllers: [any SwipeTabViewControllerType] { [] }
  /// Identifiers of pages in ``storyboard``; they come first, in Swift string order, each once.
  public var viewControllerIDs: [String] = []
  /// Whether the identifiers of the container's segues name pages too.
  public var discoversViewControllersFromSegues = true
  /// The segues that start at the container in its storyboard.
  public var segues: [SwipeTabSegue] = []
  /// Where ``viewControllerIDs`` are looked up; without one they are ignored.
  public var storyboard: (any ViewControllerSource)?
  /// Whether the bar lies above the pages; a change after loading does not rebuild the layout.
  public var toolbarOnTop = false
  /// Whether the bar floats over the pages; nil leaves it to the style.
  ///
  /// A change takes effect at once.
  public var floatsTabBar: Bool? {
    didSet { if floatsTabBar != oldValue { barConfigurationDidChange() } }
  }
  /// Whether text stands on the trailing side of the image instead of under it; takes effect at
  /// loading and at ``reloadTabBarItems()``.
  public var textOnRight = false

  // MARK: Callbacks

  /// Called before a transition, or when an interactive one begins.
  public var beforeSwipeCallback: SwipeCallback?
  /// Called after another page was committed and bar and navigation show it.
  public var afterSwipeCallback: SwipeCallback?
  /// Where titles, labels and hints that begin with `SLUG-` are looked up; the window's unless set.
  public var localizer: (any StringLocalizer)?
  /// Told of everything that happens, for logs and tests.
  public var eventHandler: (@MainActor (SwipeTabEvent) -> Void)?
  /// Where lines for developers go; standard error unless replaced.
  public var log: @MainActor (String) -> Void = StandardErrorLog.write

  // MARK: State

  /// Why the pages could not be loaded, after a load that failed.
  public internal(set) var loadError: PageLoadingError?
  /// The bar; nil before loading, and hidden while there are no pages.
  public internal(set) var tabBar: TabBar?
  /// How the pages are moved and what they look like: everything that is drawn follows from it.
  public internal(set) var presentation = PagerPresentation(
    phase: .rest, committed: nil, position: 0)

  /// The pages lie in this view, one window-wide layer each.
  public let pagesView: PagesView
  var pager: Pager
  var store = PageStore([])
  var pending: [PagerEffect] = []
  var isDelivering = false
  var deliveredIndex: Int?
  var hasLoadedPages = false
  var pageFactory: (count: Int, factory: PageStore.Factory)?
  var isToolbarOnTop = false
  var styleInUse: any TabBarStyle
  var insertedPages: [[any SwipeTabViewControllerType]] = []
  var nextStore: PageStore?
  var pageSafeArea = EdgeInsets.zero
  /// What was set with ``toolbarAppearance``, for the next toolbar; nil leaves a style as it comes.
  var keptToolbarAppearance: ToolbarAppearance?
  /// The appearance for which the bar was styled last.
  var styledAppearance: Appearance?
  /// How far from the selected page, in pages, pages made by a factory are kept; nil keeps all.
  public var keptPageDistance: Int?
  var propagations: [NavigationTarget] = []
  var windowEventToken: WindowEventToken?
  var scrollTimer: TimerToken?

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - style: the bar's style; a toolbar unless given.
  ///   - physics: the numbers of gestures and motion.
  public init(style: (any TabBarStyle)? = nil, physics: PagingPhysics = .standard) {
    let style = style ?? ToolbarStyle()
    styleInUse = style
    pager = Pager(physics: physics, transitionStyle: style.defaultTransitionStyle)
    pagesView = PagesView(physics: physics)
    super.init()
    pagesView.container = self
  }

  /// The style of the bar; it can be changed at any time.
  public var tabBarStyle: any TabBarStyle {
    get { styleInUse }
    set {
      guard newValue !== styleInUse else { return }
      styleInUse = newValue
      if let keptToolbarAppearance, let toolbar = newValue as? ToolbarStyle {
        toolbar.appearance = keptToolbarAppearance
      }
      if explicitTransitionStyle == nil {
        send(.setTransitionStyle(newValue.defaultTransitionStyle))
      }
      barConfigurationDidChange()
    }
  }

  /// How taps and selections move the pages; the style's own way unless set.
  public var transitionStyle: TransitionStyle {
    get { pager.transitionStyle }
    set {
      explicitTransitionStyle = newValue
      send(.setTransitionStyle(newValue))
    }
  }
  var explicitTransitionStyle: TransitionStyle?

  /// Whether pages can be swiped; pages may change it at any time, a transition under way goes on.
  public var isPagingEnabled: Bool {
    get { pager.isPagingEnabled }
    set { send(.setPagingEnabled(newValue)) }
  }

  // MARK: Loading

  open override func loadView() {
    let view = ContainerView()
    view.container = self
    view.addSubview(pagesView)
    self.view = view
  }

  /// Loads the pages; a subclass that overrides it sets what it needs first and then calls super.
  open override func viewDidLoad() {
    super.viewDidLoad()
    isToolbarOnTop = toolbarOnTop
    collectPages()
  }

  /// Loads the view and the pages.
  ///
  /// - Throws: ``PageLoadingError`` when a page could not be made; it names the identifier, the
  ///   storyboard and the identifiers that are known. Calling again tries again.
  public func loadPages() throws(PageLoadingError) {
    let wasLoaded = isViewLoaded
    loadViewIfNeeded()
    if wasLoaded, loadError != nil { collectPages() }
    if let loadError { throw loadError }
  }

  /// Adjusts the look of the bar.
  ///
  /// Called once after the bar is made and again when the appearance changes. The default does
  /// nothing.
  open func styleToolbar() {}

  /// The container tells its pages itself when they appear and disappear.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    send(.hostWillAppear)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    send(.hostDidAppear)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    cancelGestures()
    send(.hostWillDisappear)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    send(.hostDidDisappear)
  }

  open override func keyDown(_ event: KeyEvent) -> Bool { handleKey(event) }
}
