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
        let wanted = (distance - slop) / Double(demo.frame.width)
        let state = try await demo.state { abs(($0.offset ?? 0) - wanted) < 0.0025 }
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
      try await server.touch("swipe \(x) \(y) \(x - 160) \(y) 100")
      let state = try await demo.state { $0.phase == "rest" && $0.committed != 0 }
      #expect(state.committed == 1)
      #expect(demo.eventNames.suffix(5).contains("commit"))
      #expect(demo.eventNames.filter { $0 == "beforeSwipe" }.count == 1)
      #expect(demo.eventNames.filter { $0 == "afterSwipe" }.count == 1)
    }

    @Test("A short drag that stops before the lift goes back")
    func slowReturn() async throws {
      let server = try await DisplayServer(.touchX)
      defer { server.stop() }
      let demo = try await Demo([], on: server)
      let (x, y) = (demo.x(0.7), demo.y(0.5))
      try await server.touch("drag \(x) \(y) \(x - 160) \(y) 400")
      let state = try await demo.stateAfterReturn()
      #expect(state.committed == 0)
      #expect(state.offset == 0)
      #expect(state.appeared == [0])
      #expect(!demo.eventNames.contains("commit"))
    }
  }
}
