public import SwipeTabCore
public import SwipeTabDrawing

/// One row of a list: an image, a title over a subtitle, and something at the trailing end.
///
/// A row with an action can be pressed; one without is only looked at. Rows are put into a vertical
/// `StackView`, usually the content of a `ScrollView`.
@MainActor open class ListRow: Control {
  static let margin = 16.0
  static let gap = 12.0
  static let leastHeight = 48.0

  /// The title.
  public let titleLabel: Label
  /// The smaller text below it; empty for none.
  public let subtitleLabel: Label
  /// The image at the leading end; without one there is no space for it.
  public let imageView: ImageView
  /// What is at the trailing end, such as a switch; nil for nothing.
  public var accessory: View? {
    didSet {
      guard accessory !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessory { addSubview(accessory) }
    }
  }
  /// Whether a thin line at the bottom parts the row from the next one.
  public var showsSeparator = true {
    didSet { if showsSeparator != oldValue { setNeedsPaint() } }
  }
  private var canBePressed = false

  /// Creates a row.
  public init(
    title: String, subtitle: String? = nil, image: Image? = nil, accessory: View? = nil,
    action: (@MainActor () -> Void)? = nil
  ) {
    titleLabel = Label(title, numberOfLines: 0)
    subtitleLabel = Label(subtitle, font: .system(14), color: .secondaryLabel, numberOfLines: 0)
    imageView = ImageView(image)
    super.init()
    for view in [imageView, titleLabel, subtitleLabel] { addSubview(view) }
    titleLabel.isAccessibilityElement = false
    subtitleLabel.isAccessibilityElement = false
    self.accessory = accessory
    if let accessory { addSubview(accessory) }
    if let action {
      canBePressed = true
      addAction(action)
    }
  }

  /// As wide as it may be, and as high as its texts and image need.
  open override func sizeThatFits(_ size: Size) -> Size {
    let room = textWidth(in: size.width)
    let limit = Size(width: room, height: View.coordinateLimit)
    let title = titleLabel.sizeThatFits(limit)
    let subtitle = subtitleLabel.sizeThatFits(limit)
    let texts = title.height + subtitle.height
    let height = max(texts, imageSize.height, accessorySize.height) + 2 * 8
    let natural =
      2 * ListRow.margin + imageSpace + max(title.width, subtitle.width) + accessorySpace
    let width = size.width < View.coordinateLimit ? size.width : natural
    return Size(width: width, height: max(ListRow.leastHeight, height.rounded(.up)))
  }

  /// Places image, texts and accessory.
  open override func layoutSubviews() {
    let room = textWidth(in: bounds.width)
    let limit = Size(width: room, height: View.coordinateLimit)
    let title = titleLabel.sizeThatFits(limit).height
    let subtitle = subtitleLabel.sizeThatFits(limit).height
    let top = (bounds.height - title - subtitle) / 2
    let start = ListRow.margin + imageSpace
    let end = accessorySize
    place(
      imageView,
      Rect(
        x: ListRow.margin, y: (bounds.height - imageSize.height) / 2, width: imageSize.width,
        height: imageSize.height))
    place(titleLabel, Rect(x: start, y: top, width: room, height: title))
    place(subtitleLabel, Rect(x: start, y: top + title, width: room, height: subtitle))
    guard let accessory else { return }
    place(
      accessory,
      Rect(
        x: bounds.width - ListRow.margin - end.width, y: (bounds.height - end.height) / 2,
        width: end.width, height: end.height))
  }

  /// Paints the pressed surface and the separator.
  open override func paint(in context: inout PaintContext) {
    if canBePressed, isHighlighted || isHovered {
      context.fill(bounds, context.color(.systemGray3).opacity(isHighlighted ? 0.6 : 0.25))
    }
    guard showsSeparator else { return }
    let inset = ListRow.margin + imageSpace
    let x = context.direction == .leftToRight ? inset : 0
    context.list.append(
      .hairline(
        from: Point(x: x, y: bounds.height - context.hairline),
        length: max(0, bounds.width - inset), isVertical: false, context.color(.separator)))
  }

  /// A row that cannot be used is pale.
  open override func stateDidChange() {
    super.stateDidChange()
    for view in [imageView, titleLabel, subtitleLabel] { view.alpha = isEnabled ? 1 : 0.4 }
  }

  /// A new direction mirrors the row.
  open override func environmentDidChange() { setNeedsLayout() }

  /// A row's own height depends on what is in it.
  open override func subviewFittingSizeDidChange(_ subview: View) {
    setNeedsLayout()
    fittingSizeDidChange()
  }

  /// Only a row with an action can be focused.
  open override var canBecomeFocused: Bool { canBePressed && super.canBecomeFocused }

  /// A row with an accessory that can be used itself only groups.
  open override var isAccessibilityElement: Bool {
    get { !(accessory is Control) && super.isAccessibilityElement }
    set { super.isAccessibilityElement = newValue }
  }

  /// The title and the subtitle.
  open override var accessibilityLabel: String? {
    get {
      let texts = [titleLabel.text, subtitleLabel.text].compactMap { $0 }.filter { !$0.isEmpty }
      return accessibility.label ?? texts.joined(separator: ", ")
    }
    set { super.accessibilityLabel = newValue }
  }

  /// A button if it can be pressed, otherwise text.
  open override var accessibilityTraits: AccessibilityTraits {
    get {
      let traits = super.accessibilityTraits
      return canBePressed ? traits : traits.subtracting(.button).union(.staticText)
    }
    set { super.accessibilityTraits = newValue }
  }

  private var imageSize: Size { imageView.image?.size ?? .zero }
  private var imageSpace: Double { imageView.image == nil ? 0 : imageSize.width + ListRow.gap }
  private var accessorySize: Size {
    accessory?.sizeThatFits(Size(width: 160, height: 100)) ?? .zero
  }
  private var accessorySpace: Double {
    accessory == nil ? 0 : accessorySize.width + ListRow.gap
  }

  private func textWidth(in width: Double) -> Double {
    max(0, width - 2 * ListRow.margin - imageSpace - accessorySpace)
  }

  private func place(_ view: View, _ frame: Rect) {
    view.frame =
      effectiveLayoutDirection == .rightToLeft ? frame.mirrored(in: bounds.width) : frame
  }
}
