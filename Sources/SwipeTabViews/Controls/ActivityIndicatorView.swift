public import SwipeTabCore
import SwipeTabDrawing

/// A wheel of spokes that turns while something of unknown length goes on.
///
/// It costs twelve small frames a second while it is seen, and nothing while it is hidden, scrolled
/// away or outside of the window.
@MainActor public final class ActivityIndicatorView: View {
  /// The spokes of the wheel, which is also the number of its steps a second.
  static let spokes = 12
  /// The side of the usual wheel, in points.
  public static let side = 20.0

  /// Whether it turns; a wheel at rest is not seen.
  public private(set) var isAnimating: Bool
  private var step = 0
  private var timer: TimerToken?

  /// Creates a wheel, which turns from the start unless told otherwise.
  public init(isAnimating: Bool = true) {
    self.isAnimating = isAnimating
    super.init()
    isUserInteractionEnabled = false
    accessibility.traits = .progress
  }

  /// Begins to turn.
  public func startAnimating() {
    isAnimating = true
    setNeedsPaint()
  }

  /// Takes the wheel away.
  public func stopAnimating() {
    isAnimating = false
    cancelTimer()
    setNeedsPaint()
  }

  /// The usual size.
  public override func sizeThatFits(_ size: Size) -> Size {
    Size(width: ActivityIndicatorView.side, height: ActivityIndicatorView.side)
  }

  /// Paints the spokes, the latest one strongest; whoever paints it sees it, so it turns on.
  public override func paint(in context: inout PaintContext) {
    guard isAnimating else { return }
    turnLater()
    let count = ActivityIndicatorView.spokes
    let radius = min(bounds.width, bounds.height) / 2
    let color = context.color(.secondaryLabel)
    for spoke in 0..<count {
      let age = (step - spoke + count * 2) % count
      let (x, y) = ActivityIndicatorView.direction(of: spoke)
      let ends = [0.5, 0.9].map {
        Point(x: bounds.midX + x * radius * $0, y: bounds.midY + y * radius * $0)
      }
      let opacity = 0.15 + 0.75 * (1 - Double(age) / Double(count - 1))
      context.list.append(.line(ends, width: radius * 0.18, color.opacity(opacity)))
    }
  }

  /// Where a spoke points, clockwise from the top; sine and cosine of 0, 30, 60 and 90 degrees.
  private static func direction(of spoke: Int) -> (x: Double, y: Double) {
    let sines = [0, 0.5, 0.866_025_403_784_438_6, 1]
    let (quarter, place) = (spoke % spokes).quotientAndRemainder(dividingBy: 3)
    let (sine, cosine) = (sines[place], sines[3 - place])
    switch quarter {
    case 0: return (sine, -cosine)
    case 1: return (cosine, sine)
    case 2: return (-sine, cosine)
    default: return (-cosine, -sine)
    }
  }

  /// Stops outside of a window.
  public override func willMove(toWindow newWindow: Window?) { cancelTimer() }

  /// It is an element while it turns, unless told otherwise.
  public override var isAccessibilityElement: Bool {
    get { isAnimating && !accessibility.isNotElement }
    set {
      accessibility.isElement = newValue
      accessibility.isNotElement = !newValue
    }
  }

  private func turnLater() {
    guard timer == nil, let window else { return }
    timer = window.scheduleEndless(
      at: window.time + 1 / Double(ActivityIndicatorView.spokes)
    ) { [weak self] in self?.turn() }
  }

  /// Painting it again sets the next timer; where nobody sees it nobody paints it, so it rests.
  private func turn() {
    timer = nil
    step = (step + 1) % ActivityIndicatorView.spokes
    setNeedsPaint()
  }

  private func cancelTimer() {
    if let timer { window?.cancel(timer) }
    timer = nil
  }
}
