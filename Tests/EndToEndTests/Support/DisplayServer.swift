import Foundation

/// A display server in memory with input devices, for one test.
final class DisplayServer {
  /// The kinds of display servers.
  enum Kind {
    /// Xvfb: mouse and keys by xdotool.
    case plainX
    /// Xorg with a touch screen: fingers by touch-inject, mouse and keys by xdotool.
    case touchX
    /// sway: trackpad, wheel and pointer by scroll-inject.
    case wayland
  }

  /// The size of the screen in pixels.
  static let size = (width: 1280, height: 800)

  let kind: Kind
  /// The environment of programs that are to use this server.
  let environment: [String: String]
  private let server: Program

  /// Starts a server, with more options of its command line, and waits until it is ready.
  init(_ kind: Kind, _ options: [String] = []) async throws {
    self.kind = kind
    let screen = "\(Self.size.width)x\(Self.size.height)"
    let command: [String] =
      switch kind {
      case .plainX:
        ["Xvfb", "-displayfd", "1", "-noreset", "-nolisten", "tcp", "-screen", "0", "\(screen)x24"]
      case .touchX:
        [
          Paths.tool("touch-xserver"), "--screen", screen, "--wm",
          "matchbox-window-manager -use_titlebar no",
        ]
      case .wayland: [Paths.tool("wayland-session"), "--screen", screen]
      }
    let clean = Self.cleanEnvironment
    let server = try Program(
      Paths.tool("attached"), command + options, environment: clean)
    self.server = server
    let lastLine = kind == .plainX ? "" : kind == .touchX ? "TOUCH_SCREEN=" : "SWAYSOCK="
    try await eventually("\(command[0]) is ready", details: { server.errors }) {
      server.lines.contains { $0.hasPrefix(lastLine) }
    }
    var environment = clean
    for line in server.lines {
      let parts = line.split(separator: "=", maxSplits: 1)
      if parts.count == 2 {
        environment[String(parts[0])] = String(parts[1])
      } else if kind == .plainX {
        environment["DISPLAY"] = ":\(line)"
      }
    }
    self.environment = environment
  }

  /// The environment of the tests without any display or desktop.
  private static var cleanEnvironment: [String: String] {
    var environment = ProcessInfo.processInfo.environment.filter { name, _ in
      !["DISPLAY", "WAYLAND_DISPLAY", "SWAYSOCK"].contains(name)
        && !name.hasPrefix("SDL_") && !name.hasPrefix("SWIPETABS_") && !name.hasPrefix("DBUS_")
    }
    environment["LANG"] = "C.UTF-8"
    environment["SWIPETABS_FONT_CACHE"] = "off"
    return environment
  }

  /// Stops the server; also done when the object goes.
  func stop() { server.end() }

  /// Moves fingers by the commands of touch-inject.
  func touch(_ commands: String) async throws {
    try await Program.run(Paths.tool("touch-inject"), [commands], environment: environment)
  }

  /// Moves the trackpad, wheel or pointer by the commands of scroll-inject.
  func scroll(_ commands: String) async throws {
    try await Program.run(Paths.tool("scroll-inject"), [commands], environment: environment)
  }

  /// Begins to move the trackpad by the commands of scroll-inject, and does not wait for the end.
  func scrolling(_ commands: String) throws -> Program {
    let program = try Program(
      Paths.tool("scroll-inject"), [commands], environment: environment)
    program.closeInput()
    return program
  }

  /// Moves the mouse and presses keys by the commands of xdotool.
  @discardableResult
  func xdotool(_ arguments: String...) async throws -> String {
    try await xdotool(arguments)
  }

  /// Moves the mouse and presses keys by the commands of xdotool.
  @discardableResult
  func xdotool(_ arguments: [String]) async throws -> String {
    let program = Paths.command("xdotool") ?? "xdotool"
    let data = try await Program.run(program, arguments, environment: environment)
    return String(decoding: data, as: UTF8.self)
  }

  /// Moves the mouse to a place on the screen, in pixels.
  func move(to x: Double, _ y: Double) async throws {
    try await xdotool("mousemove", String(Int(x)), String(Int(y)))
  }

  /// Drags the mouse from 85 % to 15 % of the window's width in 100 steps of 8 milliseconds.
  func measuredDrag(over demo: Demo) async throws {
    let row = String(Int(demo.y(0.5)))
    var words = ["mousemove", String(Int(demo.x(0.85))), row, "mousedown", "1"]
    for step in 1...100 {
      let share = 0.85 - 0.7 * Double(step) / 100
      words += ["sleep", "0.008", "mousemove", String(Int(demo.x(share))), row]
    }
    try await xdotool(words + ["mouseup", "1"])
  }

  /// What the screen shows now.
  func screen() async throws -> ScreenPicture {
    if kind == .wayland {
      let program = Paths.command("grim") ?? "grim"
      return try ScreenPicture(
        portablePixmap: await Program.run(program, ["-t", "ppm", "-"], environment: environment))
    }
    let program = Paths.command("xwd") ?? "xwd"
    return try ScreenPicture(
      windowDump: await Program.run(program, ["-silent", "-root"], environment: environment))
  }
}
