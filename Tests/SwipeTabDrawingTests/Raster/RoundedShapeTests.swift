import SwipeTabCore
import Testing

@testable import SwipeTabDrawing

@Suite("Rasteriser: round shapes") @MainActor
struct RoundedShapeTests {
  @Test("A corner of radius 2 has the coverage of the signed distance, alike in all four corners")
  func cornerOfRadiusTwo() {
    let bitmap = draw(8, 6, .roundedRect(Rect(x: 0, y: 0, width: 8, height: 6), radius: 2, .black))
    // 0.5 - (sqrt(1.5^2 + 1.5^2) - 2) = 0.379; 0.5 - (sqrt(0.5^2 + 1.5^2) - 2) = 0.919.
    #expect(bitmap.alphas(row: 0) == [97, 234, 255, 255, 255, 255, 234, 97])
    #expect(bitmap.alphas(row: 1) == [234, 255, 255, 255, 255, 255, 255, 234])
    #expect(bitmap.alphas(row: 2) == [255, 255, 255, 255, 255, 255, 255, 255])
    #expect(bitmap.alphas(row: 4) == bitmap.alphas(row: 1))
    #expect(bitmap.alphas(row: 5) == bitmap.alphas(row: 0))
  }

  @Test("The corner from the cache and the corner computed in place are the same")
  func cachedCornerIsTheSame() {
    for (width, height, radius) in [(20, 20, 10.0), (21, 15, 7.5), (40, 9, 4.5), (30, 30, 3.3)] {
      let direct = RoundedShape(
        left: 1, top: 1, right: Double(width + 1), bottom: Double(height + 1), radius: radius)
      let cached = direct.cached(in: MaskCache(byteBudget: 1 << 20))
      #expect(cached.corner != nil)
      let size = width + 4
      let scratch = RowScratch(width: size)
      for y in 0..<height + 2 {
        let one = direct.row(y, from: 0, to: size, into: scratch.coverage)
        let other = cached.row(y, from: 0, to: size, into: scratch.inner)
        for x in 0..<size {
          let first = x >= one.start && x < one.end ? one.level(x, scratch.coverage) : 0
          let second = x >= other.start && x < other.end ? other.level(x, scratch.inner) : 0
          #expect(first == second, "\(width)x\(height) radius \(radius) at \(x), \(y)")
        }
      }
    }
  }

  @Test("A circle is symmetric and has the area of a circle", arguments: [5, 8, 13, 40, 101])
  func circle(diameter: Int) {
    let side = Double(diameter)
    let bitmap = draw(
      diameter, diameter,
      .roundedRect(Rect(x: 0, y: 0, width: side, height: side), radius: 1e6, .black))
    var sum = 0
    for y in 0..<diameter {
      let row = bitmap.alphas(row: y)
      sum += row.reduce(0, +)
      #expect(row == row.reversed())
      #expect(row == bitmap.alphas(row: diameter - 1 - y))
      #expect(row == (0..<diameter).map { Int(bitmap[y, $0] >> 24) })
    }
    let area = Double.pi * side * side / 4
    #expect(abs(Double(sum) / 255 - area) < area * 0.01)
  }

