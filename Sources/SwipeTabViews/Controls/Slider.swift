public import SwipeTabCore
import SwipeTabDrawing

/// A value that is chosen along a line; its horizontal drag goes before that of the pages around.
@MainActor public final class Slider: Control {
  /// The least height in points.
  static let height = 32.0
  static let knobDiameter = 24.0
  static let trackThickness = 4.0
  /// How far the light around a hovered or pressed knob reaches, in points.
  private static let halo = 5.0

  /// The values at both ends.
  public let range: ClosedRange<Double>
  /// The value, always inside `range`; setting it does not call the actions.
  public var value: Double {
    didSet {
      value = value.isFinite ? min(max(value, range.lowerBound), range.upperBound) : oldValue
      if value != oldValue { setNeedsPaint() }
    }
  }
  /// By which part of the range an arrow key changes the value; Page Up and Page Down change it by
  /// twice as much.
  public var keyStep = 0.1

  private let drag = PanGestureRecognizer(axis: .horizontal)
  /// The part at which the drag under way began; nil without one.
  private var dragStart: Double?

  /// Creates a slider; a value outside the range counts as its nearest end.
  public init(
    value: Double = 0, in range: ClosedRange<Double> = 0...1,
    action: (@MainActor () -> Void)? = nil
  ) {
    self.range = range
    self.value = min(max(value, range.lowerBound), range.upperBound)
    super.init()
    if let action { addAction(for: .valueChanged, action) }
    drag.shouldBegin = { [weak self] _ in self?.isEnabled ?? false }
    drag.action = { [weak self] output, _ in self?.handle(output) }
    addGestureRecognizer(drag)
  }

  /// As wide as it may be.
  public override func sizeThatFits(_ size: Size) -> Size {
    Size(width: min(size.width, 240), height: Slider.height)
  }

  /// A tap on the line moves the knob there.
  public override func activate() {
    guard let pressLocation else { return }
    let part = (pressLocation.x - Slider.knobDiameter / 2) / trackLength
    choose(isMirrored ? 1 - part : part)
    super.activate()
  }

  /// Arrow keys, Home and End change the value.
  public override func keyDown(_ event: KeyEvent) -> Bool {
    guard isEnabled, event.modifiers.isEmpty else { return false }
    switch event.key {
    case .left: choose(part + (isMirrored ? keyStep : -keyStep))
    case .right: choose(part + (isMirrored ? -keyStep : keyStep))
    case .down: choose(part - keyStep)
    case .up: choose(part + keyStep)
    case .pageDown: choose(part - 2 * keyStep)
    case .pageUp: choose(part + 2 * keyStep)
    case .home: choose(0)
    case .end: choose(1)
    default: return false
    }
    return true
  }

  /// Paints line and knob.
  public override func paint(in context: inout PaintContext) {
    let radius = Slider.knobDiameter / 2
    let track = Rect(
      x: 0, y: bounds.midY - Slider.trackThickness / 2, width: bounds.width,
      height: Slider.trackThickness)
    let center = radius + trackLength * (isMirrored ? 1 - part : part)
    let opacity = isEnabled ? 1 : 0.4
    let corner = Slider.trackThickness / 2
    context.fill(track, radius: corner, context.color(.systemGray3).opacity(opacity))
    let filled =
      isMirrored
      ? Rect(x: center, y: track.minY, width: track.maxX - center, height: track.height)
      : Rect(x: track.minX, y: track.minY, width: center - track.minX, height: track.height)
    context.fill(filled, radius: corner, context.tint.opacity(opacity))
    let knob = knobRect
    if isEnabled {
      if isHovered || isHighlighted {
        let halo = knob.insetBy(dx: -Slider.halo, dy: -Slider.halo)
        context.fill(
          halo, radius: halo.height / 2, context.tint.opacity(isHighlighted ? 0.22 : 0.12))
      }
      context.list.append(
        .shadow(
          knob.offsetBy(dx: 0, dy: 1), radius: radius, blur: 3,
          context.color(.black).opacity(0.3)))
    }
    let surface = DynamicColor(light: .white, dark: isEnabled ? .white : Color(hex: 0x9C9CA2))
    context.fill(knob, radius: radius, context.color(surface))
    context.list.append(
      .stroke(knob, radius: radius, width: 0, context.color(.systemGray2)))
  }

  /// The knob.
  public override var focusRingBounds: Rect { knobRect }

  /// The round knob.
  public override var focusRingRadius: Double { Slider.knobDiameter / 2 }

  /// The shadow and the light around the knob stick out of the bounds at the ends of the line.
  public override var paintBounds: Rect { bounds.insetBy(dx: -Slider.halo, dy: -Slider.halo) }

  private var knobRect: Rect {
    let radius = Slider.knobDiameter / 2
    let center = radius + trackLength * (isMirrored ? 1 - part : part)
    return Rect(
      x: center - radius, y: bounds.midY - radius, width: Slider.knobDiameter,
      height: Slider.knobDiameter)
  }

  /// How much of the line is chosen, in hundredths.
  public override var accessibilityValue: String? {
    get { accessibility.value ?? "\(Int((part * 100).rounded()))%" }
    set { accessibility.value = newValue }
  }

  /// Something adjustable, with its state.
  public override var accessibilityTraits: AccessibilityTraits {
    get { super.accessibilityTraits.subtracting(.button).union(.adjustable) }
    set { super.accessibilityTraits = newValue }
  }

  private var isMirrored: Bool { effectiveLayoutDirection == .rightToLeft }
  private var trackLength: Double { max(1, bounds.width - Slider.knobDiameter) }

  /// The value as a part of the range, from 0 to 1.
  private var part: Double {
    let extent = range.upperBound - range.lowerBound
    return extent > 0 ? (value - range.lowerBound) / extent : 0
  }

  private func choose(_ part: Double) {
    let old = value
    let limited = min(max(part, 0), 1)
    value = range.lowerBound + limited * (range.upperBound - range.lowerBound)
    if value != old { sendActions(for: .valueChanged) }
  }

  private func handle(_ output: PanRecognizer.Output) {
    switch output {
    case .began:
      dragStart = part
      beginOwnDrag()
      follow()
    case .moved: follow()
    case .cancelled:
      guard let start = dragStart else { return }
      choose(start)
      endDrag()
    case .released: if dragStart != nil { endDrag() }
    case .none, .pressed, .failed, .tapped: break
    }
  }

  private func endDrag() {
    dragStart = nil
    endOwnDrag()
  }

  private func follow() {
    guard let dragStart else { return }
    let way = drag.pan.displacement / trackLength
    choose(dragStart + (isMirrored ? -way : way))
  }
}
