import SwipeTabs

/// A long list of messages.
@MainActor final class InboxContentView: PageView {
  private static let messageCount = 120
  private let note: Label
  private let rows: [MessageRowView]

  init(strings: DemoStrings) {
    let messages = (0..<Self.messageCount).map(Message.sample)
    let unread = messages.count { $0.isUnread }
    note = Label(
      strings["SLUG-INBOX-NOTE"].replacingNumber(with: unread), font: .system(17),
      color: .secondaryLabel, numberOfLines: 0)
    rows = messages.map(MessageRowView.init)
    super.init(frame: .zero)
    addSubview(note)
    for row in rows { addSubview(row) }
  }

  /// Where the rows begin in a column of a width, in points.
  private func top(in width: Double) -> Double {
    24 + note.sizeThatFits(Size(width: width, height: 10_000)).height.rounded(.up) + 12
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let top = top(in: PageMetrics.column(in: size.width).width)
    let rowHeight = MessageRowView.height(growth: textGrowth)
    return Size(width: size.width, height: top + Double(rows.count) * rowHeight + 24)
  }

  override func layoutSubviews() {
    let column = PageMetrics.column(in: bounds.width)
    let top = top(in: column.width)
    let rowHeight = MessageRowView.height(growth: textGrowth)
    _ = place(note, x: column.x, y: 24, width: column.width)
    for (index, row) in rows.enumerated() {
      place(
        row,
        Rect(
          x: column.x, y: top + Double(index) * rowHeight, width: column.width,
          height: rowHeight))
    }
  }
}

extension String {
  /// The text with its `%d` replaced by a number.
  func replacingNumber(with number: Int) -> String {
    guard let range = firstRange(of: "%d") else { return self }
    return self[..<range.lowerBound] + String(number) + self[range.upperBound...]
  }
}

/// One message of the inbox.
struct Message {
  var sender: String
  var subject: String
  var preview: String
  var time: String
  var color: DynamicColor
  var isUnread: Bool

  /// The letters shown in place of a portrait.
  var initials: String {
    sender.split(separator: " ").compactMap(\.first).prefix(2).map(String.init).joined()
  }

  private static let senders = [
    "Maren Holt", "Jonas Brandt", "Aiko Tanaka", "Leila Haddad", "Tomás Rivera", "Ingrid Solheim",
    "Samuel Okoye", "Priya Nair", "Elena Rossi", "Harbour Library",
  ]
  private static let letters: [(subject: String, preview: String)] = [
    (
      "The boat is ready",
      "We painted the hull on Sunday and she looks like new. Come by when you can."
    ),
    (
      "Notes from Thursday",
      "Three decisions, two open questions, and one very good idea of Aiko's."
    ),
    (
      "Your photographs",
      "I picked twelve for the wall. The one with the fog is my favourite so far."
    ),
    ("Dinner on Friday?", "There is a small place behind the station that bakes its own bread."),
    ("Map of the coast path", "The northern half is open again. Allow five hours and take water."),
    ("Re: Concert tickets", "Got them! Row F, right in the middle. I owe you a coffee."),
    (
      "A book for you",
      "It is waiting at the front desk and can be kept until the end of the month."
    ),
  ]
  private static let colors: [DynamicColor] = [
    .systemBlue, .systemOrange, .systemPurple, .systemTeal, .systemPink, .systemIndigo,
    .systemGreen,
  ]

  /// The message at a place of the list; the same every time.
  static func sample(_ index: Int) -> Message {
    let letter = letters[index % letters.count]
    let hour = 21 - index % 14
    let minute = (index * 17 + 8) % 60
    let clock = "\(hour):\(minute < 10 ? "0" : "")\(minute)"
    let days = ["", "Mon", "Sun", "Sat", "Fri", "Thu", "Wed"]
    let day = index / 9
    return Message(
      sender: senders[(index * 3) % senders.count], subject: letter.subject,
      preview: letter.preview, time: day == 0 ? clock : days[(day - 1) % 6 + 1],
      color: colors[(index * 3) % senders.count % colors.count],
      isUnread: index % 5 < 2 && index < 9)
  }
}
