public import SwipeTabCore
public import SwipeTabDrawing

/// Lays out an item as a row: its image, its title, and space for its badge at the end.
///
/// For styles whose items are as wide as what they show, or cells in which it is centred.
@MainActor public struct TabBarRow {
  /// The font of titles, before the user's text size is applied.
  public var font: Font
  /// The side of images in points.
  public var imageSide = 24.0
  /// The space in points between image and title.
  public var gap = 4.0
  /// The space in points around image and title.
  public var padding = EdgeInsets(horizontal: 16, vertical: 4)
  /// Whether a title is left out beside an image.
  public var prefersImages = false

  /// Creates a row with a font.
  public init(font: Font) {
    self.font = font
  }

  /// The width in points that an item would like to have.
  public func width(of content: TabBarItemContent, in context: TabBarContext) -> Double {
    let badge = TabBarBadge.width(of: content, in: context)
    let title = title(of: content).map { context.text($0, font: font).size.width } ?? 0
    let end = badge > 0 ? max(padding.trailing, badge + gap) : padding.trailing
    return padding.leading + imagePart(of: content) + title + end
  }

  /// The item in a width, as high as given, from x = 0.
  ///
  /// - Parameters:
  ///   - content: What it shows.
  ///   - context: What its geometry depends on.
  ///   - width: Its width in points; a title that does not fit ends in an ellipsis.
  ///   - y: Where its frame begins.
  ///   - height: The height of its frame in points.
  /// - Returns: The item with the places of all its parts.
  public func item(
    _ content: TabBarItemContent, in context: TabBarContext, width: Double, y: Double,
    height: Double
  ) -> TabBarItemLayout {
    var item = TabBarItemLayout(frame: Rect(x: 0, y: y, width: width, height: height))
    TabBarBadge.place(content, in: context, on: &item)
    let image = imagePart(of: content)
    let end = item.badgeFrame.map { max(padding.trailing, $0.width + gap) } ?? padding.trailing
    let room = max(0, width - padding.leading - end)
    item.title = title(of: content).map {
      context.text($0, font: font, maxWidth: max(0, room - image))
    }
    let total = image + (item.title?.size.width ?? 0)
    // In the middle of the item, or as far from it as the badge asks for.
    let middle = padding.leading + (width - padding.leading - padding.trailing - total) / 2
    var x = min(middle, padding.leading + room - total)
    if hasImage(content) {
      let side = min(imageSide, width)
      if total > room + TabBarContext.roundingTolerance { x = (width - side) / 2 }
      item.imageFrame = Rect(x: x, y: item.frame.midY - side / 2, width: side, height: side)
      x += image
    }
    if let title = item.title {
      item.titleFrame = Rect(
        x: x, y: item.frame.midY - title.size.height / 2, width: title.size.width,
        height: title.size.height)
    }
    drawBadgeNear(&item)
    return item
  }

  /// In a cell much wider than what it shows the badge stays with the image or the title, however
  /// wide it is itself: all badges of such a bar are on one line.
  private func drawBadgeNear(_ item: inout TabBarItemLayout) {
    guard let badge = item.badgeFrame else { return }
    let isImageOnly = item.titleFrame == nil
    guard let content = item.titleFrame ?? item.imageFrame else { return }
    let x = min(isImageOnly ? content.midX : content.maxX + gap, badge.minX)
    let y = max(item.frame.minY, item.frame.midY - imageSide / 2 - badge.height / 3)
    item.badgeFrame = Rect(x: x, y: y, width: badge.width, height: badge.height)
  }

  private func hasImage(_ content: TabBarItemContent) -> Bool {
    (content.image ?? content.selectedImage) != nil
  }

  private func title(of content: TabBarItemContent) -> String? {
    prefersImages && hasImage(content) ? nil : content.title
  }

  private func imagePart(of content: TabBarItemContent) -> Double {
    guard hasImage(content) else { return 0 }
    return imageSide + (title(of: content) == nil ? 0 : gap)
  }
}
