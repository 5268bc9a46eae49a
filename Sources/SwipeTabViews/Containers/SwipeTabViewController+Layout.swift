import SwipeTabCore

extension SwipeTabViewController {
  /// Whether the bar floats over the pages.
  public var isTabBarFloating: Bool { floatsTabBar ?? styleInUse.isFloatingByDefault }

  /// The edge at which the bar lies.
  public var tabBarEdge: TabBarEdge { isToolbarOnTop ? .top : styleInUse.defaultEdge }

  func makeTabBar() {
    let bar = TabBar(style: styleInUse, physics: pager.physics)
    bar.onSelect = { [weak self] index in self?.selectViewController(at: index) }
    bar.selectsByItself = false
    bar.log = { [weak self] line in self?.log(line) }
    tabBar = bar
    view.addSubview(bar)
    configureBar()
    reloadTabBarItems()
    applyStyle()
  }

  /// Reads the items again: titles, images, badges, enabled states, accessibility and text side.
  ///
  /// Pages are neither replaced nor reordered.
  public func reloadTabBarItems() {
    guard let tabBar else { return }
    for (index, _) in store.existing { _ = localizedItem(at: index) }
    tabBar.titlesBesideImages = textOnRight
    tabBar.items = TabBarItems(count: store.count) { [weak self] index in
      self?.localizedItem(at: index) ?? TabBarItem(title: "\(index + 1)")
    }
    tabBar.isHidden = store.count == 0
    view.setNeedsLayout()
  }

  /// The looks of the toolbar; what is set while the bar has another style is kept for the toolbar.
  ///
  /// Set it in ``styleToolbar()``.
  public var toolbarAppearance: ToolbarAppearance {
    get {
      (styleInUse as? ToolbarStyle)?.appearance ?? keptToolbarAppearance ?? ToolbarAppearance()
    }
    set {
      keptToolbarAppearance = newValue
      guard let toolbar = styleInUse as? ToolbarStyle, toolbar.appearance != newValue else {
        return
      }
      toolbar.appearance = newValue
      tabBar?.styleDidChange()
    }
  }

  func barConfigurationDidChange() {
    guard let tabBar else { return }
    tabBar.style = styleInUse
    configureBar()
    view.setNeedsLayout()
  }

  private func configureBar() {
    tabBar?.isFloating = isTabBarFloating
    tabBar?.edge = tabBarEdge
  }

  /// Places bar and pages; called by the layout pass.
  func layoutContainer(in bounds: Rect) {
    var pages = bounds
    var covered = EdgeInsets.zero
    let direction = view.effectiveLayoutDirection
    if let tabBar, store.count > 0 {
      var safe = view.safeAreaInsets
      if !isTabBarFloating {
        // A docked bar reaches the sides.
        safe.leading = 0
        safe.trailing = 0
      }
      let frame = tabBar.frame(in: bounds.inset(by: safe, direction: direction))
      tabBar.frame = frame
      if isTabBarFloating {
        let thickness =
          styleInUse.floatingInsets.top + frame.height + styleInUse.floatingInsets.bottom
        if tabBarEdge == .top { covered.top = thickness } else { covered.bottom = thickness }
      } else if tabBarEdge == .top {
        pages = Rect(
          x: 0, y: frame.maxY, width: bounds.width, height: max(0, bounds.height - frame.maxY))
      } else {
        pages = Rect(x: 0, y: 0, width: bounds.width, height: max(0, frame.minY))
      }
    }
    pagesView.frame = pages
    pageSafeArea = covered
    send(
      .resize(
        PagerMetrics(
          pageWidth: pages.width, scale: view.effectiveScale,
          direction: direction)))
    for child in children where child.viewIfLoaded?.superview === pagesView {
      child.view.additionalSafeArea = covered
    }
    present(at: now)
  }

  /// Shows the pages and the bar as they are at a time in seconds.
  func present(at time: Double) {
    presentation = pager.presentation(at: time)
    tabBar?.presentation = presentation
    for index in pager.installedPages {
      guard let view = store.existing(at: index)?.viewIfLoaded else { continue }
      if let offset = presentation.offset(of: index) {
        view.frame = pageFrame(at: offset)
        view.isHidden = false
      } else {
        view.isHidden = true
      }
    }
  }

  /// The frame of a page at an offset in page widths, in points of the pages view, snapped to device
  /// pixels so that neighbours meet without gap or overlap.
  func pageFrame(at offset: Double) -> Rect {
    let size = pagesView.bounds.size
    let scale = view.effectiveScale
    // A page and its neighbour are a whole page width apart, so both round in the same way.
    let neighbour = offset.rounded(.down)
    let fraction = ((offset - neighbour) * size.width * scale).rounded() / scale
    let position = fraction + neighbour * size.width
    let sign = view.effectiveLayoutDirection.sign
    return Rect(x: position * sign, y: 0, width: size.width, height: size.height)
  }

  func environmentDidChange() {
    guard hasLoadedPages else { return }
    if let window = viewIfLoaded?.window {
      send(.setReducesMotion(window.reducesMotion))
    }
    guard styledAppearance != view.effectiveAppearance else { return }
    applyStyle()
  }

  private func applyStyle() {
    styledAppearance = view.effectiveAppearance
    styleToolbar()
  }
}

/// The container's own view: lays out bar and pages.
final class ContainerView: View {
  weak var container: SwipeTabViewController?

  override func layoutSubviews() { container?.layoutContainer(in: bounds) }
  override func environmentDidChange() { container?.environmentDidChange() }
  override func didMoveToWindow() { container?.windowDidChange() }
}
