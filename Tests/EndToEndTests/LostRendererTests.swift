import Testing

extension EndToEnd {
  /// Renderers that fail while the program runs: for a while, or for good.
  @Suite("Renderers that are lost")
  struct LostRendererTests {
    /// Turns a page of a demo whose renderer fails meanwhile, and returns what it says.
    private func turnPage(
      _ kind: DisplayServer.Kind, _ variables: [String: String]
    ) async throws -> [String] {
      let server = try await DisplayServer(kind)
      defer { server.stop() }
      let demo = try await Demo([], on: server, variables: variables)
      let first = try await demo.picture { $0.color(5, 200) != 0 }
      _ = try await demo.stateAfterSelecting(1)
      _ = try await demo.state { $0.phase == "rest" && $0.committed == 1 }
      _ = try await demo.picture { $0.color(5, 200) != first.color(5, 200) }
      let messages = demo.messages
      #expect(try await demo.quit() == 0)
      return messages
    }

    @Test("A renderer that fails for some frames shows the page as soon as it works again")
    func forAWhile() async throws {
      let fault = ["SWIPETABS_FAULT": "SDL_RenderCopy:3-9", "SWIPETABS_RENDERER": "software"]
      #expect(try await turnPage(.wayland, fault) == [])
    }

    @Test("OpenGL that is lost for good gives way to another presenter, and one line says so")
    func forGood() async throws {
      let fault = ["SWIPETABS_FAULT": "SDL_RenderCopy:6", "SWIPETABS_RENDERER": "gpu"]
      let lines = try await turnPage(.plainX, fault)
      #expect(
        lines == [
          "swipetabs-demo: SDL_RenderCopy: failed on purpose; "
            + "the window is drawn in another way"
        ])
    }

    @Test("Without another presenter the program ends with one line")
    func withoutAnother() async throws {
      let server = try await DisplayServer(.wayland)
      defer { server.stop() }
      let fault = ["SWIPETABS_FAULT": "SDL_RenderCopy:3", "SWIPETABS_RENDERER": "software"]
      let demo = try await Demo([], on: server, variables: fault)
      _ = try await demo.stateAfterSelecting(1)
      #expect(try await demo.status() == 1)
      #expect(demo.messages == ["swipetabs-demo: SDL_RenderCopy: failed on purpose"])
    }

    @Test("A fault that cannot be read is refused")
    func unreadable() async throws {
      for text in [":1", "a:0", "a:2-1", "a:b", "a:1-2-3", "a:1:2"] {
        let program = try Program(
          Paths.product("swipetabs-demo"), ["--content", "text"],
          environment: ["SWIPETABS_FAULT": text])
        program.closeInput()
        #expect(try await program.status() == 2, "\(text)")
        #expect(program.errors.hasPrefix("swipetabs-demo: SWIPETABS_FAULT: expected NAME"))
      }
    }
  }
}
