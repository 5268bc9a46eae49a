import Testing

@testable import SwipeTabDrawing

@Suite("Rows of pixels")
struct PixelRowTests {
  @Test("A row blended over another one is the same pixel by pixel, whatever stands together")
  func blend() {
    let kinds: [UInt32] = [0, 0xFF12_3456, 0x8040_2010, 0x0000_0001, 0xFFFF_FFFF]
    var random = SeededGenerator(seed: 5)
    for count in 0...33 {
      for _ in 0..<20 {
        // Long runs of one kind as well as changes from pixel to pixel.
        let length = random.int(1...6)
        let source = (0..<count + 3).map { kinds[($0 / length + length) % kinds.count] }
        let before = (0..<count + 3).map { 0xFF00_0000 | UInt32($0) &* 0x0003_0507 }
        let start = random.int(0...3)
        var row = before
        row.withUnsafeMutableBufferPointer { row in
          source.withUnsafeBufferPointer { source in
            guard let row = row.baseAddress, let source = source.baseAddress else { return }
            PixelRow.blend(row + start, count, over: source + start)
          }
        }
        let expected = before.indices.map { index in
          (start..<start + count).contains(index)
            ? PixelMath.over(source[index], before[index]) : before[index]
        }
        #expect(row == expected, "\(count) pixels from \(start), runs of \(length)")
      }
    }
  }

  @Test("A mix blended over a row is the same pixel by pixel, whatever stands together")
  func blendMix() {
    let kinds: [UInt32] = [0, 0xFF12_3456, 0, 0x8040_2010, 0x0000_0001, 0xFFFF_FFFF]
    var random = SeededGenerator(seed: 6)
    for count in 0...33 {
      for part in [0, 1, 77, 128, 254, 255] as [UInt8] {
        let length = random.int(1...9)
        let source = (0..<count).map { kinds[($0 / length + length) % kinds.count] }
        let other = (0..<count).map { kinds[($0 / length + 1) % kinds.count] }
        let before = (0..<count + 1).map { 0xFF00_0000 | UInt32($0) &* 0x0003_0507 }
        var row = before
        row.withUnsafeMutableBufferPointer { row in
          source.withUnsafeBufferPointer { source in
            other.withUnsafeBufferPointer { other in
              guard let row = row.baseAddress, let source = source.baseAddress,
                let other = other.baseAddress
              else { return }
              PixelRow.blend(row, count, over: source, mixedWith: other, part: part)
            }
          }
        }
        let expected = before.indices.map { index in
          guard index < count else { return before[index] }
          let mixed =
            PixelMath.scale(source[index], by: 255 - UInt32(part))
            &+ PixelMath.scale(other[index], by: UInt32(part))
          return PixelMath.over(mixed, before[index])
        }
        #expect(row == expected, "\(count) pixels, part \(part), runs of \(length)")
      }
    }
  }
}
