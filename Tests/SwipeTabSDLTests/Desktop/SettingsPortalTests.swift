import Glibc
import SwipeTabViews
import Testing

@testable import SwipeTabSDL

@Suite(
  "Settings portal on a bus", .serialized,
  .enabled(if: TestPortal.isInstalled, "install the bus: Scripts/bootstrap tests"))
struct SettingsPortalTests {
  /// Serves a portal until it has news; nil when it ends, or has none for long.
  private func news(_ portal: SettingsPortal) -> DesktopNews? {
    let deadline = ContinuousClock.now + .seconds(20)
    while portal.isAlive, ContinuousClock.now < deadline {
      if let news = step(portal, patience: 1000).first { return news }
    }
    return nil
  }

  private func step(_ portal: SettingsPortal, patience: Int32 = 10_000) -> [DesktopNews] {
    var watched = portal.descriptors
    let count = poll(&watched, nfds_t(watched.count), patience)
    return count > 0 ? portal.process(watched[...]) : []
  }

  private func settings(
    _ appearance: Appearance = .light, _ contrast: Contrast = .normal, reducesMotion: Bool = false
  ) -> DesktopNews {
    var settings = DesktopSettings()
    settings.appearance = appearance
    settings.contrast = contrast
    settings.reducesMotion = reducesMotion
    return .settings(settings)
  }

  @Test("The choices at the start and every change of them are told")
  func follows() throws {
    let bus = try TestPortal("color-scheme=1", "contrast=0")
    let portal = try #require(SettingsPortal(address: bus.address))
    #expect(news(portal) == settings(.dark))
    bus.write("set contrast 1")
    #expect(news(portal) == settings(.dark, .increased))
    bus.write("set enable-animations false")
    #expect(news(portal) == settings(.dark, .increased, reducesMotion: true))
    // What does not change, and what makes no sense, is no news.
    bus.write("send contrast 1\nsend color-scheme light\nsend clock-format 24h\nset color-scheme 2")
    #expect(news(portal) == settings(.light, .increased, reducesMotion: true))
    bus.write("set reduced-motion 1\nset enable-animations true\nset contrast 0")
    #expect(news(portal) == settings(.light, .normal, reducesMotion: true))
  }

  @Test("A portal that cannot list is asked for each setting")
  func readsEach() throws {
    let bus = try TestPortal("mode=no-list", "color-scheme=1", "enable-animations=false")
    let portal = try #require(SettingsPortal(address: bus.address))
    // The answers come one by one, or two at a time.
    var latest = news(portal)
    if latest == settings(.dark) { latest = news(portal) }
    #expect(latest == settings(.dark, reducesMotion: true))
  }

  @Test("Nonsense is no news, and what comes after it is heard")
  func garbage() throws {
    for kind in ["types", "shapes", "depth", "many", "empty"] {
      let bus = try TestPortal("mode=\(kind)", "color-scheme=1")
      let portal = try #require(SettingsPortal(address: bus.address))
      while portal.timeout != nil { _ = step(portal) }
      while bus.nextLine() != "asked ReadAll" {}
      bus.write("set contrast 1")
      #expect(news(portal) == settings(.light, .increased), "\(kind)")
    }
  }

  @Test("A portal that does not answer is waited for without a time-out, and heard when it does")
  func late() throws {
    let bus = try TestPortal("mode=quiet", "color-scheme=1")
    let portal = try #require(SettingsPortal(address: bus.address))
    while portal.timeout != nil { #expect(step(portal) == []) }
    #expect(portal.isAlive)
    bus.write("answer")
    #expect(news(portal) == settings(.dark))
  }

  @Test("It ends with the bus")
  func ends() throws {
    let bus = try TestPortal()
    let portal = try #require(SettingsPortal(address: bus.address))
    while portal.timeout != nil { _ = step(portal) }
    bus.write("stop")
    #expect(news(portal) == nil)
    #expect(!portal.isAlive)
  }

  @Test("A bus that says nothing is left alone, and other addresses are not even tried")
  func noBus() throws {
    let path = "/tmp/swipetabs-silent-bus-\(getpid())"
    let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer {
      close(listener)
      unlink(path)
    }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    #expect(isBound == 0 && listen(listener, 1) == 0)
    let portal = try #require(SettingsPortal(address: "unix:path=\(path)"))
    while portal.isAlive {
      var watched = portal.descriptors
      let timeout = try #require(portal.timeout)
      poll(&watched, nfds_t(watched.count), Int32((timeout * 1000).rounded(.up)))
      #expect(portal.process(watched[...]) == [])
    }
    for address in ["", "unix:path=/nonexistent", "autolaunch:", "unixexec:path=/bin/true", ";;"] {
      #expect(SettingsPortal(address: address) == nil, "\(address)")
    }
  }
}
