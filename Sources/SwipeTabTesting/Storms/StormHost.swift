import SwipeTabViews
public import SwipeTabs

/// The window in which a storm rages: in memory, with a manual clock, and painted only now and then.
///
/// Between the commands everything moves with frames on multiples of 1/60 s, as in ``HeadlessHost``.
@MainActor public final class StormHost: ScriptHost {
  /// The window.
  public let window: Window
  private let presenter = MemoryPresenter(width: 0, height: 0)
  /// Whether every frame is painted, as on a screen, whatever the size of the window.
  var paintsEveryFrame = false {
    didSet { window.layerByteBudget = paintsEveryFrame ? 4 * Self.layerBudget : Self.layerBudget }
  }
  private var clock = ManualClock()

  /// The most pixels of a window that is painted: larger ones are laid out and moved only.
  public static let paintedPixels = 400_000

  /// What layers may take, in bytes: little, so that they are thrown out and made again.
  private static let layerBudget = 12 << 20

  /// Creates a window of a size in points.
  public init(size: Size, textEngine: any TextEngine) {
    window = Window(size: size, scale: 1, textEngine: textEngine)
    window.layerByteBudget = Self.layerBudget
  }

  /// The present time in seconds.
  public var time: Double { clock.seconds }
  /// The size of the window in points.
  public var windowSize: Size { window.size }

  /// Hands an event to the window.
  public func send(_ event: InputEvent) { window.handle(event) }

  /// Brings the tree to its exact state at the present time.
  public func update() { window.update(to: clock.seconds) }

  /// Lets time pass up to a moment in seconds.
  public func wait(until time: Double) async { advance(to: time) }

  /// Lets time pass until nothing moves.
  public func settle(within seconds: Double) async -> Bool {
    let end = time + seconds
    update()
    while isMoving {
      guard time < end else { return false }
      advance(to: time + 1 / ManualClock.frameRate)
    }
    return true
  }

  /// Gives the window a new size in points.
  public func resize(to size: Size) async { send(.window(.resized(size), time: time)) }

  /// Applies a setting of the window.
  public func apply(_ setting: ScriptSetting) -> Bool { window.apply(setting, at: time) }

  /// The window as it is now, in device pixels.
  public func picture() -> PixelBuffer {
    update()
    return window.picture()
  }

  /// Forgets the pixels of everything that the window has painted.
  func forgetPictures() {
    let budget = window.layerByteBudget
    window.layerByteBudget = 0
    // The window holds the layers of the frame before last, and the tracker of damage those of the
    // last one.
    for _ in 0..<3 {
      window.forgetPixels()
      show()
    }
    window.layerByteBudget = budget
  }

  /// Whether something moves, or a timer that belongs to a motion waits.
  var isMoving: Bool {
    window.isAnimating || window.nextDeadline.map { $0 <= time + Window.motionHorizon } ?? false
  }

  private func advance(to time: Double) {
    while true {
      if !(paintsEveryFrame ? window.isChanging : window.isAnimating) {
        let next = min(time, window.nextDeadline ?? time)
        if next > clock.seconds { clock.skipFrames(before: next) }
      }
      guard clock.stepToFrame(before: time) else { break }
      update()
      if paintsEveryFrame { show() }
    }
    clock.advance(to: time)
    update()
  }

  /// Paints what changed; false for a window that is minimised or too large.
  @discardableResult
  private func show() -> Bool {
    let (width, height) = window.pixelSize
    guard width > 0, height > 0, paintsEveryFrame || width * height <= Self.paintedPixels else {
      return false
    }
    if let frame = window.frame(at: time) {
      presenter.present(frame.scene, damage: frame.damage)
    }
    return true
  }

  /// Paints what changed, and looks for what must not be: memory beyond the budget, a frame although
  /// nothing changed, a picture put together from changes that differs from one painted whole.
  func paint(comparing: Bool) -> StormViolation? {
    let (width, height) = window.pixelSize
    guard show() else { return nil }
    guard window.layerByteCount <= window.layerByteBudget else {
      return StormViolation(
        .layers, "layers take \(window.layerByteCount) of \(window.layerByteBudget) bytes")
    }
    if !window.isAnimating {
      guard !window.needsFrame, window.frame(at: time) == nil else {
        return StormViolation(.frames, "a frame is due again although nothing has changed")
      }
    }
    guard comparing, presenter.bitmap.width == width, presenter.bitmap.height == height else {
      return nil
    }
    window.forgetPixels()
    let whole = window.picture()
    let shown = PixelBuffer(presenter.bitmap)
    guard whole.pixels == shown.pixels else {
      return StormViolation(
        .picture, shown.difference(from: whole) + " on the screen are out of date")
    }
    return nil
  }
}

extension PixelBuffer {
  /// How many pixels differ from those of a picture of the same size, where, and by how much.
  fileprivate func difference(from other: PixelBuffer) -> String {
    var count = 0
    var level = 0
    var area = PixelRect.zero
    for (index, (mine, its)) in zip(pixels, other.pixels).enumerated() where mine != its {
      count += 1
      area = area.union(PixelRect(x: index % width, y: index / width, width: 1, height: 1))
      for shift in [0, 8, 16] as [UInt32] {
        level = max(level, abs(Int(mine >> shift & 0xFF) - Int(its >> shift & 0xFF)))
      }
    }
    return "\(count) pixels in \(area.width)x\(area.height) at \(area.x),\(area.y), by "
      + "\(level) levels at most,"
  }
}
