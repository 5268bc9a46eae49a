/// How SDL reaches a display.
public enum VideoDriver: Hashable, Sendable {
  /// An X server.
  case x11
  /// A Wayland compositor.
  case wayland
  /// The screen without a display server (kiosk).
  case kmsdrm
  /// Another system's driver, by SDL's name; `dummy` and `offscreen` show nothing.
  case other(String)

  /// The driver that SDL calls by a name, whatever the case of its letters.
  public init(name: String) {
    switch name.lowercased() {
    case "x11": self = .x11
    case "wayland": self = .wayland
    case "kmsdrm": self = .kmsdrm
    default: self = .other(name)
    }
  }

  /// SDL's name.
  public var name: String {
    switch self {
    case .x11: "x11"
    case .wayland: "wayland"
    case .kmsdrm: "KMSDRM"
    case .other(let name): name
    }
  }

  /// Whether someone can see what is drawn: false for SDL's stand-ins for tests.
  public var showsPictures: Bool {
    guard case .other(let name) = self else { return true }
    return !["dummy", "offscreen", "evdev"].contains(name.lowercased())
  }

  /// The drivers to try.
  ///
  /// Wayland goes before X11 where both are there, since only Wayland has fractional trackpad
  /// scrolling and sizes that are not blurred. SDL's own variable `SDL_VIDEODRIVER` decides if set.
  /// - Parameters:
  ///   - available: The names of the drivers built into SDL.
  ///   - environment: Looks up a variable.
  /// - Returns: The drivers, best first.
  static func candidates(
    available: [String], environment: (String) -> String?
  ) -> [VideoDriver] {
    func isSet(_ name: String) -> Bool { !(environment(name) ?? "").isEmpty }
    if let wish = environment("SDL_VIDEODRIVER"), !wish.isEmpty {
      return wish.split(separator: ",").map { VideoDriver(name: String($0)) }
    }
    // Without either variable there is no compositor, and libwayland would write a line about it.
    let hasWayland = isSet("WAYLAND_DISPLAY") || isSet("XDG_RUNTIME_DIR")
    let drivers = available.map { VideoDriver(name: $0) }
      .filter { $0.showsPictures && ($0 != .wayland || hasWayland) }
    guard isSet("WAYLAND_DISPLAY"), let index = drivers.firstIndex(of: .wayland) else {
      return drivers
    }
    return [.wayland] + drivers[..<index] + drivers[(index + 1)...]
  }
}
