public import SwipeTabCore
import SwipeTabDrawing

/// A switch that is on or off, by a press or by dragging its knob to the other side.
///
/// A horizontal drag on it moves the knob and never the pages around; released, the knob goes to
/// the nearer side.
@MainActor public final class Switch: Control {
  /// The size of every switch in points.
  public static let size = Size(width: 52, height: 32)
  /// How long the knob takes to the other side, in seconds.
  static let duration = 0.2
  /// The distance between the knob and the edge of the track, in points.
  private static let margin = 3.0
  /// By how much a pressed knob is wider, in points.
  private static let stretch = 4.0

  /// Whether it is on; setting it does not call the actions.
  public var isOn: Bool {
    didSet { if isOn != oldValue, dragStart == nil { slide() } }
  }

  private let animation = ValueAnimation()
  private let drag = PanGestureRecognizer(axis: .horizontal)
  /// Where the knob was when the drag under way began; nil without one.
  private var dragStart: Double?
  /// Where the knob is: 0 is off, 1 is on.
  private var knob: Double {
    didSet { if knob != oldValue { setNeedsPaint() } }
  }

  /// Creates a switch.
  public init(isOn: Bool = false, action: (@MainActor () -> Void)? = nil) {
    self.isOn = isOn
    knob = isOn ? 1 : 0
    super.init()
    cornerRadius = Switch.size.height / 2
    if let action { addAction(for: .valueChanged, action) }
    drag.shouldBegin = { [weak self] _ in self?.isEnabled ?? false }
    drag.action = { [weak self] output, _ in self?.handle(output) }
    addGestureRecognizer(drag)
  }

  /// The one size.
  public override func sizeThatFits(_ size: Size) -> Size { Switch.size }

  /// Changes over and tells about it.
  public override func activate() {
    isOn.toggle()
    sendActions(for: .valueChanged)
    super.activate()
  }

  /// The track, in the middle of the bounds.
  public override var focusRingBounds: Rect { track }

  /// Paints track and knob.
  public override func paint(in context: inout PaintContext) {
    let track = track
    let height = track.height
    let isLit = isHovered || isHighlighted
    let off = context.color(.systemGray2).mixed(with: context.color(.label), by: isLit ? 0.12 : 0)
    let on = context.tint.mixed(with: context.color(.label), by: isLit ? 0.12 : 0)
    let color = off.mixed(with: on, by: knob).opacity(isEnabled ? 1 : 0.4)
    context.fill(track, radius: height / 2, color)
    let part = context.direction == .leftToRight ? knob : 1 - knob
    let diameter = height - 2 * Switch.margin
    let width = diameter + (isHighlighted ? Switch.stretch : 0)
    let circle = Rect(
      x: track.minX + Switch.margin + (track.width - 2 * Switch.margin - width) * part,
      y: track.minY + Switch.margin, width: width, height: diameter)
    if isEnabled {
      context.list.append(
        .shadow(
          circle.offsetBy(dx: 0, dy: 1), radius: diameter / 2, blur: 2,
          context.color(.black).opacity(0.25)))
    }
    context.fill(circle, radius: diameter / 2, context.color(.white).opacity(isEnabled ? 1 : 0.8))
  }

  /// On or off.
  public override var accessibilityValue: String? {
    get { accessibility.value ?? (isOn ? "1" : "0") }
    set { accessibility.value = newValue }
  }

  /// A toggle, with its state.
  public override var accessibilityTraits: AccessibilityTraits {
    get { super.accessibilityTraits.union(.toggle) }
    set { super.accessibilityTraits = newValue }
  }

  private var track: Rect {
    let height = min(bounds.height, Switch.size.height)
    let width = min(bounds.width, Switch.size.width)
    return Rect(
      x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }

  private func slide() {
    animation.run(
      in: window, from: knob, to: isOn ? 1 : 0, duration: Switch.duration
    ) { [weak self] in self?.knob = $0 }
  }

  // MARK: Dragging

  private func handle(_ output: PanRecognizer.Output) {
    switch output {
    case .began:
      animation.stop()
      dragStart = knob
      beginOwnDrag()
      follow()
    case .moved: follow()
    case .released: endDrag(isOn: knob >= 0.5)
    case .cancelled, .failed: endDrag(isOn: isOn)
    case .none, .pressed, .tapped: break
    }
  }

  private func follow() {
    guard let dragStart else { return }
    let way = drag.pan.displacement / (Switch.size.width - Switch.size.height)
    let isMirrored = effectiveLayoutDirection == .rightToLeft
    knob = min(max(dragStart + (isMirrored ? -way : way), 0), 1)
  }

  private func endDrag(isOn newValue: Bool) {
    guard dragStart != nil else { return }
    dragStart = nil
    endOwnDrag()
    let hasChanged = newValue != isOn
    isOn = newValue
    if !hasChanged { slide() }
    if hasChanged { sendActions(for: .valueChanged) }
  }
}
