import SwipeTabTesting
import SwipeTabs

/// The controls that have a sheet of their own.
enum ControlKind: String, CaseIterable, Sendable {
  case plainButton = "button-plain"
  case tintedButton = "button-tinted"
  case filledButton = "button-filled"
  case destructiveButton = "button-destructive"
  case trailingImage = "button-trailing-image"
  case switchOff = "switch-off"
  case switchOn = "switch-on"
  case slider
  case segments
  case row

  /// Makes one, for a direction.
  @MainActor func make(_ strings: [String], _ image: Image?) -> Control {
    switch self {
    case .plainButton: Button(title: strings[0])
    case .tintedButton: Button(title: strings[0], image: image, style: .tinted)
    case .filledButton: Button(title: strings[0], image: image, style: .filled)
    case .destructiveButton: Button(title: strings[1], style: .destructive)
    case .trailingImage: trailing(strings[0], image)
    case .switchOff: Switch()
    case .switchOn: Switch(isOn: true)
    case .slider: Slider(value: 0.3)
    case .segments: SegmentedControl(titles: strings, selectedIndex: 1)
    case .row: ListRow(title: strings[0], subtitle: strings[2], image: image) {}
    }
  }

  @MainActor private func trailing(_ title: String, _ image: Image?) -> Button {
    let button = Button(title: title, image: image)
    button.imagePlacement = .trailing
    return button
  }

  /// The size of a tile in points.
  var tileSize: Size {
    switch self {
    case .segments: Size(width: 240, height: 56)
    case .row: Size(width: 240, height: 76)
    default: Size(width: 148, height: 56)
    }
  }
}

/// One control in every state, light and dark, in both directions.
@MainActor struct ControlSheet {
  /// What a control shows of what happens to it.
  enum State: String, CaseIterable {
    case normal, hovered, pressed, focused, disabled
  }

  private let kind: ControlKind

  init(_ kind: ControlKind) { self.kind = kind }

  /// Draws the sheet: a row for each look, a column for each state.
  ///
  /// - Throws: an error when there are no fonts or pictures.
  func picture(scale: Double) throws -> PixelBuffer {
    let log: @MainActor (String) -> Void = { StandardErrorLog.write($0) }
    let assets = FileAssets(loader: try ImageLoader(mode: .immediate, log: log), log: log)
    let image =
      kind == .trailingImage
      ? assets.image("chevron-right")?.directional() : assets.image("share")
    var tiles: [SheetCanvas.Tile] = []
    var engine: (any TextEngine)?
    for appearance in [Appearance.light, .dark] {
      for (direction, locale) in [(LayoutDirection.leftToRight, "en"), (.rightToLeft, "ar")] {
        let present = try SDLTextEngine(locale: locale, log: log)
        if engine == nil { engine = present }
        let words =
          direction == .leftToRight ? ["Share", "Delete", "Later"] : ["مشاركة", "حذف", "لاحقًا"]
        for state in State.allCases {
          let host = HeadlessHost(size: kind.tileSize, scale: scale, textEngine: present)
          host.window.appearance = appearance
          host.window.layoutDirection = direction
          show(kind.make(words, image), state, in: host)
          tiles.append(SheetCanvas.Tile(picture: host.picture(), label: state.rawValue))
        }
      }
    }
    guard let engine else { return PixelBuffer(width: 0, height: 0, pixels: []) }
    return SheetCanvas(engine: engine, labelScale: scale)
      .sheet(tiles, columns: State.allCases.count)
  }

  private func show(_ control: Control, _ state: State, in host: HeadlessHost) {
    let page = View()
    page.backgroundColor = .systemBackground
    page.addSubview(control)
    host.window.rootView = page
    let room = Size(width: kind.tileSize.width - 24, height: kind.tileSize.height - 16)
    var size = control.sizeThatFits(room)
    if control is ListRow || control is SegmentedControl || control is Slider {
      size.width = room.width
    }
    control.frame = Rect(
      x: ((kind.tileSize.width - size.width) / 2).rounded(),
      y: ((kind.tileSize.height - size.height) / 2).rounded(), width: size.width,
      height: size.height)
    host.start()
    // On a segment that is not chosen, away from the middle.
    let point = Point(x: control.frame.minX + size.width * 0.2, y: control.frame.midY)
    switch state {
    case .normal: break
    case .hovered: send(.hover, at: point, to: host)
    case .pressed:
      send(.hover, at: point, to: host)
      send(.down, at: point, to: host)
    case .focused: host.window.moveFocus(to: control)
    case .disabled: control.isEnabled = false
    }
    _ = host.settleMotion()
  }

  private func send(_ phase: PointerEvent.Phase, at point: Point, to host: HeadlessHost) {
    host.send(
      .pointer(
        PointerEvent(id: .mouse, kind: .mouse, phase: phase, position: point, time: host.time)))
  }
}
