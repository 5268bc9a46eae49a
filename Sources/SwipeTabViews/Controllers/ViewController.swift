public import SwipeTabCore

/// Manages a view: makes it when it is first needed, and is told when it appears and disappears.
@MainActor open class ViewController: KeyResponder {
  private var loadedView: View?
  /// The controller that holds this one.
  public internal(set) weak var parent: ViewController?
  /// The controllers this one holds, in the order in which they were added.
  public internal(set) var children: [ViewController] = []
  /// A name for people, which the navigation item shows unless it has a title of its own.
  public var title: String? {
    didSet {
      if navigationItem.title == nil || navigationItem.title == oldValue {
        navigationItem.title = title
      }
    }
  }
  /// What navigation bars show for this controller.
  public let navigationItem = NavigationItem()
  /// What tab bars show for this controller.
  open var tabBarItem = TabBarItem()
  var appearanceStage = AppearanceStage.disappeared
  var isTransitionAnimated = false
  weak var ownNavigationController: NavigationController?
  /// Makes the view unless a subclass overrides `loadView()`: what a storyboard describes.
  package var viewMaker: (@MainActor () -> View)?
  /// Called with the view, whoever made it, before `viewDidLoad()`.
  package var viewPreparation: (@MainActor (View) -> Void)?

  /// Creates a controller whose view is not loaded.
  public init() {}

  // MARK: The view

  /// The view; asking for it loads it.
  public var view: View {
    get {
      loadViewIfNeeded()
      // A subclass that takes the view away in viewDidLoad() gets an empty one.
      if let loadedView { return loadedView }
      let view = View()
      adopt(view)
      return view
    }
    set { adopt(newValue) }
  }

  /// The view if it is loaded.
  public var viewIfLoaded: View? { loadedView }
  /// Whether the view is loaded.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if that has not happened yet.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { adopt(View()) }
    if let loadedView { viewPreparation?(loadedView) }
    viewMaker = nil
    viewPreparation = nil
    viewDidLoad()
  }

  /// Makes the view; subclasses assign `view` here and do not call super.
  open func loadView() { view = viewMaker?() ?? View() }

  private func adopt(_ view: View) {
    loadedView?.nextResponder = nil
    loadedView?.layoutObserver = nil
    loadedView = view
    view.nextResponder = self
    view.layoutObserver = self
  }

  // MARK: Told by the tree

  /// Called once, after the view was made.
  open func viewDidLoad() {}
  /// Called before the view gets into sight.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the view got into sight.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view gets out of sight.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view got out of sight.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when the appearance, layout direction, tint, scale or text size of the view changed.
  open func viewEnvironmentDidChange() {}

  /// Acts on a key that nothing in the view used; return true to end its way.
  open func keyDown(_ event: KeyEvent) -> Bool { false }

  /// Who is asked next about a key: whatever holds the view, or the controller that holds this one.
  open var nextResponder: (any KeyResponder)? { loadedView?.superview ?? parent }

  // MARK: Containers around

  /// Whether children in the view are told of appearing and disappearing along with this controller.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The navigation controller this controller is in, at any depth; nil without one.
  open var navigationController: NavigationController? {
    get { nearestNavigationController }
    set { ownNavigationController = newValue }
  }

  /// The nearest navigation controller up the hierarchy, or one assigned by hand.
  final var nearestNavigationController: NavigationController? {
    if let ownNavigationController { return ownNavigationController }
    var ancestor = parent
    while let controller = ancestor {
      if let navigation = controller as? NavigationController { return navigation }
      ancestor = controller.parent
    }
    return nil
  }
}

extension ViewController: ViewLayoutObserver {
  package func viewWillLayout(_ view: View) { viewWillLayoutSubviews() }
  package func viewDidLayout(_ view: View) { viewDidLayoutSubviews() }
  package func viewEnvironmentChanged(_ view: View) { viewEnvironmentDidChange() }
}
