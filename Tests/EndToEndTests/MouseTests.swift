import Testing

extension EndToEnd {
  /// The mouse of a plain X server.
  @Suite("Mouse")
  struct MouseTests {
    /// How far a pressed mouse moves, in points, before it drags.
    private let slop = 8.0

    @Test("A dragged page follows the mouse, both pages are on the screen, and a lift commits")
    func drag() async throws {
      let server = try await DisplayServer(.plainX)
      defer { server.stop() }
      let demo = try await Demo([], on: server)
      let row = demo.frame.height / 4
      let first = try await demo.picture { $0.color(5, row) != 0 }
      let (x, y) = (demo.x(0.85), demo.y(0.5))

      try await server.move(to: x, y)
      try await server.xdotool("mousedown", "1")
      for distance in [100.0, 300, 600] {
        try await server.move(to: x - distance, y)
        let state = try await demo.state(draggedBy: distance - slop)
        #expect(state.phase == "interactive")
      }
      // The frame that belongs to the state may be a moment later on the screen.
      let edge = demo.frame.width - Int(600 - slop)
      let middle = try await demo.picture { $0.color(edge, row) != $0.color(edge - 1, row) }
      try await server.xdotool("sleep", "0.3", "mouseup", "1")
      let state = try await demo.state { $0.phase == "rest" }
      #expect(state.committed == 1)
      let second = try await demo.picture { $0.color(5, row) != first.color(5, row) }

      #expect(middle.color(edge - 1, row) == first.color(5, row))
      #expect(middle.color(edge, row) == second.color(5, row))
    }

    @Test("A short drag that stops before the lift goes back, the one after it may commit")
    func slowReturn() async throws {
      let server = try await DisplayServer(.plainX)
      defer { server.stop() }
      let demo = try await Demo([], on: server)
      let (x, y) = (demo.x(0.85), demo.y(0.5))
      try await server.move(to: x, y)
      try await server.xdotool("mousedown", "1")
      try await server.move(to: x - 60, y)
      try await server.move(to: x - 120, y)
      _ = try await demo.state(draggedBy: 120 - slop)
      try await server.xdotool("sleep", "0.3", "mouseup", "1")
      var state = try await demo.stateAfterReturn()
      #expect(state.committed == 0)

      try await server.measuredDrag(over: demo)
      state = try await demo.state { $0.phase == "rest" && $0.committed != 0 }
      #expect(state.committed == 1)
    }

    @Test("Keys change the page and the window closes with status 0")
    func keys() async throws {
      let server = try await DisplayServer(.plainX)
      defer { server.stop() }
      let demo = try await Demo([], on: server)
      try await server.move(to: demo.x(0.5), demo.y(0.5))
      try await server.xdotool("key", "ctrl+Next")
      let state = try await demo.state { $0.phase == "rest" && $0.committed == 1 }
      #expect(state.offset == 1)
      #expect(try await demo.quit() == 0)
    }

    @Test("Right to left the page follows the mouse, and page keys stay logical")
    func rightToLeft() async throws {
      let server = try await DisplayServer(.plainX)
      defer { server.stop() }
      let demo = try await Demo(["--rtl"], on: server)
      let (x, y) = (demo.x(0.1), demo.y(0.5))
      try await server.move(to: x, y)
      try await server.xdotool("mousedown", "1")
      for distance in [100.0, 500] {
        try await server.move(to: x + distance, y)
        let state = try await demo.state(draggedBy: distance - slop)
        let left = try #require(state.pageFrames.first { $0.index == 0 }).frame[0]
        #expect(abs(left - (distance - slop)) <= 1.5)
      }
      try await server.xdotool("sleep", "0.3", "mouseup", "1", "key", "ctrl+Next")
      let state = try await demo.state { $0.phase == "rest" && ($0.committed ?? 0) > 0 }
      #expect([1, 2].contains(state.committed))
    }

    @Test("Every key that changes pages comes through, and Escape takes a drag back")
    func allKeys() async throws {
      let server = try await DisplayServer(.plainX)
      defer { server.stop() }
      let demo = try await Demo([], on: server)
      let (x, y) = (demo.x(0.85), demo.y(0.5))
      try await server.move(to: x, y)
      let keys: [(String, Int)] = [
        ("ctrl+Tab", 1), ("ctrl+Next", 2), ("ctrl+shift+Tab", 1), ("ctrl+Prior", 0),
        ("alt+3", 2), ("alt+1", 0),
      ]
      for (key, page) in keys {
        try await server.xdotool("key", key)
        let state = try await demo.state { $0.phase == "rest" && $0.committed == page }
        #expect(state.offset == Double(page))
      }
      let returns = demo.count(of: "commit")
      try await server.xdotool("mousedown", "1")
      try await server.move(to: x - 700, y)
      _ = try await demo.state(draggedBy: 700 - slop)
      try await server.xdotool("key", "Escape")
      _ = try await demo.state { $0.phase == "rest" }
      try await server.xdotool("mouseup", "1")
      let state = try await demo.state { $0.phase == "rest" }
      #expect(state.committed == 0)
      #expect(demo.count(of: "commit") == returns)
    }

    @Test("A tilted wheel turns one page a notch, two quick notches as well")
    func wheel() async throws {
      let server = try await DisplayServer(.plainX)
      defer { server.stop() }
      let demo = try await Demo([], on: server)
      try await server.move(to: demo.x(0.5), demo.y(0.5))
      try await demo.whileStopped { try await server.xdotool("click", "7", "click", "7") }
      var state = try await demo.state { $0.phase == "rest" && $0.committed != 0 }
      #expect(state.committed == 1)
      // With Shift, the wheel itself: down goes to the right.
      try await server.xdotool("sleep", "0.3", "keydown", "shift", "click", "5", "keyup", "shift")
      state = try await demo.state { $0.phase == "rest" && $0.committed != 1 }
      #expect(state.committed == 2)
      try await server.xdotool("sleep", "0.3", "click", "6")
      state = try await demo.state { $0.phase == "rest" && $0.committed != 2 }
      #expect(state.committed == 1)
    }
  }
}
