import CSDL2
import SwipeTabCore
import SwipeTabDrawing
import Testing

@testable import SwipeTabSDL

extension DisplayTests {
  @Suite("A window and its contents", .serialized) @MainActor struct WindowHostTests {
    /// A presenter that keeps what it is given, and fails when told to.
    final class Recorder: WindowPresenter {
      var pixelSize: (width: Int, height: Int) { (100, 80) }
      var waitsForDisplay: Bool { false }
      var damages: [[PixelRect]] = []
      var invalidations = 0
      var failures = 0
      var preparations = 0
      func prepareFrame() { preparations += 1 }
      func invalidate() { invalidations += 1 }
      func present(_ scene: Scene, damage: [PixelRect]) throws {
        damages.append(damage)
        guard failures == 0 else {
          failures -= 1
          throw SDLError(call: "present", message: "on purpose")
        }
      }
    }

    let client = RecordingClient()
    let presenter = Recorder()
    let window: SDLWindow
    let host: WindowHost
    let clock = MonotonicClock()

    init() throws {
      window = try SDLWindow(
        session: try SDLSession(driver: .other("dummy")), title: "test",
        size: Size(width: 200, height: 160))
      host = try WindowHost(window: window, presenter: presenter, client: client, clock: clock)
    }

    @Test("Nothing is drawn unless the contents ask for it")
    func idle() throws {
      #expect(try host.step(at: 10) == nil)
      #expect(client.frames == [10])
      #expect(try host.step(at: 11) == nil)
      #expect(client.frames == [10])
      client.needsFrame = true
      #expect(try host.step(at: 12) == nil)
      #expect(client.frames == [10, 12])
      #expect(host.frameCount == 2)
    }

    @Test("Contents are painted when the display no longer reads the frame before")
    func preparation() throws {
      let presenter = presenter
      var preparations: [Int] = []
      client.onFrame = { preparations.append(presenter.preparations) }
      for time in [10.0, 11] {
        client.needsFrame = true
        _ = try host.step(at: time)
      }
      _ = try host.step(at: 12)
      #expect(preparations == [1, 2])
      #expect(presenter.preparations == 2)
    }

    @Test("Frames in a row come at the display's rate")
    func pacing() throws {
      client.framesToGo = 3
      let interval = 1 / window.refreshRate
      let second = try #require(try host.step(at: 10))
      #expect(abs(second - (10 + interval)) < 1e-9)
      #expect(try host.step(at: 10 + interval / 2) == second)
      #expect(client.frames == [10])
      let third = try #require(try host.step(at: second))
      #expect(abs(third - (10 + 2 * interval)) < 1e-9)
      #expect(try host.step(at: third) == nil)
      #expect(client.frames.count == 3)
    }

    @Test("A timer wakes the loop and runs without a frame")
    func timers() throws {
      client.nextDeadline = 20
      #expect(try host.step(at: 10) == 20)
      #expect(try host.step(at: 15) == 20)
      #expect(client.updates.isEmpty)
      #expect(try host.step(at: 20) == nil)
      #expect(client.updates == [20])
      #expect(client.frames == [10])
    }

    @Test("An exposed window is shown whole although nothing changed")
    func exposure() throws {
      _ = try host.step(at: 10)
      presenter.damages = []
      var event = Synthetic.window(SDL_WINDOWEVENT_EXPOSED, window: window.id)
      event.common.timestamp = SDL_GetTicks()
      host.handle(event)
      _ = try host.step(at: 11)
      #expect(presenter.damages == [[PixelRect(x: 0, y: 0, width: 100, height: 80)]])
    }

    @Test("A frame that fails is shown whole the next time")
    func failure() throws {
      presenter.failures = 1
      let again = try #require(try host.step(at: 10))
      #expect(presenter.invalidations == 1)
      #expect(host.frameCount == 0)
      #expect(try host.step(at: again) == nil)
      #expect(host.frameCount == 1)
      #expect(presenter.damages.last == [PixelRect(x: 0, y: 0, width: 100, height: 80)])
    }

    @Test("A display that never takes a frame ends the loop with its error")
    func lasting() throws {
      presenter.failures = .max
      #expect(throws: SDLError(call: "present", message: "on purpose")) {
        for second in 0..<1000 { _ = try host.step(at: Double(second)) }
      }
    }

    @Test("Lost textures are dropped and shown again")
    func targetsReset() throws {
      _ = try host.step(at: 10)
      presenter.damages = []
      host.handle(Synthetic.plain(SDL_RENDER_TARGETS_RESET))
      #expect(presenter.invalidations == 1)
      _ = try host.step(at: 11)
      #expect(presenter.damages.count == 1)
      guard case .window(.targetsReset, _) = client.events.last else {
        Issue.record("the contents were not told")
        return
      }
    }

    @Test("A resize reaches the contents in points before the next frame")
    func resize() throws {
      SDL_SetWindowSize(window.handle, 300, 180)
      host.handle(Synthetic.window(SDL_WINDOWEVENT_SIZE_CHANGED, window: window.id))
      #expect(client.size == Size(width: 300, height: 180))
    }

    @Test("A closed window asks for the end after telling the contents")
    func close() {
      var order: [String] = []
      host.onEvent = { _ in order.append("event") }
      host.onClose = { order.append("close \(client.events.count)") }
      host.handle(Synthetic.window(SDL_WINDOWEVENT_CLOSE, window: window.id))
      #expect(order == ["event", "close 1"])
    }

    @Test("Contents that nobody sees are kept up to date and not drawn")
    func hidden() throws {
      _ = try host.step(at: 10)
      SDL_HideWindow(window.handle)
      client.needsFrame = true
      #expect(try host.step(at: 11) == 11.1)
      #expect(client.updates == [11])
      #expect(client.frames == [10])
    }
  }
}
