import SwipeTabTesting
import SwipeTabs

/// Writes down what a script asks of the window and the container.
@MainActor final class RecordingHost: ScriptHost, ScriptTarget {
  private(set) var log: [String] = []
  private(set) var events: [InputEvent] = []
  private var clock = ManualClock()
  var comesToRest = true

  var time: Double { clock.seconds }
  let windowSize = Size(width: 800, height: 600)
  let pageArea = Rect(x: 0, y: 0, width: 800, height: 500)

  func send(_ event: InputEvent) {
    events.append(event)
    log.append("\(clock.milliseconds): \(Self.text(of: event))")
  }

  func update() {}

  func wait(until time: Double) async { clock.advance(to: time) }

  func settle(within seconds: Double) async -> Bool {
    log.append("settle within \(seconds)")
    return comesToRest
  }

  func resize(to size: Size) async { log.append("resize \(size.width) \(size.height)") }

  func apply(_ setting: ScriptSetting) -> Bool {
    guard case .dark(let isDark) = setting else { return false }
    log.append("dark \(isDark)")
    return true
  }

  func apply(_ setting: ScriptSetting) throws(ScriptFailure) {
    if case .style = setting { throw ScriptFailure("no such style yet", reason: .badScript) }
    log.append("set \(setting)")
  }

  func picture() -> PixelBuffer {
    log.append("picture")
    return PixelBuffer(width: 1, height: 1, pixels: [0xFF00_0000])
  }

  func select(_ index: Int) { log.append("select \(index)") }
  func reloadItems() { log.append("reload") }
  func change(_ change: ScriptCommand.PageChange) { log.append("\(change)") }
  func push() { log.append("push") }
  func pop() { log.append("pop") }

  func state(at time: Double) -> ContainerState {
    var state = ContainerState()
    state.time = time * 1000
    return state
  }

  private static func text(of event: InputEvent) -> String {
    switch event {
    case .pointer(let pointer):
      let name = pointer.kind == .mouse ? "mouse" : "finger \(pointer.id.finger)"
      return "\(name) \(pointer.phase) \(pointer.position.x) \(pointer.position.y)"
    case .scroll(let scroll):
      return "scroll \(scroll.phase) \(scroll.delta.x) at \(scroll.position.x) \(scroll.position.y)"
    case .wheel(let wheel):
      return "wheel \(wheel.notches.x) \(wheel.notches.y) \(wheel.isShifted) at "
        + "\(wheel.position.x) \(wheel.position.y)"
    case .key(let key): return "key \(key.key) \(key.isDown ? "down" : "up")"
    case .window(let event, _): return "\(event)"
    }
  }
}
