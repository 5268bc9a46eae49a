import SwipeTabCore

/// The items of a docked bar that scrolls: a layer somewhat wider than the bar, which moves without
/// being painted until its end comes into view.
@MainActor final class TabBarContentView: View {
  weak var bar: TabBar?
  /// The part of the content that is painted, in points of the content.
  var start = 0.0
  var painted: TabBar.PaintKey?

  init() {
    super.init()
    wantsLayer = true
    isUserInteractionEnabled = false
    isHidden = true
  }

  override func paint(in context: inout PaintContext) {
    bar?.paintContent(from: start, length: bounds.width, in: &context)
  }
}

extension TabBar {
  /// Whether the items have a layer of their own: with round corners it could not be clipped.
  var hasContentLayer: Bool {
    guard let context else { return false }
    return isScrollable && style.cornerRadius(in: context) == 0
  }

  /// Moves the layer of the items, and paints it where something else is to be seen in it.
  func placeContent() {
    guard hasContentLayer else {
      contentView.isHidden = true
      contentView.painted = nil
      return
    }
    let view = contentView
    let isCovered =
      view.painted != nil && view.start <= contentOffset
      && contentOffset + bounds.width <= view.start + view.bounds.width
    if !isCovered { chooseContent() }
    let key = paintKey(start: view.start, length: view.bounds.width)
    if key != view.painted {
      view.painted = key
      view.setNeedsPaint()
    }
    view.isHidden = false
    let part = Rect(x: view.start, y: 0, width: view.bounds.width, height: bounds.height)
    view.frame = physical(part)
  }

  /// Paints around what is seen; only that in a fast motion, which will leave it at once.
  private func chooseContent() {
    let view = contentView
    let isNear =
      view.painted == nil
      || (view.start < contentOffset + bounds.width
        && view.start + view.bounds.width > contentOffset)
    let margin = isNear ? bounds.width / 2 : 0
    for _ in 0..<4 {
      guard measure(margin: margin) else { break }
      settleOffset()
    }
    // On a device pixel, so that what is painted does not depend on where the layer begins.
    let scale = effectiveScale
    view.start = ((contentOffset - margin) * scale).rounded(.down) / scale
    view.frame = Rect(
      x: 0, y: 0, width: bounds.width + 2 * margin + 1 / scale, height: bounds.height)
  }
}
