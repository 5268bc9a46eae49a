import SwipeTabs

/// A long list of messages in sections; each can be dragged aside for its actions.
@MainActor final class InboxPageView: View {
  /// How many messages there are at first.
  static let messageCount = 1000
  private let list = ListView()
  private let note = InboxNoteView()
  private let strings: DemoStrings
  /// The messages of each section, from the latest one.
  private var sections: [(token: String, messages: [Message])]

  init(assets: any DemoAssets, strings: DemoStrings) {
    self.strings = strings
    let flag = assets.image("bookmark-fill")
    let messages = (0..<Self.messageCount).map(Message.sample)
    sections = [
      ("SLUG-TODAY", Array(messages[..<Message.todayCount])),
      ("SLUG-EARLIER", Array(messages[Message.todayCount...])),
    ]
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    list.headerView = note
    list.separatorInset = MessageRowView.textInset
    // In a narrow window the rows reach from edge to edge.
    list.columnInset = { max(0, PageMetrics.column(in: $0).x - Self.padding(for: $0)) }
    list.rowHeight = { MessageRowView.height(in: $0) }
    list.makeRow = { [weak self] path, reused in
      let row = reused as? MessageRowView ?? MessageRowView(flag: flag)
      if let self { row.message = message(at: path) }
      return row
    }
    list.rowActions = { [weak self] in self?.actions(at: $0) ?? .init() }
    list.onSelect = { [weak self] in self?.change(at: $0) { $0.isUnread = false } }
    addSubview(list)
    update()
  }

  override func layoutSubviews() {
    let covered = safeAreaInsets
    list.contentInset = EdgeInsets(top: covered.top, bottom: covered.bottom)
    list.rowPadding = Self.padding(for: bounds.width)
    list.frame = bounds
  }

  private static func padding(for width: Double) -> Double {
    let margin = PageMetrics.margin(for: width)
    return margin < 40 ? margin : 16
  }

  private func message(at path: ListView.Path) -> Message {
    sections[path.section].messages[path.row]
  }

  private func actions(at path: ListView.Path) -> ListView.RowActions {
    let message = message(at: path)
    let flag = strings[message.isFlagged ? "SLUG-UNFLAG" : "SLUG-FLAG"]
    return .init(trailing: [
      .init(title: flag, color: .systemOrange) { [weak self] in
        self?.change(message) { $0.isFlagged.toggle() }
      },
      .init(title: strings["SLUG-DELETE"], color: .systemRed) { [weak self] in
        self?.remove(message)
      },
    ])
  }

  private func change(_ message: Message, _ edit: (inout Message) -> Void) {
    guard let path = path(of: message) else { return }
    change(at: path, edit)
    list.reloadData()
  }

  private func change(at path: ListView.Path, _ edit: (inout Message) -> Void) {
    edit(&sections[path.section].messages[path.row])
    (list.view(at: path) as? MessageRowView)?.message = message(at: path)
    updateNote()
  }

  private func remove(_ message: Message) {
    guard let path = path(of: message) else { return }
    sections[path.section].messages.remove(at: path.row)
    update()
  }

  private func path(of message: Message) -> ListView.Path? {
    for (section, entry) in sections.enumerated() {
      if let row = entry.messages.firstIndex(where: { $0.number == message.number }) {
        return ListView.Path(section: section, row: row)
      }
    }
    return nil
  }

  private func update() {
    list.sections = sections.map { .init(title: strings[$0.token], rowCount: $0.messages.count) }
    updateNote()
  }

  private func updateNote() {
    let unread = sections.reduce(0) { $0 + $1.messages.count { $0.isUnread } }
    note.text = strings["SLUG-INBOX-NOTE"].replacingNumber(with: unread)
  }
}

/// The line above the messages.
@MainActor private final class InboxNoteView: View {
  private let label = Label(font: .system(17), color: .secondaryLabel, numberOfLines: 0)

  init() {
    super.init(frame: .zero)
    addSubview(label)
  }

  var text: String? {
    get { label.text }
    set { label.text = newValue }
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: PageMetrics.top + label.sizeThatFits(size).height.rounded(.up))
  }

  override func layoutSubviews() {
    label.frame = Rect(
      x: 0, y: PageMetrics.top, width: bounds.width,
      height: max(0, bounds.height - PageMetrics.top))
  }

  override func subviewFittingSizeDidChange(_ subview: View) { fittingSizeDidChange() }
}

extension String {
  /// The text with its `%d` replaced by a number.
  func replacingNumber(with number: Int) -> String {
    guard let range = firstRange(of: "%d") else { return self }
    return self[..<range.lowerBound] + String(number) + self[range.upperBound...]
  }
}
