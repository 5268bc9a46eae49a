import SwipeTabs

/// Where a track is: a slider with the elapsed and the remaining time below its ends.
@MainActor final class PlayerProgressView: PageView {
  /// The distance by which the slider's knob sticks out beyond what stands below.
  private static let sliderHeight = 32.0
  private let duration: Double
  private let slider: Slider
  private let elapsed = Label(font: .system(13), color: .secondaryLabel)
  private let remaining = Label(font: .system(13), color: .secondaryLabel, alignment: .trailing)

  /// Creates a slider; position and duration are seconds.
  init(position: Double, duration: Double, label: String) {
    self.duration = duration
    slider = Slider(value: position, in: 0...duration)
    slider.keyStep = 5 / duration
    slider.accessibilityLabel = label
    super.init(frame: .zero)
    for view in [slider, elapsed, remaining] { addSubview(view) }
    slider.addAction(for: .valueChanged) { [weak self] in self?.update() }
    update()
  }

  /// Keeps a minus before its number in a language that runs from right to left.
  private static let leftToRightMark = "\u{200E}"

  /// A duration as minutes and seconds.
  static func text(_ seconds: Double) -> String {
    let (minutes, rest) = Int(seconds).quotientAndRemainder(dividingBy: 60)
    return rest < 10 ? "\(minutes):0\(rest)" : "\(minutes):\(rest)"
  }

  private func update() {
    let position = slider.value.rounded()
    elapsed.text = Self.text(position)
    remaining.text = Self.leftToRightMark + "−" + Self.text(duration - position)
    slider.accessibilityValue = "\(Self.text(position)) / \(Self.text(duration))"
  }

  private var lineHeight: Double {
    elapsed.sizeThatFits(Size(width: 10_000, height: 10_000)).height.rounded(.up)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: Self.sliderHeight + lineHeight)
  }

  override func layoutSubviews() {
    place(slider, Rect(x: 0, y: 0, width: bounds.width, height: Self.sliderHeight))
    let half = bounds.width / 2
    place(elapsed, Rect(x: 0, y: Self.sliderHeight, width: half, height: lineHeight))
    place(remaining, Rect(x: half, y: Self.sliderHeight, width: half, height: lineHeight))
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
  private var isFavourite = false

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
    buttons[0].addAction { [weak self] in self?.toggleFavourite() }
    play.addAction { [weak self] in self?.togglePlaying() }
    play.accessibilityLabel = strings["SLUG-PAUSE"]
  }

  private func toggleFavourite() {
    isFavourite.toggle()
    buttons[0].image = assets.image(isFavourite ? "heart-fill" : "heart")
    buttons[0].isSelected = isFavourite
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
  /// Where texts begin, in points from the leading edge: beside the cover.
  static let textInset = 60.0
  private static let coverSide = 44.0
  private static let margin = 8.0
  /// Whether no line parts the row from what is above.
  var isFirst = false
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

  private func natural(_ label: Label) -> Size {
    let size = label.sizeThatFits(Size(width: 10_000, height: 10_000))
    return Size(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let texts = natural(title).height + natural(detail).height
    return Size(width: size.width, height: max(texts, Self.coverSide) + 2 * Self.margin)
  }

  override func layoutSubviews() {
    let side = Self.coverSide
    place(cover, Rect(x: 0, y: (bounds.height - side) / 2, width: side, height: side))
    let end = natural(duration)
    place(
      duration, Rect(x: bounds.width - end.width, y: 0, width: end.width, height: bounds.height))
    let width = max(0, bounds.width - Self.textInset - end.width - 8)
    let (first, second) = (natural(title).height, natural(detail).height)
    let top = ((bounds.height - first - second) / 2).rounded()
    place(title, Rect(x: Self.textInset, y: top, width: width, height: first))
    place(detail, Rect(x: Self.textInset, y: top + first, width: width, height: second))
  }

  /// The line above a row that is not the first begins where its text does.
  override func paint(in context: inout PaintContext) {
    guard !isFirst else { return }
    let x = context.direction == .leftToRight ? Self.textInset : 0
    context.list.append(
      .hairline(
        from: Point(x: x, y: 0), length: max(0, bounds.width - Self.textInset), isVertical: false,
        context.color(.separator)))
  }
}
