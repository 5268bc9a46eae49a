import CSDL2
import SwipeTabTesting
import SwipeTabs

/// Events of SDL with random contents, translated and handed to a window with pages.
@MainActor enum EventTarget {
  static let types = [
    SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP,
    SDL_MOUSEMOTION, SDL_MOUSEWHEEL, SDL_KEYDOWN, SDL_KEYUP, SDL_WINDOWEVENT, SDL_DISPLAYEVENT,
    SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET, SDL_QUIT, SDL_TEXTINPUT,
  ]
  static let drivers: [VideoDriver] = [.x11, .wayland, .kmsdrm, .other("dummy")]
  static let windowID: UInt32 = 1

  static func run(_ input: [UInt8]) {
    var input = input[...]
    let first = Int(input.popFirst() ?? 0)
    var translator = EventTranslator(
      windowID: windowID, driver: drivers[first % drivers.count],
      geometry: WindowGeometry(
        unitWidth: 400, unitHeight: 300, pixelWidth: 400 << (first >> 6),
        pixelHeight: 300 << (first >> 6)))
    let host = HeadlessHost(
      size: Size(width: 400, height: 300), scale: 1, textEngine: NoText())
    let tabs = Tabs()
    host.window.rootViewController = tabs
    var time = 0.0
    while input.count > 2, time < 20 {
      let kind = Int(input.removeFirst())
      time += Double(input.removeFirst()) / 1000
      var event = SDL_Event()
      withUnsafeMutableBytes(of: &event) { event in
        for index in event.indices { event[index] = input.popFirst() ?? 0 }
      }
      // Mostly events that mean something, for the window.
      if kind < 240 {
        event.type = types[kind % types.count].rawValue
        event.window.windowID = windowID
      }
      for input in translator.translate(event, at: time, modifiers: SDL_Keymod(UInt32(kind))) {
        check(input.isFinite, "\(input)")
        host.send(input)
      }
      host.window.update(to: time)
      let position = tabs.presentation.position
      check(position > -1 && position < 3, "position \(position)")
    }
  }
}

/// Three pages with nothing in them.
@MainActor private final class Tabs: SwipeTabViewController {
  override var generatedViewControllers: [any SwipeTabViewControllerType] {
    (0..<3).map { number in
      let page = SwipeTabBaseViewController()
      page.tabBarItem = TabBarItem(title: "\(number)")
      return page
    }
  }
}

/// An engine for windows without text.
@MainActor private final class NoText: TextEngine {
  func layout(_ string: String, style: TextStyle, maxWidth: Double?, scale: Double) -> TextLayout {
    TextLayout(
      string: string, size: Size(width: Double(string.count) * 8, height: 16), firstBaseline: 12,
      lastBaseline: 12, lineCount: 1, isTruncated: false, scale: scale, runs: [])
  }
}

extension InputEvent {
  /// Whether all numbers that windows work with are finite.
  fileprivate var isFinite: Bool {
    switch self {
    case .pointer(let event): event.position.x.isFinite && event.position.y.isFinite
    case .scroll(let event): event.delta.x.isFinite && event.delta.y.isFinite
    case .wheel(let event): event.notches.x.isFinite && event.notches.y.isFinite
    case .window(.resized(let size), _): size.width.isFinite && size.height.isFinite
    case .key, .window: true
    }
  }
}
