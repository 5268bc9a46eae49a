/// The pixels of a picture as the bytes of a PNG file's rows, with as few bytes as hold them.
struct PNGRows {
  /// The kind of pixels (RFC 2083 section 4.1.1): 0 grey, 2 colour, 3 palette, 6 colour with alpha.
  let colorType: UInt8
  /// Bits of a channel or index.
  let depth: Int
  /// Red, green and blue of each colour; empty without a palette.
  private(set) var palette: [UInt8] = []
  /// The alpha of the palette's first colours, up to the last that is not opaque.
  private(set) var transparency: [UInt8] = []

  /// Bytes of a whole pixel, at least one.
  private let step: Int
  private let rowBytes: Int
  private let height: Int
  private var bytes: [UInt8] = []

  /// The most colours a palette can have.
  static let greatestPalette = 256

  init(_ picture: PixelBuffer, allowsPalette: Bool = true) {
    height = picture.height
    let colors = allowsPalette ? PNGRows.colors(of: picture.pixels) : nil
    let isOpaque = picture.pixels.allSatisfy { $0 >> 24 == 255 }
    let isGrey = isOpaque && picture.pixels.allSatisfy(PNGRows.isGrey)
    // Up to this many greys an index takes fewer bits than the grey itself.
    let fewGreys = 16
    if let colors, !isGrey || colors.count <= fewGreys {
      colorType = 3
      depth = colors.count <= 2 ? 1 : colors.count <= 4 ? 2 : colors.count <= 16 ? 4 : 8
      step = 1
    } else {
      colorType = isGrey ? 0 : isOpaque ? 2 : 6
      depth = 8
      step = isGrey ? 1 : isOpaque ? 3 : 4
    }
    rowBytes = colorType == 3 ? (picture.width * depth + 7) / 8 : picture.width * step
    bytes.reserveCapacity(rowBytes * height)
    if colorType == 3, let colors {
      pack(picture, colors)
    } else {
      unpack(picture)
    }
  }

  private static func isGrey(_ pixel: UInt32) -> Bool {
    pixel & 0xFF == (pixel >> 8) & 0xFF && pixel & 0xFF == (pixel >> 16) & 0xFF
  }

  /// The colours in the order of their first pixels, those that are not opaque first; nil for too many.
  private static func colors(of pixels: [UInt32]) -> [UInt32]? {
    var seen: Set<UInt32> = []
    var colors: [UInt32] = []
    var last: UInt32?
    for pixel in pixels where pixel != last {
      last = pixel
      guard seen.insert(pixel).inserted else { continue }
      guard colors.count < greatestPalette else { return nil }
      colors.append(pixel)
    }
    return colors.filter { $0 >> 24 < 255 } + colors.filter { $0 >> 24 == 255 }
  }

  private mutating func pack(_ picture: PixelBuffer, _ colors: [UInt32]) {
    var indices: [UInt32: UInt8] = [:]
    for (index, color) in colors.enumerated() {
      indices[color] = UInt8(index)
      let plain = PixelMath.unpremultiply(color)
      palette += [16, 8, 0].map { UInt8(truncatingIfNeeded: plain >> $0) }
      if plain >> 24 < 255 { transparency.append(UInt8(plain >> 24)) }
    }
    var last = colors[0]
    var index: UInt8 = 0
    var place = 0
    for _ in 0..<height {
      var byte: UInt8 = 0
      var filled = 0
      for _ in 0..<picture.width {
        let pixel = picture.pixels[place]
        place += 1
        if pixel != last {
          last = pixel
          index = indices[pixel] ?? 0
        }
        byte |= index << UInt8(8 - depth - filled)
        filled += depth
        if filled == 8 {
          bytes.append(byte)
          byte = 0
          filled = 0
        }
      }
      if filled > 0 { bytes.append(byte) }
    }
  }

  private mutating func unpack(_ picture: PixelBuffer) {
    for pixel in picture.pixels {
      let plain = step == 4 ? PixelMath.unpremultiply(pixel) : pixel
      if step > 1 {
        bytes.append(UInt8(truncatingIfNeeded: plain >> 16))
        bytes.append(UInt8(truncatingIfNeeded: plain >> 8))
      }
      bytes.append(UInt8(truncatingIfNeeded: plain))
      if step == 4 { bytes.append(UInt8(truncatingIfNeeded: plain >> 24)) }
    }
  }

  /// The rows, each after its filter, as a compressed stream.
  func compressed(isFiltered: Bool) -> [UInt8] {
    var output = [UInt8](repeating: 0, count: (rowBytes + 1) * height)
    output.withUnsafeMutableBufferPointer { output in
      guard let target = output.baseAddress else { return }
      bytes.withUnsafeBufferPointer { rows in
        guard let source = rows.baseAddress else { return }
        if isFiltered {
          filter(source, to: target)
        } else {
          for y in 0..<height {
            (target + y * (rowBytes + 1) + 1).update(from: source + y * rowBytes, count: rowBytes)
          }
        }
      }
    }
    return output.withUnsafeBufferPointer { Deflate.compress($0, effort: .thorough) }
  }

  private func filter(_ source: UnsafePointer<UInt8>, to output: UnsafeMutablePointer<UInt8>) {
    // Rows are preceded by a pixel of zeros, and the first by a row of them.
    let capacity = 2 * (rowBytes + step) + rowBytes
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    memory.initialize(repeating: 0, count: capacity)
    defer { memory.deallocate() }
    var row = memory + step
    var above = memory + 2 * step + rowBytes
    let trial = memory + 2 * (rowBytes + step)
    for y in 0..<height {
      let target = output + y * (rowBytes + 1)
      row.update(from: source + y * rowBytes, count: rowBytes)
      var best = Int.max
      for filter in PNGFilter.allCases {
        let cost = filter.apply(row, above: above, count: rowBytes, step: step, to: trial)
        guard cost < best else { continue }
        best = cost
        target[0] = filter.rawValue
        (target + 1).update(from: trial, count: rowBytes)
        if cost == 0 { break }
      }
      swap(&row, &above)
    }
  }
}
