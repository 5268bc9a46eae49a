import SwipeTabCore
import SwipeTabDrawing

/// Lays out the parts of a toolbar's items.
@MainActor struct ToolbarItems {
  static let imageSide = 24.0
  static let gap = 4.0
  static let minimumWidth = 44.0
  /// Between the bar's edges and the frames of its items.
  static let inset = 2.0

  let context: TabBarContext
  let appearance: ToolbarAppearance

  var font: Font {
    context.titlesBesideImages ? appearance.besideTitleFont : appearance.titleFont
  }

  /// The height of an image with its title.
  var blockHeight: Double {
    let line = context.lineHeight(of: font)
    return context.titlesBesideImages
      ? max(Self.imageSide, line) : Self.imageSide + Self.gap + line
  }

  private func hasImage(_ content: TabBarItemContent) -> Bool {
    (content.image ?? content.selectedImage) != nil
  }

  /// Whether the parts stand in a row, where the badge has a place of its own at the end.
  private func isRow(_ content: TabBarItemContent) -> Bool {
    context.titlesBesideImages || !hasImage(content)
  }

  /// What a row takes besides its title, without the badge.
  private func imagePart(_ content: TabBarItemContent) -> Double {
    guard hasImage(content) else { return 0 }
    return Self.imageSide + (content.title == nil ? 0 : Self.gap)
  }

  /// The width that an item would like to have, in points.
  func preferredWidth(of content: TabBarItemContent) -> Double {
    let title = content.title.map { context.text($0, font: font).size.width } ?? 0
    let badge = TabBarBadge.width(of: content, in: context)
    if isRow(content), content.title != nil {
      let reserve = badge > 0 ? badge + Self.gap : 0
      return max(Self.minimumWidth, imagePart(content) + title + reserve)
    }
    // A badge over an image leaves the image's leading half free.
    let image = hasImage(content) ? Self.imageSide : 0
    return max(Self.minimumWidth, image, title, 2 * badge)
  }

  /// The item in a given width, from x = 0.
  func item(_ content: TabBarItemContent, width: Double) -> TabBarItemLayout {
    let height = max(0, context.size.height - 2 * Self.inset)
    var item = TabBarItemLayout(frame: Rect(x: 0, y: Self.inset, width: width, height: height))
    TabBarBadge.place(content, in: context, on: &item)
    if isRow(content) {
      placeRow(content, in: &item)
    } else {
      placeColumn(content, in: &item)
    }
    return item
  }

  private func placeRow(_ content: TabBarItemContent, in item: inout TabBarItemLayout) {
    let middle = context.size.height / 2
    let badge = content.title == nil ? 0 : item.badgeFrame.map { $0.width + Self.gap } ?? 0
    let image = imagePart(content)
    let room = max(0, item.frame.width - badge - image)
    let title = content.title.map { context.text($0, font: font, maxWidth: room) }
    // Beside an image a title of which only the ellipsis is left says nothing.
    let isReadable = !hasImage(content) || title.map { $0.string.count > 1 } ?? true
    item.title = isReadable ? title : nil
    let total = item.title.map { image + $0.size.width } ?? (hasImage(content) ? Self.imageSide : 0)
    var x = max(0, (item.frame.width - badge - total) / 2)
    if hasImage(content) {
      item.imageFrame = Rect(
        x: x, y: middle - Self.imageSide / 2, width: Self.imageSide, height: Self.imageSide)
      x += image
    }
    if let title = item.title {
      item.titleFrame = Rect(
        x: x, y: middle - title.size.height / 2, width: title.size.width,
        height: title.size.height)
    }
  }

  private func placeColumn(_ content: TabBarItemContent, in item: inout TabBarItemLayout) {
    item.title = content.title.map { context.text($0, font: font, maxWidth: item.frame.width) }
    let side = Self.imageSide
    let total = side + (item.title.map { Self.gap + $0.size.height } ?? 0)
    let top = (context.size.height - total) / 2
    item.imageFrame = Rect(
      x: (item.frame.width - side) / 2, y: top, width: side, height: side)
    if let title = item.title {
      item.titleFrame = Rect(
        x: (item.frame.width - title.size.width) / 2, y: top + side + Self.gap,
        width: title.size.width, height: title.size.height)
    }
  }
}
