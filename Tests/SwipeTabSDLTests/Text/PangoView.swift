import Glibc
import SwipeTabDrawing

/// Pango's own viewer, which draws a text into a picture.
struct PangoView {
  private static let tool = "/usr/bin/pango-view"
  /// Whether it is installed.
  static let isInstalled = access(tool, X_OK) == 0

  /// The families that the text engine takes for the same characters; Pango finds the one of emoji
  /// itself, and would take digits and spaces from it if it were named.
  private static let families = [
    "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Thai",
    "Noto Sans CJK JP",
  ]

  /// Draws a text, black on white, in a picture that is as wide as the text.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - size: pixels to the em.
  ///   - isRightToLeft: the direction of a paragraph that shows none itself.
  /// - Returns: the picture; nil when the viewer fails.
  static func picture(_ text: String, size: Int, isRightToLeft: Bool) -> PixelBuffer? {
    var template = Array("/tmp/swipetabs-pango-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { return nil }
    close(file)
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer {
      unlink(path)
      unlink(path + ".png")
    }
    let arguments =
      [
        tool, "-q", "--no-display", "--dpi=72", "--margin=0", "--hinting=slight",
        "--antialias=gray", "--language=ja", "--font=\(families.joined(separator: ", ")) \(size)",
        "--text=\(text)", "--output=\(path).png",
      ] + (isRightToLeft ? ["--rtl"] : [])
    guard run(arguments), let bytes = read(path + ".png") else { return nil }
    return try? PNGDecoder.decode(bytes)
  }

  private static func run(_ arguments: [String]) -> Bool {
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    defer { pointers.forEach { free($0) } }
    pointers.append(nil)
    var process: pid_t = 0
    guard posix_spawn(&process, tool, nil, nil, pointers, environ) == 0 else { return false }
    var status: Int32 = 0
    return waitpid(process, &status, 0) == process && status == 0
  }

  private static func read(_ path: String) -> [UInt8]? {
    guard let stream = fopen(path, "r") else { return nil }
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, stream)
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }
}

/// How much ink each column and each row of a picture has, to compare pictures that differ by
/// fractions of a pixel.
struct InkProfile {
  private let columns: [Double]
  private let rows: [Double]

  /// Measures a picture, black on white or opaque in colour.
  init(_ picture: PixelBuffer) {
    var columns = [Double](repeating: 0, count: picture.width)
    var rows = [Double](repeating: 0, count: picture.height)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let pixel = picture.pixels[y * picture.width + x]
        let light = (pixel >> 16 & 255) + (pixel >> 8 & 255) + (pixel & 255)
        let ink = Double(765 - min(light, 765)) / 765
        columns[x] += ink
        rows[y] += ink
      }
    }
    self.columns = Self.trimmed(columns)
    self.rows = Self.trimmed(rows)
  }

  /// How alike two pictures are from left to right and from top to bottom: 1 is the same shape.
  func likeness(to other: InkProfile) -> Double {
    min(
      Self.correlation(Self.resampled(columns), Self.resampled(other.columns)),
      Self.correlation(Self.resampled(rows), Self.resampled(other.rows)))
  }

  private static func trimmed(_ values: [Double]) -> [Double] {
    guard let first = values.firstIndex(where: { $0 > 0.5 }),
      let last = values.lastIndex(where: { $0 > 0.5 })
    else { return [] }
    return Array(values[first...last])
  }

  /// Sums of 64 equal parts, so that widths that differ by one per cent don't matter; a value on the
  /// border of two counts in both for its share.
  private static func resampled(_ values: [Double]) -> [Double] {
    let count = 64
    var sums = [Double](repeating: 0, count: count)
    let step = Double(count) / Double(max(values.count, 1))
    for (index, value) in values.enumerated() {
      var position = Double(index) * step
      let end = position + step
      while position < end {
        let next = min(end, position.rounded(.down) + 1)
        sums[min(Int(position), count - 1)] += value * (next - position)
        position = next
      }
    }
    return sums
  }

  private static func correlation(_ one: [Double], _ other: [Double]) -> Double {
    let (a, b) = (one.reduce(0, +) / Double(one.count), other.reduce(0, +) / Double(other.count))
    var (product, square, otherSquare) = (0.0, 0.0, 0.0)
    for (x, y) in zip(one, other) {
      product += (x - a) * (y - b)
      square += (x - a) * (x - a)
      otherSquare += (y - b) * (y - b)
    }
    return square > 0 && otherSquare > 0 ? product / (square * otherSquare).squareRoot() : 0
  }
}
