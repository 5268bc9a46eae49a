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
        guard let start = source.baseAddress else { return }
        for y in 0..<self.height {
          for x in 0..<width {
            target[y * width + x] = columns.mean(at: x, of: start + y * self.width, stride: 1)
          }
        }
      }
      used = width * self.height
    }
    let result = [UInt32](unsafeUninitializedCapacity: width * height) { target, used in
      narrow.withUnsafeBufferPointer { source in
        guard let start = source.baseAddress else { return }
        for y in 0..<height {
          for x in 0..<width {
            target[y * width + x] = rows.mean(at: y, of: start + x, stride: width)
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
  ///
  /// Two channels are added at a time, in the halves of a number.
  ///
  /// - Parameters:
  ///   - index: the target pixel in its row or column.
  ///   - pixels: the first source pixel of that row or column.
  ///   - stride: from one source pixel to the next.
  /// - Returns: a premultiplied pixel.
  @inline(__always)
  func mean(at index: Int, of pixels: UnsafePointer<UInt32>, stride: Int) -> UInt32 {
    var redBlue: UInt64 = 0
    var alphaGreen: UInt64 = 0
    var source = pixels + starts[index] &* stride
    var entry = offsets[index]
    let end = offsets[index &+ 1]
    while entry < end {
      let value = UInt64(source.pointee)
      let weight = UInt64(weights[entry])
      redBlue &+= ((value & 0xFF) | (value & 0xFF0000) << 16) &* weight
      alphaGreen &+= ((value >> 8) & 0xFF | (value >> 24) << 32) &* weight
      source += stride
      entry &+= 1
    }
    redBlue = (redBlue &+ 0x8000_0000_8000) >> 16
    alphaGreen = (alphaGreen &+ 0x8000_0000_8000) >> 16
    let low = (redBlue & 0xFF) | (redBlue >> 16) & 0xFF0000
    let high = (alphaGreen & 0xFF) << 8 | (alphaGreen >> 8) & 0xFF00_0000
    return UInt32(truncatingIfNeeded: low | high)
  }
}
