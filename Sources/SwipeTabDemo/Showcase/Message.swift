import SwipeTabs

/// One message of the inbox.
struct Message {
  var sender: String
  var subject: String
  var preview: String
  var time: String
  var color: DynamicColor
  var isUnread: Bool
  var isFlagged = false
  /// Which of all messages it is.
  var number: Int

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

  /// How many of the messages are of today.
  static let todayCount = 9

  /// The message at a place of the list; the same every time.
  static func sample(_ index: Int) -> Message {
    let letter = letters[index % letters.count]
    let hour = 21 - index % 14
    let minute = (index * 17 + 8) % 60
    let clock = "\(hour):\(minute < 10 ? "0" : "")\(minute)"
    let days = ["", "Mon", "Sun", "Sat", "Fri", "Thu", "Wed"]
    let day = index / todayCount
    return Message(
      sender: senders[(index * 3) % senders.count], subject: letter.subject,
      preview: letter.preview, time: day == 0 ? clock : days[(day - 1) % 6 + 1],
      color: colors[(index * 3) % senders.count % colors.count],
      isUnread: index % 5 < 2 && index < todayCount, isFlagged: index == 3,
      number: index)
  }
}
