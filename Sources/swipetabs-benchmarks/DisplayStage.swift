import Glibc
import SwipeTabs

/// A container with the pages of `BenchStage` in a window on the display, frame by frame.
///
/// Frames of one program that are drawn in turns can be told apart by a hundredth; those of two
/// programs differ by a sixth from start to start, though they do the same.
@MainActor final class DisplayStage {
  private let content: Window
  private let presenter: any WindowPresenter
  private var time = 0.0

  /// Microseconds that the display has for a frame before the next one.
  private static let pause: UInt32 = 1500

  /// Shows the first frame in a window, which other stages may show theirs in, too.
  init(
    size: Size, presenter: any WindowPresenter, style: any TabBarStyle, pages: Int
  ) throws {
    self.presenter = presenter
    let engine = try SDLTextEngine(locale: "en", log: { _ in })
    content = Window(size: size, scale: 1, textEngine: engine)
    content.pixelMemorySource = presenter.pixelMemorySource
    content.rootViewController = BenchStage.makeContainer(style: style, pages: pages)
    try settle()
  }

  /// Swipes to the next page and back.
  ///
  /// - Returns: The time of each frame of the swipes but for their first ones, in milliseconds.
  func swipe() throws -> [Double] {
    let width = content.size.width
    return try drag(from: width * 0.85, to: width * 0.15)
      + drag(from: width * 0.15, to: width * 0.85)
  }

  private func drag(from: Double, to: Double) throws -> [Double] {
    presenter.invalidate()
    point(.down, from)
    var times: [Double] = []
    for step in 1...40 {
      presenter.prepareFrame()
      let frame = try ContinuousClock().measure {
        point(.move, from + (to - from) * Double(step) / 40)
        try draw()
      }
      // The first frames make the page that comes into sight.
      if step > 4 { times.append(frame.milliseconds) }
      usleep(Self.pause)
    }
    point(.up, to)
    try settle()
    return times
  }

  private func settle() throws {
    repeat {
      presenter.prepareFrame()
      try draw()
    } while content.needsFrame
    usleep(Self.pause)
  }

  private func draw() throws {
    time += 1 / 60
    guard let frame = content.frame(at: time) else { return }
    try presenter.present(frame.scene, damage: frame.damage)
  }

  private func point(_ phase: PointerEvent.Phase, _ x: Double) {
    content.handle(
      .pointer(
        PointerEvent(
          id: PointerID(device: 1, finger: 1), kind: .touch, phase: phase,
          position: Point(x: x, y: content.size.height / 2), time: time)))
  }
}
