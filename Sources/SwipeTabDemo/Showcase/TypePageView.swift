import SwipeTabs

/// A specimen of type: great letters, a paragraph, sizes and weights, many scripts, and what becomes
/// of text that does not fit.
@MainActor final class TypeContentView: PageView {
  private let specimen = Label("Aa", font: .system(150, weight: .bold), color: .systemIndigo)
  private let note: Label
  private let paragraph = Label(
    "Letters are shapes that we have agreed to hear. Good type keeps out of the way: it sets the "
      + "pace, leaves room to breathe, and lets the voice of the writer come through.",
    font: .system(17), color: .secondaryLabel, numberOfLines: 0)
  private let groups: [TypeGroupView]

  /// The height of the box of the great letters, and how far it overlaps the space around them: the
  /// small letter at the trailing end of a line has room beside it, the capital has none.
  private static let specimenHeight = 206.0
  private static let specimenRise = 16.0
  private static let specimenOverhang = 6.0
  private static let gap = 32.0

  private static let scripts = [
    "The page follows the finger.", "Die Seite folgt dem Finger.", "La page suit le doigt.",
    "Страница следует за пальцем.", "الصفحة تتبع الإصبع", "הדף עוקב אחרי האצבע",
    "पृष्ठ उंगली का अनुसरण करता है", "หน้ากระดาษตามนิ้ว", "ページは指に従う。", "页面跟随手指。",
    "페이지는 손가락을 따라갑니다.", "📖 👉 🎉 ❤️ 🌍",
  ]
  private static let long = "From the first light over Mount Oru to the last ferry of the evening"

  init(strings: DemoStrings) {
    note = Label(
      strings["SLUG-TYPE-NOTE"], font: .system(17), color: .secondaryLabel, numberOfLines: 0)
    let sizes = [34.0, 28, 22, 17, 15, 13, 11].map {
      Label("\(Int($0))  \(strings["SLUG-TYPE"])", font: .system($0))
    }
    let weights = [FontWeight.regular, .semibold, .bold].map {
      Label(strings["SLUG-WEIGHT-\($0.rawValue.uppercased())"], font: .system(20, weight: $0))
    }
    let cuts = [LineBreakMode.truncatingHead, .truncatingMiddle, .truncatingTail].map {
      let label = Label(Self.long)
      label.lineBreakMode = $0
      label.accessibilityIdentifier = "cut"
      return label
    }
    let wrapped = Label(Self.long + ", one line after the other", numberOfLines: 2)
    wrapped.accessibilityIdentifier = "cut"
    groups = [
      TypeGroupView(
        strings["SLUG-SCRIPTS"],
        Self.scripts.map { Label($0, font: .system(20), numberOfLines: 0) }),
      TypeGroupView(strings["SLUG-SIZES"], sizes),
      TypeGroupView(strings["SLUG-WEIGHTS"], weights),
      TypeGroupView(strings["SLUG-CUTS"], cuts + [wrapped]),
    ]
    super.init(frame: .zero)
    tintColor = .systemIndigo
    for view in [specimen, note, paragraph] + groups { addSubview(view) }
  }

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

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: arrange(for: size.width) { _, _ in })
  }

  override func layoutSubviews() {
    _ = arrange(for: bounds.width) { view, frame in place(view, frame) }
  }

  /// Tells where everything lies for a width, and returns the height of all.
  ///
  /// Side by side in a wide page: the specimen and its paragraph, then sizes and weights, beside the
  /// scripts and the cut lines.
  private func arrange(for width: Double, _ put: (View, Rect) -> Void) -> Double {
    let column = PageMetrics.column(in: width)
    let isWide = width >= 720 * textGrowth
    let first = isWide ? ((column.width - 48) / 2).rounded() : column.width
    let second = isWide ? column.width - 48 - first : column.width
    func height(_ view: View, _ width: Double) -> Double {
      view.sizeThatFits(Size(width: width, height: 10_000)).height.rounded(.up)
    }
    let noteHeight = height(note, column.width)
    put(note, Rect(x: column.x, y: PageMetrics.top, width: column.width, height: noteHeight))
    let start = PageMetrics.top + noteHeight + 16
    let overhang = effectiveLayoutDirection == .rightToLeft ? Self.specimenOverhang : 0
    put(
      specimen,
      Rect(
        x: column.x - overhang, y: start - Self.specimenRise, width: first + overhang,
        height: Self.specimenHeight))
    var left = start + Self.specimenHeight - Self.specimenRise
    let text = height(paragraph, first)
    put(paragraph, Rect(x: column.x, y: left, width: first, height: text))
    left += text + Self.gap
    var right = isWide ? start + 8 : left
    let rightX = isWide ? column.x + first + 48 : column.x
    for (index, group) in groups.enumerated() {
      let isLeft = isWide && (index == 1 || index == 2)
      let groupWidth = isLeft ? first : second
      let groupHeight = group.height(for: groupWidth)
      let y = isLeft ? left : right
      put(
        group, Rect(x: isLeft ? column.x : rightX, y: y, width: groupWidth, height: groupHeight))
      if isLeft { left = y + groupHeight + Self.gap } else { right = y + groupHeight + Self.gap }
    }
    return max(left, right)
  }
}

/// Lines of text under a heading, with thin lines between them.
@MainActor final class TypeGroupView: PageView {
  private let heading: Label
  private let lines: [Label]
  private static let room = 16.0

  init(_ title: String, _ lines: [Label]) {
    heading = Label(title, font: .system(13, weight: .semibold), color: .secondaryLabel)
    heading.accessibilityTraits = .header
    self.lines = lines
    super.init(frame: .zero)
    addSubview(heading)
    for line in lines { addSubview(line) }
  }

  private func height(of label: Label, in width: Double) -> Double {
    label.sizeThatFits(Size(width: width, height: 10_000)).height.rounded(.up)
  }

  private func headingHeight(in width: Double) -> Double { height(of: heading, in: width) + 8 }

  func height(for width: Double) -> Double {
    lines.reduce(headingHeight(in: width)) { $0 + height(of: $1, in: width) + Self.room }
  }

  override func layoutSubviews() {
    var y = headingHeight(in: bounds.width)
    place(heading, Rect(x: 0, y: 0, width: bounds.width, height: y - 8))
    for line in lines {
      let height = height(of: line, in: bounds.width)
      place(line, Rect(x: 0, y: y + Self.room / 2, width: bounds.width, height: height))
      y += height + Self.room
    }
  }

  override func paint(in context: inout PaintContext) {
    for line in lines {
      context.list.append(
        .hairline(
          from: Point(x: 0, y: line.frame.minY - Self.room / 2), length: bounds.width,
          isVertical: false, context.color(.separator)))
    }
  }
}
