import Testing

extension EndToEnd {
  /// Fingers on the touch screen of an X server.
  @Suite("Touch")
  struct TouchTests {
    /// How far a finger moves, in points, before it drags; the page trails it by that much.
    private let slop = 16.0

    @Test("A dragged page follows the finger, both pages are on the screen, and a lift commits")
    func drag() async throws {
      let server = try await DisplayServer(.touchX)
      defer { server.stop() }
      let demo = try await Demo([], on: server)
      let row = demo.frame.height / 4
      let first = try await demo.picture { $0.color(5, row) != 0 }
      let (x, y) = (demo.x(0.8), demo.y(0.5))

      try await server.touch("down 0 \(x) \(y); wait 20; move 0 \(x - 100) \(y)")
      for distance in [100.0, 400, 780] {
        try await server.touch("move 0 \(x - distance) \(y)")
        let state = try await demo.state(draggedBy: distance - slop)
        #expect(state.phase == "interactive")
        #expect(state.committed == 0)
      }
      // The frame that belongs to the state may be a moment later on the screen.
      let edge = demo.frame.width - Int(780 - slop)
      let middle = try await demo.picture { $0.color(edge, row) != $0.color(edge - 1, row) }
      try await server.touch("wait 300; up 0")
      let state = try await demo.state { $0.phase == "rest" }
      #expect(state.committed == 1)
      #expect(state.offset == 1)
      #expect(state.appeared == [1])
      let second = try await demo.picture { $0.color(5, row) != first.color(5, row) }

      #expect(middle.color(5, row) == first.color(5, row))
      #expect(middle.color(edge - 1, row) == first.color(5, row))
      #expect(middle.color(edge, row) == second.color(5, row))
      #expect(middle.color(demo.frame.width - 5, row) == second.color(5, row))
      #expect(try await demo.quit() == 0)
    }

    @Test("A short quick swipe is a fling and goes to the next page")
    func fling() async throws {
      let server = try await DisplayServer(.touchX)
      defer { server.stop() }
      let demo = try await Demo([], on: server)
      let (x, y) = (demo.x(0.7), demo.y(0.5))
      let (state, flings) = try await demo.stateAfterFling {
        try await server.touch("swipe \(x) \(y) \(x - 160) \(y) 100")
      }
      #expect(state.committed == 1)
      #expect(state.offset == 1)
      #expect(demo.eventNames.suffix(5).contains("commit"))
      #expect(demo.count(of: "beforeSwipe") == flings)
      #expect(demo.count(of: "afterSwipe") == 1)
    }

    @Test("A short drag that stops before the lift goes back")
    func slowReturn() async throws {
      let server = try await DisplayServer(.touchX)
      defer { server.stop() }
      let demo = try await Demo([], on: server)
      let (x, y) = (demo.x(0.7), demo.y(0.5))
      try await server.touch(
        "down 0 \(x) \(y); wait 20; move 0 \(x - 80) \(y); wait 20; move 0 \(x - 160) \(y)")
      // Once the last move has arrived, the pause before the lift is a pause for the demo as well.
      _ = try await demo.state(draggedBy: 160 - slop)
      try await server.touch("wait 300; up 0")
      let state = try await demo.stateAfterReturn()
      #expect(state.committed == 0)
      #expect(state.offset == 0)
      #expect(state.appeared == [0])
      #expect(!demo.eventNames.contains("commit"))
    }

    @Test("Right to left a dragged page follows the finger too, and the next one lies to the left")
    func rightToLeft() async throws {
      let server = try await DisplayServer(.touchX)
      defer { server.stop() }
      let demo = try await Demo(["--rtl"], on: server)
      let (x, y) = (demo.x(0.1), demo.y(0.5))
      try await server.touch("down 0 \(x) \(y); wait 20; move 0 \(x + 50) \(y)")
      for distance in [100.0, 500, 900] {
        try await server.touch("move 0 \(x + distance) \(y)")
        let state = try await demo.state(draggedBy: distance - slop)
        let left = try #require(state.pageFrames.first { $0.index == 0 }).frame[0]
        #expect(abs(left - (distance - slop)) <= 1.5)
      }
      try await server.touch("wait 300; up 0")
      let state = try await demo.state { $0.phase == "rest" }
      #expect(state.committed == 1)
    }

