import SwipeTabDrawing
import Testing

@Suite("CPU compositor") @MainActor
struct CPUCompositorTests {
  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF
  private let white: UInt32 = 0xFFFF_FFFF

  private func compose(_ scene: Scene) -> (Bitmap, written: Int) {
    let bitmap = Bitmap(width: scene.width, height: scene.height)
    let compositor = CPUCompositor()
    compositor.compose(scene, into: bitmap)
    return (bitmap, compositor.writtenPixels)
  }

  @Test("Two sliding pages fill the window without a pixel written twice")
  func slide() {
    let left = layer(6, 2, red)
    let right = layer(6, 2, blue)
    let (bitmap, written) = compose(scene(6, 2, place(left, -2, 0), place(right, 4, 0)))
    #expect(bitmap.pixels(row: 0) == [red, red, red, red, blue, blue])
    #expect(bitmap.pixels(row: 1) == bitmap.pixels(row: 0))
    #expect(written == 12)
  }

  @Test("The background is filled only where it is seen, and is opaque")
  func background() {
    let (bitmap, written) = compose(
      scene(
        4, 1, background: Color(red: 0, green: 0, blue: 255, alpha: 9),
        place(layer(2, 1, red), 1, 0)))
    #expect(bitmap.pixels(row: 0) == [blue, red, red, blue])
    #expect(written == 4)
  }

  @Test("What an opaque layer hides is not drawn")
  func hidden() {
    let (bitmap, written) = compose(
      scene(
        4, 1, place(layer(4, 1, red), 0, 0), place(layer(4, 1, 0x8000_0000), 0, 0),
        place(layer(3, 1, blue), 0, 0)))
    #expect(bitmap.pixels(row: 0) == [blue, blue, blue, 0xFF7F_0000])
    #expect(written == 5)
  }

  @Test("Translucent layers are blended from back to front")
  func translucent() {
    let (bitmap, _) = compose(
      scene(3, 1, place(layer(2, 1, 0x8080_0000), 0, 0), place(layer(2, 1, 0x8000_0080), 1, 0)))
    #expect(bitmap.pixels(row: 0) == [0xFFFF_7F7F, 0xFF7F_3FBF, 0xFF7F_7FFF])
  }

  @Test("An opacity makes an opaque layer translucent; opacity 0 draws nothing")
  func opacity() {
    let (bitmap, _) = compose(
      scene(
        2, 1, place(layer(1, 1, red), 0, 0, opacity: 128), place(layer(1, 1, red), 1, 0, opacity: 0)
      ))
    #expect(bitmap.pixels(row: 0) == [0xFFFF_7F7F, white])
  }

  @Test("A clip limits a layer, and layers may reach out of the window")
  func clip() {
    let clipped = place(
      layer(10, 10, red), -3, -3, clip: PixelRect(x: 1, y: 0, width: 2, height: 1))
    let (bitmap, _) = compose(scene(4, 2, clipped))
    #expect(bitmap.pixels(row: 0) == [white, red, red, white])
    #expect(bitmap.pixels(row: 1) == [white, white, white, white])
  }

  @Test("Only damaged pixels are written, overlapping damage once, memory beyond the scene never")
  func damage() {
    let bitmap = Bitmap(width: 6, height: 1)
    let compositor = CPUCompositor()
    compositor.compose(
      scene(4, 1, place(layer(9, 9, red), 0, 0)),
      damage: [
        PixelRect(x: 1, y: 0, width: 2, height: 5), PixelRect(x: 2, y: -3, width: 9, height: 9),
      ], into: bitmap)
    #expect(bitmap.pixels(row: 0) == [0, red, red, red, 0, 0])
    #expect(compositor.writtenPixels == 3)
  }

  @Test("Memory with a longer stride is written row by row")
  func stride() {
    let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: 8)
    memory.initialize(repeating: 7, count: 8)
    defer { memory.deallocate() }
    let bitmap = Bitmap(borrowing: memory, width: 2, height: 2, stride: 4)
    CPUCompositor().compose(scene(2, 2, place(layer(1, 2, red), 0, 0)), into: bitmap)
    #expect((0..<8).map { memory[$0] } == [red, white, 7, 7, red, white, 7, 7])
  }
}
