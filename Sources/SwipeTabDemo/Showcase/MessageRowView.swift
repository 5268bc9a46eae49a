import SwipeTabs

/// One message: a disc with initials, sender and time, subject and preview.
@MainActor final class MessageRowView: View {
  /// The height of a row in points, where text is so many times larger than usual.
  static func height(growth: Double) -> Double { 84 * growth }
  private let message: Message

  init(_ message: Message) {
    self.message = message
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityLabel = "\(message.sender), \(message.subject)"
    accessibilityValue = message.time
    accessibilityTraits = .staticText
  }

  override func paint(in context: inout PaintContext) {
    let isMirrored = context.direction == .rightToLeft
    func mirrored(_ rect: Rect) -> Rect { isMirrored ? rect.mirrored(in: bounds.width) : rect }
    let growth = textGrowth
    func line(x: Double, y: Double, width: Double, height: Double) -> Rect {
      mirrored(Rect(x: x, y: y * growth, width: width, height: height * growth))
    }
    let disc = mirrored(Rect(x: 18, y: (bounds.height - 52) / 2, width: 48, height: 48))
    context.fill(disc, radius: 24, context.color(message.color.opacity(0.16)))
    draw(
      message.initials, .system(17 / context.textSizeFactor, weight: .semibold), message.color,
      .center, disc, &context)
    if message.isUnread {
      context.fill(
        mirrored(Rect(x: 0, y: disc.midY - 5, width: 10, height: 10)), radius: 5,
        context.color(.systemBlue))
    }
    let x = 82.0
    let width = max(0, bounds.width - x)
    let timeWidth = min(64 * growth, width / 2)
    draw(
      message.sender, .system(16, weight: message.isUnread ? .bold : .semibold), .label, .natural,
      line(x: x, y: 12, width: max(0, width - timeWidth), height: 20), &context)
    draw(
      message.time, .system(13), .secondaryLabel, .trailing,
      line(x: bounds.width - timeWidth, y: 14, width: timeWidth, height: 18), &context)
    draw(
      message.subject, .system(15), .label, .natural,
      line(x: x, y: 33, width: width, height: 20), &context)
    draw(
      message.preview, .system(14), .secondaryLabel, .natural,
      line(x: x, y: 54, width: width, height: 18), &context)
    context.list.append(
      .hairline(
        from: Point(x: isMirrored ? 0 : x, y: bounds.height - 1), length: width, isVertical: false,
        context.color(.separator)))
  }

  private func draw(
    _ text: String, _ font: Font, _ color: DynamicColor, _ alignment: TextAlignment, _ rect: Rect,
    _ context: inout PaintContext
  ) {
    let layout = context.layout(
      text, style: TextStyle(font: font, alignment: alignment), maxWidth: rect.width)
    let y = rect.minY + (rect.height - layout.size.height) / 2
    context.draw(layout, at: Point(x: rect.minX, y: y), context.color(color))
  }
}
