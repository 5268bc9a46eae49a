import SwipeTabCore
import SwipeTabDrawing
import SwipeTabViews

/// A page that notes what it is told.
@MainActor final class LoggingPage: SwipeTabBaseViewController {
  let name: String
  let journal: Journal

  init(_ name: String, journal: Journal) {
    self.name = name
    self.journal = journal
    super.init()
    tabBarItem = TabBarItem(title: name)
    navigationItem.title = name
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    journal.note("\(name).didLoad")
  }
  override func viewWillAppear(_ animated: Bool) { journal.note("\(name).willAppear") }
  override func viewDidAppear(_ animated: Bool) { journal.note("\(name).didAppear") }
  override func viewWillDisappear(_ animated: Bool) { journal.note("\(name).willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { journal.note("\(name).didDisappear") }
}

/// What happened, in order.
@MainActor final class Journal {
  private(set) var entries: [String] = []
  func note(_ entry: String) { entries.append(entry) }
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A container of logging pages.
@MainActor final class LoggingContainer: SwipeTabViewController {
  let journal: Journal
  var pages: [any SwipeTabViewControllerType]
  var timesAsked = 0

  init(pages: Int, style: (any TabBarStyle)? = nil) {
    let journal = Journal()
    self.journal = journal
    self.pages = (0..<pages).map { LoggingPage("p\($0)", journal: journal) }
    super.init(style: style)
    log = { journal.note("log: \($0)") }
    beforeSwipeCallback = { _, from, to in journal.note("before \(from) \(to)") }
    afterSwipeCallback = { container, from, to in
      journal.note("after \(from) \(to) at \(container.selectedViewControllerIndex)")
    }
  }

  override var generatedViewControllers: [any SwipeTabViewControllerType] {
    timesAsked += 1
    return pages
  }
}

/// A window around a controller, with time moved by hand.
@MainActor final class Stage {
  let window: Window
  let controller: ViewController
  private(set) var time = 0.0

  init(_ controller: ViewController, size: Size = Size(width: 800, height: 600), scale: Double = 1)
  {
    self.controller = controller
    window = Window(size: size, scale: scale, textEngine: FakeTextEngine())
  }

  func show() {
    window.rootViewController = controller
    window.update(to: time)
  }

  func hide() {
    window.rootViewController = nil
    window.update(to: time)
  }

  func wait(_ milliseconds: Double) {
    let end = time + milliseconds / 1000
    while time < end {
      time = min(time + 1.0 / 60, end)
      window.update(to: time)
    }
  }

  private func finger(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double) {
    window.handle(
      .pointer(
        PointerEvent(
          id: PointerID(device: 1, finger: 1), kind: .touch, phase: phase,
          position: Point(x: x, y: y), time: time)))
    window.update(to: time)
  }

  func down(_ x: Double, _ y: Double = 300) { finger(.down, x, y) }
  func move(_ x: Double, _ y: Double = 300) { finger(.move, x, y) }
  func up(_ x: Double, _ y: Double = 300) { finger(.up, x, y) }

  /// Drags evenly and lifts after a pause, so that there is no fling.
  func drag(from: Double, to: Double, y: Double = 300) {
    down(from, y)
    for step in 1...20 {
      wait(8)
      move(from + (to - from) * Double(step) / 20, y)
    }
    wait(100)
    up(to, y)
  }
}
