import SwipeTabs

/// A page with a fixed amount of work, the same on every page: a title, 200 labels, 4 pictures.
@MainActor final class BenchPageView: PageView {
  private static let columns = 10
  private static let rows = 20
  private static let pictureSide = 96.0
  private let title: Label
  private var labels: [Label] = []
  private var pictures: [ImageView] = []

  /// Creates the page of an index.
  init(index: Int, assets: any DemoAssets) {
    title = Label("Page \(index + 1)", font: .system(22, weight: .bold), alignment: .center)
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    addSubview(title)
    for number in 0..<Self.columns * Self.rows {
      let label = Label("Item \(number + 1)", font: .system(11), color: .secondaryLabel)
      labels.append(label)
      addSubview(label)
    }
    for name in ["blocks", "bloom", "orbit", "tide"] {
      let picture = ImageView(assets.image(name))
      picture.contentMode = .scaleAspectFill
      picture.backgroundColor = .systemGray5
      pictures.append(picture)
      addSubview(picture)
    }
  }

  override func layoutSubviews() {
    let margin = 12.0
    let open = openBounds
    place(title, Rect(x: 0, y: open.minY + margin, width: bounds.width, height: 28))
    let side = Self.pictureSide
    let gap = max(0, (bounds.width - 4 * side) / 5)
    for (index, picture) in pictures.enumerated() {
      place(
        picture,
        Rect(
          x: (gap + (gap + side) * Double(index)).rounded(), y: open.minY + 48, width: side,
          height: side))
    }
    let top = open.minY + 48 + side + margin
    let width = max(0, bounds.width - 2 * margin) / Double(Self.columns)
    let height = max(0, open.maxY - top - margin) / Double(Self.rows)
    for (index, label) in labels.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: Self.columns)
      place(
        label,
        Rect(
          x: margin + width * Double(column), y: top + height * Double(row), width: width,
          height: height))
    }
  }
}
