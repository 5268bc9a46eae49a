import SwipeTabs

/// A specimen of type: great letters, a paragraph, and the same sentence in many scripts.
@MainActor final class TypePageView: PageView {
  private let specimen = Label("Aa", font: .system(150, weight: .bold), color: .systemIndigo)
  private let note: Label
  private let paragraph = Label(
    "Letters are shapes that we have agreed to hear. Good type keeps out of the way: it sets the "
      + "pace, leaves room to breathe, and lets the voice of the writer come through.",
    font: .system(17), color: .secondaryLabel, numberOfLines: 0)
  private let sentences: [Label]

  private static let samples = [
    "The page follows the finger.", "Die Seite folgt dem Finger.", "La page suit le doigt.",
    "الصفحة تتبع الإصبع", "הדף עוקב אחרי האצבע", "पृष्ठ उंगली का अनुसरण करता है",
    "ページは指に従う。", "页面跟随手指。", "페이지는 손가락을 따라갑니다.", "📖 👉 🎉 ❤️ 🌍",
  ]

  init(strings: DemoStrings) {
    note = Label(
      strings["SLUG-TYPE-NOTE"], font: .system(17), color: .secondaryLabel, numberOfLines: 0)
    sentences = Self.samples.map { Label($0, font: .system(20), numberOfLines: 0) }
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    tintColor = .systemIndigo
    for view in [specimen, note, paragraph] + sentences { addSubview(view) }
  }

  private var rowHeight: Double { 40 * textGrowth }

  /// The specimen is a picture: as large as it is, whatever the user's text size.
  override func environmentDidChange() {
    super.environmentDidChange()
    fitSpecimen()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    fitSpecimen()
  }

  private func fitSpecimen() {
    specimen.font = .system(150 / (window?.textSizeFactor ?? 1), weight: .bold)
  }

  override func layoutSubviews() {
    let column = PageMetrics.column(in: bounds.width)
    let isWide = bounds.width >= 640
    let left = isWide ? (column.width * 0.44).rounded() : column.width
    let origin = openBounds.minY
    let start = origin + 40 + place(note, x: column.x, y: origin + 24, width: column.width)
    place(specimen, Rect(x: column.x - 6, y: start - 13, width: left, height: 206))
    var y = start + 196
    y += place(paragraph, x: column.x, y: y, width: left - (isWide ? 24 : 0)) + 24
    let listX = isWide ? column.x + left + 24 : column.x
    let listWidth = isWide ? column.width - left - 24 : column.width
    let top = isWide ? start : y
    var rowY = top
    for sentence in sentences {
      let room = Size(width: listWidth, height: 10_000)
      let height = max(rowHeight, sentence.sizeThatFits(room).height.rounded(.up) + 12)
      sentence.isHidden = rowY + height > openBounds.maxY
      place(sentence, Rect(x: listX, y: rowY, width: listWidth, height: height))
      rowY += height
    }
  }

  override func paint(in context: inout PaintContext) {
    for sentence in sentences.dropFirst() where !sentence.isHidden {
      context.list.append(
        .hairline(
          from: sentence.frame.origin, length: sentence.frame.width, isVertical: false,
          context.color(.separator)))
    }
  }
}
