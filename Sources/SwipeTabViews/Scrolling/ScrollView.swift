public import SwipeTabCore

/// Shows a part of something larger, and moves it along one axis.
///
/// What is shown are the subviews of `contentView`, which has its own layer: scrolling moves it and
/// rasterises only what comes into view. A drag has the same slop as a swipe of pages, goes on with
/// inertia, and stretches past the ends. A trackpad moves the content point by point, a wheel by
/// `wheelStep` a notch. Everything can be stopped by a touch; such a touch presses nothing.
@MainActor open class ScrollView: View {
  /// How far one notch of a wheel moves the content, in points: three lines of 20.
  public static let wheelStep = 60.0

  /// The axis of movement.
  public let axis: PanRecognizer.Axis
  /// The numbers for slop, inertia and the stretching past the ends.
  public let physics: PagingPhysics
  /// What moves: add subviews here.
  public let contentView: View = ScrollContentView()
  /// The extent of what is shown, in points.
  public var contentSize = Size.zero {
    didSet { if contentSize != oldValue { setNeedsLayout() } }
  }
  /// Empty space around the content that can be scrolled into view, in points.
  public var contentInset = EdgeInsets.zero {
    didSet { if contentInset != oldValue { setNeedsLayout() } }
  }
  /// A single view that fills the content and decides about its extent; nil leaves that to you.
  public var content: View? {
    didSet {
      guard content !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let content { contentView.addSubview(content) }
      setNeedsLayout()
    }
  }
  /// Whether a drag that begins at an end, in that direction, goes to the pages around instead.
  public var handsOverAtEnds = true
  /// Whether content that fits entirely can be dragged and springs back.
  public var alwaysBounces = false
  /// Whether it can be scrolled by the user.
  public var isScrollEnabled = true {
    didSet { if !isScrollEnabled { stop() } }
  }
  /// Whether a thin bar shows the position while the content moves.
  public var showsIndicator = true {
    didSet { if !showsIndicator { indicator.hide() } }
  }
  /// Whether controls inside show the press of a finger only when it has rested for a tenth of a
  /// second, so that nothing lights up under a finger that is about to scroll.
  public var delaysContentTouches = true
  /// Called whenever the content moved.
  public var onScroll: (@MainActor () -> Void)?

  let indicator: ScrollIndicator
  let panRecognizer: PanGestureRecognizer
  let driver = ScrollDriver()
  var tracker: ScrollTracker
  var silenceTimer: TimerToken?
  var activity = ScrollActivity.idle
  /// The position along the axis in points: what lies at the visible beginning.
  var position = 0.0
  /// The range of positions and the direction at the latest layout.
  var latestRange: ClosedRange<Double>?
  var latestDirection = LayoutDirection.leftToRight
  /// When a wheel last moved the content, in seconds.
  var wheelTime = -Double.infinity

  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - axis: the axis of movement.
  ///   - physics: the numbers for slop, inertia and stretching.
  public init(_ axis: PanRecognizer.Axis = .vertical, physics: PagingPhysics = .standard) {
    self.axis = axis
    self.physics = physics
    indicator = ScrollIndicator(axis: axis)
    panRecognizer = PanGestureRecognizer(axis: axis, physics: physics)
    tracker = ScrollTracker(axis: axis, physics: physics)
    super.init()
    clipsToBounds = true
    contentView.wantsLayer = true
    addSubview(contentView)
    addSubview(indicator)
    driver.view = self
    connectRecognizer()
    addGestureRecognizer(panRecognizer)
  }

  /// The point of the content at the top left corner of the view, in points.
  public var contentOffset: Point {
    get { axis == .horizontal ? Point(x: position, y: 0) : Point(x: 0, y: position) }
    set {
      stop()
      move(to: axis == .horizontal ? newValue.x : newValue.y)
    }
  }

  /// The positions at which the content rests, from the first to the last, in points.
  public var offsetRange: ClosedRange<Double> {
    let isHorizontal = axis == .horizontal
    let isMirrored = isHorizontal && effectiveLayoutDirection == .rightToLeft
    let left = isMirrored ? contentInset.trailing : contentInset.leading
    let right = isMirrored ? contentInset.leading : contentInset.trailing
    let low = isHorizontal ? -left : -contentInset.top
    let end = isHorizontal ? contentSize.width + right : contentSize.height + contentInset.bottom
    let high = end - viewLength
    // Content that is too short lies at the leading end.
    if high < low { return isMirrored ? high...high : low...low }
    return low...high
  }

