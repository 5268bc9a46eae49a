public import SwipeTabCore
public import SwipeTabDrawing

/// A row of segments of the same width, one of which is chosen.
///
/// A press chooses the segment under it. A horizontal drag takes the chosen surface along and
/// chooses the segment over which it is released; it is never a swipe of the pages around. Titles
/// that do not fit become smaller, all alike, and end in an ellipsis when that is not enough.
@MainActor public final class SegmentedControl: Control {
  static let margin = 2.0
  static let padding = 12.0
  static let leastHeight = 32.0
  /// The least distance between a title and the edges of its segment, in points.
  static let leastPadding = 5.0
  /// The smallest size to which titles shrink, as a part of their own.
  static let leastShrinking = 0.8
  /// How long the chosen surface takes to another segment, in seconds.
  static let duration = 0.2

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
      if selectedIndex != oldValue { slide() }
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

  private let animation = ValueAnimation()
  private let drag = PanGestureRecognizer(axis: .horizontal)
  /// Where the chosen surface is, in segments from the leading end.
  var thumb: Double {
    didSet { if thumb != oldValue { setNeedsPaint() } }
  }
  /// Where the surface was when the drag under way began; nil without one.
  private var dragStart: Double?
  /// The segment under a resting mouse.
  var hoveredIndex: Int? {
    didSet { if hoveredIndex != oldValue { setNeedsPaint() } }
  }

  /// Creates a row of segments.
  public init(
    titles: [String], selectedIndex: Int = 0, action: (@MainActor () -> Void)? = nil
  ) {
    let index = min(max(selectedIndex, 0), max(0, titles.count - 1))
    self.titles = titles
    self.selectedIndex = index
    thumb = Double(index)
    super.init()
    cornerRadius = 8
    backgroundColor = DynamicColor(light: Color(hex: 0xE5E5EA), dark: Color(hex: 0x2C2C2E))
    if let action { addAction(for: .valueChanged, action) }
    drag.shouldBegin = { [weak self] _ in self?.takesDrag ?? false }
    drag.action = { [weak self] output, event in self?.handle(output, event) }
    addGestureRecognizer(drag)
  }

  /// As wide as its widest title needs.
  public override func sizeThatFits(_ size: Size) -> Size {
    let sizes = titles.map { textLayout($0, style: titleStyle(.semibold)).size }
    let widest = sizes.map(\.width).max() ?? 0
    let tallest = sizes.map(\.height).max() ?? 0
    let width = (widest + 2 * SegmentedControl.padding).rounded(.up) * Double(titles.count)
    return Size(
      width: min(width, size.width),
      height: max(SegmentedControl.leastHeight, (tallest + 12).rounded(.up)))
  }

  /// A press chooses the segment under it.
  public override func activate() {
    guard let pressLocation, let index = index(at: pressLocation) else { return }
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
  public override func paint(in context: inout PaintContext) { paintContents(in: &context) }

  /// Remembers which segment is under the mouse.
  public override func hoverDidMove(to point: Point) {
    hoveredIndex = isEnabled ? index(at: point) : nil
  }

  /// Forgets it.
  public override func hoverDidChange(_ isHovered: Bool) {
    super.hoverDidChange(isHovered)
    if !isHovered { hoveredIndex = nil }
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
        frame: convert(rect(at: Double(index)), to: nil))
    }
  }

  /// A group, unless other traits were set.
  public override var accessibilityTraits: AccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }

  // MARK: Geometry

  private var isMirrored: Bool { effectiveLayoutDirection == .rightToLeft }
  private var segmentWidth: Double { bounds.width / Double(max(1, titles.count)) }

  /// The segment at a place counted in segments from the leading end.
  func rect(at place: Double) -> Rect {
    let rect = Rect(x: place * segmentWidth, y: 0, width: segmentWidth, height: bounds.height)
    return isMirrored ? rect.mirrored(in: bounds.width) : rect
  }

  private func index(at point: Point) -> Int? {
    guard bounds.width > 0, !titles.isEmpty, point.x.isFinite else { return nil }
    let physical = min(max(Int(point.x / segmentWidth), 0), titles.count - 1)
    return isMirrored ? titles.count - 1 - physical : physical
  }

  /// The segment that is pressed and not chosen.
  var pressedIndex: Int? {
    guard isHighlighted, !isDragged, let pressLocation else { return nil }
    return index(at: pressLocation)
  }

  // MARK: Choosing

  private func choose(_ index: Int) {
    guard titles.indices.contains(index), index != selectedIndex else { return }
    selectedIndex = index
    sendActions(for: .valueChanged)
  }

  private func slide() {
    animation.run(
      in: window, from: thumb, to: Double(selectedIndex), duration: SegmentedControl.duration
    ) { [weak self] in self?.thumb = $0 }
  }

  private var takesDrag: Bool { isEnabled && titles.count > 1 }

  private func handle(_ output: PanRecognizer.Output, _ event: PointerEvent?) {
    switch output {
    case .began:
      // A drag that began beside the chosen surface takes it from where the finger is.
      let point = event.map { convert($0.position, from: nil) }
      let isOnThumb = point.flatMap(index(at:)) == selectedIndex
      dragStart = isOnThumb ? thumb : point.flatMap(index(at:)).map(Double.init) ?? thumb
      animation.stop()
      beginOwnDrag()
      follow()
    case .moved: follow()
    case .released: endDrag(at: Int(thumb.rounded()))
    case .cancelled, .failed: endDrag(at: selectedIndex)
    case .none, .pressed, .tapped: break
    }
  }

  private func follow() {
    guard let dragStart, segmentWidth > 0 else { return }
    let way = drag.pan.displacement / segmentWidth
    thumb = min(max(dragStart + (isMirrored ? -way : way), 0), Double(titles.count - 1))
  }

  private func endDrag(at index: Int) {
    guard dragStart != nil else { return }
    dragStart = nil
    endOwnDrag()
    if index == selectedIndex { slide() } else { choose(index) }
  }
}
