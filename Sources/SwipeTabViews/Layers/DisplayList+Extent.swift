import SwipeTabCore
import SwipeTabDrawing

extension DisplayList {
  /// A rectangle in points around everything the list draws; clips are not taken into account.
  func extent(scale: Double) -> Rect {
    var extent = Rect.zero
    for command in commands { extent = extent.union(command.extent(scale: scale)) }
    return extent
  }
}

extension DrawCommand {
  fileprivate func extent(scale: Double) -> Rect {
    switch self {
    case .fill(let rect, _), .roundedRect(let rect, _, _), .stroke(let rect, _, _, _),
      .gradient(let rect, _, _, _, _), .image(_, let rect, _, _):
      return rect
    case .shadow(let rect, _, let blur, _):
      return rect.insetBy(dx: -blur, dy: -blur)
    case .line(let points, let width, _):
      return DrawCommand.extent(of: points, width: width)
    case .hairline(let start, let length, let isVertical, _):
      let thickness = 1 / scale
      return Rect(
        x: start.x, y: start.y, width: isVertical ? thickness : length,
        height: isVertical ? length : thickness)
    case .text(let layout, let origin, _):
      return DrawCommand.extent(of: layout, at: origin)
    case .list(let list, let origin):
      return list.extent(scale: scale).offsetBy(dx: origin.x, dy: origin.y)
    case .pushClip, .popClip, .pushOpacity, .popOpacity:
      return .zero
    }
  }

  private static func extent(of points: [Point], width: Double) -> Rect {
    guard let first = points.first else { return .zero }
    var low = first
    var high = first
    for point in points {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
      .insetBy(dx: -width / 2, dy: -width / 2)
  }

  private static func extent(of layout: TextLayout, at origin: Point) -> Rect {
    var extent = Rect.zero
    for run in layout.runs {
      let (width, height) =
        switch run.glyphs {
        case .mask(let mask): (mask.width, mask.height)
        case .color(let picture): (picture.width, picture.height)
        }
      extent = extent.union(
        Rect(
          x: Double(run.x) / layout.scale, y: Double(run.y) / layout.scale,
          width: Double(width) / layout.scale, height: Double(height) / layout.scale))
    }
    return extent.offsetBy(dx: origin.x, dy: origin.y)
  }
}
