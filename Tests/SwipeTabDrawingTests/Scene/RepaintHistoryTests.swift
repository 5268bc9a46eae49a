import Testing

@testable import SwipeTabDrawing

@Suite("What of a layer was painted anew since") @MainActor struct RepaintHistoryTests {
  private func rect(_ x: Int) -> PixelRect { PixelRect(x: x, y: 0, width: 1, height: 1) }

  @Test("Repaints after a version count, those up to it do not")
  func since() {
    let layer = Layer(bitmap: Bitmap(width: 100, height: 10), isOpaque: true)
    #expect(layer.damage(since: layer.version).isEmpty)
    layer.didRepaint(rect(3))
    let version = layer.version
    layer.didRepaint(rect(10))
    layer.didRepaint(rect(12))
    #expect(layer.damage(since: version) == PixelRect(x: 10, y: 0, width: 3, height: 1))
    #expect(layer.damage(since: version - 1) == PixelRect(x: 3, y: 0, width: 10, height: 1))
    // Whoever shows frames takes the damage for itself.
    _ = layer.takeDamage()
    #expect(layer.damage(since: version) == PixelRect(x: 10, y: 0, width: 3, height: 1))
    #expect(layer.damage(since: layer.version).isEmpty)
  }

  @Test("Nothing is forgotten, however long ago")
  func longAgo() {
    var history = RepaintHistory()
    for version in 1...50 { history.note(rect(version), version: version) }
    for since in 0..<50 {
      let damage = history.damage(since: since)
      #expect(damage.maxX == 51)
      #expect(damage.x <= since + 1, "since \(since)")
    }
    #expect(history.damage(since: 45) == PixelRect(x: 46, y: 0, width: 5, height: 1))
  }

  @Test("Another bitmap is a repaint of everything")
  func bitmap() {
    let layer = Layer(bitmap: Bitmap(width: 10, height: 10), isOpaque: true)
    let version = layer.version
    layer.bitmap = Bitmap(width: 20, height: 5)
    #expect(layer.damage(since: version) == PixelRect(x: 0, y: 0, width: 20, height: 5))
  }
}
