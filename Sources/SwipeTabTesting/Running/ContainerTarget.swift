public import SwipeTabs

/// Lets scripts drive a container.
///
/// An application drives its own by it:
///
///     let runner = ScriptRunner(host: harness.host, target: ContainerTarget(tabs)) { print($0) }
///     try await runner.run(ScriptSource(path: "tour.script"))
///
/// Subclass it to give `push` and the settings a meaning that only the application knows.
@MainActor open class ContainerTarget: ScriptTarget {
  private let onlyContainer: SwipeTabViewController

  /// The container; override it where there are several in turn.
  open var container: SwipeTabViewController { onlyContainer }

  /// Creates a target.
  public init(_ container: SwipeTabViewController) { onlyContainer = container }

  /// Where the pages are, in window points.
  open var pageArea: Rect {
    container.pagesView.convert(container.pagesView.bounds, to: nil)
  }

  /// Selects a page.
  open func select(_ index: Int) { container.selectViewController(at: index) }

  /// Reads the items of the bar again.
  open func reloadItems() { container.reloadTabBarItems() }

  /// Removes or moves a page.
  ///
  /// - Throws: ``ScriptFailure`` for an insertion, since only subclasses know what to insert.
  open func change(_ change: ScriptCommand.PageChange) throws(ScriptFailure) {
    switch change {
    case .remove(let index): container.removePage(at: index)
    case .move(let from, let to): container.movePage(from: from, to: to)
    case .insert:
      throw ScriptFailure("page insert: this program has nothing to insert", reason: .badScript)
    }
  }

  /// Pushes a view controller; which one is known only to subclasses, so this always throws.
  open func push() throws(ScriptFailure) {
    throw ScriptFailure("push: this program has nothing to push", reason: .badScript)
  }

  /// Pops the top view controller of the container's navigation controller.
  open func pop() throws(ScriptFailure) {
    container.navigationController?.popViewController(animated: true)
  }

  /// Applies a setting.
  ///
  /// Those of items show at the next `reload`, as in an application.
  ///
  /// - Throws: ``ScriptFailure`` for a setting that only subclasses know.
  open func apply(_ setting: ScriptSetting) throws(ScriptFailure) {
    switch setting {
    case .textOnRight(let isOn): container.textOnRight = isOn
    case .paging(let isOn): container.isPagingEnabled = isOn
    case .transition(let name): container.transitionStyle = name.style
    case .badge(let index, let text): item(at: index)?.badgeValue = text
    case .title(let index, let text): item(at: index)?.title = text
    case .isEnabled(let index, let isOn): item(at: index)?.isEnabled = isOn
    case .style, .pages, .rightToLeft, .dark, .scale, .textSize:
      throw ScriptFailure("set: this program cannot change that", reason: .badScript)
    }
  }

  /// What the container shows at a time in seconds.
  open func state(at time: Double) -> ContainerState { ContainerState(container, at: time) }

  private func item(at index: Int) -> TabBarItem? { container.tabBar?.items.item(at: index) }
}

extension TransitionName {
  /// The container's word for it.
  public var style: TransitionStyle {
    switch self {
    case .slide: .slide
    case .scroll: .scroll
    case .none: .none
    }
  }
}
