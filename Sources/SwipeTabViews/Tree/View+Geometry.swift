public import SwipeTabCore

extension View {
  /// The limit of coordinates in points; beyond it pixels could not be counted safely.
  static let coordinateLimit = 1e7

  /// The rectangle in points of the superview.
  ///
  /// A frame with a coordinate that is not finite is ignored; a negative extent counts as zero.
  public var frame: Rect {
    get { storedFrame }
    set {
      guard let frame = View.sanitized(newValue), frame != storedFrame else { return }
      let oldSize = storedFrame.size
      storedFrame = frame
      frameDidChange(sizeChanged: oldSize != frame.size)
    }
  }

  /// The rectangle in the view's own points: its origin is zero.
  public var bounds: Rect { Rect(origin: .zero, size: storedFrame.size) }

  /// The middle of the frame, in points of the superview.
  public var center: Point {
    get { storedFrame.center }
    set {
      frame = Rect(
        x: newValue.x - storedFrame.width / 2, y: newValue.y - storedFrame.height / 2,
        width: storedFrame.width, height: storedFrame.height)
    }
  }

  /// Gives the view the size that fits best, keeping its origin.
  public func sizeToFit() {
    let limit = Size(width: View.coordinateLimit, height: View.coordinateLimit)
    frame = Rect(origin: frame.origin, size: sizeThatFits(limit))
  }

  /// A point of this view in points of another view of the same tree, or of the window for nil.
  public func convert(_ point: Point, to other: View?) -> Point {
    let inWindow = point + originInRoot
    guard let other else { return inWindow }
    return inWindow - other.originInRoot
  }

  /// A point of another view of the same tree, or of the window for nil, in points of this view.
  public func convert(_ point: Point, from other: View?) -> Point {
    point + (other?.originInRoot ?? .zero) - originInRoot
  }

  /// A rectangle of this view in points of another view of the same tree, or of the window for nil.
  public func convert(_ rect: Rect, to other: View?) -> Rect {
    Rect(origin: convert(rect.origin, to: other), size: rect.size)
  }

  /// A rectangle of another view of the same tree, or of the window for nil, in this view's points.
  public func convert(_ rect: Rect, from other: View?) -> Rect {
    Rect(origin: convert(rect.origin, from: other), size: rect.size)
  }

  /// The distances from the edges that bars, notches or controllers cover, in points.
  ///
  /// What the superview's safe area leaves of the view, plus `additionalSafeArea`.
  public var safeAreaInsets: EdgeInsets {
    var insets = additionalSafeArea
    guard let superview else { return insets }
    let outer = superview.safeAreaInsets
    guard outer != .zero else { return insets }
    let direction = superview.effectiveLayoutDirection
    let safe = superview.bounds.inset(by: outer, direction: direction)
    let left = max(0, safe.minX - storedFrame.minX)
    let right = max(0, storedFrame.maxX - safe.maxX)
    let isMirrored = effectiveLayoutDirection == .rightToLeft
    insets.top += max(0, safe.minY - storedFrame.minY)
    insets.bottom += max(0, storedFrame.maxY - safe.maxY)
    insets.leading += isMirrored ? right : left
    insets.trailing += isMirrored ? left : right
    return insets
  }

  /// The view's top left corner in points of the topmost view.
  var originInRoot: Point {
    var origin = storedFrame.origin
    var ancestor = superview
    while let view = ancestor {
      origin = origin + view.storedFrame.origin
      ancestor = view.superview
    }
    return origin
  }

  static func sanitized(_ frame: Rect) -> Rect? {
    guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite
    else { return nil }
    func clamp(_ value: Double, from low: Double) -> Double {
      min(max(value, low), coordinateLimit)
    }
    return Rect(
      x: clamp(frame.minX, from: -coordinateLimit), y: clamp(frame.minY, from: -coordinateLimit),
      width: clamp(frame.width, from: 0), height: clamp(frame.height, from: 0))
  }
}
