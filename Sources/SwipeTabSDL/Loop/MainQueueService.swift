import CSDL2

/// Does the main actor's work in the loop of a program that only waits for SDL's events.
@MainActor final class MainQueueService {
  private let bridge: MainQueueBridge
  private let watcher: WakeWatcher
  private let wakeType: UInt32

  /// Starts to wait for work; nil where the main queue is served elsewhere, or cannot be.
  init?() {
    let bridge = MainQueueBridge.find()
    guard let descriptor = bridge.descriptor else { return nil }
    let type = SDL_RegisterEvents(1)
    guard type != UInt32.max,
      let watcher = try? WakeWatcher(queue: descriptor, wakeType: type, endType: nil)
    else { return nil }
    self.bridge = bridge
    self.watcher = watcher
    wakeType = type
  }

  /// Does the work that an event announces; false for an event of others.
  func handle(_ event: SDL_Event) -> Bool {
    guard event.type == wakeType else { return false }
    bridge.drain()
    watcher.didDrain()
    return true
  }
}
