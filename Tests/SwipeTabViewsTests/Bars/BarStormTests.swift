import SwipeTabCore
import SwipeTabDrawing
import Testing

@testable import SwipeTabViews

@Suite("Storms over pages and bar") @MainActor struct BarStormTests {
  @Test("Bar and pages agree in every frame of a storm, and come to rest", arguments: 1...8)
  func storm(seed: Int) {
    let storm = BarStorm(seed: UInt64(seed))
    for _ in 0..<80 { storm.act() }
    storm.comeToRest()
  }

  @Test(
    "Bar and pages agree although callbacks select, change the pages, the style and the motion",
    arguments: 101...116)
  func meddlingCallbacks(seed: Int) {
    let storm = BarStorm(seed: UInt64(seed))
    storm.meddle()
    for _ in 0..<80 { storm.act() }
    storm.comeToRest()
    #expect(storm.meddlings > 5)
  }
}

/// Random input and changes over a container, checked after each of them and in every frame.
@MainActor private final class BarStorm {
  private let container: LoggingContainer
  private let stage: Stage
  private var random: TestRandom
  private var finger: Point?
  private var pagesMade = 0
  private var trace: [String] = []
  /// How often a callback called back into the container.
  private(set) var meddlings = 0
  /// How many more callbacks may do so until the next action.
  private var meddlingsLeft = 0

  init(seed: UInt64) {
    random = TestRandom(seed: seed)
    container = LoggingContainer(pages: 6, style: CapsuleStyle())
    stage = Stage(container)
    stage.show()
    check()
  }

  private var window: Window { stage.window }

  /// Has callbacks of all kinds call back into the container, also from within one another.
  func meddle() {
    let before = container.beforeSwipeCallback
    container.beforeSwipeCallback = { [weak self] in
      before?($0, $1, $2)
      self?.callBack("before")
    }
    let after = container.afterSwipeCallback
    container.afterSwipeCallback = { [weak self] in
      after?($0, $1, $2)
      self?.callBack("after")
    }
    container.eventHandler = { [weak self] event in self?.callBack("\(event)") }
  }

  private func callBack(_ event: String) {
    guard meddlingsLeft > 0, chance(0.3) else { return }
    meddlingsLeft -= 1
    meddlings += 1
    note("[\(event):")
    [select, select, pages, pages, pages, style, transition, float, motion, reload, turn]
      .randomElement(using: &random)?()
    note("]")
  }

  private func reload() {
    note("reload")
    container.reloadTabBarItems()
  }

  /// Does something, then lets up to three frames pass.
  func act() {
    meddlingsLeft = 3
    defer { meddlingsLeft = 0 }
    if let finger, chance(0.75) {
      drag(finger)
    } else {
      [
        press, press, tapBar, tapBar, select, select, wheel, resize, scale, turn, textSize, style,
        style, pages, pages, transition, motion, float, key,
      ].randomElement(using: &random)?()
    }
    window.update(to: stage.time)
    check()
    for _ in 0..<Int.random(in: 0...3, using: &random) { pass() }
  }

  func comeToRest() {
    if let finger { point(.up, finger) }
    finger = nil
    for _ in 0..<240 { pass() }
    #expect(container.presentation.phase == .rest, comment)
    #expect(!window.isAnimating, comment)
    check()
  }

  private func pass() {
    stage.wait(1000 / 60)
    check()
  }

  // MARK: What happens

