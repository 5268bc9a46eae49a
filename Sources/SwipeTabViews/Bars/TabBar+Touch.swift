import SwipeTabCore

/// Feeds a bar with taps and drags.
@MainActor final class TabBarGestureRecognizer: GestureRecognizer {
  weak var bar: TabBar?
  private var pan: PanRecognizer
  private var tap: Point?

  init(physics: PagingPhysics) {
    pan = PanRecognizer(axis: .horizontal, physics: physics)
  }

  override func handle(_ event: PointerEvent) -> GestureDecision {
    var decision = GestureDecision.undecided
    repeat {
      switch pan.handle(event) {
      case .none: break
      case .pressed: bar?.pressBegan(at: event.position)
      case .began:
        guard bar?.dragBegan(anchor: pan.anchor, location: pan.location) == true else {
          _ = pan.cancel()
          bar?.pressEnded()
          return .fail
        }
      case .moved: bar?.dragMoved(to: pan.location)
      case .failed: bar?.pressEnded()
      case .tapped:
        tap = event.position
        decision = .claim
      case .released(let release): bar?.dragEnded(velocity: release.velocity)
      case .cancelled: bar?.pressEnded()
      }
    } while pan.hasUnhandledEvent
    return pan.isDragging ? .claim : decision
  }

  override func didWin() {
    guard let point = tap else { return }
    tap = nil
    bar?.pressEnded(tapAt: point)
  }

  override func didLose(_ pointer: PointerID) {
    tap = nil
    guard pan.driver == nil || pan.driver == pointer else { return }
    _ = pan.cancel()
    bar?.pressEnded()
  }
}

extension TabBar {
  /// Above this speed in points per second a touch only stops the bar.
  static let catchSpeed = 200.0

  func pressBegan(at position: Point) {
    let isCatch = abs(scroller.velocity(at: time)) > TabBar.catchSpeed && !scroller.isFollowing
    if scroller.isMoving, !scroller.isFollowing {
      scroller.grab(offset: contentOffset, maximum: maximumOffset, width: bounds.width)
    }
    guard !isCatch else { return }
    let index = index(at: convert(position, from: nil))
    pressedIndex = index.flatMap { contents.content(at: $0).isEnabled ? $0 : nil }
    // The press has focused the bar: keys go on from here.
    if hasFocus, let pressedIndex { focusedIndex = pressedIndex }
    refresh()
  }

  /// Ends a press: a tap chooses the item that was pressed, anything else takes it back.
  func pressEnded(tapAt position: Point? = nil) {
    let pressed = pressedIndex
    pressedIndex = nil
    if scroller.isDragging { dragEnded(velocity: 0) }
    refresh()
    guard let position, let pressed, index(at: convert(position, from: nil)) == pressed else {
      return
    }
    choose(pressed)
  }

  /// Starts to scroll; returns false when there is nothing to scroll.
  func dragBegan(anchor: Double, location: Double) -> Bool {
    guard isScrollable || scroller.isDragging else { return false }
    pressedIndex = nil
    if !scroller.isDragging {
      scroller.grab(offset: contentOffset, maximum: maximumOffset, width: bounds.width)
    }
    if case .dragging(let raw) = scroller.state { dragOrigin = raw }
    dragAnchor = anchor
    dragMoved(to: location)
    return true
  }

  func dragMoved(to location: Double) {
    guard case .dragging = scroller.state else { return }
    let moved = (location - dragAnchor) * effectiveLayoutDirection.sign
    scroller.state = .dragging(dragOrigin - moved)
    refresh()
  }

  /// Lets go with a velocity in points per second, positive to the right.
  func dragEnded(velocity: Double) {
    if scroller.isDragging { letGo(velocity: velocity) }
  }

  /// Leaves the bar to itself with a velocity in points per second, positive to the right.
  func letGo(velocity: Double) {
    scroller.release(
      offset: contentOffset, velocity: -velocity * effectiveLayoutDirection.sign,
      maximum: maximumOffset, at: time, scale: effectiveScale)
    if scroller.isMoving { window?.addAnimation(self) }
    refresh()
  }

  func setHovered(_ index: Int?) {
    guard index != hoveredIndex else { return }
    hoveredIndex = index
    refresh()
  }
}
