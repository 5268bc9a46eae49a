import SwipeTabCore

/// The items of a docked bar that scrolls: a layer somewhat wider than the bar, which moves without
/// being painted until its end comes into view.
@MainActor final class TabBarContentView: View {
  weak var bar: TabBar?
  /// The part of the content that is painted, in points of the content.
  var start = 0.0
  var painted: TabBar.PaintKey?
  /// The items that do not change.
  var items: [Int] = []
  /// The items whose colours a transition changes, in front of the others.
  let changingView = TabBarChangingView()

  init() {
    super.init()
    wantsLayer = true
    isUserInteractionEnabled = false
    isHidden = true
    addSubview(changingView)
  }

  /// Has everything painted anew when it is seen next.
  func forget() {
    painted = nil
    changingView.painted = nil
  }

  override func paint(in context: inout PaintContext) {
    bar?.paintContent(items, from: start, length: bounds.width, in: &context)
  }
}

/// The items that change with every frame of a transition, painted by themselves.
@MainActor final class TabBarChangingView: View {
  weak var bar: TabBar?
  var painted: TabBar.PaintKey?
  var items: [Int] = []

  init() { super.init() }

  override func paint(in context: inout PaintContext) {
    guard let bar else { return }
    bar.paintItems(items, from: bar.contentView.start, length: bounds.width, in: &context)
  }
}

extension TabBar {
  /// Whether the items have a layer of their own: with round corners it could not be clipped.
  var hasContentLayer: Bool {
    guard let context else { return false }
    return isScrollable && style.cornerRadius(in: context) == 0
  }

  /// Moves the layer of the items, and paints what is to be seen otherwise in it.
  func placeContent() {
    guard hasContentLayer else {
      contentView.isHidden = true
      contentView.forget()
      return
    }
    let view = contentView
    let isCovered =
      view.painted != nil && view.start <= contentOffset
      && contentOffset + bounds.width <= view.start + view.bounds.width
    if !isCovered { chooseContent() }
    view.isHidden = false
    let part = Rect(x: view.start, y: 0, width: view.bounds.width, height: bounds.height)
    view.frame = physical(part)
    view.changingView.frame = view.bounds
    chooseItems()
  }

  /// Divides the items of the layer into those that change and the others.
  private func chooseItems() {
    let view = contentView
    let items = indices(from: view.start, length: view.bounds.width)
    let changing = changingItems.filter { items.contains($0) }
    view.items = items.filter { !changing.contains($0) }
    view.changingView.items = changing
    let (start, length) = (view.start, view.bounds.width)
    let key = paintKey(start: start, length: length, items: view.items, others: changing)
    if key != view.painted {
      view.painted = key
      view.setNeedsPaint()
    }
    var changingKey = paintKey(start: start, length: length, items: changing)
    changingKey.indicator = nil
    if changingKey != view.changingView.painted {
      view.changingView.painted = changingKey
      view.changingView.setNeedsPaint()
    }
  }

  /// The items whose selection differs from frame to frame now.
  private var changingItems: [Int] {
    guard style.itemsShowSelection, let transition = shown.transition else { return [] }
    let (from, to) = (transition.from, transition.to)
    let isWholeStrip = shown.isStrip && transition.origin == Double(from)
    return isWholeStrip ? Array(min(from, to)...max(from, to)) : [from, to]
  }

  /// Paints around what is seen; only that in a fast motion, which will leave it at once.
  private func chooseContent() {
    let view = contentView
    let isNear =
      view.painted == nil || shortcut != nil
      || (view.start < contentOffset + bounds.width
        && view.start + view.bounds.width > contentOffset)
    let margin = isNear ? bounds.width / 2 : 0
    var centre = contentCentre(margin: margin)
    for _ in 0..<4 {
      let end = centre + bounds.width + margin
      guard let layout, layout.measure((centre - margin)...end) else { break }
      settleOffset()
      centre = contentCentre(margin: margin)
    }
    // On a device pixel, so that what is painted does not depend on where the layer begins.
    let scale = effectiveScale
    view.start = ((centre - margin) * scale).rounded(.down) / scale
    view.frame = Rect(
      x: 0, y: 0, width: bounds.width + 2 * margin + 1 / scale, height: bounds.height)
  }

  /// The offset around which the items are painted: on a shortcut that of its nearer end, so that
  /// one painting lasts until the bar is there and on the way to the next far item.
  private func contentCentre(margin: Double) -> Double {
    guard let shortcut else { return contentOffset }
    let end = shown.progress < 0.5 ? shortcut.start : shortcut.end
    return abs(end - contentOffset) <= margin ? end : contentOffset
  }
}
