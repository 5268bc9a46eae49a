public import SwipeTabs

/// Lets scripts drive an application's window on a screen, in real time, while its main loop runs.
@MainActor public final class ApplicationHost: ScriptHost {
  /// Whether pictures are still being decoded; `settle` waits for them.
  public var hasPendingPictures: @MainActor () -> Bool = { false }
  private let application: Application

  /// Creates a host.
  public init(_ application: Application) { self.application = application }

  /// The time on the loop's clock in seconds.
  public var time: Double { application.clock.now() }
  /// The size of the window in points.
  public var windowSize: Size { application.window.size }

  /// What lays out the window's text.
  public var textEngine: (any TextEngine)? { application.window.textEngine }

  /// Hands an event to the window.
  public func send(_ event: InputEvent) { application.window.handle(event) }

  /// Brings the tree to its exact state now.
  public func update() { application.window.update(to: time) }

  /// Sleeps until a moment in seconds while the main loop goes on.
  public func wait(until time: Double) async {
    guard time > self.time else { return }
    await withCheckedContinuation { continuation in
      application.window.schedule(at: time) { continuation.resume() }
    }
  }

  /// Sleeps until nothing moves and every picture is decoded.
  public func settle(within seconds: Double) async -> Bool {
    let end = time + seconds
    while application.window.isMoving(at: time) || hasPendingPictures() {
      guard time < end else { return false }
      await wait(until: time + 1 / ManualClock.frameRate)
    }
    return true
  }

  /// Asks the window system for another size and waits until it has answered, half a second at most.
  public func resize(to size: Size) async {
    application.displayWindow.resize(to: size)
    let end = time + 0.5
    while !hasSize(size), time < end { await wait(until: time + 0.005) }
  }

  private func hasSize(_ size: Size) -> Bool {
    let present = application.window.size
    if size.isEmpty { return present.isEmpty }
    return abs(present.width - size.width) < 1 && abs(present.height - size.height) < 1
  }

  /// Applies a setting of the window.
  public func apply(_ setting: ScriptSetting) -> Bool {
    application.window.apply(setting, at: time)
  }

  /// The window as it is now, in device pixels.
  public func picture() -> PixelBuffer {
    update()
    return application.window.picture()
  }
}
