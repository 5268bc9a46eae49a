public import SwipeTabCore
public import SwipeTabDrawing

/// A row of segments of the same width, one of which is chosen.
@MainActor public final class SegmentedControl: Control {
  static let margin = 2.0
  static let padding = 12.0
  static let leastHeight = 32.0

  /// The titles from the leading end.
  public var titles: [String] {
    didSet {
      guard titles != oldValue else { return }
      selectedIndex = min(selectedIndex, max(0, titles.count - 1))
      setNeedsPaint()
      fittingSizeDidChange()
    }
  }
  /// The chosen segment; setting it does not call the actions.
  public var selectedIndex: Int {
    didSet {
      selectedIndex = min(max(selectedIndex, 0), max(0, titles.count - 1))
      if selectedIndex != oldValue { setNeedsPaint() }
    }
  }
  /// The font of the titles, before the user's text size is applied.
  public var font = Font.system(14) {
    didSet {
      guard font != oldValue else { return }
      setNeedsPaint()
      fittingSizeDidChange()
    }
  }

  /// Creates a row of segments.
  public init(
    titles: [String], selectedIndex: Int = 0, action: (@MainActor () -> Void)? = nil
  ) {
    self.titles = titles
    self.selectedIndex = min(max(selectedIndex, 0), max(0, titles.count - 1))
    super.init()
    cornerRadius = 8
    backgroundColor = .systemGray5
    if let action { addAction(for: .valueChanged, action) }
  }

  /// As wide as its widest title needs.
  public override func sizeThatFits(_ size: Size) -> Size {
    let style = TextStyle(font: font, alignment: .left)
    let sizes = titles.map { textLayout($0, style: style).size }
    let widest = sizes.map(\.width).max() ?? 0
    let tallest = sizes.map(\.height).max() ?? 0
    let width = (widest + 2 * SegmentedControl.padding) * Double(titles.count)
    return Size(
      width: min(width.rounded(.up), size.width),
      height: max(SegmentedControl.leastHeight, tallest + 12))
  }

  /// A press chooses the segment under it.
  public override func activate() {
    guard let pressLocation, bounds.width > 0, !titles.isEmpty else { return }
    let physical = Int(pressLocation.x / segmentWidth)
    let index = isMirrored ? titles.count - 1 - physical : physical
    choose(index)
    super.activate()
  }

  /// Arrow keys, Home and End choose another segment.
  public override func keyDown(_ event: KeyEvent) -> Bool {
    guard isEnabled, event.modifiers.isEmpty else { return false }
    switch event.key {
    case .left: choose(selectedIndex + (isMirrored ? 1 : -1))
    case .right: choose(selectedIndex + (isMirrored ? -1 : 1))
    case .home: choose(0)
    case .end: choose(titles.count - 1)
    default: return false
    }
    return true
  }

  /// Paints the chosen surface and the titles.
  public override func paint(in context: inout PaintContext) {
    guard !titles.isEmpty else { return }
    let chosen = rect(of: selectedIndex).insetBy(
      dx: SegmentedControl.margin, dy: SegmentedControl.margin)
    let radius = max(0, cornerRadius - SegmentedControl.margin)
    let surface: DynamicColor = DynamicColor(
      light: .white, dark: DynamicColor.systemGray2.resolved(for: .dark))
    context.fill(chosen, radius: radius, context.color(surface).opacity(isEnabled ? 1 : 0.5))
    let color = context.color(isEnabled ? .label : .tertiaryLabel)
    for (index, title) in titles.enumerated() {
      let rect = rect(of: index)
      var style = TextStyle(font: font, alignment: .left)
      if index == selectedIndex { style.font.weight = .semibold }
      let layout = context.layout(title, style: style, maxWidth: max(0, rect.width - 8))
      context.draw(
        layout,
        at: Point(x: rect.midX - layout.size.width / 2, y: rect.midY - layout.size.height / 2),
        color)
    }
  }

  /// The segments are elements of their own.
  public override var isAccessibilityElement: Bool {
    get { false }
    set {}
  }

  /// One button for each segment.
  public override var accessibilityElements: [AccessibilityNode]? {
    titles.enumerated().map { index, title in
      AccessibilityNode(
        role: .button, label: title, isSelected: index == selectedIndex, isDisabled: !isEnabled,
        isFocused: window?.focusedView === self && index == selectedIndex,
        frame: convert(rect(of: index), to: nil))
    }
  }

  /// A group, unless other traits were set.
  public override var accessibilityTraits: AccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }

  private var isMirrored: Bool { effectiveLayoutDirection == .rightToLeft }
  private var segmentWidth: Double { bounds.width / Double(max(1, titles.count)) }

  private func rect(of index: Int) -> Rect {
    let rect = Rect(
      x: Double(index) * segmentWidth, y: 0, width: segmentWidth, height: bounds.height)
    return isMirrored ? rect.mirrored(in: bounds.width) : rect
  }

  private func choose(_ index: Int) {
    guard titles.indices.contains(index), index != selectedIndex else { return }
    selectedIndex = index
    sendActions(for: .valueChanged)
  }
}
