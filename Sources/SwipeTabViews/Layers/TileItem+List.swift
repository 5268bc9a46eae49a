import SwipeTabCore
import SwipeTabDrawing

extension TileItem {
  /// Whether the item only begins or ends a clip or group.
  var isScope: Bool {
    switch kind {
    case .content, .background: false
    case .beginClip, .endClip, .beginGroup, .endGroup: true
    }
  }

  fileprivate var begins: Bool {
    switch kind {
    case .beginClip, .beginGroup: true
    case .content, .background, .endClip, .endGroup: false
    }
  }
}

extension [TileItem] {
  /// Ends a clip or group, or takes it out if it is empty.
  mutating func end(_ kind: TileItem.Kind, bounds: PixelRect) {
    if let last, last.begins {
      removeLast()
    } else {
      append(TileItem(kind: kind, bounds: bounds))
    }
  }

  /// Whether the first item alone makes every pixel of a rectangle opaque.
  func cover(_ rect: PixelRect) -> Bool {
    guard let first, case .background(let filled, let radius, let color) = first.kind else {
      return false
    }
    return radius == 0 && color.alpha == 255 && filled.contains(rect) && first.bounds.contains(rect)
  }

  /// A large part in which the items make every pixel opaque, in whole pixels of the layer.
  func opaquePart(snap: PixelSnap) -> PixelRect {
    var largest = PixelRect.zero
    var depth = 0
    for item in self {
      var part: PixelRect?
      switch item.kind {
      case .beginClip, .beginGroup: depth += 1
      case .endClip, .endGroup: depth -= 1
      case .background(let rect, let radius, let color):
        if color.alpha == 255 {
          part = snap.innerRect(snap.points(rect).opaquePart(radius: radius))
        }
      case .content(_, let x, let y, let clip):
        part = item.list?.opaquePart.map { snap.innerRect($0).offsetBy(x: x, y: y) }
        if let clip { part = part?.intersection(clip) }
      }
      guard depth == 0, let part, part.area > largest.area else { continue }
      largest = part.intersection(item.bounds)
    }
    return largest
  }

  /// The commands for what touches a rectangle, in points of the layer.
  func displayList(in rect: PixelRect, snap: PixelSnap) -> DisplayList {
    var list = DisplayList()
    for item in self where item.isScope || item.bounds.intersects(rect) {
      switch item.kind {
      case .content(_, let x, let y, let clip):
        guard let content = item.list else { continue }
        let origin = Point(x: Double(x) / snap.scale, y: Double(y) / snap.scale)
        if let clip { list.append(.pushClip(snap.points(clip), radius: 0)) }
        list.append(.list(content, at: origin))
        if clip != nil { list.append(.popClip) }
      case .background(let filled, let radius, let color):
        let area = snap.points(filled)
        list.append(radius > 0 ? .roundedRect(area, radius: radius, color) : .fill(area, color))
      case .beginClip(let area, let radius):
        list.append(.pushClip(snap.points(area), radius: radius))
      case .endClip: list.append(.popClip)
      case .beginGroup(let opacity):
        list.append(.pushOpacity(opacity, bounds: snap.points(item.bounds)))
      case .endGroup: list.append(.popOpacity)
      }
    }
    return list
  }
}

extension PixelRect {
  /// Whether the rectangles share a pixel.
  func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }
}

extension LayerTile {
  /// Whether the pixels in memory can go on: they hold all that is to be seen, and not far more.
  func keepsPixels(for new: PixelRect) -> Bool {
    frame.contains(new) && frame.area <= 2 * new.area + 4096
  }
}
