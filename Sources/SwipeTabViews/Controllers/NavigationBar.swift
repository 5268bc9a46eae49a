import SwipeTabCore
public import SwipeTabDrawing

/// What a navigation bar looks like.
public struct NavigationBarAppearance: Hashable, Sendable {
  /// What fills the bar.
  public var backgroundColor = DynamicColor.barBackground
  /// The title's colour.
  public var titleColor = DynamicColor.label
  /// The colour of buttons, or nil for the tint.
  public var buttonColor: DynamicColor?
  /// The title's font.
  public var titleFont = Font.system(17, weight: .semibold)
  /// The font of large titles.
  public var largeTitleFont = Font.system(32, weight: .bold)
  /// The line under the bar, or nil for none.
  public var separatorColor: DynamicColor? = .separator
  /// The height of the bar in points, without a large title.
  public var height = 44.0
  /// Whether the title stands at the leading side instead of in the middle.
  public var alignsTitleToLeading = false

  /// The standard look.
  public init() {}

  /// A bar of one colour with a large white title at its leading side, without a line.
  public static func prominent(_ color: DynamicColor) -> NavigationBarAppearance {
    var appearance = NavigationBarAppearance()
    appearance.backgroundColor = color
    appearance.titleColor = .white
    appearance.buttonColor = .white
    appearance.titleFont = .system(32, weight: .bold)
    appearance.separatorColor = nil
    appearance.height = 56
    appearance.alignsTitleToLeading = true
    return appearance
  }
}

