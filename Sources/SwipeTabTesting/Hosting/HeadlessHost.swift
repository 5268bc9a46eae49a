public import SwipeTabs

/// A window without a display: drawn into memory, with a clock that moves by hand.
///
/// The same input gives the same pixels, every time and on every machine.
@MainActor public final class HeadlessHost {
  /// The window.
  public let window: Window
  /// Where frames are drawn.
  public let presenter: MemoryPresenter
  /// Told of each frame after it was drawn.
  public var onFrame: (@MainActor (FrameReport) -> Void)?
  /// A clock in seconds by which drawing is measured; nil measures nothing.
  public var stopwatch: (@MainActor () -> Double)?
  /// Whether pictures are still being decoded; `settle` waits for them.
  public var hasPendingPictures: @MainActor () -> Bool = { false }

  /// Looks at the window in even steps while time passes.
  var sampler: FrameSampler?

  private var clock = ManualClock()

  /// Creates a host and a window of a size in points.
  public init(size: Size, scale: Double, textEngine: any TextEngine) {
    window = Window(size: size, scale: scale, textEngine: textEngine)
    presenter = MemoryPresenter(width: 0, height: 0)
  }

  /// The present time in seconds.
  public var time: Double { clock.seconds }

  /// Draws the first frame; call it when the contents are in the window.
  public func start() {
    clock.stepToFrame()
    drawFrame()
  }

  /// Lets time pass up to a moment in seconds: frames are drawn on multiples of 1/60 s, then the
  /// tree is brought to its exact state at that moment.
  public func advance(to time: Double) {
    while let moment = sampler?.next, moment <= time {
      move(to: moment)
      sampler?.take()
    }
    move(to: time)
  }

  private func move(to time: Double) {
    while true {
      if !window.isChanging {
        // Nothing can change before the next timer.
        let next = min(time, window.nextDeadline ?? time)
        if next > clock.seconds { clock.skipFrames(before: next) }
      }
      guard clock.stepToFrame(before: time) else { break }
      drawFrame()
    }
    clock.advance(to: time)
    update()
  }

  /// Brings the tree to its exact state at the present time, without drawing.
  public func update() { window.update(to: clock.seconds) }

  /// Hands an event to the window; events are never later than the present time.
  public func send(_ event: InputEvent) { window.handle(event) }

  /// Lets time pass until nothing moves; false when something still does after a number of seconds.
  public func settleMotion(within seconds: Double = ScriptLimits.settleSeconds) -> Bool {
    let end = clock.seconds + seconds
    while window.isMoving(at: clock.seconds) {
      guard clock.seconds < end else { return false }
      step()
    }
    return true
  }

  /// The window as it is now, in device pixels; the last picture while it is minimised.
  public func picture() -> PixelBuffer {
    guard !window.size.isEmpty else { return PixelBuffer(presenter.bitmap) }
    window.update(to: clock.seconds)
    return window.picture()
  }

  /// Goes on by one frame, or to the next timer when nothing has to be drawn before it.
  private func step() {
    let before = clock.seconds
    if !window.isChanging, let deadline = window.nextDeadline, deadline > before {
      advance(to: deadline)
      // A deadline nearer than the clock can tell must not be waited for on the spot.
      if clock.seconds > before { return }
    }
    if let moment = sampler?.next, moment <= clock.nextFrameTime / 1000 {
      advance(to: moment)
      return
    }
    clock.stepToFrame()
    drawFrame()
  }

  private func drawFrame() {
    let start = stopwatch?() ?? 0
    guard let frame = window.frame(at: clock.seconds) else { return }
    presenter.present(frame.scene, damage: frame.damage)
    let end = stopwatch?() ?? 0
    onFrame?(
      FrameReport(
        time: clock.seconds, causes: frame.causes,
        damage: FrameReport.points(frame.damage, scale: window.scale), drawTime: end - start))
  }
}
