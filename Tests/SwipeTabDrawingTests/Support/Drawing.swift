import SwipeTabCore
import SwipeTabDrawing

/// Draws commands into a new bitmap.
@MainActor func draw(
  _ width: Int, _ height: Int, scale: Double = 1, background: Color = .clear,
  _ commands: DrawCommand...
) -> Bitmap {
  draw(width, height, scale: scale, background: background, commands)
}

@MainActor func draw(
  _ width: Int, _ height: Int, scale: Double = 1, background: Color = .clear,
  _ commands: [DrawCommand]
) -> Bitmap {
  let bitmap = Bitmap(width: width, height: height)
  Rasterizer().rasterize(
    list(commands), into: bitmap, scale: scale, background: background)
  return bitmap
}

func list(_ commands: [DrawCommand]) -> DisplayList {
  var list = DisplayList()
  for command in commands { list.append(command) }
  return list
}

extension Bitmap {
  /// The opacity of each pixel of a row.
  func alphas(row: Int) -> [Int] { (0..<width).map { Int(self[$0, row] >> 24) } }
  /// The pixels of a row.
  func pixels(row: Int) -> [UInt32] { (0..<width).map { self[$0, row] } }
}

/// A generator of the same numbers for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

extension SeededGenerator {
  mutating func color(alpha: UInt8? = nil) -> Color {
    let bits = next()
    return Color(
      red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
      blue: UInt8(truncatingIfNeeded: bits >> 16),
      alpha: alpha ?? UInt8(truncatingIfNeeded: bits >> 24))
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
  mutating func double(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }
}
