import SwipeTabTesting
import SwipeTabs
import Testing

@Suite("Headless host")
@MainActor
struct HeadlessHostTests {
  let view = MovingView()
  let host: HeadlessHost

  init() {
    host = HeadlessHost(size: Size(width: 100, height: 40), scale: 1, textEngine: NoText())
    host.window.rootView = view
  }

  private func frames(_ body: () -> Void) -> [Double] {
    final class Times { var values: [Double] = [] }
    let times = Times()
    host.onFrame = { times.values.append($0.time * 1000) }
    body()
    return times.values
  }

  @Test("the first frame is drawn at once, and nothing more without motion")
  func first() {
    let times = frames {
      host.start()
      host.advance(to: 10)
    }
    #expect(times == [0])
    #expect(host.time == 10)
  }

  @Test("frames fall on multiples of 1/60 s; the state is that of the exact present time")
  func motion() {
    host.start()
    view.move(until: 1)
    let times = frames { host.advance(to: 0.04) }
    #expect(times == [1000.0 / 60, 2000.0 / 60])
    #expect(view.times.last == 0.04)
    #expect(view.mover.frame.minX == 40)
  }

  @Test("a motion that begins late has its first frame at the next multiple")
  func lateMotion() {
    host.start()
    host.advance(to: 0.03)
    view.move(until: 0.09)
    let times = frames { host.advance(to: 0.06) }
    #expect(times == [2000.0 / 60, 50])
  }

  @Test("settling ends with the first frame in which nothing moves any more")
  func settle() async {
    host.start()
    view.move(until: 0.1)
    #expect(await host.settle(within: 10))
    #expect(view.mover.frame.minX == 100)
    #expect((host.time * 1000).rounded() == 100)
    #expect(await host.settle(within: 0))
  }

  @Test("settling fails when something moves for ever")
  func restless() async {
    host.start()
    view.move(until: 100)
    #expect(await host.settle(within: 10) == false)
    #expect((host.time * 1000).rounded() == 10_000)
  }

  @Test("a timer of a running gesture counts as motion, a slow one does not")
  func timers() {
    final class Calls { var times: [Double] = [] }
    let calls = Calls()
    host.start()
    for delay in [0.15, 5] {
      host.window.schedule(at: delay) { calls.times.append(delay) }
    }
    #expect(host.settleMotion())
    #expect(calls.times == [0.15])
    #expect((host.time * 1000).rounded() == 150)
    host.advance(to: 6)
    #expect(calls.times == [0.15, 5])
  }

  @Test("a picture shows the present moment and leaves the next frame alone")
  func picture() {
    host.start()
    view.move(until: 1)
    host.advance(to: 0.021)
    let picture = host.picture()
    #expect(picture.width == 100)
    #expect(picture.height == 40)
    #expect(picture.pixels[20] == 0xFFFF_FFFF)
    #expect(picture.pixels[21] == 0xFF00_0000)
    #expect(picture.pixels[30] == 0xFF00_0000)
    #expect(picture.pixels[31] == 0xFFFF_FFFF)
    host.advance(to: 0.04)
    #expect(host.presenter.bitmap.pixels[33] == 0xFF00_0000)
    #expect(host.presenter.bitmap.pixels[32] == 0xFFFF_FFFF)
  }

  @Test("settings of the window are applied, others are left to the container")
  func settings() {
    host.start()
    #expect(host.apply(.dark(true)))
    #expect(host.apply(.rightToLeft(true)))
    #expect(host.apply(.textSize(1.5)))
    #expect(host.apply(.scale(2)))
    #expect(host.window.appearance == .dark)
    #expect(host.window.layoutDirection == .rightToLeft)
    #expect(host.window.textSizeFactor == 1.5)
    #expect(host.picture().width == 200)
    #expect(!host.apply(.pages(3)))
  }

  @Test("a minimised window keeps its last picture")
  func minimised() {
    host.start()
    host.setSize(.zero)
    host.advance(to: 1)
    #expect(host.picture().width == 100)
    host.setSize(Size(width: 50, height: 20))
    #expect(host.picture().width == 50)
  }
}
