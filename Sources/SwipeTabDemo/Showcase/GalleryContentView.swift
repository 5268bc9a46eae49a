import SwipeTabs

/// A wall of pictures with captions, in as many columns as fit.
@MainActor final class GalleryContentView: PageView {
  /// Pictures may go further apart than lines of text.
  private static let contentWidth = 1320.0
  /// The least width of a picture with its caption, at the usual text size, in points.
  private static let leastTile = 112.0
  private let note: Label
  private let tiles: [GalleryTileView]

  private static let pictures: [(name: String, title: String, place: String)] = [
    ("dawn", "First light", "Mount Oru"), ("lake", "Still water", "Lake Senn"),
    ("dunes", "Long shadows", "The Erg"), ("aurora", "Green night", "Tromvik"),
    ("forest", "Morning mist", "Haller Wood"), ("coast", "West wind", "Skarra Bay"),
    ("bloom", "Bloom", "Study in red"), ("contours", "Contours", "Study in height"),
    ("orbit", "Orbit", "Study in circles"), ("retro", "Retro", "Study in dusk"),
    ("tide", "Tide", "Study in waves"), ("blocks", "Blocks", "Study in squares"),
  ]

  init(assets: any DemoAssets, strings: DemoStrings) {
    note = Label(
      strings["SLUG-GALLERY-NOTE"], font: .system(17), color: .secondaryLabel, numberOfLines: 0)
    tiles = Self.pictures.map {
      GalleryTileView(picture: assets.image($0.name), title: $0.title, place: $0.place)
    }
    super.init(frame: .zero)
    addSubview(note)
    for tile in tiles { addSubview(tile) }
  }

  /// Where everything lies for a width: the tiles' frames and the height of all.
  private func arrangement(for width: Double) -> (tiles: [Rect], height: Double) {
    let column = PageMetrics.column(in: width, limit: Self.contentWidth)
    let gap = column.width < 500 ? 16.0 : 24.0
    let wanted = max(2, Int((column.width + gap) / (230 + gap)))
    // Larger text needs wider captions.
    let most = Int((column.width + gap) / (Self.leastTile * textGrowth + gap))
    let limit = max(1, min(wanted, most))
    // Full rows only.
    let count = (1...limit).last { tiles.count.isMultiple(of: $0) } ?? 1
    let side = max(0, (column.width - gap * Double(count - 1)) / Double(count))
    let height = (side * 0.75).rounded() + (tiles.first?.captionHeight ?? 0)
    let top = 24 + noteHeight(in: column.width) + 20
    let frames = tiles.indices.map { index in
      let (row, place) = index.quotientAndRemainder(dividingBy: count)
      return Rect(
        x: column.x + (side + gap) * Double(place), y: top + (height + gap) * Double(row),
        width: side, height: height)
    }
    return (frames, (frames.last?.maxY ?? top) + 32)
  }

  private func noteHeight(in width: Double) -> Double {
    note.sizeThatFits(Size(width: width, height: 10_000)).height.rounded(.up)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: arrangement(for: size.width).height)
  }

  override func layoutSubviews() {
    let column = PageMetrics.column(in: bounds.width, limit: Self.contentWidth)
    _ = place(note, x: column.x, y: 24, width: column.width)
    for (tile, frame) in zip(tiles, arrangement(for: bounds.width).tiles) { place(tile, frame) }
  }
}

/// A picture with round corners, a title and a place.
@MainActor final class GalleryTileView: PageView {
  private let picture: ImageView
  private let title: Label
  private let place: Label

  init(picture image: Image?, title: String, place: String) {
    picture = ImageView(image)
    picture.contentMode = .scaleAspectFill
    picture.cornerRadius = PageMetrics.cornerRadius
    picture.accessibilityLabel = title
    self.title = Label(title, font: .system(15, weight: .semibold))
    self.place = Label(place, font: .system(13), color: .secondaryLabel)
    super.init(frame: .zero)
    for view in [picture, self.title, self.place] { addSubview(view) }
  }

  /// The height of both lines with the space around them, in points.
  var captionHeight: Double { 8 + lineHeight(of: title) + lineHeight(of: place) + 12 }

  private func lineHeight(of label: Label) -> Double {
    label.sizeThatFits(Size(width: 10_000, height: 10_000)).height.rounded(.up)
  }

  override func layoutSubviews() {
    let height = bounds.height - captionHeight
    let titleHeight = lineHeight(of: title)
    let width = bounds.width
    place(picture, Rect(x: 0, y: 0, width: width, height: height))
    place(title, Rect(x: 0, y: height + 8, width: width, height: titleHeight))
    place(
      place, Rect(x: 0, y: height + 8 + titleHeight, width: width, height: lineHeight(of: place)))
  }
}