  /// Whether there is more content than is seen.
  public var isScrollable: Bool { offsetRange.upperBound - offsetRange.lowerBound > 0.5 }

  /// Whether the content moves or a finger holds it.
  public var isScrolling: Bool { activity.isActive }

  /// Moves the content, at once or in 0.3 seconds.
  public func setContentOffset(_ offset: Point, animated: Bool) {
    let target = clamped(axis == .horizontal ? offset.x : offset.y)
    guard animated, let window, !window.reducesMotion, abs(target - position) > 0.01 else {
      stop()
      move(to: target)
      return
    }
    start(
      .ease(EaseSimulation(from: position, to: target, duration: physics.selectionDuration)),
      at: window.time)
  }

  /// Moves the content as little as needed to show a rectangle of it.
  ///
  /// - Parameters:
  ///   - rect: the rectangle, in points of `contentView`.
  ///   - animated: whether the content moves there in 0.3 seconds.
  public func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    layoutIfNeeded()
    let isHorizontal = axis == .horizontal
    let (low, high) = isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    let present = activity.target ?? position
    var target = present
    if high > target + viewLength { target = high - viewLength }
    if low < target { target = low }
    target = clamped(target)
    guard target != present else { return }
    setContentOffset(
      isHorizontal ? Point(x: target, y: 0) : Point(x: 0, y: target), animated: animated)
  }

  /// Told whenever the content moved.
  open func didScroll() { onScroll?() }

  /// Places content and indicator.
  open override func layoutSubviews() {
    fitContent()
    keepPlace()
    place()
  }

  /// A horizontal scroll view is mirrored with its direction.
  open override func environmentDidChange() { setNeedsLayout() }

  /// Follows two fingers on a trackpad.
  open override func scroll(_ event: ScrollEvent) -> Bool { handleTrackpad(event) }

  /// Follows a wheel.
  open override func wheel(_ event: WheelEvent) -> Bool { handleWheel(event) }

  /// Scrolls with the keys that whatever has the focus inside leaves over.
  open override func keyDown(_ event: KeyEvent) -> Bool { handleKey(event) }

  /// Tab comes here when there is more than is seen and nothing inside can be focused, so that
  /// every content can be read with the keyboard alone.
  open override var canBecomeFocused: Bool {
    isScrollEnabled && isScrollable && axis == .vertical && !contentView.holdsFocusable
  }

  /// Stops what moves when the view leaves its window.
  open override func willMove(toWindow newWindow: Window?) {
    stop()
    cancelSilenceTimer()
    indicator.hide()
    super.willMove(toWindow: newWindow)
  }

  /// A scroll view is an area in the accessibility tree.
  open override var accessibilityTraits: AccessibilityTraits {
    get { accessibility.traits.union(.scrollable) }
    set { accessibility.traits = newValue }
  }

  private func fitContent() {
    guard let content else { return }
    let isHorizontal = axis == .horizontal
    let fitting = content.sizeThatFits(
      Size(
        width: isHorizontal ? View.coordinateLimit : bounds.width,
        height: isHorizontal ? bounds.height : View.coordinateLimit))
    contentSize =
      isHorizontal
      ? Size(width: fitting.width, height: bounds.height)
      : Size(width: bounds.width, height: fitting.height)
    content.frame = Rect(origin: .zero, size: contentSize)
  }

  /// Keeps what is at the leading end there when size, content or direction change.
  private func keepPlace() {
    let range = offsetRange
    let direction = effectiveLayoutDirection
    let isMirrored = axis == .horizontal && direction == .rightToLeft
    let wasMirrored = axis == .horizontal && latestDirection == .rightToLeft
    if let old = latestRange {
      let way = wasMirrored ? old.upperBound - position : position - old.lowerBound
      position = isMirrored ? range.upperBound - way : range.lowerBound + way
      if !activity.isActive { position = clamped(position) }
    } else {
      position = isMirrored ? range.upperBound : range.lowerBound
    }
    latestRange = range
    latestDirection = direction
  }
}

/// What moves in a scroll view.
@MainActor private final class ScrollContentView: View {
  /// The extent of the content depends on what is in it.
  override func subviewFittingSizeDidChange(_ subview: View) {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }
}
