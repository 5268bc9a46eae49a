public import SwipeTabs

extension ContainerState {
  /// Describes a container as it is shown at a time in seconds.
  @MainActor public init(_ container: SwipeTabViewController, at time: Double) {
    self.init()
    self.time = time * 1000
    let presentation = container.presentation
    phase = Phase(presentation.phase)
    pages = container.pageCount
    loaded = container.loadedPageCount
    appeared = container.appearedIndices
    queued = container.queuedViewControllerIndex
    navigation = Navigation(of: container)
    layoutDirection = container.view.effectiveLayoutDirection
    scale = container.view.effectiveScale
    focus = Focus(in: container)
    guard pages > 0 else { return }
    committed = presentation.committed
    offset = presentation.committed == nil ? nil : presentation.position
    if let transition = presentation.transition {
      from = transition.from
      to = transition.to
      progress = presentation.progress
    }
    if let state = container.tabBar?.state {
      bar = BarState(state)
      indicator = state.indicatorFrame
    }
    // Under a pushed controller no page is drawn.
    guard container.view.window != nil else { return }
    pageFrames = container.visiblePageFrames.map {
      PageFrame(index: $0.index, frame: container.view.convert($0.frame, to: nil))
    }.sorted { $0.index < $1.index }
  }
}

extension ContainerState.Phase {
  init(_ phase: PagerPhase) {
    switch phase {
    case .rest: self = .rest
    case .interactive: self = .interactive
    case .settling: self = .settling
    case .programmatic: self = .programmatic
    }
  }
}

extension ContainerState.Navigation {
  /// What the navigation bar around a container shows.
  @MainActor init(of container: SwipeTabViewController) {
    let stack = container.navigationController
    let item = (stack?.topViewController ?? container).navigationItem
    self.init(
      title: item.title, left: item.leftBarButtonItems.map(\.name),
      right: item.rightBarButtonItems.map(\.name), depth: stack?.viewControllers.count ?? 1)
  }
}

extension BarButtonItem {
  /// What tells a button from others: its title, or else its label or its image's name.
  fileprivate var name: String { title ?? accessibilityLabel ?? image?.name ?? "" }
}

extension ContainerState.Focus {
  /// What has the keyboard focus in the window of a container.
  @MainActor init?(in container: SwipeTabViewController) {
    guard let view = container.view.window?.focusedView else { return nil }
    if view === container.tabBar {
      guard let index = container.tabBar?.state.focus else { return nil }
      self = .item(index)
    } else {
      self = .control(view.accessibilityLabel ?? view.accessibilityIdentifier ?? "")
    }
  }
}

extension BarState {
  /// Describes a bar.
  @MainActor init(_ state: TabBarState) {
    self.init(
      style: state.style, frame: state.frame, contentOffset: state.contentOffset,
      items: state.items.map(Item.init).sorted { $0.index < $1.index })
  }
}

extension BarState.Item {
  /// Describes an item.
  init(_ item: TabBarState.Item) {
    self.init(index: item.index, frame: item.frame)
    title = item.content.title
    image = (item.content.image ?? item.content.selectedImage)?.name
    titleFrame = item.titleFrame
    imageFrame = item.imageFrame
    badge = item.content.badge
    badgeFrame = item.badgeFrame
    isEnabled = item.content.isEnabled
    isSelected = item.isSelected
    accessibilityLabel = item.content.accessibilityLabel
    accessibilityValue = item.content.accessibilityValue
  }
}