    @Test("A drag that ends quickly flings from where the finger had brought the page")
    func dragAndFling() async throws {
      let server = try await DisplayServer(.touchX)
      defer { server.stop() }
      let demo = try await Demo([], on: server)
      let (x, y) = (demo.x(0.7), demo.y(0.5))
      let (state, _) = try await demo.stateAfterFling {
        try await server.touch("down 0 \(x) \(y); wait 20; move 0 \(x - 90) \(y)")
        _ = try await demo.state(draggedBy: 90 - slop)
        let steps = (1...10).map { "move 0 \(x - 90 - 12 * Double($0)) \(y); wait 8" }
        try await server.touch(steps.joined(separator: "; ") + "; up 0")
      }
      #expect(state.committed == 1)
      #expect(state.offset == 1)
      #expect(demo.count(of: "afterSwipe") == 1)
    }

    @Test("A second finger moves nothing, and goes on from there when the first is lifted")
    func twoFingers() async throws {
      let server = try await DisplayServer(.touchX)
      defer { server.stop() }
      let demo = try await Demo([], on: server)
      let (x, y) = (demo.x(0.8), demo.y(0.4))
      let (other, row) = (demo.x(0.3), demo.y(0.6))
      try await server.touch("down 0 \(x) \(y); wait 20; move 0 \(x - 216) \(y)")
      _ = try await demo.state(draggedBy: 216 - slop)
      try await server.touch("down 1 \(other) \(row); wait 20; move 1 \(other + 150) \(row)")
      // The first finger's next step proves that the second one's had been handled before.
      try await server.touch("move 0 \(x - 236) \(y)")
      var state = try await demo.state(draggedBy: 236 - slop)
      #expect(state.phase == "interactive")
      try await server.touch("up 0; wait 20; move 1 \(other + 50) \(row)")
      state = try await demo.state(draggedBy: 336 - slop)
      #expect(state.phase == "interactive")
      try await server.touch("wait 300; up 1")
      state = try await demo.stateAfterReturn()
      #expect(state.committed == 0)
      #expect(state.offset == 0)
    }

    @Test("A finger lost to another window ends its drag, and the next finger swipes as ever")
    func lostFinger() async throws {
      let server = try await DisplayServer(.touchX)
      defer { server.stop() }
      let demo = try await Demo([], on: server)
      let (x, y) = (demo.x(0.9), demo.y(0.5))
      try await server.touch("down 0 \(x) \(y); wait 20; move 0 \(x - 800) \(y)")
      _ = try await demo.state(draggedBy: 800 - slop)
      do {
        // A window that takes the focus while the finger is down.
        let other = try await Demo([], on: server)
        let state = try await demo.stateAfterReturn()
        #expect(state.committed == 0)
        #expect(state.offset == 0)
        try await server.touch("move 0 \(x - 900) \(y); up 0")
        #expect(try await other.quit() == 0)
      }
      var state = try await demo.state { $0.phase == "rest" }
      #expect(state.committed == 0)
      // Until the window is on top again, a swipe goes nowhere.
      state = try await eventually("a swipe that turns the page") {
        try await server.touch("swipe \(demo.x(0.7)) \(y) \(demo.x(0.5)) \(y) 120")
        let state = try await demo.state { $0.phase == "rest" }
        return state.committed == 0 ? nil : state
      }
      #expect(state.committed == 1)
    }

    @Test("Escape takes a drag back while the finger is still down")
    func escape() async throws {
      let server = try await DisplayServer(.touchX)
      defer { server.stop() }
      let demo = try await Demo([], on: server)
      let (x, y) = (demo.x(0.9), demo.y(0.5))
      try await server.touch("down 0 \(x) \(y); wait 20; move 0 \(x - 800) \(y)")
      _ = try await demo.state(draggedBy: 800 - slop)
      try await server.xdotool("key", "Escape")
      _ = try await demo.stateAfterReturn()
      try await server.touch("move 0 \(x - 900) \(y); up 0")
      let state = try await demo.state { $0.phase == "rest" }
      #expect(state.committed == 0)
      #expect(state.offset == 0)
      #expect(!demo.eventNames.contains("commit"))
    }
  }
}
