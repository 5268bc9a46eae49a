import SwipeTabCore
public import SwipeTabDrawing

/// An item as it has to be painted now: what it shows, where, and in which state.
@MainActor public struct TabBarItemPainting {
  /// Which item.
  public var index: Int
  /// What it shows.
  public var content: TabBarItemContent
  /// Where its parts are, in points of the bar: scrolled and mirrored.
  public var layout: TabBarItemLayout
  /// How far it is selected, from 0 to 1.
  public var selection: Double
  /// Whether a pointer presses it.
  public var isPressed = false
  /// Whether a mouse is over it.
  public var isHovered = false

  /// Creates an item that is neither pressed nor hovered.
  ///
  /// - Parameters:
  ///   - index: Which item.
  ///   - content: What it shows.
  ///   - layout: Where its parts are, in points of the bar.
  ///   - selection: How far it is selected, from 0 to 1.
  public init(
    index: Int, content: TabBarItemContent, layout: TabBarItemLayout, selection: Double
  ) {
    self.index = index
    self.content = content
    self.layout = layout
    self.selection = selection
  }

  /// The opacity of what looks disabled.
  public static let disabledOpacity = 0.4

  /// The opacity of the contents by the state: dimmed when disabled, pressed or hovered.
  public var opacity: Double {
    if !content.isEnabled { return TabBarItemPainting.disabledOpacity }
    return isPressed ? 0.5 : isHovered ? 0.75 : 1
  }

  /// Paints image and title in a colour between two by the selection.
  ///
  /// Images with original rendering keep their colours; a selected image fades in over the other.
  public func paintContents(
    normal: Color, selected: Color, opacity: Double? = nil, in context: inout PaintContext
  ) {
    let opacity = opacity ?? self.opacity
    let color = normal.mixed(with: selected, by: selection).opacity(opacity)
    if let frame = layout.imageFrame, let image = content.image ?? content.selectedImage {
      let other = content.selectedImage ?? image
      if other == image {
        paint(image, in: frame, color, 1, opacity, &context)
      } else {
        paint(image, in: frame, color, 1 - selection, opacity, &context)
        paint(other, in: frame, color, selection, opacity, &context)
      }
    }
    if let frame = layout.titleFrame, let title = layout.title {
      context.draw(title, at: frame.origin, color)
    }
  }

  /// The colour of a template already carries the opacity of the state; an original needs it.
  private func paint(
    _ image: Image, in frame: Rect, _ color: Color, _ part: Double, _ opacity: Double,
    _ context: inout PaintContext
  ) {
    guard part > 0 else { return }
    let isTemplate = image.renderingMode == .template
    context.draw(image, in: frame, tint: color, opacity: isTemplate ? part : part * opacity)
  }

  /// Paints the badge, if there is one.
  func paintBadge(in context: inout PaintContext) {
    guard let frame = layout.badgeFrame, let text = layout.badge else { return }
    let opacity = content.isEnabled ? 1 : TabBarItemPainting.disabledOpacity
    let color = context.color(content.badgeColor ?? .badgeBackground)
    context.fill(frame, radius: frame.height / 2, color.opacity(opacity))
    let origin = Point(
      x: frame.midX - text.size.width / 2, y: frame.midY - text.size.height / 2)
    context.draw(text, at: origin, Color.white.opacity(opacity))
  }
}
