/// The rules by which two pictures count as the same.
public struct PictureComparison: Hashable, Sendable {
  /// The greatest difference of a channel that is not counted, from 0 to 255 levels.
  public var tolerance: Int
  /// The share of the compared pixels that may differ, from 0 to 1.
  public var allowedShare: Double
  /// Whether pixels are forgiven that differ only in how much of them an edge covers.
  ///
  /// That is a pixel which, in at least one of the pictures, is a mixture of its neighbours, and which
  /// lies between the darkest and the lightest neighbour in each picture. A shape that moved by a
  /// whole pixel or is missing is not forgiven.
  public var forgivesAntiAliasing: Bool
  /// Parts that are not compared, in pixels.
  public var ignoredRegions: [PixelRect]

  /// Every pixel must be the same.
  public static let exact = PictureComparison()

  /// Creates rules; without arguments, every pixel must be the same.
  public init(
    tolerance: Int = 0, allowedShare: Double = 0, forgivesAntiAliasing: Bool = false,
    ignoredRegions: [PixelRect] = []
  ) {
    self.tolerance = tolerance
    self.allowedShare = allowedShare
    self.forgivesAntiAliasing = forgivesAntiAliasing
    self.ignoredRegions = ignoredRegions
  }

  /// Returns where and how much a picture differs from the expected one.
  ///
  /// Pixels that only one of them has, where the sizes differ, count as differing entirely, and the
  /// pictures do not match whatever share is allowed.
  public func compare(_ actual: PixelBuffer, with expected: PixelBuffer) -> PictureDifference {
    let width = max(actual.width, expected.width)
    let height = max(actual.height, expected.height)
    var result = PictureDifference(actual: actual, expected: expected, width: width, height: height)
    result.hasWrongSize = actual.width != expected.width || actual.height != expected.height
    let ignored = PixelRegion(
      ignoredRegions.map {
        $0.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
      })
    let (left, right) = (PictureReader(actual), PictureReader(expected))
    actual.pixels.withUnsafeBufferPointer { first in
      expected.pixels.withUnsafeBufferPointer { second in
        for y in 0..<height {
          // Pixels that are the same take no more than a look.
          var next = 0
          while next < width {
            let x = next
            next &+= 1
            let isInBoth = left.contains(x, y) && right.contains(x, y)
            if isInBoth, first[y &* left.width &+ x] == second[y &* right.width &+ x] { continue }
            if ignored.contains(x: x, y: y) {
              result.mark(x, y, .ignored, 0)
              continue
            }
            guard isInBoth else {
              result.mark(x, y, .different, 255)
              continue
            }
            let distance = PictureComparison.distance(
              first[y &* left.width &+ x], second[y &* right.width &+ x])
            if distance <= tolerance {
              result.mark(x, y, .tolerated, distance)
            } else if forgivesAntiAliasing,
              left.isEdge(x, y, first, otherwise: right, second, tolerance)
            {
              result.mark(x, y, .forgiven, distance)
            } else {
              result.mark(x, y, .different, distance)
            }
          }
        }
      }
    }
    result.comparedCount = width * height - ignored.area
    let allowed = allowedShare > 0 ? Int(Double(result.comparedCount) * min(allowedShare, 1)) : 0
    result.isMatch = !result.hasWrongSize && result.differingCount <= allowed
    return result
  }

  /// The greatest difference of a channel of two pixels.
  static func distance(_ first: UInt32, _ second: UInt32) -> Int {
    var greatest = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let one = Int((first >> shift) & 0xFF)
      let other = Int((second >> shift) & 0xFF)
      greatest = max(greatest, abs(one - other))
    }
    return greatest
  }
}