  @Test("A capsule at a fractional place covers what it covers elsewhere in sum")
  func fractionalCapsule() {
    func area(_ x: Double) -> Double {
      let bitmap = draw(
        30, 8, .roundedRect(Rect(x: 2 + x, y: 2, width: 20, height: 4), radius: 2, .black))
      return Double((0..<8).flatMap { bitmap.alphas(row: $0) }.reduce(0, +)) / 255
    }
    for part in [0.1, 0.25, 0.5, 0.75] { #expect(abs(area(part) - area(0)) < 0.5) }
  }

  @Test("A border lies inside its rectangle and leaves the inside untouched")
  func border() {
    let bitmap = draw(
      6, 5, .stroke(Rect(x: 0, y: 0, width: 6, height: 5), radius: 0, width: 1, .black))
    #expect(bitmap.alphas(row: 0) == [255, 255, 255, 255, 255, 255])
    #expect(bitmap.alphas(row: 1) == [255, 0, 0, 0, 0, 255])
    #expect(bitmap.alphas(row: 4) == [255, 255, 255, 255, 255, 255])
    let half = draw(
      6, 1, .stroke(Rect(x: 0, y: -4, width: 6, height: 9), radius: 0, width: 1.5, .black))
    // What the outside covers less what the inside covers, 255 - 128.
    #expect(half.alphas(row: 0) == [255, 127, 0, 0, 127, 255])
  }

  @Test("A border of width 0 is one device pixel at every scale", arguments: [1, 1.25, 1.5, 2, 3])
  func thinBorder(scale: Double) {
    let size = Int(8 * scale)
    let bitmap = draw(
      size, size, scale: scale,
      .stroke(Rect(x: 0, y: 0, width: 8, height: 8), radius: 0, width: 0, .black))
    let edges = [255] + [Int](repeating: 0, count: size - 2) + [255]
    #expect(bitmap.alphas(row: 0) == [Int](repeating: 255, count: size))
    #expect(bitmap.alphas(row: 1) == edges)
    #expect(bitmap.alphas(row: size - 2) == edges)
  }

  @Test("A border of width 0 is crisp at a fractional place too")
  func thinBorderAtFraction() {
    let bitmap = draw(
      8, 3, .stroke(Rect(x: 1.3, y: -5.4, width: 5.4, height: 20), radius: 0, width: 0, .black))
    #expect(bitmap.alphas(row: 1) == [0, 255, 0, 0, 0, 0, 255, 0])
  }

  @Test("A border as wide as the rectangle fills it")
  func fatBorder() {
    let rect = Rect(x: 1, y: 1, width: 9, height: 7)
    let border = draw(11, 9, .stroke(rect, radius: 3, width: 50, .black))
    let fill = draw(11, 9, .roundedRect(rect, radius: 3, .black))
    #expect(border.snapshot().pixels == fill.snapshot().pixels)
  }

  @Test("A round border and the inside together fill the shape")
  func borderAndInside() {
    let rect = Rect(x: 0, y: 0, width: 24, height: 24)
    let ring = draw(24, 24, .stroke(rect, radius: 12, width: 3, .black))
    let outer = draw(24, 24, .roundedRect(rect, radius: 12, .black))
    let inner = draw(24, 24, .roundedRect(rect.insetBy(dx: 3, dy: 3), radius: 9, .black))
    for y in 0..<24 {
      let sums = zip(ring.alphas(row: y), inner.alphas(row: y)).map { $0 + $1 }
      #expect(sums == outer.alphas(row: y))
    }
  }

  @Test("Masks are kept within their budget of bytes and made once")
  func cacheBudget() {
    let entry = MaskCache.entrySize
    let cache = MaskCache(byteBudget: 200 + 2 * entry)
    _ = cache.corner(radius: 10)
    _ = cache.corner(radius: 10)
    #expect(cache.misses == 1)
    #expect(cache.byteCount == 100 + entry)
    _ = cache.corner(radius: 9)
    #expect(cache.byteCount == 181 + 2 * entry)
    _ = cache.corner(radius: 10)
    _ = cache.corner(radius: 5)
    #expect(cache.byteCount == 125 + 2 * entry)
    _ = cache.corner(radius: 10)
    #expect(cache.misses == 3)
    _ = cache.corner(radius: 25)
    #expect(cache.byteCount == 125 + 2 * entry)
  }

  @Test("Masks of a pixel or none do not pile up")
  func smallMasks() {
    let cache = MaskCache(byteBudget: 10 * MaskCache.entrySize)
    for number in 0..<200 { _ = cache.corner(radius: Double(number) / 1000) }
    #expect(cache.misses == 200)
    #expect(cache.byteCount <= cache.byteBudget)
    // The latest ones are there.
    for number in 192..<200 { _ = cache.corner(radius: Double(number) / 1000) }
    #expect(cache.misses == 200)
  }
}
