import SwipeTabCore
import SwipeTabDrawing
import Testing

@Suite("Rasteriser: absurd input and redrawing") @MainActor
struct RobustnessTests {
  private static let absurd = [
    Double.nan, .infinity, -.infinity, 1e9, -1e9, 1e300, -1e300, .greatestFiniteMagnitude,
    .leastNonzeroMagnitude, -0.0, 0,
  ]

  private func every(_ a: Double, _ b: Double) -> [DrawCommand] {
    let rects = [
      Rect(x: a, y: b, width: 10, height: 10), Rect(x: 0, y: 0, width: a, height: b),
      Rect(x: a, y: a, width: b, height: b), Rect(x: 1, y: 1, width: 6, height: 6),
    ]
    let point = Point(x: a, y: b)
    let stops = [
      GradientStop(location: a, color: .black), GradientStop(location: b, color: .white),
    ]
    var commands: [DrawCommand] = []
    for rect in rects {
      commands += [
        .fill(rect, .black), .roundedRect(rect, radius: a, .black),
        .stroke(rect, radius: a, width: b, .black), .shadow(rect, radius: a, blur: b, .black),
        .gradient(rect, radius: b, stops, start: point, end: Point(x: b, y: 3)),
        .pushClip(rect, radius: a), .pushOpacity(0.5, bounds: rect), .fill(rect, .white),
        .popOpacity, .popClip,
      ]
    }
    commands += [
      .line([.zero, point, Point(x: b, y: a), Point(x: 4, y: 4)], width: 2, .black),
      .line([.zero, Point(x: 5, y: 5)], width: a, .black),
      .hairline(from: point, length: 5, isVertical: true, .black),
      .hairline(from: .zero, length: a, isVertical: false, .black),
      .pushOpacity(a, bounds: Rect(x: 0, y: 0, width: 8, height: 8)), .popOpacity,
    ]
    return commands + [.list(list(commands), at: point)]
  }

  @Test("No number, however absurd, stops the rasteriser")
  func absurdNumbers() {
    for first in RobustnessTests.absurd {
      for second in RobustnessTests.absurd {
        _ = draw(8, 8, scale: 1.5, every(first, second))
      }
      _ = draw(8, 8, scale: first, every(1, 2))
      Rasterizer().rasterize(
        list(every(1, 2)), into: Bitmap(width: 4, height: 4), scale: 1,
        origin: Point(x: first, y: 0),
        dirty: PixelRect(x: -1 << 40, y: -1 << 40, width: 1 << 41, height: 1 << 41))
    }
  }

  @Test("Shapes without a number for a place draw nothing, huge ones draw what is seen")
  func absurdShapes() {
    let nothing = draw(
      4, 4, .fill(Rect(x: .nan, y: 0, width: 4, height: 4), .black),
      .roundedRect(Rect(x: 0, y: 0, width: .nan, height: 4), radius: 2, .black),
      .line([Point(x: .nan, y: 0), Point(x: 4, y: .infinity)], width: 2, .black),
      .fill(Rect(x: 4, y: 4, width: -4, height: -4), .black))
    #expect(nothing.snapshot().pixels.allSatisfy { $0 == 0 })
    let huge = draw(4, 4, .fill(Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9), .black))
    #expect(huge.snapshot().pixels.allSatisfy { $0 == 0xFF00_0000 })
    let line = draw(4, 2, .line([Point(x: -1e9, y: 1), Point(x: 1e9, y: 1)], width: 2, .black))
    #expect(line.snapshot().pixels.allSatisfy { $0 == 0xFF00_0000 })
  }

  @Test(
    "Drawing dirty rectangles again gives the same bytes as drawing everything", arguments: 1...40)
  func dirtyEqualsFull(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let scale = [1, 1.25, 1.5, 2, 3][seed % 5]
    let rasterizer = Rasterizer(maskBudget: 2000)
    let commands = random.commands(12, depth: 2)
    let full = Bitmap(width: 70, height: 50)
    rasterizer.rasterize(list(commands), into: full, scale: scale)
    let part = Bitmap(width: 70, height: 50)
    part.fill(part.bounds, with: 0xFF12_3456)
    for y in stride(from: 0, to: 50, by: 17) {
      for x in stride(from: 0, to: 70, by: 23) {
        rasterizer.rasterize(
          list(commands), into: part, scale: scale,
          dirty: PixelRect(x: x, y: y, width: 23, height: 17))
      }
    }
    #expect(part.snapshot().pixels == full.snapshot().pixels)
    let isValid = full.snapshot().pixels.allSatisfy { pixel in
      let alpha = pixel >> 24
      return (pixel >> 16) & 0xFF <= alpha && (pixel >> 8) & 0xFF <= alpha && pixel & 0xFF <= alpha
    }
    #expect(isValid)
  }
}

extension SeededGenerator {
  mutating func rect() -> Rect {
    let isWhole = int(0...1) == 0
    func place(_ value: Double) -> Double { isWhole ? value.rounded() : value }
    return Rect(
      x: place(double(-10...50)), y: place(double(-10...40)), width: place(double(0...40)),
      height: place(double(0...30)))
  }

  /// Commands of every kind but text and images.
  mutating func commands(_ count: Int, depth: Int) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    for _ in 0..<count {
      switch int(0...(depth > 0 ? 9 : 6)) {
      case 0: commands.append(.fill(rect(), color()))
      case 1: commands.append(.roundedRect(rect(), radius: double(0...20), color()))
      case 2:
        commands.append(.stroke(rect(), radius: double(0...12), width: double(0...4), color()))
      case 3: commands.append(.shadow(rect(), radius: double(0...12), blur: double(0...9), color()))
      case 4:
        let stops = (0..<3).map { GradientStop(location: Double($0) / 2, color: color()) }
        commands.append(
          .gradient(
            rect(), radius: double(0...9), stops, start: rect().origin, end: rect().origin))
      case 5:
        let points = (0..<3).map { _ in rect().origin }
        commands.append(.line(points, width: double(0...6), color()))
      case 6:
        commands.append(
          .hairline(
            from: rect().origin, length: double(0...40), isVertical: int(0...1) == 0, color()))
      case 7:
        commands.append(.pushClip(rect(), radius: double(0...12)))
        commands += self.commands(3, depth: depth - 1)
        commands.append(.popClip)
      case 8:
        commands.append(.pushOpacity(double(0...1), bounds: rect()))
        commands += self.commands(3, depth: depth - 1)
        commands.append(.popOpacity)
      default:
        commands.append(.list(list(self.commands(3, depth: depth - 1)), at: rect().origin))
      }
    }
    return commands
  }
}
