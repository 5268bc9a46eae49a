import SwipeTabTesting
import Testing

@Suite("Manual clock")
struct ManualClockTests {
  /// The times of the frames before a moment.
  private func frames(_ clock: inout ManualClock, before seconds: Double) -> [Double] {
    var times: [Double] = []
    while clock.stepToFrame(before: seconds) { times.append(clock.milliseconds) }
    clock.advance(to: seconds)
    return times
  }

  @Test("frames fall on multiples of a sixtieth second, the one of the present moment comes later")
  func multiples() {
    var clock = ManualClock()
    #expect(frames(&clock, before: 0) == [])
    #expect(frames(&clock, before: 0.05) == [0, 1000.0 / 60, 2000.0 / 60])
    #expect(clock.milliseconds == 50)
    #expect(frames(&clock, before: 0.06) == [50])
    #expect(clock.milliseconds == 60)
  }

  @Test("many small waits add up exactly")
  func exact() {
    var clock = ManualClock()
    for _ in 0..<1000 { clock.advance(to: clock.seconds + 0.0001) }
    #expect(clock.milliseconds == 100)
  }

  @Test("frames in which nothing changes can be left out, and the clock never goes back")
  func skip() {
    var clock = ManualClock()
    clock.skipFrames(before: 100)
    clock.advance(to: 100)
    clock.advance(to: 50)
    #expect(clock.milliseconds == 100_000)
    #expect(clock.nextFrameTime == 100_000)
  }
}
