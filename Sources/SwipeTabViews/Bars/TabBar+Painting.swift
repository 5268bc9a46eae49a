import SwipeTabCore
import SwipeTabDrawing

extension TabBar {
  /// What painted items depend on, besides layout and environment.
  struct PaintKey: Equatable {
    /// The part of the content that was painted, in points of the content.
    var start: Double
    var length: Double
    /// The items that are left out, since they are painted elsewhere.
    var others: [Int]
    /// Where the first painted item is in the content: another place where estimates were replaced.
    var firstItem: Double?
    var indicator: Rect?
    var selection: [Double]
    var pressed: Int?
    var hovered: Int?
  }

  /// Whether the indicator has a layer of its own, so that moving it paints nothing.
  var hasIndicatorLayer: Bool {
    guard let context else { return false }
    return !style.isIndicatorBehindItems && style.cornerRadius(in: context) == 0
  }

  /// The key for items in a part of the content.
  func paintKey(
    start: Double, length: Double, items: some Collection<Int>, others: [Int] = []
  ) -> PaintKey {
    let selection = style.itemsShowSelection ? items.map { shown.selection(of: $0) } : []
    return PaintKey(
      start: start, length: length, others: others,
      firstItem: items.first.flatMap { layout?.item(at: $0).frame.minX },
      indicator: hasIndicatorLayer ? nil : logicalIndicatorFrame, selection: selection,
      pressed: pressedIndex, hovered: hoveredIndex)
  }

  func placeIndicator() {
    let frame = hasIndicatorLayer ? indicatorFrame : nil
    indicatorView.isHidden = frame == nil
    // A line thinner than a pixel could not be seen.
    if var frame {
      frame.size.width = max(frame.width, 1 / effectiveScale)
      indicatorView.frame = frame
    }
  }

  var boundsWithShadow: Rect {
    guard let context, let shadow = style.shadow(in: context) else { return bounds }
    return bounds.insetBy(dx: -shadow.blur, dy: -shadow.blur - abs(shadow.offset))
  }

  func paintBar(in context: inout PaintContext) {
    guard let bar = self.context, layout != nil else { return }
    let radius = style.cornerRadius(in: bar)
    if let shadow = style.shadow(in: bar) {
      context.list.append(
        .shadow(
          context.bounds.offsetBy(dx: 0, dy: shadow.offset), radius: radius, blur: shadow.blur,
          context.color(shadow.color)))
    }
    style.paintBackground(of: bar, in: &context)
    if isFloating { context.outline(context.bounds, radius: radius) }
    // Where the bar has square corners and scrolls, its items have a layer that moves.
    guard !hasContentLayer else { return }
    let isClipped = radius > 0 || isScrollable
    if isClipped { context.list.append(.pushClip(context.bounds, radius: radius)) }
    paintContent(
      indices(), from: contentOffset, length: bounds.width, in: &context)
    if isClipped { context.list.append(.popClip) }
  }

  /// Paints items of a part of the content, whose leading edge is the leading edge of the context,
  /// and the indicator.
  func paintContent(
    _ items: some Collection<Int>, from start: Double, length: Double,
    in context: inout PaintContext
  ) {
    guard let bar = self.context else { return }
    let indicator =
      hasIndicatorLayer
      ? nil
      : logicalIndicatorFrame.map {
        physical($0, from: start, length: length)
      }
    if let indicator, style.isIndicatorBehindItems {
      style.paintIndicator(in: indicator, of: bar, in: &context)
    }
    paintItems(items, from: start, length: length, in: &context)
    if let indicator, !style.isIndicatorBehindItems {
      style.paintIndicator(in: indicator, of: bar, in: &context)
    }
  }

  /// Paints items of a part of the content.
  func paintItems(
    _ items: some Collection<Int>, from start: Double, length: Double,
    in context: inout PaintContext
  ) {
    // Items narrower than a point show nothing that could be seen.
    guard Double(items.count) <= length else { return }
    let paintings = items.compactMap { painting(at: $0, from: start, length: length) }
    for painting in paintings { style.paint(painting, in: &context) }
    for painting in paintings { painting.paintBadge(in: &context) }
  }

  private func painting(at index: Int, from start: Double, length: Double) -> TabBarItemPainting? {
    guard let layout else { return nil }
    var painting = TabBarItemPainting(
      index: index, content: contents.content(at: index),
      layout: physical(layout.item(at: index), from: start, length: length),
      selection: shown.selection(of: index))
    painting.isPressed = pressedIndex == index
    painting.isHovered = hoveredIndex == index
    return painting
  }
}

/// The indicator of styles that paint it over the items: a layer that moves without being painted.
@MainActor final class TabBarIndicatorView: View {
  weak var bar: TabBar?

  init() {
    super.init()
    wantsLayer = true
    isUserInteractionEnabled = false
    isHidden = true
  }

  override func paint(in context: inout PaintContext) {
    guard let bar, let barContext = bar.context else { return }
    bar.style.paintIndicator(in: context.bounds, of: barContext, in: &context)
  }
}
