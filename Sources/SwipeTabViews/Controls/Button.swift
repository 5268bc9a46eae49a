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
    /// As tinted, in the colour of what destroys.
    case destructive
  }

  /// On which side of the title the image is.
  public enum ImagePlacement: Hashable, Sendable, CaseIterable {
    /// Before the title.
    case leading
    /// After the title, as for an arrow that points onwards.
    case trailing
  }

  /// The title; nil for none.
  public var title: String? {
    didSet { if title != oldValue { contentDidChange() } }
  }
  /// The image beside the title; nil for none.
  public var image: Image? {
    didSet {
      if image != oldValue { contentDidChange() }
    }
  }
  /// On which side of the title the image is; mirrored with the layout direction.
  public var imagePlacement = ImagePlacement.leading {
    didSet { if imagePlacement != oldValue { setNeedsPaint() } }
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
    let isImageLeft = (imagePlacement == .leading) == (context.direction == .leftToRight)
    if let image {
      let x = isImageLeft ? start : start + width - picture.width
      context.draw(
        image,
        in: Rect(
          x: x, y: content.midY - picture.height / 2, width: picture.width,
          height: picture.height),
        tint: color)
    }
    if let text {
      let x = isImageLeft ? start + picture.width + gap : start
      context.draw(text, at: Point(x: x, y: content.midY - text.size.height / 2), color)
    }
  }

  private func foreground(in context: PaintContext) -> Color {
    if !isEnabled { return context.color(.tertiaryLabel).opacity(0.6) }
    switch style {
    case .plain: return isHighlighted ? context.tint.opacity(0.4) : context.tint
    case .tinted: return context.tint
    case .filled: return context.color(.onTint)
    case .destructive: return context.color(.systemRed)
    }
  }

  private func paintSurface(in context: inout PaintContext) {
    var color = style == .destructive ? context.color(.systemRed) : context.tint
    if !isEnabled { color = context.color(.systemGray) }
    let opacity: Double
    switch style {
    case .plain: opacity = isEnabled && (isHovered || isHighlighted) ? 0.08 : 0
    case .tinted, .destructive:
      opacity = isEnabled ? (isHighlighted ? 0.3 : isHovered ? 0.2 : 0.14) : 0.08
    case .filled:
      opacity = isEnabled ? 1 : 0.2
      // Towards the surface behind, but opaque, so that the title keeps its contrast.
      if isEnabled, isHovered || isHighlighted {
        color = color.mixed(
          with: context.color(.label), by: isHighlighted ? 0.25 : 0.1)
      }
    }
    context.fill(bounds, radius: cornerRadius, color.opacity(opacity))
    if style == .tinted { context.outline(bounds, radius: cornerRadius) }
  }

  /// The title, unless another label was set.
  open override var accessibilityLabel: String? {
    get { accessibility.label ?? title }
    set { accessibility.label = newValue }
  }

  private func contentDidChange() {
    setNeedsPaint()
    fittingSizeDidChange()
  }
}
