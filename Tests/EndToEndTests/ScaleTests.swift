import Foundation
import Testing

extension EndToEnd {
  /// Displays of other scales.
  @Suite("Scale")
  struct ScaleTests {
    private func width(_ state: DemoState) -> Double { state.pageFrames.first?.frame[2] ?? 0 }

    @Test("A desktop's scale under X11 is followed while the program runs")
    func resources() async throws {
      let server = try await DisplayServer(.plainX)
      defer { server.stop() }
      let demo = try await Demo([], on: server)
      let pixels = Double(demo.frame.width)
      let xprop = try #require(Paths.command("xprop"))
      for (resolution, scale) in [("144", 1.5), ("192", 2), ("96", 1)] {
        try await Program.run(
          xprop,
          [
            "-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER",
            "Xcursor.size:\t24\nXft.dpi:\t\(resolution)\n",
          ], environment: server.environment)
        _ = try await demo.state { abs(width($0) - pixels / scale) < 0.01 }
      }
      #expect(try await demo.quit() == 0)
    }

    @Test("A scale that the user has chosen does not follow the desktop")
    func chosen() async throws {
      let server = try await DisplayServer(.plainX)
      defer { server.stop() }
      let demo = try await Demo([], on: server, variables: ["SWIPETABS_SCALE": "1.25"])
      let width = Double(demo.frame.width) / 1.25
      let xprop = try #require(Paths.command("xprop"))
      try await Program.run(
        xprop,
        [
          "-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER", "Xft.dpi:\t192\n",
        ], environment: server.environment)
      #expect(abs(self.width(try await demo.state()) - width) < 0.01)
    }

    @Test(
      "A window that moves to a display of another scale is as sharp as one that began there",
      arguments: [2.0, 1.5])
    func displays(scale: Double) async throws {
      let server = try await DisplayServer(.wayland)
      defer { server.stop() }
      let size = DisplayServer.size
      try await server.sway("create_output")
      try await server.sway(
        "output HEADLESS-2 resolution \(size.width)x\(size.height) position \(size.width) 0 "
          + "scale \(scale)")
      try await server.sway("output HEADLESS-2 bg #202020 solid_color")
      try await server.sway("focus output HEADLESS-1")
      let moved: ScreenPicture
      do {
        let demo = try await Demo([], on: server)
        _ = try await demo.state { abs(width($0) - Double(size.width)) < 0.01 }
        try await server.sway("[title=.*] move window to output HEADLESS-2")
        _ = try await demo.state { abs(width($0) - Double(size.width) / scale) < 0.01 }
        // The server's pointer is part of the picture: it goes to the output with the focus.
        try await server.sway("focus output HEADLESS-2")
        moved = try await server.settledScreen(of: "HEADLESS-2")
        // And back.
        try await server.sway("[title=.*] move window to output HEADLESS-1")
        _ = try await demo.state { abs(width($0) - Double(size.width)) < 0.01 }
        #expect(try await demo.quit() == 0)
      }
      try await server.sway("focus output HEADLESS-2")
      let fresh = try await Demo([], on: server)
      _ = try await fresh.state { abs(width($0) - Double(size.width) / scale) < 0.01 }
      let wanted = try await server.settledScreen(of: "HEADLESS-2")
      #expect(moved.pixels == wanted.pixels)
    }
  }
}

extension DisplayServer {
  /// Gives sway a command.
  func sway(_ command: String) async throws {
    let program = Paths.command("swaymsg") ?? "swaymsg"
    try await Program.run(program, ["-q", "--", command], environment: environment)
  }

  /// What an output shows as soon as it shows the same twice.
  func settledScreen(of output: String) async throws -> ScreenPicture {
    let program = Paths.command("grim") ?? "grim"
    var last: [UInt32] = []
    return try await eventually("a picture that stays") {
      let picture = try ScreenPicture(
        portablePixmap: await Program.run(
          program, ["-o", output, "-t", "ppm", "-"], environment: environment))
      defer { last = picture.pixels }
      return picture.pixels == last ? picture : nil
    }
  }
}
