import SwipeTabCore

/// The colours of a linear gradient as a table of pixels, and where each pixel looks in it.
struct GradientTable {
  /// Steps of the table: four for each level of a channel, so that no step is seen.
  private static let steps = 1024

  private let pixels: [UInt32]
  private let startX: Double
  private let startY: Double
  private let stepX: Double
  private let stepY: Double

  /// Creates a gradient between two points in device pixels; nil without a usable stop.
  @MainActor init?(
    stops: [GradientStop], startX: Double, startY: Double, endX: Double, endY: Double,
    cache: MaskCache
  ) {
    // By place, and in the given order where two share one: a hard edge.
    let sorted = stops.enumerated().filter { $0.element.location.isFinite }
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
    guard let last = sorted.last else { return nil }
    let deltaX = endX - startX
    let deltaY = endY - startY
    let length = deltaX * deltaX + deltaY * deltaY
    // Without a length the end's colour is everywhere.
    let isUsable = length.isFinite && length > 0 && startX.isFinite && startY.isFinite
    self.startX = isUsable ? startX : 0
    self.startY = isUsable ? startY : 0
    stepX = isUsable ? deltaX / length : 0
    stepY = isUsable ? deltaY / length : 0
    guard isUsable else {
      pixels = [last.color.pixel]
      return
    }
    pixels = cache.gradient(sorted) { GradientTable.table(of: sorted) }
  }

  private static func table(of sorted: [GradientStop]) -> [UInt32] {
    var table: [UInt32] = []
    table.reserveCapacity(GradientTable.steps)
    var upper = 0
    for index in 0..<GradientTable.steps {
      let location = Double(index) / Double(GradientTable.steps - 1)
      while upper < sorted.count, sorted[upper].location <= location { upper += 1 }
      if upper == 0 {
        table.append(sorted[0].color.pixel)
      } else if upper == sorted.count {
        table.append(sorted[upper - 1].color.pixel)
      } else {
        table.append(GradientTable.mix(sorted[upper - 1], sorted[upper], at: location))
      }
    }
    return table
  }

  /// Mixes premultiplied channels, so that a transparent stop lends no colour.
  private static func mix(_ low: GradientStop, _ high: GradientStop, at location: Double) -> UInt32
  {
    let part = (location - low.location) / (high.location - low.location)
    let from = low.color.pixel
    let to = high.color.pixel
    func channel(_ shift: UInt32) -> UInt32 {
      let start = Double((from >> shift) & 0xFF)
      let end = Double((to >> shift) & 0xFF)
      return UInt32(start + (end - start) * part + 0.5) << shift
    }
    return channel(24) | channel(16) | channel(8) | channel(0)
  }

  /// Writes the colours of row `y` from `start` to `end`; `row` is indexed by x.
  func row(_ y: Int, from start: Int, to end: Int, into row: UnsafeMutablePointer<UInt32>) {
    let last = pixels.count - 1
    let alongY = (Double(y) + 0.5 - startY) * stepY
    pixels.withUnsafeBufferPointer { pixels in
      if stepX == 0 {
        let pixel = pixels[GradientTable.index(alongY, last)]
        PixelRow.fill(row + start, end - start, with: pixel)
        return
      }
      var x = start
      while x < end {
        row[x] = pixels[GradientTable.index((Double(x) + 0.5 - startX) * stepX + alongY, last)]
        x &+= 1
      }
    }
  }

  @inline(__always) private static func index(_ location: Double, _ last: Int) -> Int {
    guard location > 0 else { return 0 }
    return location >= 1 ? last : Int(location * Double(last) + 0.5)
  }
}
