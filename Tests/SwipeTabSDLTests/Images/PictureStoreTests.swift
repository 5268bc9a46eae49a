import SwipeTabDrawing
import Testing

@testable import SwipeTabSDL

@Suite("Memory of pictures") @MainActor struct PictureStoreTests {
  private final class Owner {}

  private func picture(_ side: Int) -> PixelBuffer {
    PixelBuffer(width: side, height: side, pixels: Array(repeating: 0, count: side * side))
  }

  @Test("What was not used for longest goes when the budget is full, the newest stays in any case")
  func budget() {
    let (a, b) = (Owner(), Owner())
    let store = PictureStore(byteBudget: 3 * 400)
    for side in [10, 10] { store.insert(picture(side), of: side == 10 ? a : b) }
    #expect(store.byteCount == 400)
    store.insert(picture(10), of: b)
    store.insert(picture(8), of: a)
    #expect(store.byteCount == 400 + 400 + 256)
    _ = store.exact(a, width: 10, height: 10)
    store.insert(picture(9), of: b)
    #expect(store.exact(b, width: 10, height: 10) == nil)
    #expect(store.exact(a, width: 10, height: 10) != nil)
    #expect(store.byteCount == 400 + 256 + 324)
    store.insert(picture(100), of: b)
    #expect(store.byteCount == 40_000)
    #expect(store.exact(b, width: 100, height: 100) != nil)
    #expect(store.exact(a, width: 10, height: 10) == nil)
  }

  @Test("The best of the sizes there are: the smallest larger one, else the largest")
  func nearest() {
    let owner = Owner()
    let store = PictureStore(byteBudget: 1 << 20)
    #expect(store.nearest(owner, width: 10) == nil)
    for side in [8, 16, 32] { store.insert(picture(side), of: owner) }
    #expect(store.nearest(owner, width: 10)?.width == 16)
    #expect(store.nearest(owner, width: 33)?.width == 32)
    store.removeAll(of: ObjectIdentifier(owner))
    #expect(store.byteCount == 0 && store.nearest(owner, width: 10) == nil)
  }
}
