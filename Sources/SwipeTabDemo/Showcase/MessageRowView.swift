import SwipeTabs

/// One message: a disc with initials, sender and time, subject and preview.
///
/// It paints its texts itself, on common baselines, and is used for one message after another.
@MainActor final class MessageRowView: View {
  /// Where texts begin, in points from the leading edge.
  static let textInset = 80.0
  private static let discSide = 48.0
  private static let discInset = 20.0
  private static let margin = 12.0
  private static let flagSide = 16.0
  private static let senderFont = Font.system(16, weight: .semibold)
  private static let subjectFont = Font.system(15)
  private static let previewFont = Font.system(14)
  private static let timeFont = Font.system(13)

  /// What is shown.
  var message: Message? {
    didSet {
      guard let message else { return }
      accessibilityLabel = "\(message.sender), \(message.subject)"
      accessibilityValue = message.time
      setNeedsPaint()
    }
  }

  private let flag: Image?

  /// Creates a row without a message; the flag marks those that the user has flagged.
  init(flag: Image?) {
    self.flag = flag
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  /// The height of a row: three lines and the room around them, in points.
  static func height(in view: View) -> Double {
    let lines = [senderFont, subjectFont, previewFont].map { lineHeight(of: $0, in: view) }
    return max(discSide + 2 * margin, lines.reduce(0, +) + 2 * margin)
  }

  private static func lineHeight(of font: Font, in view: View) -> Double {
    view.textLayout("X", style: TextStyle(font: font, alignment: .left)).size.height.rounded(.up)
  }

  override func paint(in context: inout PaintContext) {
    guard let message else { return }
    let isMirrored = context.direction == .rightToLeft
    func mirrored(_ rect: Rect) -> Rect { isMirrored ? rect.mirrored(in: bounds.width) : rect }
    paintDisc(of: message, mirrored: mirrored, in: &context)
    let x = Self.textInset
    let width = max(0, bounds.width - x)
    let sender = Font.system(16, weight: message.isUnread ? .bold : .semibold)
    let heights = [sender, Self.subjectFont, Self.previewFont].map {
      Self.lineHeight(of: $0, in: self)
    }
    var y = (bounds.height - heights.reduce(0, +)) / 2
    let time = context.layout(
      message.time, style: TextStyle(font: Self.timeFont, alignment: .left), maxWidth: width / 2)
    let name = context.layout(
      message.sender, style: TextStyle(font: sender),
      maxWidth: max(0, width - time.size.width.rounded(.up) - 8))
    let nameRect = mirrored(
      Rect(x: x, y: y, width: max(0, width - time.size.width.rounded(.up) - 8), height: heights[0]))
    context.draw(name, at: nameRect.origin, context.color(.label))
    let timeRect = mirrored(
      Rect(
        x: bounds.width - time.size.width, y: y + name.firstBaseline - time.firstBaseline,
        width: time.size.width, height: time.size.height))
    context.draw(time, at: timeRect.origin, context.color(.secondaryLabel))
    y += heights[0]
    if message.isFlagged, let flag {
      let side = Self.flagSide
      context.draw(
        flag,
        in: mirrored(
          Rect(
            x: bounds.width - side + 4, y: y + (heights[1] - side) / 2, width: side, height: side)),
        tint: context.color(.systemOrange))
    }
    for (text, font, color, height) in [
      (message.subject, Self.subjectFont, DynamicColor.label, heights[1]),
      (message.preview, Self.previewFont, .secondaryLabel, heights[2]),
    ] {
      let isBesideFlag = message.isFlagged && color == .label
      let room = max(0, width - (isBesideFlag ? Self.flagSide + 8 : 0))
      let layout = context.layout(text, style: TextStyle(font: font), maxWidth: room)
      context.draw(
        layout, at: mirrored(Rect(x: x, y: y, width: room, height: height)).origin,
        context.color(color))
      y += height
    }
  }

  private func paintDisc(
    of message: Message, mirrored: (Rect) -> Rect, in context: inout PaintContext
  ) {
    let side = Self.discSide
    let disc = mirrored(
      Rect(x: Self.discInset, y: (bounds.height - side) / 2, width: side, height: side))
    context.fill(disc, radius: side / 2, context.color(message.color.opacity(0.16)))
    // The letters are a picture: as large as their disc, whatever the user's text size.
    let letters = context.layout(
      message.initials,
      style: TextStyle(
        font: .system(17 / context.textSizeFactor, weight: .semibold), alignment: .left))
    context.draw(
      letters,
      at: Point(x: disc.midX - letters.size.width / 2, y: disc.midY - letters.size.height / 2),
      context.color(message.color))
    guard message.isUnread else { return }
    let dot = mirrored(Rect(x: 2, y: disc.midY - 5, width: 10, height: 10))
    context.fill(dot, radius: 5, context.color(.systemBlue))
  }
}
