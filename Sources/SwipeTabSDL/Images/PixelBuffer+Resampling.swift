import SwipeTabDrawing

extension PixelBuffer {
  /// The picture in another size: the mean of the area where it shrinks, between neighbours where
  /// it grows, each direction on its own.
  ///
  /// - Parameters:
  ///   - width: in pixels, at least 1.
  ///   - height: in pixels, at least 1.
  /// - Returns: the picture, itself where the size is its own.
  func resampled(width: Int, height: Int) -> PixelBuffer {
    let width = max(1, width)
    let height = max(1, height)
    if width == self.width, height == self.height { return self }
    guard self.width > 0, self.height > 0 else {
      return PixelBuffer(width: width, height: height, pixels: [])
    }
    let columns = ResamplingWeights(from: self.width, to: width)
    let rows = ResamplingWeights(from: self.height, to: height)
    let narrow = [UInt32](unsafeUninitializedCapacity: width * self.height) { target, used in
      pixels.withUnsafeBufferPointer { source in
        for y in 0..<self.height {
          for x in 0..<width {
            target[y * width + x] = columns.mean(at: x) { source[y * self.width + $0] }
          }
        }
      }
      used = width * self.height
    }
    let result = [UInt32](unsafeUninitializedCapacity: width * height) { target, used in
      narrow.withUnsafeBufferPointer { source in
        for y in 0..<height {
          for x in 0..<width {
            target[y * width + x] = rows.mean(at: y) { source[$0 * width + x] }
          }
        }
      }
      used = width * height
    }
    return PixelBuffer(width: width, height: height, pixels: result)
  }
}

/// How much each source pixel counts for each target pixel in one direction.
struct ResamplingWeights {
  private let starts: [Int]
  private let offsets: [Int]
  private let weights: [UInt32]

  /// Weights add up to this for every target pixel.
  static let one: UInt32 = 1 << 16

  /// Computes the weights for a row of `source` pixels shown on `target` pixels.
  init(from source: Int, to target: Int) {
    var starts: [Int] = []
    var offsets = [0]
    var weights: [UInt32] = []
    let ratio = Double(source) / Double(target)
    for index in 0..<target {
      var shares: [Double] = []
      var first: Int
      if ratio >= 1 {
        let begin = Double(index) * ratio
        let end = begin + ratio
        first = min(Int(begin), source - 1)
        let last = min(max(Int(end.rounded(.up)), first + 1), source)
        shares = (first..<last).map { min(Double($0 + 1), end) - max(Double($0), begin) }
      } else {
        let center = (Double(index) + 0.5) * ratio - 0.5
        first = Int(center.rounded(.down))
        let part = center - Double(first)
        shares = [1 - part, part]
        if first < 0 { (first, shares) = (0, [1]) }
        if first >= source - 1 { (first, shares) = (source - 1, [1]) }
      }
      let sum = shares.reduce(0, +)
      var exact = shares.map { UInt32(max(0, $0 / sum * Double(Self.one))) }
      exact[exact.count / 2] += Self.one - min(exact.reduce(0, +), Self.one)
      starts.append(first)
      weights += exact
      offsets.append(weights.count)
    }
    self.starts = starts
    self.offsets = offsets
    self.weights = weights
  }

  /// The weighted mean of the pixels under a target pixel.
  @inline(__always)
  func mean(at index: Int, _ pixel: (Int) -> UInt32) -> UInt32 {
    var alpha: UInt64 = 0
    var red: UInt64 = 0
    var green: UInt64 = 0
    var blue: UInt64 = 0
    var source = starts[index]
    for entry in offsets[index]..<offsets[index + 1] {
      let value = pixel(source)
      let weight = UInt64(weights[entry])
      alpha += UInt64(value >> 24) * weight
      red += UInt64((value >> 16) & 255) * weight
      green += UInt64((value >> 8) & 255) * weight
      blue += UInt64(value & 255) * weight
      source += 1
    }
    let half: UInt64 = 1 << 15
    return UInt32((alpha + half) >> 16) << 24 | UInt32((red + half) >> 16) << 16
      | UInt32((green + half) >> 16) << 8 | UInt32((blue + half) >> 16)
  }
}
