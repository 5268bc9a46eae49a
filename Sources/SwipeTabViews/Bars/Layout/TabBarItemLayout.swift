public import SwipeTabCore
public import SwipeTabDrawing

/// Where an item of a tab bar and its parts lie.
public struct TabBarItemLayout: Sendable {
  /// What the item occupies: where it is tapped, and what a capsule covers when it is selected.
  public var frame: Rect
  /// Where the image is, or nil without one.
  public var imageFrame: Rect?
  /// The box of the title, or nil without one.
  public var titleFrame: Rect?
  /// The title, laid out.
  public var title: TextLayout?
  /// Where the badge is, or nil without one.
  public var badgeFrame: Rect?
  /// The text of the badge, laid out.
  public var badge: TextLayout?

  /// Creates an item without parts.
  public init(frame: Rect) {
    self.frame = frame
  }

  /// The item moved with all its parts.
  public func offsetBy(dx: Double, dy: Double = 0) -> TabBarItemLayout {
    mapped { $0.offsetBy(dx: dx, dy: dy) }
  }

  /// The mirror image in a container of the given width.
  public func mirrored(in width: Double) -> TabBarItemLayout {
    mapped { $0.mirrored(in: width) }
  }

  /// A rectangle around the item and all its parts.
  var extent: Rect {
    var extent = frame
    if let imageFrame { extent = extent.union(imageFrame) }
    if let titleFrame { extent = extent.union(titleFrame) }
    if let badgeFrame { extent = extent.union(badgeFrame) }
    return extent
  }

  private func mapped(_ transform: (Rect) -> Rect) -> TabBarItemLayout {
    var copy = self
    copy.frame = transform(frame)
    copy.imageFrame = imageFrame.map(transform)
    copy.titleFrame = titleFrame.map(transform)
    copy.badgeFrame = badgeFrame.map(transform)
    return copy
  }
}
