import Testing

@testable import SwipeTabSDL

@Suite("Which display is used")
struct VideoDriverTests {
  private let all = ["x11", "wayland", "KMSDRM", "offscreen", "dummy", "evdev"]

  private func names(_ environment: [String: String]) -> [String] {
    VideoDriver.candidates(available: all) { environment[$0] }.map(\.name)
  }

  @Test("Drivers that show nothing are never tried")
  func realOnly() {
    let session = ["DISPLAY": ":0", "XDG_RUNTIME_DIR": "/run/user/1000"]
    #expect(names(session) == ["x11", "wayland", "KMSDRM"])
  }

  @Test("Wayland is not tried where there cannot be a compositor")
  func noWayland() {
    #expect(names(["DISPLAY": ":0"]) == ["x11", "KMSDRM"])
  }

  @Test("Wayland goes first where it is there")
  func waylandFirst() {
    let environment = ["DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"]
    #expect(names(environment) == ["wayland", "x11", "KMSDRM"])
  }

  @Test("SDL's variable decides alone")
  func variable() {
    #expect(names(["SDL_VIDEODRIVER": "x11", "WAYLAND_DISPLAY": "wayland-0"]) == ["x11"])
    #expect(names(["SDL_VIDEODRIVER": "wayland,x11"]) == ["wayland", "x11"])
  }

  @Test("Stand-ins are known whatever the case of their letters")
  func standIns() {
    #expect(!VideoDriver(name: "Dummy").showsPictures)
    #expect(!VideoDriver(name: "offscreen").showsPictures)
    #expect(!VideoDriver(name: "evdev").showsPictures)
    #expect(VideoDriver(name: "kmsdrm") == .kmsdrm)
    #expect(VideoDriver(name: "cocoa").showsPictures)
  }
}

@Suite("Event times")
struct TickAlignerTests {
  @Test("Ticks come to the clock in seconds by the earliest origin, never after now")
  func alignment() {
    var aligner = TickAligner()
    aligner.align(ticks: 1000, at: 51.0009)
    aligner.align(ticks: 2000, at: 52.0002)
    aligner.align(ticks: 3000, at: 53.0007)
    #expect(abs(aligner.time(ofTicks: 2500, at: 60) - 52.5002) < 1e-9)
    #expect(aligner.time(ofTicks: 9000, at: 53.1) == 53.1)
  }

  @Test("The 32 bits may wrap")
  func wrap() {
    var aligner = TickAligner()
    aligner.align(ticks: UInt32.max - 4, at: 10)
    aligner.align(ticks: 5, at: 10.02)
    #expect(abs(aligner.time(ofTicks: UInt32.max - 4, at: 11) - 10) < 1e-6)
    #expect(abs(aligner.time(ofTicks: 5, at: 11) - 10.01) < 1e-6)
  }
}
