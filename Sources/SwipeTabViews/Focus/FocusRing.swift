import SwipeTabCore
import SwipeTabDrawing

/// The line around the view with the keyboard focus, in front of everything.
///
/// It lies on a wider band in the colour of the background, so that it stands out from whatever is
/// around the view and from the view itself, which may have the same colour.
@MainActor final class FocusRing: View {
  /// The distance from the view to the inner edge of the ring, and the ring's width, in points.
  static let gap = 1.0
  static let width = 2.0
  /// How far the band reaches beyond the ring, in points.
  static let rim = 1.0
  /// The distance from the view to the outermost edge, in points.
  static let outset = gap + width + rim
  /// The least contrast between ring and band: that of WCAG 2.2 for what is no text (1.4.11), and
  /// where contrast is increased so much that one of them has it to anything (technique C40).
  static func leastContrast(_ contrast: Contrast) -> Double { contrast == .normal ? 3 : 9 }

  var radius = 0.0 {
    didSet { if radius != oldValue { setNeedsPaint() } }
  }

  override func paint(in context: inout PaintContext) {
    let outer = (radius > 0 ? radius : 0) + FocusRing.outset
    let band = context.color(.systemBackground)
    let own = context.tint
    let isClear =
      own.over(band).contrast(with: band) >= FocusRing.leastContrast(context.contrast)
    let color = isClear ? own : context.color(.label)
    context.list.append(.stroke(bounds, radius: outer, width: FocusRing.outset, band))
    context.list.append(
      .stroke(
        bounds.insetBy(dx: FocusRing.rim, dy: FocusRing.rim), radius: outer - FocusRing.rim,
        width: FocusRing.width, color))
  }
}

extension Window {
  /// Puts the ring where the focused view is seen.
  func updateFocusRing() {
    guard isFocusRingVisible, let view = focusedView, isFocusable(view) else {
      focusRing.isHidden = true
      return
    }
    let outset = FocusRing.outset
    focusRing.isHidden = false
    focusRing.tintColor = view.effectiveTintColor
    focusRing.overrideAppearance = view.effectiveAppearance
    focusRing.radius = view.focusRingRadius
    focusRing.frame = view.convert(view.focusRingBounds, to: nil)
      .insetBy(dx: -outset, dy: -outset)
  }
}
