public import SwipeTabCore

/// A line that fills as work goes on.
@MainActor public final class ProgressView: View {
  /// How thick the line is, in points.
  static let thickness = 4.0

  /// How far the work has got, from 0 to 1.
  public var progress: Double {
    didSet {
      progress = progress.isFinite ? min(max(progress, 0), 1) : oldValue
      if progress != oldValue { setNeedsPaint() }
    }
  }

  /// Creates a line.
  public init(progress: Double = 0) {
    self.progress = min(max(progress, 0), 1)
    super.init()
    isUserInteractionEnabled = false
    accessibility.traits = .progress
  }

  /// As wide as it may be.
  public override func sizeThatFits(_ size: Size) -> Size {
    Size(width: min(size.width, 240), height: ProgressView.thickness)
  }

  /// Paints the line, which fills from the leading end.
  public override func paint(in context: inout PaintContext) {
    let radius = ProgressView.thickness / 2
    let track = Rect(
      x: 0, y: bounds.midY - radius, width: bounds.width, height: ProgressView.thickness)
    context.fill(track, radius: radius, context.color(.systemGray4))
    var filled = track
    filled.size.width = track.width * progress
    if context.direction == .rightToLeft { filled = filled.mirrored(in: bounds.width) }
    context.fill(filled, radius: radius, context.tint)
  }

  /// A progress line is an element unless told otherwise.
  public override var isAccessibilityElement: Bool {
    get { !accessibility.isNotElement }
    set {
      accessibility.isElement = newValue
      accessibility.isNotElement = !newValue
    }
  }

  /// How far it has got, in hundredths.
  public override var accessibilityValue: String? {
    get { accessibility.value ?? "\(Int((progress * 100).rounded()))%" }
    set { accessibility.value = newValue }
  }
}
