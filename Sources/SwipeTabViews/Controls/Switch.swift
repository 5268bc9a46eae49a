public import SwipeTabCore
import SwipeTabDrawing

/// A switch that is on or off.
@MainActor public final class Switch: Control {
  /// The size of every switch in points.
  public static let size = Size(width: 52, height: 32)
  /// How long the knob takes to the other side, in seconds.
  static let duration = 0.2

  /// Whether it is on; setting it does not call the actions.
  public var isOn: Bool {
    didSet { if isOn != oldValue { slide() } }
  }

  private let animation = ValueAnimation()
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
  }

  /// The one size.
  public override func sizeThatFits(_ size: Size) -> Size { Switch.size }

  /// Changes over and tells about it.
  public override func activate() {
    isOn.toggle()
    sendActions(for: .valueChanged)
    super.activate()
  }

  /// Paints track and knob.
  public override func paint(in context: inout PaintContext) {
    let height = min(bounds.height, Switch.size.height)
    let width = min(bounds.width, Switch.size.width)
    let track = Rect(
      x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    let off = context.color(isHovered ? .systemGray : .systemGray2)
    let color = off.mixed(with: context.tint, by: knob).opacity(isEnabled ? 1 : 0.4)
    context.fill(track, radius: height / 2, color)
    let part = context.direction == .leftToRight ? knob : 1 - knob
    let margin = isHighlighted ? 2.0 : 3.0
    let diameter = height - 2 * margin
    let circle = Rect(
      x: track.minX + margin + (width - height) * part, y: track.minY + margin, width: diameter,
      height: diameter)
    context.list.append(
      .shadow(
        circle.offsetBy(dx: 0, dy: 1), radius: diameter / 2, blur: 2,
        context.color(.black).opacity(0.25)))
    context.fill(circle, radius: diameter / 2, context.color(.white))
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

  private func slide() {
    animation.run(
      in: window, from: knob, to: isOn ? 1 : 0, duration: Switch.duration
    ) { [weak self] in self?.knob = $0 }
  }
}
