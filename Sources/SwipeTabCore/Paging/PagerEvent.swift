/// What drags the pages.
public enum DragSource: Hashable, Sendable {
  /// A finger, pen or mouse.
  case pointer
  /// Two fingers on a trackpad: lengths are trackpad units, whatever the width of a page.
  case trackpad
}

/// Everything that can happen to a pager; every event is legal in every state.
public enum PagerEvent: Hashable, Sendable {
  /// The pages are known; `count` may be 0.
  case load(count: Int)
  /// Code, a tap on the bar or a key asks for a page.
  case select(Int)
  /// A wheel or a key asks for a neighbour: 1 for the next page, -1 for the one before.
  case step(Int)
  /// A pointer went down on the pages.
  case press
  /// The pointer was lifted without having crossed the slop.
  case release
  /// The pointer crossed the slop: `anchor` is the coordinate of no displacement, in points
  /// (trackpad units for a trackpad).
  case dragBegan(anchor: Double, pointer: Double, source: DragSource)
  /// The pointer moved, to a coordinate in points (trackpad units for a trackpad); ignored when it
  /// is not what drags.
  case dragMoved(pointer: Double, source: DragSource = .pointer)
  /// The pointer was lifted with a velocity in points per second and after a travel in points
  /// since its last change of direction (trackpad units for a trackpad), both along the axis and in
  /// the pointer's own direction; ignored when it is not what drags.
  case dragEnded(velocity: Double, travel: Double, source: DragSource = .pointer)
  /// The pointer was taken away, the window lost its focus, or Escape was pressed.
  case cancel
  /// Time went by.
  case tick
  /// The size, scale or layout direction changed.
  case resize(PagerMetrics)
  /// Swiping is allowed or not; a transition under way goes on.
  case setPagingEnabled(Bool)
  /// The way taps and selections move the pages from now on.
  case setTransitionStyle(TransitionStyle)
  /// Whether motion is to be avoided: transitions then take no time.
  case setReducesMotion(Bool)
  /// The container is about to appear in a window.
  case hostWillAppear
  /// The container has appeared.
  case hostDidAppear
  /// The container is about to be covered or removed.
  case hostWillDisappear
  /// The container has been covered or removed.
  case hostDidDisappear
  /// Pages were inserted, removed, moved or replaced.
  case updatePages(PageListChange)
  /// All effects of earlier events were carried out.
  case delivered
}
