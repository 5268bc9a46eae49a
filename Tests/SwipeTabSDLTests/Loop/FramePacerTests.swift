import Testing

@testable import SwipeTabSDL

@Suite("Frames are paced")
struct FramePacerTests {
  @Test("The first frame is drawn at once, the next one an interval later")
  func first() {
    var pacer = FramePacer(refreshRate: 50)
    #expect(pacer.nextFrame < 0)
    pacer.didDraw(from: 10, to: 10.001)
    #expect(pacer.nextFrame == 10.02)
  }

  @Test("Frames in a row keep to the ticks although the loop is a little late")
  func ticks() {
    var pacer = FramePacer(refreshRate: 50)
    pacer.didDraw(from: 10, to: 10.001)
    pacer.didDraw(from: 10.021, to: 10.022)
    #expect(abs(pacer.nextFrame - 10.04) < 1e-9)
  }

  @Test("A frame after a pause starts new ticks")
  func pause() {
    var pacer = FramePacer(refreshRate: 50)
    pacer.didDraw(from: 10, to: 10.001)
    pacer.didDraw(from: 12.013, to: 12.014)
    #expect(abs(pacer.nextFrame - 12.033) < 1e-9)
  }

  @Test("With a presenter that waits, half an interval is left to events")
  func synchronised() {
    var pacer = FramePacer(refreshRate: 50, isPacedByPresenter: true)
    pacer.didDraw(from: 10, to: 10.015)
    #expect(abs(pacer.nextFrame - 10.025) < 1e-9)
  }

  @Test("Missed refreshes give the time back to drawing")
  func adaptive() {
    var pacer = FramePacer(refreshRate: 50, isPacedByPresenter: true)
    pacer.didDraw(from: 10, to: 10.02)
    pacer.didDraw(from: pacer.nextFrame, to: 10.06)
    #expect(pacer.freePart == 0.25)
    #expect(abs(pacer.nextFrame - 10.065) < 1e-9)
  }

  @Test("A presenter that does not wait after all is kept to the display's rate")
  func brake() {
    var pacer = FramePacer(refreshRate: 50, isPacedByPresenter: true)
    pacer.didDraw(from: 10, to: 10.001)
    #expect(abs(pacer.nextFrame - 10.018) < 1e-9)
  }
}
