import SwipeTabCore
import SwipeTabDrawing
import SwipeTabViews

/// Text of plain numbers: each character is 0.6 times the font size wide, a line 1.2 times as high.
@MainActor final class GridTextEngine: TextEngine {
  private(set) var count = 0

  func layout(_ string: String, style: TextStyle, maxWidth: Double?, scale: Double) -> TextLayout {
    count += 1
    let advance = style.font.size * 0.6
    var shown = string
    if let maxWidth, Double(string.count) * advance > maxWidth {
      let kept = max(0, Int(maxWidth / advance) - 1)
      shown = String(string.prefix(kept)) + (maxWidth >= advance ? "…" : "")
    }
    return TextLayout(
      string: shown,
      size: Size(width: Double(shown.count) * advance, height: style.font.size * 1.2),
      firstBaseline: style.font.size, lastBaseline: style.font.size, lineCount: 1,
      isTruncated: shown != string, scale: scale, runs: [])
  }
}

/// A picture without pixels.
final class NamedImage: ImageProvider {
  let name: String
  let size = Size(width: 24, height: 24)

  init(_ name: String) { self.name = name }

  func pixels(width: Int, height: Int) -> PixelBuffer? { nil }
}

/// A bar in a window, at its own place over 800 by 600 points unless stated.
@MainActor final class BarFixture {
  let window: Window
  let bar: TabBar
  let engine = GridTextEngine()
  var time = 0.0

  init(
    _ style: any TabBarStyle, items: TabBarItems, size: Size = Size(width: 800, height: 600),
    scale: Double = 1, direction: LayoutDirection = .leftToRight, selected: Int? = 0,
    isContained: Bool = true, configure: (TabBar) -> Void = { _ in }
  ) {
    window = Window(size: size, scale: scale, textEngine: engine)
    window.layoutDirection = direction
    bar = TabBar(style: style)
    bar.selectsByItself = !isContained
    configure(bar)
    bar.items = items
    if isContained, let selected { bar.presentation = .rest(selected) }
    window.rootView.addSubview(bar)
    place()
  }

  /// Gives the bar its frame in the window.
  func place() {
    bar.frame = bar.frame(in: Rect(origin: .zero, size: window.size))
    window.update(to: time)
  }

  func advance(_ seconds: Double) {
    time += seconds
    window.update(to: time)
  }

  func settle() {
    for _ in 0..<400 where window.isAnimating { advance(1 / 60) }
  }

  func pointer(
    _ phase: PointerEvent.Phase, _ x: Double, _ y: Double? = nil, kind: PointerKind = .touch,
    finger: Int64 = 0
  ) {
    window.handle(
      .pointer(
        PointerEvent(
          id: PointerID(device: 1, finger: finger), kind: kind, phase: phase,
          position: Point(x: x, y: y ?? bar.frame.midY), time: time)))
    window.update(to: time)
  }

  func tap(_ x: Double, _ y: Double? = nil) {
    pointer(.down, x, y)
    pointer(.up, x, y)
  }

  /// Taps the middle of an item.
  func tapItem(_ index: Int) {
    guard let frame = item(index)?.frame else { return }
    tap(frame.midX, frame.midY)
  }

  /// A drag of the bar itself, at 60 steps a second.
  func drag(from: Double, by distance: Double, steps: Int = 12, release: Bool = true) {
    pointer(.down, from)
    for step in 1...steps {
      advance(1 / 60)
      pointer(.move, from + distance * Double(step) / Double(steps))
    }
    if release { pointer(.up, from + distance) }
  }

  func key(_ key: Key, _ modifiers: KeyModifiers = []) {
    window.handle(.key(KeyEvent(key: key, modifiers: modifiers, time: time)))
    window.update(to: time)
  }

  var state: TabBarState { bar.state }

  /// What the bar and everything in it paints, from back to front.
  var paintedCommands: [DrawCommand] {
    window.update(to: time)
    _ = window.makeScene()
    return commands(of: bar)
  }

  private func commands(of view: View) -> [DrawCommand] {
    guard !view.isHidden else { return [] }
    var context = PaintContext(
      bounds: view.bounds, scale: window.scale, direction: window.layoutDirection,
      appearance: .light, tint: .black, textEngine: engine)
    view.paint(in: &context)
    return context.list.commands + view.subviews.flatMap { commands(of: $0) }
  }

  func item(_ index: Int) -> TabBarState.Item? { state.items.first { $0.index == index } }

  /// The items' frames in points of the window.
  var frames: [Rect] { state.items.map(\.frame) }
}

extension PagerPresentation {
  static func rest(_ page: Int) -> PagerPresentation {
    PagerPresentation(phase: .rest, committed: page, position: Double(page))
  }

  /// A moment on the way from one page to another.
  static func moving(
    _ from: Int, _ to: Int, _ progress: Double, phase: PagerPhase = .interactive,
    isStrip: Bool = false
  ) -> PagerPresentation {
    let transition = Transition(from: from, to: to)
    return PagerPresentation(
      phase: phase, committed: from, position: transition.position(at: progress),
      transition: transition, progress: progress, isStrip: isStrip)
  }
}

extension TabBarItems {
  @MainActor static func titles(_ titles: [String]) -> TabBarItems {
    TabBarItems(titles.map { TabBarItem(title: $0) })
  }

  @MainActor static func icons(_ count: Int, title: String? = nil) -> TabBarItems {
    TabBarItems(
      (0..<count).map { TabBarItem(title: title, image: Image(NamedImage("icon\($0)"))) })
  }
}

func isClose(_ left: Double, _ right: Double, _ tolerance: Double = 1e-9) -> Bool {
  abs(left - right) <= tolerance
}
