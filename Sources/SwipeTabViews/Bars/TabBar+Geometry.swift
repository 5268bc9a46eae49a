public import SwipeTabCore

extension TabBar {
  /// What a layout was made from; another one means another layout.
  struct LayoutKey: Hashable {
    var size: Size
    var scale: Double
    var direction: LayoutDirection
    var textSizeFactor: Double
    var revision: Int
  }

  /// The rectangle of the bar beside or over pages that fill a rectangle.
  ///
  /// - Parameter bounds: Where bar and pages lie, in points.
  /// - Returns: As wide as the bounds when docked, inside the style's insets when floating.
  public func frame(in bounds: Rect) -> Rect {
    let insets = isFloating ? style.floatingInsets : .zero
    let area = bounds.inset(by: insets, direction: effectiveLayoutDirection)
    let height = sizeThatFits(area.size).height
    let y = edge == .top ? area.minY : max(area.minY, area.maxY - height)
    return Rect(x: area.minX, y: y, width: area.width, height: height)
  }

  /// Whether the items are wider than the bar.
  public var isScrollable: Bool { maximumOffset > 0 }

  var maximumOffset: Double { max(0, (layout?.contentWidth ?? 0) - bounds.width) }

  var time: Double { window?.time ?? 0 }

  var isMirrored: Bool { effectiveLayoutDirection == .rightToLeft }

  func makeContext(width: Double, height: Double = 0) -> TabBarContext {
    var context = TabBarContext(
      size: Size(width: max(0, width), height: height), contents: contents,
      textEngine: window?.textEngine ?? EstimatedTextEngine())
    context.scale = effectiveScale
    context.direction = effectiveLayoutDirection
    context.textSizeFactor = window?.textSizeFactor ?? 1
    context.edge = edge
    context.isFloating = isFloating
    context.titlesBesideImages = showsTitlesBesideImages
    return context
  }

  /// Makes a layout if what it depends on has changed; what the user scrolled to stays.
  func updateLayout() {
    let context = makeContext(width: bounds.width, height: bounds.height)
    let key = LayoutKey(
      size: bounds.size, scale: context.scale, direction: context.direction,
      textSizeFactor: context.textSizeFactor, revision: revision)
    if layout == nil || key != layoutKey {
      layoutKey = key
      self.context = context
      layout = bounds.isEmpty ? nil : style.layout(in: context)
      painted = nil
      selectedImages = SelectedImages()
      contentView.forget()
      indicatorView.setNeedsDrawing()
      setNeedsPaint()
    }
    refresh()
  }

  // MARK: Following the presentation

  func presentationDidChange(from old: PagerPresentation) {
    let presentation = presentation
    shown = presentation
    if keepsPhase(after: old) { shown.phase = .programmatic }
    wasProgrammatic = shown.phase == .programmatic
    let isJump =
      presentation.transition == nil && presentation.committed != old.committed
      && presentation.committed != old.transition?.to
    let isStart =
      isJump || (presentation.transition != nil && presentation.transition != old.transition)
      || (presentation.position != old.position && old.phase == .rest)
    if isStart, !scroller.isDragging, isJump || !scroller.isFollowing { returnToSelection(isJump) }
    refresh()
  }

  /// A transition that began with a tap keeps its kind of motion when it is grabbed, lest the
  /// indicator jump.
  private func keepsPhase(after old: PagerPresentation) -> Bool {
    guard wasProgrammatic, let transition = presentation.transition else { return false }
    return transition == old.transition
  }

  /// Brings the selected item back to the middle from where the bar is, without a jump.
  func returnToSelection(_ isJump: Bool = false) {
    guard layout != nil, window != nil, window?.reducesMotion != true,
      !isJump || contentView.isChosen || painted != nil
    else {
      scroller.enter(.following)
      return
    }
    let present = contentOffset
    scroller.enter(.following)
    let ease = EaseSimulation(
      from: present - targetOffset(), to: 0, duration: TabBarScroller.returnDuration)
    guard ease.start != 0 else { return }
    scroller.enter(.returning(distance: ease, start: time))
    window?.addAnimation(self)
  }

  /// Brings offset, indicator and looks to the present time; paints only what changed.
  func refresh() {
    guard layout != nil else { return }
    settleOffset()
    placeContent()
    if hasFocus { window?.needsCompose = true }
  }

