import SwipeTabCore
import SwipeTabDrawing

/// The line around the view with the keyboard focus, in front of everything.
@MainActor final class FocusRing: View {
  /// The distance from the view to the inner edge of the ring, and the ring's width, in points.
  static let gap = 1.0
  static let width = 2.0

  var radius = 0.0 {
    didSet { if radius != oldValue { setNeedsPaint() } }
  }

  override func paint(in context: inout PaintContext) {
    let outset = FocusRing.gap + FocusRing.width
    context.list.append(
      .stroke(
        bounds, radius: radius > 0 ? radius + outset : outset, width: FocusRing.width, context.tint)
    )
  }
}

extension Window {
  /// Puts the ring where the focused view is seen.
  func updateFocusRing() {
    guard isFocusRingVisible, let view = focusedView, isFocusable(view) else {
      focusRing.isHidden = true
      return
    }
    let outset = FocusRing.gap + FocusRing.width
    focusRing.isHidden = false
    focusRing.tintColor = view.effectiveTintColor
    focusRing.overrideAppearance = view.effectiveAppearance
    focusRing.radius = view.focusRingRadius
    focusRing.frame = view.convert(view.focusRingBounds, to: nil)
      .insetBy(dx: -outset, dy: -outset)
  }
}