/// The bar over a navigation controller: back button, title, leading and trailing buttons.
@MainActor public final class NavigationBar: View {
  /// The look.
  public var appearance = NavigationBarAppearance() {
    didSet { if appearance != oldValue { reload() } }
  }
  /// Whether titles are large unless an item says otherwise.
  public var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { reload() } }
  }
  /// The item that is shown.
  public private(set) var item: NavigationItem?
  private var previous: NavigationItem?
  private let titleLabel = Label()
  private let largeTitleLabel = Label()
  private var titleView: View?
  private var backButton: Button?
  private var leadingButtons: [Button] = []
  private var trailingButtons: [Button] = []
  var onBack: (@MainActor () -> Void)?

  /// The height of the line of a large title, in points.
  static let largeTitleHeight = 58.0
  /// How much of it is below the title, for tails that reach far down.
  private static let largeTitleBottom = 8.0
  /// The greatest factor on the bar's text and height: larger text would leave no room for a title
  /// between two groups of buttons.
  static let greatestTextFactor = 1.3
  private static let margin = 8.0
  private static let titleMargin = 16.0

  /// Creates an empty bar.
  public init() {
    super.init(frame: .zero)
    titleLabel.textAlignment = .center
    titleLabel.accessibilityTraits = [.header]
    largeTitleLabel.accessibilityTraits = [.header]
    addSubview(titleLabel)
    addSubview(largeTitleLabel)
  }

  /// How far a transition between items is; the new one fades in.
  var transitionProgress = 1.0 {
    didSet {
      titleLabel.alpha = transitionProgress
      largeTitleLabel.alpha = transitionProgress
      backButton?.alpha = transitionProgress
    }
  }

  func finishTransition() { transitionProgress = 1 }

  private var isLarge: Bool {
    switch item?.largeTitleDisplayMode ?? .automatic {
    case .automatic: prefersLargeTitles
    case .always: true
    case .never: false
    }
  }

  /// The height the bar wants, in points.
  package func preferredHeight(for width: Double) -> Double {
    (appearance.height + (isLarge ? Self.largeTitleHeight : 0)) * heightFactor
  }

  private var heightFactor: Double {
    min(max(1, window?.textSizeFactor ?? 1), Self.greatestTextFactor)
  }

  /// A font that ends up no larger than the bar allows once the user's text size is applied.
  private func barFont(_ font: Font) -> Font {
    let factor = window?.textSizeFactor ?? 1
    guard factor > Self.greatestTextFactor else { return font }
    var font = font
    font.size *= Self.greatestTextFactor / factor
    return font
  }

  private func updateFonts() {
    titleLabel.font = barFont(appearance.titleFont)
    largeTitleLabel.font = barFont(appearance.largeTitleFont)
    for button in [backButton].compactMap({ $0 }) + leadingButtons + trailingButtons {
      button.font = barFont(.system(17))
    }
  }

  /// Another text size changes the fonts and the height.
  public override func environmentDidChange() {
    updateFonts()
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  /// In a window the user's text size is known.
  public override func didMoveToWindow() { if window != nil { updateFonts() } }

  /// Shows another item; `previous` gives the back button its title.
  package func setItem(_ item: NavigationItem?, previous: NavigationItem?) {
    if self.item !== item {
      self.item?.onChange = nil
    }
    self.item = item
    self.previous = previous
    item?.onChange = { [weak self] in self?.reload() }
    reload()
  }

  /// Reads the item again.
  public func reload() {
    backgroundColor = appearance.backgroundColor
    titleLabel.text = item?.title
    titleLabel.textColor = appearance.titleColor
    titleLabel.textAlignment = appearance.alignsTitleToLeading ? .natural : .center
    titleLabel.isHidden = isLarge || item?.titleView != nil
    largeTitleLabel.text = item?.title
    largeTitleLabel.textColor = appearance.titleColor
    largeTitleLabel.isHidden = !isLarge
    if titleView !== item?.titleView {
      titleView?.removeFromSuperview()
      titleView = item?.titleView
      if let titleView { addSubview(titleView) }
    }
    for button in leadingButtons + trailingButtons { button.removeFromSuperview() }
    backButton?.removeFromSuperview()
    backButton = nil
    if let previous, item?.hidesBackButton != true {
      let title = previous.backButtonTitle ?? previous.title ?? ""
      let button = BackButton(title: title) { [weak self] in self?.onBack?() }
      button.tintColor = appearance.buttonColor
      button.accessibilityIdentifier = "back"
      addSubview(button)
      backButton = button
    }
    leadingButtons = (item?.leftBarButtonItems ?? []).map { makeButton($0) }
    trailingButtons = (item?.rightBarButtonItems ?? []).map { makeButton($0) }
    updateFonts()
    superview?.setNeedsLayout()
    setNeedsLayout()
    setNeedsPaint()
  }

  private func makeButton(_ item: BarButtonItem) -> Button {
    let button = Button(title: item.title, image: item.image) { [weak item] in item?.action?() }
    button.imagePlacement = item.imagePlacement
    button.imageSpacing = 2
    if item.title != nil, item.image != nil {
      // The room inside the picture's box counts as part of the margin.
      let isLeading = item.imagePlacement == .leading
      button.contentInsets = EdgeInsets(
        top: 8, leading: isLeading ? 6 : 12, bottom: 8, trailing: isLeading ? 12 : 6)
    }
    button.isEnabled = item.isEnabled
    button.tintColor = item.tintColor ?? appearance.buttonColor
    if let label = item.accessibilityLabel { button.accessibilityLabel = label }
    item.onChange = { [weak self] in self?.reload() }
    addSubview(button)
    return button
  }

  /// Places back button, buttons and title, mirrored for right-to-left.
  public override func layoutSubviews() {
    let factor = heightFactor
    let height = appearance.height * factor
    let top = bounds.height - height - (isLarge ? Self.largeTitleHeight * factor : 0)
    let row = Rect(x: 0, y: top, width: bounds.width, height: height)
    func place(_ view: View, _ frame: Rect) {
      view.frame =
        effectiveLayoutDirection == .rightToLeft ? frame.mirrored(in: bounds.width) : frame
    }
    var leading = Self.margin
    var trailing = bounds.width - Self.margin
    let most = max(0, bounds.width / 2 - 3 * Self.margin)
    for button in trailingButtons {
      let size = button.sizeThatFits(Size(width: most, height: height))
      let width = min(size.width, most)
      trailing -= width
      place(
        button,
        Rect(x: trailing, y: row.midY - size.height / 2, width: width, height: size.height))
    }
    for button in [backButton].compactMap({ $0 }) + leadingButtons {
      let size = button.sizeThatFits(Size(width: most, height: height))
      let width = min(size.width, max(0, min(most, trailing - leading)))
      place(
        button, Rect(x: leading, y: row.midY - size.height / 2, width: width, height: size.height))
      leading += width
    }
    let gap = Self.margin
    let from = leading > Self.margin ? leading + gap : Self.titleMargin
    let to =
      trailing < bounds.width - Self.margin ? trailing - gap : bounds.width - Self.titleMargin
    let title = titleView ?? titleLabel
    let size = title.sizeThatFits(Size(width: max(0, to - from), height: height))
    let width = min(size.width, max(0, to - from))
    // In the middle of the bar while it fits there, else in the middle of what is left.
    let centred = (bounds.width - width) / 2
    let x =
      appearance.alignsTitleToLeading
      ? from : min(max(centred, from), max(from, to - width))
    place(title, Rect(x: x, y: row.midY - size.height / 2, width: width, height: size.height))
    let largeSize = largeTitleLabel.sizeThatFits(Size(width: bounds.width, height: height))
    place(
      largeTitleLabel,
      Rect(
        x: Self.titleMargin,
        y: row.maxY
          + ((Self.largeTitleHeight - Self.largeTitleBottom) * factor - largeSize.height) / 2,
        width: max(0, bounds.width - 2 * Self.titleMargin), height: largeSize.height))
  }

  /// Draws the line under the bar.
  public override func paint(in context: inout PaintContext) {
    guard let separator = appearance.separatorColor else { return }
    context.list.append(
      .hairline(
        from: Point(x: 0, y: bounds.height - context.hairline), length: bounds.width,
        isVertical: false, context.color(separator)))
  }
}

/// A button with a chevron that points back.
final class BackButton: Button {
  private static let chevron = Size(width: 9, height: 16)

  init(title: String, action: @escaping @MainActor () -> Void) {
    super.init(title: title, action: action)
    contentInsets = EdgeInsets(top: 8, leading: 24, bottom: 8, trailing: 8)
    accessibilityLabel = title
  }

  override func paint(in context: inout PaintContext) {
    super.paint(in: &context)
    let isMirrored = context.direction == .rightToLeft
    let x = 8.0
    let middle = bounds.midY
    let points = [
      Point(x: x + Self.chevron.width, y: middle - Self.chevron.height / 2),
      Point(x: x, y: middle),
      Point(x: x + Self.chevron.width, y: middle + Self.chevron.height / 2),
    ].map { isMirrored ? Point(x: bounds.width - $0.x, y: $0.y) : $0 }
    let color = isEnabled ? context.tint : context.color(.tertiaryLabel)
    context.list.append(
      .line(points, width: 2.5, color.opacity(isHighlighted ? 0.4 : 1)))
  }
}