  private func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }

  private func note(_ action: String) { trace.append(action) }

  private func point(_ phase: PointerEvent.Phase, _ position: Point) {
    note("\(phase) \(position.x) \(position.y)")
    window.handle(
      .pointer(
        PointerEvent(
          id: PointerID(device: 1, finger: 1), kind: .touch, phase: phase, position: position,
          time: stage.time)))
  }

  private func randomPoint() -> Point {
    Point(
      x: Double.random(in: 0...window.size.width, using: &random),
      y: Double.random(in: 0...window.size.height, using: &random))
  }

  private func press() {
    guard finger == nil else { return }
    let start = randomPoint()
    finger = start
    point(.down, start)
  }

  private func drag(_ start: Point) {
    switch Double.random(in: 0..<1, using: &random) {
    case ..<0.8:
      let to = Point(x: start.x + Double.random(in: -120...120, using: &random), y: start.y)
      finger = to
      point(.move, to)
    case ..<0.96:
      finger = nil
      point(.up, start)
    default:
      finger = nil
      point(.cancel, start)
    }
  }

  private func tapBar() {
    guard finger == nil, let bar = container.tabBar, !bar.isHidden else { return }
    let frame = bar.convert(bar.bounds, to: nil)
    let x = frame.minX + Double.random(in: 0...frame.width, using: &random)
    point(.down, Point(x: x, y: frame.midY))
    window.update(to: stage.time)
    point(.up, Point(x: x, y: frame.midY))
  }

  private func select() {
    let index = Int.random(in: 0...max(0, container.pageCount), using: &random)
    note("select \(index)")
    container.selectViewController(at: index)
  }

  private func wheel() {
    guard let bar = container.tabBar else { return }
    let frame = bar.convert(bar.bounds, to: nil)
    let notches = Point(x: 0, y: Double(Int.random(in: -3...3, using: &random)))
    note("wheel \(notches.y)")
    window.handle(
      .wheel(
        WheelEvent(
          notches: notches, position: Point(x: frame.midX, y: frame.midY), time: stage.time)))
  }

  private func resize() {
    window.size = Size(
      width: Double.random(in: 120...1300, using: &random).rounded(),
      height: Double.random(in: 160...900, using: &random).rounded())
    note("resize \(window.size)")
  }

  private func scale() {
    window.scale = [1, 1.25, 1.5, 2].randomElement(using: &random) ?? 1
    note("scale \(window.scale)")
  }

  private func turn() {
    window.layoutDirection =
      window.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
    note("turn")
  }

  private func textSize() {
    window.textSizeFactor = Double.random(in: 0.8...2, using: &random)
    note("text \(window.textSizeFactor)")
  }

  private func style() {
    let styles: [any TabBarStyle] = [
      ToolbarStyle(), CapsuleStyle(), UnderlineStyle(), UnderlineStyle(cells: .fitted),
    ]
    guard let style = styles.randomElement(using: &random) else { return }
    note("style \(style.name)")
    container.tabBarStyle = style
  }

  private func pages() {
    let count = container.pageCount
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1: container.insertPage(page(), at: Int.random(in: 0...count, using: &random))
    case 2, 3: container.removePage(at: Int.random(in: 0...max(0, count - 1), using: &random))
    case 4:
      container.movePage(
        from: Int.random(in: 0...count, using: &random),
        to: Int.random(in: 0...count, using: &random))
    default:
      let new = [0, 1, 2, 7, 40, 150].randomElement(using: &random) ?? 3
      container.replacePages(with: (0..<new).map { _ in page() })
    }
    note("pages \(count) to \(container.pageCount)")
  }

  private func page() -> LoggingPage {
    pagesMade += 1
    return LoggingPage(
      String(repeating: "m", count: 1 + pagesMade * 7 % 40), journal: container.journal)
  }

  private func transition() {
    container.transitionStyle = TransitionStyle.allCases.randomElement(using: &random) ?? .slide
    note("transition \(container.transitionStyle)")
  }

  private func motion() {
    window.reducesMotion = chance(0.2)
    note("motion \(window.reducesMotion)")
  }

  private func float() {
    container.floatsTabBar = [true, false, nil].randomElement(using: &random) ?? nil
    note("floats \(String(describing: container.floatsTabBar))")
  }

  private func key() {
    note("key")
    let key = [Key.pageDown, .pageUp].randomElement(using: &random) ?? .pageDown
    window.handle(.key(KeyEvent(key: key, modifiers: .control, time: stage.time)))
  }

  // MARK: What must be so

  /// What happened last; only made for a failure.
  private var comment: Comment {
    Comment(rawValue: "\(trace.suffix(12)) \(container.presentation)")
  }

  private func check() {
    guard let bar = container.tabBar, container.pageCount > 0 else { return }
    let presentation = container.presentation
    #expect(bar.presentation == presentation, comment)
    #expect(presentation.position.isFinite && bar.contentOffset.isFinite, comment)
    guard !bar.bounds.isEmpty, let layout = bar.layout, let committed = presentation.committed
    else { return }
    #expect(committed >= 0 && committed < container.pageCount, comment)
    checkPages(presentation)
    let items = bar.indices().map { layout.item(at: $0).frame }
    #expect(items.allSatisfy { $0.minX.isFinite && $0.width.isFinite }, comment)
    if let indicator = bar.logicalIndicatorFrame {
      check(indicator, of: bar, in: layout, presentation)
    }
    guard presentation.phase == .rest, case .following = bar.scroller.state else { return }
    let item = layout.item(at: committed).frame
    let isSeen =
      item.minX >= bar.contentOffset - 1e-6
      && item.maxX <= bar.contentOffset + bar.bounds.width + 1e-6
    #expect(isSeen || item.width > bar.bounds.width, comment)
    #expect(bar.contentOffset >= 0 && bar.contentOffset <= bar.maximumOffset + 1e-6, comment)
  }

  private func checkPages(_ presentation: PagerPresentation) {
    let frames = container.visiblePageFrames
    #expect(frames.allSatisfy { $0.frame.minX.isFinite }, comment)
    guard presentation.phase == .rest else { return }
    #expect(presentation.position == presentation.committed.map(Double.init), comment)
    #expect(presentation.transition == nil, comment)
    #expect(container.appearedIndices == [presentation.committed], comment)
    #expect(frames.map(\.index) == [presentation.committed], comment)
  }

  private func check(
    _ indicator: Rect, of bar: TabBar, in layout: any TabBarLayout,
    _ presentation: PagerPresentation
  ) {
    #expect(indicator.minX.isFinite && indicator.width.isFinite, comment)
    guard let committed = presentation.committed else { return }
    if let underline = container.tabBarStyle as? UnderlineStyle, underline.cells == .equal {
      let width = bar.bounds.width / Double(container.pageCount)
      #expect(isClose(indicator.minX, presentation.position * width, 1e-6), comment)
      #expect(isClose(indicator.width, width, 1e-6), comment)
    }
    guard container.tabBarStyle is CapsuleStyle else { return }
    let to = layout.item(at: presentation.transition?.to ?? committed).frame
    let from = layout.item(at: presentation.transition?.from ?? committed).frame
    #expect(indicator.minX >= min(from.minX, to.minX) - 1e-6, comment)
    #expect(indicator.maxX <= max(from.maxX, to.maxX) + 1e-6, comment)
    if presentation.phase == .rest { #expect(indicator == to, comment) }
  }
}
