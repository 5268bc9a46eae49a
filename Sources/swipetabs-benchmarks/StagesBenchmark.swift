import SwipeTabDrawing
import SwipeTabTesting
import SwipeTabs

/// What the stages of a frame cost at three sizes, in memory, beside a copy of the frame.
@MainActor enum StagesBenchmark {
  private static let sizes = [
    Size(width: 1280, height: 800), Size(width: 1920, height: 1080),
    Size(width: 3840, height: 2160),
  ]

  /// So many frames of a slide, and as many copies.
  private static let rounds = 200

  static func run() throws -> [Figure] {
    var figures: [Figure] = []
    for size in sizes { figures += try measure(size) }
    return figures
  }

  private static func measure(_ size: Size) throws -> [Figure] {
    let stage = try BenchStage(style: ToolbarStyle(), size: size)
    let name = "\(Int(size.width))x\(Int(size.height))"
    let clock = ContinuousClock()
    let window = stage.host.window
    var layouts: [Double] = []
    var paints: [Double] = []
    for round in 0..<12 {
      stage.container.view.setNeedsLayout()
      window.size = Size(width: size.width - Double(round % 2), height: size.height)
      layouts.append(clock.measure { window.update(to: stage.host.time) }.milliseconds)
      paints.append(clock.measure { _ = window.frame(at: stage.host.time) }.milliseconds)
    }
    let slides = slides(Int(size.width), Int(size.height))
    let copy = slides.copies.median
    return [
      Figure(name: "\(name): layout of bench content", value: layouts.median, unit: "ms"),
      Figure(name: "\(name): paint and rasterise all of it", value: paints.median, unit: "ms"),
      Figure(name: "\(name): copy of a frame", value: copy, unit: "ms"),
      Figure(
        name: "\(name): composite of a slide frame", value: slides.copied.median, unit: "ms"),
      Figure(
        name: "\(name): composite of a slide frame / copy of a frame",
        value: slides.copied.median / copy, unit: ""),
      Figure(
        name: "\(name): composite of a slide frame, pages shared with the server / copy",
        value: slides.shared.median / copy, unit: ""),
    ]
  }

  /// In turns, a copy of a frame, and two opaque pages put together: copied, and as under X11, where
  /// the server takes them from the memory that it shares; in milliseconds.
  private static func slides(
    _ width: Int, _ height: Int
  ) -> (copies: [Double], copied: [Double], shared: [Double]) {
    let pages = (0..<2).map { index in
      let bitmap = Bitmap(width: width, height: height)
      bitmap.fill(bitmap.bounds, with: index == 0 ? 0xFF20_4060 : 0xFF60_4020)
      return Layer(bitmap: bitmap, isOpaque: true)
    }
    let target = Bitmap(width: width, height: height)
    let compositor = CPUCompositor()
    let clock = ContinuousClock()
    var scene = Scene(width: width, height: height, background: .white)
    var copies: [Double] = []
    var copied: [Double] = []
    var shared: [Double] = []
    for round in 0..<rounds {
      let offset = 16 + round * (width - 32) / rounds
      scene.placements = [
        LayerPlacement(layer: pages[0], x: -offset, y: 0, clip: scene.bounds),
        LayerPlacement(layer: pages[1], x: width - offset, y: 0, clip: scene.bounds),
      ]
      let copy = {
        copies.append(
          clock.measure {
            target.pixels.update(from: pages[round % 2].bitmap.pixels, count: width * height)
          }.milliseconds)
      }
      // Each is first in every other round: caches are as warm for one as for the other.
      if round.isMultiple(of: 2) { copy() }
      copied.append(
        clock.measure { compositor.compose(scene, damage: [scene.bounds], into: target) }
          .milliseconds)
      if !round.isMultiple(of: 2) { copy() }
      shared.append(
        clock.measure {
          compositor.compose(scene, damage: [scene.bounds], into: target) { _ in true }
        }.milliseconds)
    }
    return (
      Array(copies.dropFirst(10)), Array(copied.dropFirst(10)), Array(shared.dropFirst(10))
    )
  }
}