  /// Where the selection wants the bar to be.
  func targetOffset() -> Double {
    guard let layout, shown.committed != nil, isValid(shown) else { return 0 }
    if let shortcut { return shortcut.offset(at: shown.progress) }
    return offset(centring: layout.focalPoint(for: shown))
  }

  /// Whether all indices of a presentation are items: a container may be about to change both.
  func isValid(_ presentation: PagerPresentation) -> Bool {
    let items = 0..<contents.count
    if let committed = presentation.committed, !items.contains(committed) { return false }
    guard let transition = presentation.transition else { return true }
    return items.contains(transition.from) && items.contains(transition.to)
  }

  /// Computes the offset, measuring what comes into view until nothing moves any more.
  func settleOffset() {
    for _ in 0..<4 {
      keepAnchor()
      contentOffset = scroller.offset(
        at: time, target: targetOffset, revealed: { offset(showing: $0) },
        maximum: maximumOffset, width: bounds.width)
      guard measure(margin: 0) else { break }
    }
    keepAnchor()
    if let layout, let index = indices().first {
      anchor = Anchor(index: index, x: layout.frame(at: index).minX)
    } else {
      anchor = nil
    }
  }

  /// Measures what is seen and a margin on both sides; returns whether anything moved.
  func measure(margin: Double) -> Bool {
    guard let layout, contents.count > 0 else { return false }
    let start = contentOffset - margin
    return layout.measure(start...(contentOffset + bounds.width + margin))
  }

  /// An item that was seen, and where it lay in the content.
  struct Anchor {
    var index: Int
    var x: Double
  }

  /// Where the user moved the bar, what was seen stays when the content before it becomes wider or
  /// narrower: because estimates were replaced, or because there is a new layout.
  private func keepAnchor() {
    guard let layout, let old = anchor, old.index < contents.count else { return }
    let x = layout.frame(at: old.index).minX
    guard x != old.x else { return }
    anchor?.x = x
    guard scroller.isAnchored else { return }
    scroller.shift += x - old.x
    contentOffset += x - old.x
  }

  // MARK: Points of the bar

  /// From logical coordinates of the content to points of the bar.
  func physical(_ rect: Rect) -> Rect {
    physical(rect, from: contentOffset, length: bounds.width)
  }

  func physical(_ item: TabBarItemLayout) -> TabBarItemLayout {
    physical(item, from: contentOffset, length: bounds.width)
  }

  /// From logical coordinates of the content to points of a view that shows a part of it.
  func physical(_ rect: Rect, from start: Double, length: Double) -> Rect {
    let scrolled = rect.offsetBy(dx: -start, dy: 0)
    return isMirrored ? scrolled.mirrored(in: length) : scrolled
  }

  func physical(
    _ item: TabBarItemLayout, from start: Double, length: Double
  ) -> TabBarItemLayout {
    let scrolled = item.offsetBy(dx: -start)
    return isMirrored ? scrolled.mirrored(in: length) : scrolled
  }

  /// The items that are seen, with a margin in points on both sides.
  func indices(margin: Double = 0) -> Range<Int> {
    indices(from: contentOffset - margin, length: bounds.width + 2 * margin)
  }

  /// The items in a part of the content.
  func indices(from start: Double, length: Double) -> Range<Int> {
    guard let layout, contents.count > 0 else { return 0..<0 }
    return layout.indices(in: start...(start + max(0, length))).clamped(to: 0..<contents.count)
  }

  /// The item at a point of the bar.
  func index(at point: Point) -> Int? {
    guard let layout, bounds.contains(point) else { return nil }
    let x = (isMirrored ? bounds.width - point.x : point.x) + contentOffset
    return layout.indices(in: x...x).clamped(to: 0..<contents.count).first {
      let frame = layout.frame(at: $0)
      return x >= frame.minX && x < frame.maxX
    }
  }

  /// Where the indicator is, in points of the bar.
  public var indicatorFrame: Rect? { logicalIndicatorFrame.map { physical($0) } }

  /// Where the indicator is in the content.
  var logicalIndicatorFrame: Rect? {
    guard shown.committed != nil, isValid(shown) else { return nil }
    if let shortcut { return indicatorFrame(on: shortcut) }
    return layout?.indicatorFrame(for: shown)
  }
}
