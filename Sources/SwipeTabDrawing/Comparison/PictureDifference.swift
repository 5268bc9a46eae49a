/// How a picture differs from an expected one.
public struct PictureDifference: Sendable {
  /// What was found at a pixel.
  enum Mark: UInt8 {
    case same = 0
    case tolerated
    case forgiven
    case ignored
    case different
  }

  /// Whether the pictures count as the same by the rules.
  public internal(set) var isMatch = false
  /// Whether the sizes differ.
  public internal(set) var hasWrongSize = false
  /// How many pixels were compared; ignored ones are not.
  public internal(set) var comparedCount = 0
  /// How many pixels differ by more than the rules forgive.
  public private(set) var differingCount = 0
  /// The greatest difference of a channel in levels, also where it was tolerated or forgiven.
  public private(set) var worstDifference = 0
  /// The smallest rectangle around the differing pixels; empty where there are none.
  public private(set) var bounds = PixelRect.zero

  private let actual: PixelBuffer
  private let expected: PixelBuffer
  private let width: Int
  private let height: Int
  private var marks: [UInt8]

  init(actual: PixelBuffer, expected: PixelBuffer, width: Int, height: Int) {
    self.actual = actual
    self.expected = expected
    self.width = width
    self.height = height
    marks = [UInt8](repeating: Mark.same.rawValue, count: width * height)
  }

  /// The share of the compared pixels that differ, from 0 to 1.
  public var differingShare: Double {
    comparedCount > 0 ? Double(differingCount) / Double(comparedCount) : 0
  }

  mutating func mark(_ x: Int, _ y: Int, _ mark: Mark, _ distance: Int) {
    marks[y * width + x] = mark.rawValue
    worstDifference = max(worstDifference, distance)
    guard mark == .different else { return }
    differingCount += 1
    bounds = bounds.union(PixelRect(x: x, y: y, width: 1, height: 1))
  }

  /// Returns a picture of the differences: differing pixels red, forgiven and tolerated ones yellow,
  /// ignored ones blue, over a faint grey copy of the expected picture.
  public func picture() -> PixelBuffer {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        switch Mark(rawValue: marks[y * width + x]) ?? .same {
        case .different: pixels.append(0xFFFF_0000)
        case .forgiven, .tolerated: pixels.append(0xFFFF_CC00)
        case .ignored: pixels.append(0xFF99_CCFF)
        case .same: pixels.append(faint(x, y))
        }
      }
    }
    return PixelBuffer(width: width, height: height, pixels: pixels)
  }

  /// A quarter of the expected pixel's darkness on white.
  private func faint(_ x: Int, _ y: Int) -> UInt32 {
    guard x < expected.width, y < expected.height else { return 0xFFFF_FFFF }
    let pixel = PixelMath.over(expected.pixels[y * expected.width + x], 0xFFFF_FFFF)
    // The weights of the channels in luma (Rec. 601), in 256ths.
    let luma =
      ((pixel >> 16) & 0xFF) * 77 + ((pixel >> 8) & 0xFF) * 150 + (pixel & 0xFF) * 29
    let grey = 192 + (luma >> 8) / 4
    return 0xFF00_0000 | grey << 16 | grey << 8 | grey
  }
}

extension PictureDifference: CustomStringConvertible {
  /// What differs, in one line for a test's message.
  public var description: String {
    if hasWrongSize {
      return "size \(actual.width)x\(actual.height), expected \(expected.width)x\(expected.height)"
    }
    guard differingCount > 0 else { return "no difference" }
    return
      "\(differingCount) of \(comparedCount) pixels differ, by up to \(worstDifference) levels, "
      + "inside (\(bounds.x) \(bounds.y) \(bounds.width) \(bounds.height))"
  }
}
