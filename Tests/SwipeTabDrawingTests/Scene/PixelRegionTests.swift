import SwipeTabDrawing
import Testing

@Suite("Pixel regions")
struct PixelRegionTests {
  private func pixels(_ region: PixelRegion) -> [Int] {
    (0..<100).filter { region.contains(x: $0 % 10, y: $0 / 10) }
  }

  @Test("Unions and differences hold the right pixels, each in one rectangle", arguments: 1...50)
  func randomOperations(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var region = PixelRegion()
    var expected = Set<Int>()
    for _ in 0..<20 {
      let rect = PixelRect(
        x: random.int(0...9), y: random.int(0...9), width: random.int(0...5),
        height: random.int(0...5)
      ).intersection(PixelRect(x: 0, y: 0, width: 10, height: 10))
      let inside = (0..<100).filter {
        $0 % 10 >= rect.x && $0 % 10 < rect.maxX && $0 / 10 >= rect.y && $0 / 10 < rect.maxY
      }
      if random.int(0...2) == 0 {
        region.subtract(rect)
        expected.subtract(inside)
      } else {
        region.formUnion(rect)
        expected.formUnion(inside)
      }
      #expect(pixels(region) == expected.sorted())
      #expect(region.area == expected.count)
    }
  }

  @Test("A hole leaves four strips, the upper and lower ones full width")
  func hole() {
    var region = PixelRegion(PixelRect(x: 0, y: 0, width: 10, height: 10))
    region.subtract(PixelRect(x: 2, y: 3, width: 4, height: 5))
    #expect(
      region.rects == [
        PixelRect(x: 0, y: 0, width: 10, height: 3), PixelRect(x: 0, y: 3, width: 2, height: 5),
        PixelRect(x: 6, y: 3, width: 4, height: 5), PixelRect(x: 0, y: 8, width: 10, height: 2),
      ])
    #expect(region.bounds == PixelRect(x: 0, y: 0, width: 10, height: 10))
  }
}
