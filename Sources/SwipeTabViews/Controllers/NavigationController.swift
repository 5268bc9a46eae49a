public import SwipeTabCore

/// Shows the top one of a stack of controllers under a navigation bar.
///
/// A push slides the new controller in from the trailing edge; a pop slides it out again, also under
/// a finger that drags from the leading edge. A request during a transition completes that first.
open class NavigationController: ViewController {
  /// The stack, from the root to the one that is shown.
  public private(set) var viewControllers: [ViewController]
  /// The bar; hide it with ``isNavigationBarHidden``.
  public let navigationBar = NavigationBar()
  /// Whether there is no bar.
  public var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }
  /// Whether a drag from the leading edge pops.
  public var isInteractivePopEnabled = true
  /// The numbers of gestures and motion.
  public let physics: PagingPhysics
  /// Told of every change of the stack, after it: the container's `state`, logs and tests use it.
  public var stackHandler: (@MainActor (NavigationController) -> Void)?

  /// What the stack is doing.
  enum State {
    case resting
    case moving(NavigationTransition)
  }

  var state = State.resting
  let contentView = View()
  let popRecognizer: PanGestureRecognizer

  /// Creates a stack with one controller.
  public init(rootViewController: ViewController, physics: PagingPhysics = .standard) {
    viewControllers = [rootViewController]
    self.physics = physics
    popRecognizer = PanGestureRecognizer(axis: .horizontal, physics: physics)
    super.init()
    addChild(rootViewController)
  }

  /// The controller that is shown, or the one that is about to be.
  public var topViewController: ViewController? { viewControllers.last }

  // MARK: View

  open override func loadView() {
    let view = NavigationContainerView()
    view.controller = self
    contentView.clipsToBounds = true
    navigationBar.wantsLayer = true
    navigationBar.onBack = { [weak self] in self?.popViewController(animated: true) }
    view.addSubview(contentView)
    view.addSubview(navigationBar)
    self.view = view
    installPopRecognizer()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let top = topViewController { show(top) }
    updateBar()
  }

  /// The controller tells the ones in the stack itself when they appear and disappear.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    topViewController?.beginAppearanceTransition(true, animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    topViewController?.endAppearanceTransition()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    finishTransition()
    topViewController?.beginAppearanceTransition(false, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    topViewController?.endAppearanceTransition()
  }

  /// Hands keys that nothing used down to the controller that is shown.
  open override func keyDown(_ event: KeyEvent) -> Bool {
    topViewController?.keyDown(event) ?? false
  }

  // MARK: Stack

  /// Shows another controller on top of the present one.
  ///
  /// A controller that is in the stack already is not pushed again.
  public func pushViewController(_ controller: ViewController, animated: Bool) {
    guard !viewControllers.contains(where: { $0 === controller }), controller !== self else {
      return
    }
    finishTransition()
    let under = topViewController
    addChild(controller)
    guard controller.parent === self else { return }
    viewControllers.append(controller)
    begin(.push, top: controller, under: under, animated: animated)
  }

  /// Goes back to the controller below and returns the one that left; nil at the root.
  @discardableResult
  public func popViewController(animated: Bool) -> ViewController? {
    guard viewControllers.count > 1 else { return nil }
    return popToViewController(viewControllers[viewControllers.count - 2], animated: animated).last
  }

  /// Goes back to the root and returns the ones that left.
  @discardableResult
  public func popToRootViewController(animated: Bool) -> [ViewController] {
    guard let root = viewControllers.first else { return [] }
    return popToViewController(root, animated: animated)
  }

  /// Goes back to a controller of the stack and returns the ones that left, lowest first.
  @discardableResult
  public func popToViewController(
    _ controller: ViewController, animated: Bool
  ) -> [ViewController] {
    finishTransition()
    guard let index = viewControllers.firstIndex(where: { $0 === controller }),
      index < viewControllers.count - 1, let top = topViewController
    else { return [] }
    let left = Array(viewControllers[(index + 1)...])
    viewControllers.removeSubrange((index + 1)...)
    begin(.pop, top: top, under: controller, animated: animated)
    // Controllers between were out of sight already.
    for skipped in left where skipped !== top { skipped.removeFromParent() }
    return left
  }

  /// Replaces the whole stack without a transition; an empty list is ignored.
  public func setViewControllers(_ controllers: [ViewController]) {
    var unique: [ViewController] = []
    for controller in controllers where !unique.contains(where: { $0 === controller }) {
      unique.append(controller)
    }
    guard let newTop = unique.last else { return }
    finishTransition()
    let oldTop = topViewController
    let old = viewControllers
    viewControllers = unique
    for controller in unique where controller.parent !== self { addChild(controller) }
    if newTop !== oldTop { begin(.push, top: newTop, under: oldTop, animated: false) }
    for controller in old where !unique.contains(where: { $0 === controller }) {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    updateBar()
  }

  /// Takes the popped controller off the stack when a finger has finished a pop.
  func removeTop() {
    guard viewControllers.count > 1 else { return }
    viewControllers.removeLast()
  }
}

/// The view of a navigation controller: lays out bar and content.
final class NavigationContainerView: View {
  weak var controller: NavigationController?

  override func layoutSubviews() { controller?.layoutStack(in: bounds) }
}
