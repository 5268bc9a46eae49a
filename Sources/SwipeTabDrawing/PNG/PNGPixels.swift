/// Checks the compressed pixels of a PNG file of any kind before a decoder sees them.
package enum PNGPixels {
  /// More unpacked bytes than this are not checked, since they are held in memory: pictures of 24
  /// million pixels with four channels.
  package static let greatestSize = 100_000_000

  /// Throws unless the data unpack to exactly the rows of a picture, each with a filter that exists.
  ///
  /// - Parameters:
  ///   - data: what all `IDAT` chunks hold.
  ///   - width: in pixels, at least 1.
  ///   - height: in pixels, at least 1.
  ///   - bitsPerPixel: the depth of a channel times their number.
  ///   - isInterlaced: whether there are the seven passes of Adam7.
  /// - Throws: a `PNGError` that says what is wrong.
  package static func check(
    _ data: [UInt8], width: Int, height: Int, bitsPerPixel: Int, isInterlaced: Bool
  ) throws(PNGError) {
    let passes = isInterlaced ? adam7 : [Pass(x: 0, y: 0, stepX: 1, stepY: 1)]
    var rows: [(count: Int, size: Int)] = []
    for pass in passes {
      let columns = (width - pass.x + pass.stepX - 1) / pass.stepX
      let lines = (height - pass.y + pass.stepY - 1) / pass.stepY
      if columns > 0, lines > 0 { rows.append((lines, 1 + (columns * bitsPerPixel + 7) / 8)) }
    }
    let size = rows.reduce(0) { $0 + $1.count * $1.size }
    guard size <= greatestSize else { return }
    // Too little data is found before memory is taken.
    guard size <= data.count * Inflate.greatestRatio else { throw .truncated }
    let output = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: size)
    defer { output.deallocate() }
    try unpack(data, into: output)
    var position = 0
    for (count, size) in rows {
      for _ in 0..<count {
        guard output[position] <= 4 else { throw .corrupt("filter") }
        position += size
      }
    }
  }

  private static func unpack(
    _ data: [UInt8], into output: UnsafeMutableBufferPointer<UInt8>
  ) throws(PNGError) {
    // A closure with a typed error is not inferred: the result carries it.
    let result = data.withUnsafeBufferPointer { input -> Result<Void, PNGError> in
      do throws(PNGError) {
        return .success(try Inflate.decompress(input, into: output))
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }

  private struct Pass {
    var x: Int
    var y: Int
    var stepX: Int
    var stepY: Int
  }

  /// PNG specification, 8.2.
  private static let adam7 = [
    Pass(x: 0, y: 0, stepX: 8, stepY: 8), Pass(x: 4, y: 0, stepX: 8, stepY: 8),
    Pass(x: 0, y: 4, stepX: 4, stepY: 8), Pass(x: 2, y: 0, stepX: 4, stepY: 4),
    Pass(x: 0, y: 2, stepX: 2, stepY: 4), Pass(x: 1, y: 0, stepX: 2, stepY: 2),
    Pass(x: 0, y: 1, stepX: 1, stepY: 2),
  ]
}
