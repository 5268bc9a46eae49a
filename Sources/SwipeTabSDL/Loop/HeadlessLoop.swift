import Glibc

/// Runs asynchronous work on the main actor from a synchronous `main`, without a display.
///
/// It waits on the main queue's own descriptor, so it costs nothing while nothing happens and
/// answers at once when something does.
@MainActor public enum HeadlessLoop {
  private final class Box<Value> {
    var value: Value?
  }

  /// Runs something to its end, with everything else that the main actor has to do meanwhile, and
  /// returns its result.
  public static func run<Value>(_ body: @escaping @MainActor () async -> Value) -> Value {
    let bridge = MainQueueBridge.find()
    let box = Box<Value>()
    let task = Task { @MainActor in box.value = await body() }
    defer { task.cancel() }
    while true {
      if let value = box.value { return value }
      wait(for: bridge)
      bridge.drain()
    }
  }

  private static func wait(for bridge: MainQueueBridge) {
    guard let descriptor = bridge.descriptor else {
      usleep(UInt32(MainQueueBridge.pollingInterval * 1e6))
      return
    }
    var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    // An interrupted wait is repeated by the caller.
    _ = poll(&watched, 1, -1)
  }
}
