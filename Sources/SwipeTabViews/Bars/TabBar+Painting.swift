import SwipeTabCore
import SwipeTabDrawing

extension TabBar {
  /// What the bar's own pixels depend on, besides layout and environment.
  struct PaintKey: Equatable {
    var offset: Double
    var indicator: Rect?
    var selection: [Double]
    var committed: Int?
    var pressed: Int?
    var hovered: Int?
  }

  /// Whether the indicator has a layer of its own, so that moving it paints nothing.
  var hasIndicatorLayer: Bool {
    guard let context else { return false }
    return !style.isIndicatorBehindItems && style.cornerRadius(in: context) == 0
  }

  var paintKey: PaintKey {
    let selection =
      style.itemsShowSelection ? indices().map { shown.selection(of: $0) } : []
    return PaintKey(
      offset: contentOffset, indicator: hasIndicatorLayer ? nil : indicatorFrame,
      selection: selection, committed: style.itemsShowSelection ? shown.committed : nil,
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
    let isClipped = radius > 0 || isScrollable
    if isClipped { context.list.append(.pushClip(context.bounds, radius: radius)) }
    let indicator = hasIndicatorLayer ? nil : indicatorFrame
    if let indicator, style.isIndicatorBehindItems {
      style.paintIndicator(in: indicator, of: bar, in: &context)
    }
    paintItems(in: &context)
    if let indicator, !style.isIndicatorBehindItems {
      style.paintIndicator(in: indicator, of: bar, in: &context)
    }
    if isClipped { context.list.append(.popClip) }
  }

  private func paintItems(in context: inout PaintContext) {
    let visible = indices()
    // Items narrower than a point show nothing that could be seen.
    guard Double(visible.count) <= context.bounds.width else { return }
    let paintings = visible.compactMap { painting(at: $0) }
    for painting in paintings { style.paint(painting, in: &context) }
    for painting in paintings { painting.paintBadge(in: &context) }
  }

  private func painting(at index: Int) -> TabBarItemPainting? {
    guard let layout else { return nil }
    var painting = TabBarItemPainting(
      index: index, content: contents.content(at: index),
      layout: physical(layout.item(at: index)), selection: shown.selection(of: index))
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
