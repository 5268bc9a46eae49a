import SwipeTabCore
import Testing

@testable import SwipeTabDrawing

@Suite("Shapes as runs of pixels") @MainActor struct PixelRunsTests {
  private let bounds = PixelRect(x: 0, y: 0, width: 60, height: 40)
  private let runs = PixelRuns()

  private func placement(_ commands: DrawCommand...) -> LayerPlacement {
    let drawing = LayerDrawing(
      list: list(commands), scale: 1.25, bounds: PixelRect(x: -2, y: -2, width: 64, height: 44))
    return LayerPlacement(layer: Layer(drawing: drawing), x: 1, y: 2, clip: bounds)
  }

  /// Checks that the runs blended one after the other make what the compositor draws.
  private func check(_ placement: LayerPlacement) {
    runs.removeAll()
    Rasterizer().addRuns(of: placement, within: bounds, to: runs)
    let picture = Bitmap(width: bounds.width, height: bounds.height)
    picture.fill(bounds, with: 0xFF40_80C0)
    for run in runs.runs {
      #expect(bounds.contains(run.rect))
      for y in run.rect.y..<run.rect.maxY {
        PixelRow.blend(
          picture.pixels + y * picture.stride + run.rect.x, run.rect.width, with: run.pixel)
      }
    }
    var scene = Scene(width: 60, height: 40, background: Color(hex: 0x4080C0))
    scene.placements = [placement]
    let expected = Bitmap(width: bounds.width, height: bounds.height)
    CPUCompositor().compose(scene, into: expected)
    #expect(picture.snapshot().pixels == expected.snapshot().pixels)
  }

  private let rect = Rect(x: 3.3, y: 4.1, width: 38.7, height: 22.2)

  @Test("The pixels are the compositor's: filled, translucent, with a border, lines, a gradient")
  func equal() {
    let blue = Color(hex: 0x2040FF)
    check(placement(.fill(rect, blue)))
    check(placement(.roundedRect(rect, radius: 8, blue.opacity(0.4))))
    check(placement(.stroke(rect, radius: 8, width: 2.3, blue)))
    check(placement(.shadow(rect, radius: 6, blur: 4, .black)))
    check(
      placement(
        .line([Point(x: 1, y: 1), Point(x: 30, y: 18), Point(x: 44, y: 3)], width: 3, blue)))
    check(
      placement(
        .gradient(
          rect, radius: 5,
          [GradientStop(location: 0, color: blue), GradientStop(location: 1, color: .white)],
          start: Point(x: 0, y: 0), end: Point(x: 40, y: 20))))
  }

  @Test("Shapes upon each other are blended in their order")
  func order() {
    let red = Color(hex: 0xFF0000).opacity(0.5)
    let green = Color(hex: 0x00FF00).opacity(0.5)
    check(placement(.roundedRect(rect, radius: 8, red), .roundedRect(rect, radius: 8, green)))
    // Single rows of the same columns and colours, with another one between them.
    func row(_ y: Double, _ width: Double, _ color: Color) -> DrawCommand {
      .fill(Rect(x: 8, y: y * 0.8, width: width, height: 0.8), color)
    }
    check(
      placement(
        row(4, 16, red), row(5, 24, green), row(5, 16, red), row(6, 24, green), row(6, 16, red)))
  }

  @Test("Round clips and the opacity of the whole are part of the runs")
  func limits() {
    var limited = placement(.roundedRect(rect, radius: 4, .black), .fill(rect, .white))
    limited.roundClip = RoundClip(left: 5, top: 6.5, right: 40, bottom: 30, radius: 10)
    check(limited)
    limited.opacity = 99
    check(limited)
    limited.clip = PixelRect(x: 8, y: 9, width: 20, height: 10)
    check(limited)
  }

  @Test("What is covered entirely takes few runs")
  func count() {
    runs.removeAll()
    Rasterizer().addRuns(
      of: placement(.fill(Rect(x: 0, y: 0, width: 16, height: 16), .black)), within: bounds,
      to: runs)
    #expect(
      runs.runs == [
        PixelRuns.Run(rect: PixelRect(x: 1, y: 2, width: 20, height: 20), pixel: 0xFF00_0000)
      ])
  }

  @Test("Corners as runs have the coverage of the shape")
  func corners() {
    let clip = RoundClip(left: 2.5, top: 3, right: 50, bottom: 37, radius: 9)
    for opacity in [255, 120] as [UInt8] {
      runs.removeAll()
      Rasterizer().addRuns(
        of: clip, in: bounds, within: bounds, opacity: opacity, to: runs)
      var levels = [UInt8](repeating: 0, count: bounds.area)
      for run in runs.runs {
        #expect(run.pixel == (run.pixel & 0xFF) * 0x0101_0101)
        for y in run.rect.y..<run.rect.maxY {
          for x in run.rect.x..<run.rect.maxX { levels[y * 60 + x] = UInt8(run.pixel & 0xFF) }
        }
      }
      let shape = Rasterizer().shape(clip)
      var row = [UInt8](repeating: 0, count: 60)
      for y in 0..<40 {
        let span = shape.row(y, from: 0, to: 60, into: &row)
        for x in 0..<60 {
          let level = x >= span.start && x < span.end ? span.level(x, row) : 0
          #expect(levels[y * 60 + x] == PixelMath.multiply(level, opacity))
        }
      }
    }
  }

  @Test("What is transparent or outside adds nothing")
  func nothing() {
    runs.removeAll()
    var hidden = placement(.fill(rect, .black))
    hidden.opacity = 0
    Rasterizer().addRuns(of: hidden, within: bounds, to: runs)
    Rasterizer().addRuns(of: placement(.fill(rect, .clear)), within: bounds, to: runs)
    Rasterizer().addRuns(of: placement(.fill(rect, .black)), within: .zero, to: runs)
    #expect(runs.runs.isEmpty)
  }
}
