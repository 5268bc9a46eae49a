import SwipeTabTesting
import SwipeTabs

/// A container that breaks one promise on purpose.
@MainActor final class BrokenTarget: ContainerTarget {
  private let promise: StormViolation.Promise
  private let window: Window
  private var isBroken = false
  private var hasNewPage = false

  /// Keeps windows alive that should be gone.
  final class Keeper {
    var windows: [Window] = []
  }

  init(_ promise: StormViolation.Promise, window: Window, keeper: Keeper) {
    self.promise = promise
    self.window = window
    let tabs = PlainTabs()
    super.init(tabs)
    window.rootViewController = NavigationController(rootViewController: tabs)
    if promise == .memory { keeper.windows.append(window) }
  }

  /// Selecting the third page is what breaks it.
  override func select(_ index: Int) {
    super.select(index)
    guard index == 2 else { return }
    isBroken = true
    switch promise {
    case .end: window.addAnimation(Restless())
    case .layers: window.layerByteBudget = 1
    case .frames: container.view.addSubview(RestlessView(frame: container.view.bounds))
    case .picture: container.view.addSubview(FickleView(frame: container.view.bounds))
    case .callbacks: container.eventHandler?(.commit(index: 1))
    case .queue: container.eventHandler?(.queued(index: 4))
    case .appearance: container.eventHandler?(.didAppear(page: 0))
    default: break
    }
  }

  override func change(_ change: ScriptCommand.PageChange) throws(ScriptFailure) {
    guard case .insert(let index) = change else { return try super.change(change) }
    container.insertPage(PlainTabs.page(100), at: index)
    hasNewPage = isBroken
  }

  override func state(at time: Double) -> ContainerState {
    var state = super.state(at: time)
    guard isBroken else { return state }
    switch promise {
    case .rest where state.phase == .rest: state.offset = state.offset.map { $0 + 0.25 }
    case .committed: state.committed = state.pages
    case .position: state.offset = .nan
    case .bar:
      for index in state.bar?.items.indices ?? 0..<0 { state.bar?.items[index].isSelected = true }
    case .identity where state.phase == .rest && hasNewPage:
      hasNewPage = false
      // As if the selection had not moved along with its page.
      let other = (state.committed ?? 0) == 0 ? 1 : 0
      state.committed = other
      state.offset = Double(other)
      state.appeared = [other]
      for index in state.pageFrames.indices { state.pageFrames[index].index = other }
      let items = (state.bar?.items ?? []).map { item in
        var item = item
        item.isSelected = item.index == other
        return item
      }
      state.bar?.items = items
    default: break
    }
    return state
  }
}

/// Five pages with nothing in them.
@MainActor final class PlainTabs: SwipeTabViewController {
  override var generatedViewControllers: [any SwipeTabViewControllerType] {
    (0..<5).map(Self.page)
  }

  static func page(_ number: Int) -> SwipeTabBaseViewController {
    let page = SwipeTabBaseViewController()
    page.tabBarItem = TabBarItem(title: "Page \(number)")
    return page
  }
}

/// An animation without an end.
@MainActor private final class Restless: FrameAnimation {
  func update(at time: Double) -> Bool { true }
}

/// Asks for a layout whenever it is painted, and for painting whenever it is laid out.
@MainActor private final class RestlessView: View {
  override func layoutSubviews() { setNeedsPaint() }

  override func paint(in context: inout PaintContext) {
    context.fill(bounds, radius: 0, .black)
    setNeedsLayout()
  }
}

/// Would paint something else each time, but does not say so.
@MainActor private final class FickleView: View {
  private var count = 0

  override func paint(in context: inout PaintContext) {
    count += 1
    context.fill(bounds, radius: 0, count == 1 ? .black : .white)
  }
}
