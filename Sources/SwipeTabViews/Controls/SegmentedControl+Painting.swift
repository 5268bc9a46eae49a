import SwipeTabCore
import SwipeTabDrawing

extension SegmentedControl {
  /// The surface of the chosen segment.
  private static let surface = DynamicColor(light: .white, dark: Color(hex: 0x636366))

  /// How a title is set.
  func titleStyle(_ weight: FontWeight, size part: Double = 1) -> TextStyle {
    var style = TextStyle(font: font, alignment: .left)
    style.font.weight = weight
    style.font.size *= part
    return style
  }

  /// Paints the chosen surface, the lines between the other segments, and the titles.
  func paintContents(in context: inout PaintContext) {
    guard !titles.isEmpty, !bounds.isEmpty else { return }
    context.outline(bounds, radius: cornerRadius)
    paintSegment(hoveredIndex, opacity: 0.06, in: &context)
    paintSegment(pressedIndex, opacity: 0.08, in: &context)
    paintSeparators(in: &context)
    paintThumb(in: &context)
    let part = shrinking(in: context)
    let room = max(0, bounds.width / Double(titles.count) - 2 * SegmentedControl.leastPadding)
    for (index, title) in titles.enumerated() {
      let isChosen = index == Int(thumb.rounded())
      let style = titleStyle(isChosen ? .semibold : .regular, size: part)
      let layout = context.layout(title, style: style, maxWidth: room)
      let rect = rect(at: Double(index))
      let color = context.color(isEnabled ? .label : .tertiaryLabel)
      let isPressed = index == pressedIndex && !isChosen
      context.draw(
        layout,
        at: Point(x: rect.midX - layout.size.width / 2, y: rect.midY - layout.size.height / 2),
        color.opacity(isEnabled ? (isPressed ? 0.5 : 1) : 0.6))
    }
  }

  /// By how much all titles are smaller so that the widest fits; decided with the bold form, so that
  /// choosing another segment changes no size.
  private func shrinking(in context: PaintContext) -> Double {
    let room = bounds.width / Double(titles.count) - 2 * SegmentedControl.leastPadding
    let widest = titles.map { context.layout($0, style: titleStyle(.semibold)).size.width }.max()
    guard let widest, widest > room, widest > 0 else { return 1 }
    return max(SegmentedControl.leastShrinking, room / widest)
  }

  private func paintSegment(_ index: Int?, opacity: Double, in context: inout PaintContext) {
    guard let index, index != Int(thumb.rounded()) else { return }
    let rect = rect(at: Double(index)).insetBy(
      dx: SegmentedControl.margin, dy: SegmentedControl.margin)
    context.fill(
      rect, radius: max(0, cornerRadius - SegmentedControl.margin),
      context.color(.label).opacity(opacity))
  }

  private func paintThumb(in context: inout PaintContext) {
    let margin = SegmentedControl.margin + (isHighlighted && isDragged ? 1 : 0)
    let rect = rect(at: thumb).insetBy(dx: margin, dy: margin)
    let radius = max(0, cornerRadius - margin)
    if isEnabled {
      context.list.append(
        .shadow(
          rect.offsetBy(dx: 0, dy: 1), radius: radius, blur: 2,
          context.color(.black).opacity(0.14)))
    }
    context.fill(
      rect, radius: radius,
      context.color(SegmentedControl.surface).opacity(isEnabled ? 1 : 0.5))
  }

  private func paintSeparators(in context: inout PaintContext) {
    let length = (bounds.height / 2).rounded()
    for index in titles.indices.dropFirst() {
      // Beside the chosen surface there is no line.
      let distance = abs(Double(index) - 0.5 - thumb)
      guard distance >= 0.75 else { continue }
      let rect = rect(at: Double(index))
      let x = context.direction == .leftToRight ? rect.minX : rect.maxX
      context.list.append(
        .hairline(
          from: Point(x: x, y: (bounds.height - length) / 2), length: length, isVertical: true,
          context.color(.systemGray2)))
    }
  }
}
