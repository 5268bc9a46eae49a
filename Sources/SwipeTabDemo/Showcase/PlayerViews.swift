import SwipeTabs

/// How far a track has got: a bar with the elapsed and the remaining time below.
@MainActor final class PlayerProgressView: View {
  /// The height in points, where text is so many times larger than usual.
  static func height(growth: Double) -> Double { 16 + 18 * growth }
  private let position: Double
  private let duration: Double

  /// Creates a bar; position and duration are seconds.
  init(position: Double, duration: Double) {
    self.position = position
    self.duration = duration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .progress
    accessibilityValue = "\(Self.text(position)) / \(Self.text(duration))"
  }

  /// Keeps a minus before its number in a language that runs from right to left.
  private static let leftToRightMark = "\u{200E}"

  /// A duration as minutes and seconds.
  static func text(_ seconds: Double) -> String {
    let (minutes, rest) = Int(seconds).quotientAndRemainder(dividingBy: 60)
    return rest < 10 ? "\(minutes):0\(rest)" : "\(minutes):\(rest)"
  }

  override func paint(in context: inout PaintContext) {
    let isMirrored = context.direction == .rightToLeft
    let track = Rect(x: 0, y: 4, width: bounds.width, height: 4)
    context.fill(track, radius: 2, context.color(.systemGray5))
    let length = bounds.width * position / duration
    let filled = Rect(x: 0, y: 4, width: length, height: 4)
    context.fill(isMirrored ? filled.mirrored(in: bounds.width) : filled, radius: 2, context.tint)
    let knob = Rect(x: length - 6, y: 0, width: 12, height: 12)
    context.fill(isMirrored ? knob.mirrored(in: bounds.width) : knob, radius: 6, context.tint)
    let font = Font.system(13)
    for (text, alignment) in [
      (Self.text(position), TextAlignment.natural),
      (Self.leftToRightMark + "−" + Self.text(duration - position), TextAlignment.trailing),
    ] {
      let layout = context.layout(
        text, style: TextStyle(font: font, alignment: alignment), maxWidth: bounds.width)
      context.draw(layout, at: Point(x: 0, y: 16), context.color(.secondaryLabel))
    }
  }
}

/// The buttons of a player; the middle one plays and pauses.
@MainActor final class PlayerControlsView: PageView {
  static let height = 60.0
  private let buttons: [Button]
  private let play: Button
  private let assets: any DemoAssets
  private let strings: DemoStrings
  private var isPlaying = true

  init(assets: any DemoAssets, strings: DemoStrings) {
    self.assets = assets
    self.strings = strings
    func button(_ icon: String, _ token: String) -> Button {
      let button = Button(image: assets.image(icon))
      button.accessibilityLabel = strings[token]
      button.cornerRadius = 22
      return button
    }
    play = Button(image: assets.image("pause-fill"), style: .filled)
    play.cornerRadius = 30
    buttons = [
      button("heart", "SLUG-FAVOURITE"), button("previous-fill", "SLUG-PREVIOUS"), play,
      button("next-fill", "SLUG-NEXT"), button("share", "SLUG-SHARE"),
    ]
    super.init(frame: .zero)
    // The buttons of a player stand for the direction of a tape, which no language mirrors.
    overrideLayoutDirection = .leftToRight
    for button in buttons { addSubview(button) }
    play.addAction { [weak self] in self?.togglePlaying() }
    play.accessibilityLabel = strings["SLUG-PAUSE"]
  }

  private func togglePlaying() {
    isPlaying.toggle()
    play.image = assets.image(isPlaying ? "pause-fill" : "play-fill")
    play.accessibilityLabel = strings[isPlaying ? "SLUG-PAUSE" : "SLUG-PLAY"]
  }

  override func layoutSubviews() {
    let sides = buttons.map { $0 === play ? 60.0 : 44.0 }
    let gap = max(0, (bounds.width - sides.reduce(0, +)) / Double(buttons.count - 1))
    var x = 0.0
    for (button, side) in zip(buttons, sides) {
      place(button, Rect(x: x.rounded(), y: (Self.height - side) / 2, width: side, height: side))
      x += side + gap
    }
  }
}

/// One track of a list: a small cover, title and artist, duration.
@MainActor final class TrackRowView: PageView {
  /// The height of a row in points, where text is so many times larger than usual.
  static func height(growth: Double) -> Double { 14 + 42 * growth }
  private let cover: ImageView
  private let title: Label
  private let detail: Label
  private let duration: Label

  init(cover image: Image?, title: String, detail: String, duration: Double) {
    cover = ImageView(image)
    cover.contentMode = .scaleAspectFill
    cover.cornerRadius = 6
    self.title = Label(title, font: .system(16))
    self.detail = Label(detail, font: .system(13), color: .secondaryLabel)
    self.duration = Label(
      PlayerProgressView.text(duration), font: .system(13), color: .secondaryLabel,
      alignment: .trailing)
    super.init(frame: .zero)
    for view in [cover, self.title, self.detail, self.duration] { addSubview(view) }
  }

  override func layoutSubviews() {
    let growth = textGrowth
    let end = 52 * growth
    place(cover, Rect(x: 0, y: (bounds.height - 44) / 2, width: 44, height: 44))
    place(duration, Rect(x: bounds.width - end, y: 0, width: end, height: bounds.height))
    let width = max(0, bounds.width - 58 - end - 8)
    place(title, Rect(x: 58, y: 7, width: width, height: 22 * growth))
    place(detail, Rect(x: 58, y: 7 + 22 * growth, width: width, height: 19 * growth))
  }

  override func paint(in context: inout PaintContext) {
    context.list.append(
      .hairline(
        from: Point(x: 0, y: 0), length: bounds.width, isVertical: false, context.color(.separator))
    )
  }
}
