import Testing

extension EndToEnd {
  /// The trackpad of a Wayland compositor.
  @Suite("Trackpad")
  struct TrackpadTests {
    @Test("A page scrolled past its middle goes on to the next, one scrolled a little goes back")
    func scroll() async throws {
      let server = try await DisplayServer(.wayland)
      defer { server.stop() }
      let demo = try await Demo([], on: server)
      // One move alone has no speed, however slow the machine is.
      try await server.scroll(
        "motion \(demo.x(0.5)) \(demo.y(0.5)); wait 50; scroll 60 0; wait 100; stop")
      var state = try await demo.stateAfterReturn()
      #expect(state.committed == 0)

      try await server.scroll("motion \(demo.x(0.5)) \(demo.y(0.5)); wait 50; swipe 300 0 250")
      state = try await demo.state { $0.phase == "rest" && $0.committed == 1 }
      #expect(state.offset == 1)
    }

    @Test("The page follows the fingers: 400 units are one page")
    func follows() async throws {
      let server = try await DisplayServer(.wayland)
      defer { server.stop() }
      let demo = try await Demo([], on: server)
      let steps = Array(repeating: "scroll 20 0; wait 40", count: 24).joined(separator: "; ")
      let fingers = try server.scrolling(
        "motion \(demo.x(0.5)) \(demo.y(0.5)); wait 50; \(steps); stop")
      var places: Set<Int> = []
      let state = try await demo.state { state in
        if state.phase == "interactive", let offset = state.offset {
          // 20 units are a twentieth of a page; beyond the neighbour the swipe does not go.
          #expect(abs(offset * 20 - (offset * 20).rounded()) < 1e-6)
          places.insert(Int((offset * 20).rounded()))
        }
        return state.phase == "rest" && state.committed == 1
      }
      #expect(try await fingers.status() == 0)
      #expect(places.count > 1)
      #expect(state.offset == 1)
    }

    @Test("The lift itself ends a swipe, and the momentum after it turns no second page")
    func momentum() async throws {
      let server = try await DisplayServer(.wayland)
      defer { server.stop() }
      let demo = try await Demo([], on: server)
      let fingers = try server.scrolling(
        "motion \(demo.x(0.5)) \(demo.y(0.5)); wait 50; swipe 240 0 160; glide 1000 0 3000")
      // The page is there long before the momentum has ended: nothing waited for a silence.
      var state = try await demo.state { $0.phase == "rest" && $0.committed != 0 }
      #expect(fingers.isRunning)
      #expect(state.committed == 1)
      #expect(try await fingers.status() == 0)
      state = try await demo.state { $0.phase == "rest" }
      #expect(state.committed == 1)
      #expect(demo.count(of: "beforeSwipe") == 1)
      #expect(demo.count(of: "afterSwipe") == 1)
    }

    @Test("Right to left the content goes with the fingers as well")
    func rightToLeft() async throws {
      let server = try await DisplayServer(.wayland)
      defer { server.stop() }
      let demo = try await Demo(["--rtl"], on: server)
      try await server.scroll("motion \(demo.x(0.5)) \(demo.y(0.5)); wait 50; swipe -300 0 250")
      let state = try await demo.state { $0.phase == "rest" && $0.committed == 1 }
      #expect(state.offset == 1)
    }

    @Test("A mainly vertical scroll turns no page")
    func vertical() async throws {
      let server = try await DisplayServer(.wayland)
      defer { server.stop() }
      let demo = try await Demo([], on: server)
      try await server.scroll(
        "motion \(demo.x(0.5)) \(demo.y(0.5)); wait 50; swipe 200 240 250; wait 200")
      let state = try await demo.state { $0.phase == "rest" }
      #expect(state.committed == 0)
      #expect(!demo.eventNames.contains("beforeSwipe"))
    }
  }
}
