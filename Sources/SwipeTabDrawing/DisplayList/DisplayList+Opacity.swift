public import SwipeTabCore

extension DisplayList {
  /// A large part, in points, of which the list makes every pixel opaque; nil where there is none.
  ///
  /// What clips and groups surround is not looked at. What is drawn over opaque pixels leaves them
  /// opaque.
  public var opaquePart: Rect? {
    var largest: Rect?
    var depth = 0
    for command in commands {
      var part: Rect?
      switch command {
      case .pushClip, .pushOpacity: depth += 1
      case .popClip, .popOpacity: depth -= 1
      case .fill(let rect, let color): part = color.alpha == 255 ? rect : nil
      case .roundedRect(let rect, let radius, let color):
        part = color.alpha == 255 ? rect.opaquePart(radius: radius) : nil
      case .list(let list, let origin):
        part = list.opaquePart?.offsetBy(dx: origin.x, dy: origin.y)
      default: break
      }
      guard depth == 0, let part, part.area > largest?.area ?? 0 else { continue }
      largest = part
    }
    return largest
  }
}

extension Rect {
  fileprivate var area: Double { width * height }

  /// The larger one of the two rectangles between round corners.
  public func opaquePart(radius: Double) -> Rect {
    let radius = min(max(radius, 0), min(width, height) / 2)
    let high = insetBy(dx: radius, dy: 0)
    let wide = insetBy(dx: 0, dy: radius)
    return high.area >= wide.area ? high : wide
  }
}
