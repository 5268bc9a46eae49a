public import SwipeTabCore
public import SwipeTabDrawing

/// A button with a title, an image, or both.
@MainActor open class Button: Control {
  /// What a button looks like.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// Only title and image, in the tint.
    case plain
    /// Title and image on a surface filled faintly with the tint.
    case tinted
    /// Title and image on a surface filled with the tint.
    case filled
  }

  /// The title; nil for none.
  public var title: String? {
    didSet { if title != oldValue { contentDidChange() } }
  }
  /// The image before the title; nil for none.
  public var image: Image? {
    didSet {
      guard image != oldValue else { return }
      observeImage()
      contentDidChange()
    }
  }
  /// The look.
  public var style: Style {
    didSet { if style != oldValue { contentDidChange() } }
  }
  /// The font of the title, before the user's text size is applied.
  public var font = Font.system(17) {
    didSet { if font != oldValue { contentDidChange() } }
  }
  /// The distance from the edges to the content, in points.
  public var contentInsets = EdgeInsets(horizontal: 12, vertical: 8) {
    didSet { if contentInsets != oldValue { contentDidChange() } }
  }
  /// The distance between image and title, in points.
  public var imageSpacing = 6.0 {
    didSet { if imageSpacing != oldValue { contentDidChange() } }
  }

  /// Creates a button.
  public init(
    title: String? = nil, image: Image? = nil, style: Style = .plain,
    action: (@MainActor () -> Void)? = nil
  ) {
    self.style = style
    super.init()
    self.title = title
    self.image = image
    observeImage()
    cornerRadius = 8
    if let action { addAction(action) }
  }

  private var titleStyle: TextStyle { TextStyle(font: font, alignment: .left) }

  /// The size of image, title and insets.
  open override func sizeThatFits(_ size: Size) -> Size {
    let text = title.map { textLayout($0, style: titleStyle).size } ?? .zero
    let picture = image?.size ?? .zero
    let gap = title != nil && image != nil ? imageSpacing : 0
    let width = text.width + gap + picture.width + contentInsets.leading + contentInsets.trailing
    let height = max(text.height, picture.height) + contentInsets.top + contentInsets.bottom
    return Size(width: min(width.rounded(.up), size.width), height: min(height, size.height))
  }

  /// The bounds and a margin: marks and tails of fallback fonts stick out of the base font's line.
  open override var paintBounds: Rect { textBounds(for: font) }

  /// Paints surface, image and title.
  open override func paint(in context: inout PaintContext) {
    paintSurface(in: &context)
    let content = bounds.inset(by: contentInsets, direction: context.direction)
    let picture = image?.size ?? .zero
    let gap = title != nil && image != nil ? imageSpacing : 0
    let room = max(0, content.width - picture.width - gap)
    let text = title.map { context.layout($0, style: titleStyle, maxWidth: room) }
    let width = picture.width + gap + (text?.size.width ?? 0)
    let start = content.midX - width / 2
    let color = foreground(in: context)
    if let image {
      var rect = Rect(
        x: start, y: content.midY - picture.height / 2, width: picture.width,
        height: picture.height)
      if context.direction == .rightToLeft { rect = rect.mirrored(in: bounds.width) }
      if context.direction == .rightToLeft { rect.origin.x += 2 * content.midX - bounds.width }
      context.draw(image, in: rect, tint: color)
    }
    if let text {
      let isMirrored = context.direction == .rightToLeft
      let x = isMirrored ? start : start + picture.width + gap
      context.draw(text, at: Point(x: x, y: content.midY - text.size.height / 2), color)
    }
  }

  private func foreground(in context: PaintContext) -> Color {
    if !isEnabled { return context.color(.tertiaryLabel).opacity(0.6) }
    let color = style == .filled ? context.color(.onTint) : context.tint
    return isHighlighted && style == .plain ? color.opacity(0.4) : color
  }

  private func paintSurface(in context: inout PaintContext) {
    var opacity: Double
    switch style {
    case .plain: opacity = isHovered ? 0.08 : 0
    case .tinted: opacity = isHovered ? 0.2 : 0.14
    case .filled: opacity = isHovered ? 0.92 : 1
    }
    if isHighlighted && style != .plain { opacity *= 0.7 }
    if !isEnabled { opacity *= 0.35 }
    let color = isEnabled ? context.tint : context.color(.systemGray)
    context.fill(bounds, radius: cornerRadius, color.opacity(opacity))
  }

  /// The title, unless another label was set.
  open override var accessibilityLabel: String? {
    get { accessibility.label ?? title }
    set { accessibility.label = newValue }
  }

  /// Paints anew once pixels that were missing have come.
  private func observeImage() {
    image?.provider.addObserver(self) { [weak self] in self?.setNeedsPaint() }
  }

  private func contentDidChange() {
    setNeedsPaint()
    fittingSizeDidChange()
  }
}
