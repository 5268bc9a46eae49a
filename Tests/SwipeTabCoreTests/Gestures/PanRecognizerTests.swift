import SwipeTabCore
import Testing

@Suite("Recognising a drag")
struct PanRecognizerTests {
  @Test("a finger drags from the press plus the slop and is released with its velocity")
  func dragOfOneFinger() {
    var pan = PanRecognizer(axis: .horizontal)
    #expect(pan.handle(.touch(.down, 200, 50, at: 1.00)) == .pressed)
    #expect(pan.handle(.touch(.move, 190, 50, at: 1.01)) == .none)
    #expect(pan.handle(.touch(.move, 180, 51, at: 1.02)) == .began)
    #expect(pan.anchor == 184)
    #expect(pan.location == 180)
    #expect(pan.handle(.touch(.move, 170, 52, at: 1.03)) == .moved)
    #expect(pan.displacement == -14)
    let output = pan.handle(.touch(.up, 170, 52, at: 1.03))
    guard case .released(let release) = output else {
      Issue.record("\(output)")
      return
    }
    #expect(abs(release.velocity + 1000) < 1e-6)
    #expect(release.travel == 30)
    #expect(!pan.isDragging)
  }
}
