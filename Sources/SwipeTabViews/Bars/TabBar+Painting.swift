import SwipeTabCore
import SwipeTabDrawing

extension TabBar {
  /// Where the indicator is among the layers.
  var indicatorPlace: TabBarIndicatorView.Place {
    if style.isIndicatorBehindItems { return .behindItems }
    return isRound ? .overItems : .overBar
  }

  func placeIndicator(_ composition: Composition) {
    let view = indicatorView
    let place = indicatorPlace
    let parent: View = place == .overBar ? self : contentView
    let isFirst = place == .behindItems
    let isThere =
      view.superview === parent && (isFirst ? parent.subviews.first : parent.subviews.last) === view
    if !isThere { parent.insertSubview(view, at: isFirst ? 0 : Int.max) }
    let isLive = composition == .layered || place == .overBar
    guard isLive, var frame = logicalIndicatorFrame else {
      view.isHidden = true
      return
    }
    view.isHidden = false
    guard place == .overBar else {
      view.frame = contentView.bounds
      view.indicatorFrame = physical(
        frame, from: contentView.start, length: contentView.bounds.width)
      return
    }
    frame = physical(frame)
    // A line thinner than a pixel could not be seen.
    frame.size.width = max(frame.width, 1 / effectiveScale)
    view.frame = frame
    view.indicatorFrame = view.bounds
  }

  var boundsWithShadow: Rect {
    guard let context, let shadow = style.shadow(in: context) else { return bounds }
    return bounds.insetBy(dx: -shadow.blur, dy: -shadow.blur - abs(shadow.offset))
  }

  func paintBar(in context: inout PaintContext) {
    guard let bar = self.context, layout != nil else { return }
    if let shadow = style.shadow(in: bar) {
      context.list.append(
        .shadow(
          context.bounds.offsetBy(dx: 0, dy: shadow.offset), radius: style.cornerRadius(in: bar),
          blur: shadow.blur, context.color(shadow.color)))
    }
    style.paintBackground(of: bar, in: &context)
    if isFloating { context.outline(context.bounds, radius: style.cornerRadius(in: bar)) }
    guard let key = painted else { return }
    let isClipped = isRound || isScrollable
    if isClipped {
      context.list.append(.pushClip(context.bounds, radius: style.cornerRadius(in: bar)))
    }
    paintContent(key, length: bounds.width, in: &context)
    if isClipped { context.list.append(.popClip) }
  }

  /// Paints the items of a part of the content that do not change, with the indicator if it belongs
  /// to them.
  func paintContent(_ key: ItemsKey, length: Double, in context: inout PaintContext) {
    guard let bar = self.context else { return }
    let indicator = key.indicator.map { physical($0, from: key.start, length: length) }
    if let indicator, style.isIndicatorBehindItems {
      style.paintIndicator(in: indicator, of: bar, in: &context)
    }
    paintItems(key, length: length, in: &context)
    if let indicator, !style.isIndicatorBehindItems {
      style.paintIndicator(in: indicator, of: bar, in: &context)
    }
  }

  private func paintItems(_ key: ItemsKey, length: Double, in context: inout PaintContext) {
    // Items narrower than a point show nothing that could be seen.
    guard Double(key.items.count) <= length else { return }
    let paintings = key.items.filter { !key.changing.contains($0) }.compactMap { index in
      painting(
        at: index, from: key.start, length: length, selection: key.selected == index ? 1 : 0)
    }
    for painting in paintings { style.paint(painting, in: &context) }
    for painting in paintings { painting.paintBadge(in: &context) }
  }

  /// Paints an item into a view that lies at a place of the content view.
  func paintItem(
    _ key: TabBarItemView.Key, selection: Double, at origin: Point, in context: inout PaintContext
  ) {
    guard
      var painting = painting(
        at: key.index, from: key.start, length: contentView.bounds.width, selection: selection)
    else { return }
    painting.layout = painting.layout.offsetBy(dx: -origin.x, dy: -origin.y)
    style.paint(painting, in: &context)
    painting.paintBadge(in: &context)
  }

  private func painting(
    at index: Int, from start: Double, length: Double, selection: Double
  ) -> TabBarItemPainting? {
    guard let layout, index < contents.count else { return nil }
    var painting = TabBarItemPainting(
      index: index, content: contents.content(at: index),
      layout: physical(layout.item(at: index), from: start, length: length), selection: selection)
    painting.isPressed = pressedIndex == index
    painting.isHovered = hoveredIndex == index
    return painting
  }
}
