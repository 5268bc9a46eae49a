import SwipeTabs

/// A music player: cover, title, progress, buttons, and what comes next.
@MainActor final class ListenContentView: PageView, PageFilling {
  var pageHeight = 0.0 { didSet { if pageHeight != oldValue { setNeedsLayout() } } }
  /// Wider than other pages, as there are few lines to read and a picture to see.
  private static let contentWidth = 1160.0
  /// The side below which a cover is no picture any more, in points.
  private static let leastCover = 112.0
  private let cover: ImageView
  private let overline: Label
  private let title = Label("Paper Lanterns", font: .system(34, weight: .bold), numberOfLines: 2)
  private let artist = Label(
    "The Quiet Harbour", font: .system(20), color: .secondaryLabel, numberOfLines: 2)
  private let progress: PlayerProgressView
  private let controls: PlayerControlsView
  private let upNext: Label
  private let tracks: [TrackRowView]

  init(assets: any DemoAssets, strings: DemoStrings) {
    cover = ImageView(assets.image("retro"))
    overline = Label(
      strings["SLUG-NOW-PLAYING"], font: .system(13, weight: .semibold), color: .systemPink)
    progress = PlayerProgressView(
      position: 102, duration: 247, label: strings["SLUG-TRACK-POSITION"])
    controls = PlayerControlsView(assets: assets, strings: strings)
    upNext = Label(strings["SLUG-UP-NEXT"], font: .system(17, weight: .semibold))
    tracks = [
      TrackRowView(
        cover: assets.image("bloom"), title: "Slow Train North", detail: "Ida Marlowe",
        duration: 221),
      TrackRowView(
        cover: assets.image("tide"), title: "Saltwater", detail: "Field & Fern", duration: 188),
      TrackRowView(
        cover: assets.image("orbit"), title: "Half a Moon", detail: "Nils Aker", duration: 304),
    ]
    tracks.first?.isFirst = true
    super.init(frame: .zero)
    tintColor = .systemPink
    cover.contentMode = .scaleAspectFill
    cover.cornerRadius = 18
    cover.clipsToBounds = true
    cover.accessibilityLabel = "Paper Lanterns"
    for view in [cover, overline, title, artist, progress, controls, upNext] + tracks {
      addSubview(view)
    }
  }

  /// Whether cover and texts have room side by side; larger text needs more, as the words of the
  /// title do.
  private func isWide(_ width: Double) -> Bool { width >= 640 + 160 * (textGrowth - 1) }

  /// As high as the page, or as what it shows if that is higher.
  override func sizeThatFits(_ size: Size) -> Size {
    let width = PageMetrics.column(in: size.width, limit: Self.contentWidth).width
    let height: Double
    if isWide(size.width) {
      let textWidth = max(0, width - wideSide(for: width) - 48)
      height = 24 + blockHeight(width: textWidth) + 24 + rowsHeight + 24
    } else {
      height = 24 + narrowSide(for: width) + 20 + blockHeight(width: width) + 20 + rowsHeight + 24
    }
    return Size(width: size.width, height: max(pageHeight, height))
  }

  override func layoutSubviews() {
    let column = PageMetrics.column(in: bounds.width, limit: Self.contentWidth)
    if isWide(bounds.width) {
      layOutWide(x: column.x, width: column.width)
    } else {
      layOutNarrow(x: column.x, width: column.width)
    }
  }

  /// The side of the cover beside the text.
  private func wideSide(for width: Double) -> Double {
    max(120, min(pageHeight - 80, width * 0.46)).rounded()
  }

  /// The side of the cover above the text: what the page leaves, or where that is too little for a
  /// picture, up to half of the page, which scrolls then.
  private func narrowSide(for width: Double) -> Double {
    let room = pageHeight - blockHeight(width: width) - 72
    let isEnough = room >= Self.leastCover
    return min(width, isEnough ? room : max(Self.leastCover, min(240, pageHeight / 2))).rounded()
  }

  private func layOutWide(x: Double, width: Double) {
    let side = wideSide(for: width)
    place(
      cover,
      Rect(x: x, y: max(24, (pageHeight - side) / 2).rounded(), width: side, height: side))
    let textX = x + side + 48
    let textWidth = max(0, x + width - textX)
    let height = blockHeight(width: textWidth) + 24 + rowsHeight
    let top = max(24, ((pageHeight - height) / 2).rounded())
    let end = layOutBlock(x: textX, y: top, width: textWidth)
    layOutTracks(x: textX, y: end + 24, width: textWidth)
  }

  private func layOutNarrow(x: Double, width: Double) {
    let side = narrowSide(for: width)
    place(
      cover,
      Rect(
        x: ((bounds.width - side) / 2).rounded(), y: 24, width: side, height: side))
    let end = layOutBlock(x: x, y: 24 + side + 20, width: width)
    layOutTracks(x: x, y: end + 20, width: width)
  }

  private func natural(_ view: View?) -> Double {
    view?.sizeThatFits(Size(width: 10_000, height: 10_000)).height.rounded(.up) ?? 0
  }

  private var progressHeight: Double { natural(progress) }
  private var rowHeight: Double { natural(tracks.first) }
  private var upNextHeight: Double { natural(upNext) }
  private var rowsHeight: Double { upNextHeight + 4 + Double(tracks.count) * rowHeight }

  /// The height of everything between the cover and the tracks.
  private func blockHeight(width: Double) -> Double {
    [overline, title, artist].reduce(0) {
      $0 + $1.sizeThatFits(Size(width: width, height: 10_000)).height.rounded(.up)
    } + 10 + 16 + progressHeight + 8 + PlayerControlsView.height
  }

  private func layOutBlock(x: Double, y: Double, width: Double) -> Double {
    var y = y
    y += place(overline, x: x, y: y, width: width) + 6
    y += place(title, x: x, y: y, width: width) + 4
    y += place(artist, x: x, y: y, width: width) + 16
    place(progress, Rect(x: x, y: y, width: width, height: progressHeight))
    y += progressHeight + 8
    place(controls, Rect(x: x, y: y, width: width, height: PlayerControlsView.height))
    return y + PlayerControlsView.height
  }

  private func layOutTracks(x: Double, y: Double, width: Double) {
    place(upNext, Rect(x: x, y: y, width: width, height: upNextHeight))
    for (index, track) in tracks.enumerated() {
      let top = y + upNextHeight + 4 + Double(index) * rowHeight
      place(track, Rect(x: x, y: top, width: width, height: rowHeight))
    }
  }
}
