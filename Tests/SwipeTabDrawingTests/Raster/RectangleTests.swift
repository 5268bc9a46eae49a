import SwipeTabCore
import SwipeTabDrawing
import Testing

@Suite("Rasteriser: rectangles") @MainActor
struct RectangleTests {
  @Test(
    "A rectangle on device pixels has no partly covered pixel", arguments: [1, 1.25, 1.5, 2, 3])
  func alignedRectangleIsCrisp(scale: Double) {
    let size = Int(12 * scale)
    let bitmap = draw(
      size, size, scale: scale, .fill(Rect(x: 4, y: 4, width: 4, height: 4), .black))
    let inside = Int(4 * scale)..<Int(8 * scale)
    for y in 0..<size {
      for x in 0..<size {
        let isInside = inside.contains(x) && inside.contains(y)
        #expect(bitmap[x, y] == (isInside ? 0xFF00_0000 : 0))
      }
    }
  }

  @Test("Fractional edges cover exactly their part of a pixel")
  func fractionalEdges() {
    let row = draw(5, 1, .fill(Rect(x: 1.25, y: 0, width: 2, height: 1), .white))
    #expect(row.alphas(row: 0) == [0, 191, 255, 64, 0])
    let corner = draw(3, 3, .fill(Rect(x: 0.5, y: 0.5, width: 2, height: 2), .white))
    #expect(corner.alphas(row: 0) == [64, 128, 64])
    #expect(corner.alphas(row: 1) == [128, 255, 128])
    #expect(corner.alphas(row: 2) == [64, 128, 64])
    let thin = draw(2, 1, .fill(Rect(x: 0.25, y: 0, width: 0.5, height: 1), .white))
    #expect(thin.alphas(row: 0) == [128, 0])
  }

  @Test("Neighbours on device pixels leave no seam", arguments: [1, 1.25, 1.5, 2, 3])
  func noSeams(scale: Double) {
    var commands: [DrawCommand] = []
    for row in 0..<3 {
      for column in 0..<5 {
        commands.append(
          .fill(Rect(x: Double(column) * 4, y: Double(row) * 4, width: 4, height: 4), .black))
      }
    }
    let bitmap = draw(Int(20 * scale), Int(12 * scale), scale: scale, commands)
    #expect(bitmap.snapshot().pixels.allSatisfy { $0 == 0xFF00_0000 })
  }

  @Test("Neighbours of any width share their edge once moved to device pixels")
  func snappedNeighboursShareEdges() {
    var random = SeededGenerator(seed: 1)
    for scale in [1, 1.25, 1.5, 1.7, 2, 3] {
      var x = random.double(-3...3)
      var previous: PixelRect?
      for _ in 0..<50 {
        let width = random.double(0.1...9)
        let rect = PixelRect(
          nearestTo: Rect(x: x, y: 0, width: width, height: 10), scale: scale)
        if let previous { #expect(rect.x == previous.maxX) }
        previous = rect
        x += width
      }
    }
    #expect(
      PixelRect(nearestTo: Rect(x: 0.5, y: -0.5, width: 1, height: 1), scale: 1)
        == PixelRect(x: 1, y: 0, width: 1, height: 1))
    #expect(PixelRect(nearestTo: Rect(x: .nan, y: 0, width: 1, height: 1), scale: 1) == .zero)
  }

  @Test("Translucent colours are blended over what is there, rounded to the nearest level")
  func translucentFill() {
    let bitmap = draw(
      1, 1, background: .white,
      .fill(Rect(x: 0, y: 0, width: 1, height: 1), Color(red: 255, green: 0, blue: 0, alpha: 128)))
    #expect(bitmap[0, 0] == 0xFFFF_7F7F)
  }

  @Test("Noise of the arithmetic does not blur an edge")
  func noiseIsNotAnEdge() {
    let third = 1.0 / 3
    let bitmap = draw(
      6, 1, scale: 3,
      .fill(Rect(x: third + 1e-12, y: 0, width: third * 4, height: third), .black))
    #expect(bitmap.alphas(row: 0) == [0, 255, 255, 255, 255, 0])
  }

  @Test("A hairline is one device pixel thin", arguments: [1, 1.25, 1.5, 2, 3])
  func hairline(scale: Double) {
    let size = Int((8 * scale).rounded())
    let across = draw(
      size, size, scale: scale,
      .hairline(from: Point(x: 0, y: 4.1), length: 8, isVertical: false, .black))
    let down = draw(
      size, size, scale: scale,
      .hairline(from: Point(x: 4.1, y: 0), length: 8, isVertical: true, .black))
    let place = Int((4.1 * scale).rounded())
    for y in 0..<size {
      for x in 0..<size {
        #expect(across[x, y] == (y == place ? 0xFF00_0000 : 0))
        #expect(down[x, y] == (x == place ? 0xFF00_0000 : 0))
      }
    }
  }

  @Test("The dirty rectangle is cleared first and nothing outside it changes")
  func dirtyRectangle() {
    let bitmap = Bitmap(width: 4, height: 2)
    bitmap.fill(bitmap.bounds, with: 0xFFFF_0000)
    Rasterizer().rasterize(
      list([.fill(Rect(x: 0, y: 0, width: 2, height: 2), .black)]), into: bitmap, scale: 1,
      dirty: PixelRect(x: 1, y: 0, width: 2, height: 1))
    #expect(bitmap.pixels(row: 0) == [0xFFFF_0000, 0xFF00_0000, 0, 0xFFFF_0000])
    #expect(bitmap.pixels(row: 1) == [0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000])
  }

  @Test("The origin moves the list, in points")
  func origin() {
    let bitmap = Bitmap(width: 6, height: 2)
    Rasterizer().rasterize(
      list([.fill(Rect(x: 0, y: 0, width: 1, height: 1), .black)]), into: bitmap, scale: 2,
      origin: Point(x: 1, y: 0))
    #expect(bitmap.alphas(row: 0) == [0, 0, 255, 255, 0, 0])
    #expect(bitmap.alphas(row: 1) == [0, 0, 255, 255, 0, 0])
  }
}
