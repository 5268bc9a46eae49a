public import SwipeTabCore
public import SwipeTabDrawing

/// Text on one or many lines, in the middle of its height.
@MainActor open class Label: View {
  /// The text; nil shows nothing.
  public var text: String? {
    didSet { if text != oldValue { contentDidChange() } }
  }
  /// The font, before the user's text size is applied.
  public var font = Font.system(17) {
    didSet { if font != oldValue { contentDidChange() } }
  }
  /// The colour of the text.
  public var textColor = DynamicColor.label {
    didSet { if textColor != oldValue { setNeedsPaint() } }
  }
  /// Where lines lie in the width.
  public var textAlignment = TextAlignment.natural {
    didSet { if textAlignment != oldValue { setNeedsPaint() } }
  }
  /// The greatest number of lines; 0 is as many as fit.
  public var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }
  /// What happens to text that does not fit.
  public var lineBreakMode = LineBreakMode.truncatingTail {
    didSet { if lineBreakMode != oldValue { setNeedsPaint() } }
  }

  /// Creates a label.
  public init(
    _ text: String? = nil, font: Font = .system(17), color: DynamicColor = .label,
    alignment: TextAlignment = .natural, numberOfLines: Int = 1
  ) {
    super.init()
    self.text = text
    self.font = font
    textColor = color
    textAlignment = alignment
    self.numberOfLines = numberOfLines
    isUserInteractionEnabled = false
  }

  /// The rules by which the text is laid out.
  public var textStyle: TextStyle {
    TextStyle(
      font: font, alignment: textAlignment, lineBreakMode: lineBreakMode,
      numberOfLines: max(0, numberOfLines), direction: effectiveLayoutDirection)
  }

  /// The size of the text in the given width.
  open override func sizeThatFits(_ size: Size) -> Size {
    guard let text, !text.isEmpty else { return .zero }
    let width = size.width < View.coordinateLimit ? size.width : nil
    var style = textStyle
    // The natural width counts here, not the width in which lines are placed.
    style.alignment = .left
    let fitting = textLayout(text, style: style, maxWidth: width).size
    return Size(width: min(fitting.width, size.width), height: fitting.height)
  }

  /// Paints the text.
  open override func paint(in context: inout PaintContext) {
    guard let text, !text.isEmpty, !bounds.isEmpty else { return }
    var style = textStyle
    var layout = context.layout(text, style: style, maxWidth: bounds.width)
    if layout.lineCount > 1, layout.size.height > bounds.height {
      let lineHeight = layout.size.height / Double(layout.lineCount)
      style.numberOfLines = max(1, Int(bounds.height / lineHeight))
      layout = context.layout(text, style: style, maxWidth: bounds.width)
    }
    let top = (bounds.height - layout.size.height) / 2
    context.draw(layout, at: Point(x: 0, y: top), context.color(textColor))
  }

  /// The bounds and a margin: marks and tails of fallback fonts stick out of the base font's line.
  open override var paintBounds: Rect { textBounds(for: font) }

  /// The text, unless another label was set.
  open override var accessibilityLabel: String? {
    get { accessibility.label ?? text }
    set { accessibility.label = newValue }
  }

  /// A label with text is an element unless told otherwise.
  open override var isAccessibilityElement: Bool {
    get { !accessibility.isNotElement && accessibilityLabel?.isEmpty == false }
    set {
      accessibility.isElement = newValue
      accessibility.isNotElement = !newValue
    }
  }

  /// Static text, unless other traits were set.
  open override var accessibilityTraits: AccessibilityTraits {
    get { accessibility.traits.isEmpty ? [.staticText] : accessibility.traits }
    set { accessibility.traits = newValue }
  }

  private func contentDidChange() {
    setNeedsPaint()
    fittingSizeDidChange()
  }
}
