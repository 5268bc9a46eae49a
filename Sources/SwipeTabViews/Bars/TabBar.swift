public import SwipeTabCore

/// A row of tabs in any style: the toolbar, the capsule, the underline, or an application's own.
///
/// In a container the bar only shows `presentation`, which the container sets in every frame, and
/// tells `onSelect` what the user chose. Alone (`selectsByItself`), it is a control whose
/// `selectedIndex` the user and the application change, and animates by itself.
@MainActor public final class TabBar: View {
  // MARK: What is shown

  /// How the bar looks.
  public var style: any TabBarStyle {
    didSet {
      // Distances of one style's content mean nothing in another's.
      if style !== oldValue, !scroller.isDragging { scroller.enter(.following) }
      styleDidChange()
    }
  }
  /// Where the bar lies beside its pages.
  public var edge: TabBarEdge {
    didSet { if edge != oldValue { styleDidChange() } }
  }
  /// Whether the bar floats over its pages.
  public var isFloating: Bool {
    didSet { if isFloating != oldValue { styleDidChange() } }
  }
  /// Whether titles stand on the trailing side of images; read at the next `reload()`.
  public var titlesBesideImages = false
  /// The items; setting them reads their values.
  public var items = TabBarItems() {
    didSet { reload() }
  }
  /// Where the pages are at this moment: selection, indicator and scrolling follow from it.
  public var presentation = PagerPresentation(phase: .rest, committed: nil, position: 0) {
    didSet { if presentation != oldValue { presentationDidChange(from: oldValue) } }
  }

  // MARK: Choosing

  /// Whether the bar selects what the user chooses, rather than leave that to a container.
  public var selectsByItself = true {
    didSet { if selectsByItself != oldValue { resetOwnSelection() } }
  }
  /// Called with the index of an enabled item that was tapped, or activated with a key.
  public var onSelect: (@MainActor (Int) -> Void)?
  /// Called with a line for the log, once for each item with an image and neither title nor label.
  public var log: (@MainActor (String) -> Void)?
  /// The numbers of gestures and motion.
  public let physics: PagingPhysics

  // MARK: State

  var contents = TabBarContents(TabBarItems())
  var showsTitlesBesideImages = false
  /// The geometry for the present size and items; nil until the first layout.
  var layout: (any TabBarLayout)?
  var context: TabBarContext?
  var layoutKey: LayoutKey?
  var revision = 0
  var scroller: TabBarScroller
  /// The leading item when the offset was last computed.
  var anchor: Anchor?
  /// The points hidden beyond the leading edge.
  public internal(set) var contentOffset = 0.0
  /// The presentation with the phase that the transition began with.
  var shown = PagerPresentation(phase: .rest, committed: nil, position: 0)
  /// What the bar's own pixels show of the items; nil while they are in layers.
  var painted: ItemsKey?
  /// What is known of images that change with the selection, in the present layout.
  var selectedImages = SelectedImages()
  let contentView = TabBarContentView()
  let indicatorView = TabBarIndicatorView()
  let gesture: TabBarGestureRecognizer
  var dragOrigin = 0.0
  var dragAnchor = 0.0
  var wasProgrammatic = false
  var pressedIndex: Int?
  var hoveredIndex: Int?
  /// The item with the keyboard focus, while the bar has it.
  public internal(set) var focusedIndex: Int?
  var ownPager: Pager
  var tracker: ScrollTracker
  var silenceTimer: TimerToken?
  /// The items that were already reported as nameless.
  var reportedIndices: Set<Int> = []

  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - style: How it looks; edge and floating are the style's defaults.
  ///   - physics: The numbers of gestures and motion.
  public init(style: any TabBarStyle = ToolbarStyle(), physics: PagingPhysics = .standard) {
    self.style = style
    self.physics = physics
    edge = style.defaultEdge
    isFloating = style.isFloatingByDefault
    scroller = TabBarScroller(physics: physics)
    gesture = TabBarGestureRecognizer(physics: physics)
    ownPager = Pager(physics: physics)
    tracker = ScrollTracker(axis: .horizontal, physics: physics)
    super.init()
    wantsLayer = true
    clipsToBounds = true
    accessibilityTraits = [.tabBar]
    addSubview(contentView)
    contentView.itemsView.bar = self
    indicatorView.bar = self
    addGestureRecognizer(gesture)
    gesture.bar = self
  }

  /// Reads the items' values again: titles, images, badges, enabled states, accessibility.
  public func reload() {
    contents = TabBarContents(items)
    contents.onRead = { [weak self] in self?.reportIfNameless($0, $1) }
    contents.readList()
    showsTitlesBesideImages = titlesBesideImages
    resetOwnSelection()
    if let index = focusedIndex, index >= contents.count || !contents.content(at: index).isEnabled {
      focusedIndex = focusableIndex(near: index)
    }
    pressedIndex = nil
    hoveredIndex = nil
    styleDidChange()
    // The geometry of another number of items must not be asked for these.
    if let context, context.count != contents.count { updateLayout() }
  }

  /// Lays out and paints the bar anew after a property of its style was changed.
  public func styleDidChange() {
    revision += 1
    setNeedsLayout()
    setNeedsPaint()
    fittingSizeDidChange()
  }

  // MARK: View

  /// Nothing: what the bar shows has no sizes of its own.
  public override func subviewFittingSizeDidChange(_ subview: View) {}

  /// Makes the geometry for the present size.
  public override func layoutSubviews() { updateLayout() }

  /// Paints the bar.
  public override func paint(in context: inout PaintContext) { paintBar(in: &context) }

  /// The bounds with the shadow.
  public override var paintBounds: Rect { boundsWithShadow }

  /// The size of the bar in a width: as high as its style wants.
  public override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: style.height(in: makeContext(width: size.width)))
  }

  /// Lays out anew, since texts and colours may have changed.
  public override func environmentDidChange() {
    styleDidChange()
    motionSettingDidChange()
  }

  /// Starts or stops what depends on being in a window.
  public override func didMoveToWindow() { windowDidChange() }

  /// Scrolls with two fingers on a trackpad.
  public override func scroll(_ event: ScrollEvent) -> Bool { scrollBar(event) }

  /// Scrolls with a wheel.
  public override func wheel(_ event: WheelEvent) -> Bool { turnWheel(event) }

  /// Moves the focus among the items with arrows, Home and End; activates with Enter and Space.
  public override func keyDown(_ event: KeyEvent) -> Bool { handleKey(event) }

  /// Whether Tab may come here: when an item is enabled.
  public override var canBecomeFocused: Bool { focusableIndex(near: 0) != nil }

  /// Focuses the selected item, or the nearest enabled one.
  public override func focusDidChange() { barFocusDidChange() }

  /// The focused item.
  public override var focusRingBounds: Rect { ringBounds }

  /// The roundness of the focused item.
  public override var focusRingRadius: Double { ringRadius }

  /// Shows over which item the mouse is.
  public override func hoverDidMove(to point: Point) { setHovered(index(at: point)) }

  /// Takes the hovered look away.
  public override func hoverDidChange(_ isHovered: Bool) {
    if !isHovered { setHovered(nil) }
  }

  /// The tabs near what is seen, and the selected one.
  public override var accessibilityElements: [AccessibilityNode]? { tabNodes() }
}

extension TabBar: FrameAnimation {
  /// Brings scrolling and the bar's own transition to a time; the window calls it before frames.
  public func update(at time: Double) -> Bool { advance(to: time) }
}
