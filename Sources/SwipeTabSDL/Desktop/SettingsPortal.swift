// Both declare C structures; which one the compiler takes them from depends on the files around.
import CFontconfig
import Glibc
import SwipeTabViews

/// Asks the settings portal on the session's bus for the user's choices and follows them.
///
/// It belongs to the thread of a `DesktopWatcher`. A bus that is silent for `patience` is left alone.
/// The portal itself may take its time, since the bus may have to start it first and nobody waits: a
/// late answer is a change like any other.
final class SettingsPortal: DescriptorSource {
  private let connection: DBusConnection
  private let hello: UInt32
  private let readAll: UInt32
  private var reads: [UInt32: PortalSettings.Key] = [:]
  private var heard = PortalSettings()
  private var told = DesktopSettings()
  private var isLetIn = false
  private var isRefused = false
  private var latestSign: Double

  /// How long the bus may be silent until it has let a connection in, in seconds.
  static let patience = 0.2

  private static let bus = "org.freedesktop.DBus"
  private static let portal = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let signal = "SettingChanged"

  /// Connects to a bus and sends the questions; nil without libdbus or a bus.
  init?(address: String) {
    guard let library = DBusLibrary(),
      let connection = DBusConnection(library: library, address: address),
      let hello = connection.call(Self.bus, "/org/freedesktop/DBus", Self.bus, "Hello")
    else { return nil }
    let rule =
      "type='signal',sender='\(Self.portal)',path='\(Self.path)',"
      + "interface='\(Self.interface)',member='\(Self.signal)',arg0="
    let appearance = "\(rule)'\(PortalSettings.Key.appearance)'"
    let animations = PortalSettings.Key.animations
    let interface = "\(rule)'\(animations.namespace)',arg1='\(animations.name)'"
    for rule in [appearance, interface] {
      let call = connection.call(
        Self.bus, "/org/freedesktop/DBus", Self.bus, "AddMatch", .text(rule))
      guard call != nil else { return nil }
    }
    let readAll = connection.call(
      Self.portal, Self.path, Self.interface, "ReadAll",
      .texts([PortalSettings.Key.appearance, PortalSettings.Key.interface]))
    guard let readAll else { return nil }
    self.connection = connection
    self.hello = hello
    self.readAll = readAll
    latestSign = Self.now()
  }

  /// Seconds that never go back.
  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  var descriptors: [pollfd] { connection.descriptors }

  var isAlive: Bool { !isRefused && connection.isConnected }
  var timeout: Double? {
    isLetIn ? nil : max(0, Self.patience - (Self.now() - latestSign))
  }

  func process(_ ready: ArraySlice<pollfd>) -> [DesktopNews] {
    if !isLetIn {
      let now = Self.now()
      if ready.contains(where: { $0.revents != 0 }) {
        latestSign = now
      } else if now - latestSign >= Self.patience {
        isRefused = true
        return []
      }
    }
    connection.process(ready)
    while let message = connection.nextMessage(interface: Self.interface, signal: Self.signal) {
      take(message)
    }
    let settings = heard.settings
    guard settings != told else { return [] }
    told = settings
    return [.settings(settings)]
  }

  private func take(_ message: DBusConnection.Message) {
    switch message.kind {
    case .answer(hello): isLetIn = true
    case .failure(hello): isRefused = true
    case .answer(readAll): heard.take(all: message.arguments)
    case .failure(readAll): readEach()
    case .answer(let serial):
      guard let key = reads.removeValue(forKey: serial), let value = message.arguments.first
      else { return }
      heard.take(value, for: key)
    case .failure: break
    case .signal: heard.take(change: message.arguments)
    }
  }

  /// Some portals cannot list what one of their backends does not know.
  private func readEach() {
    for key in PortalSettings.Key.all {
      let serial = connection.call(
        Self.portal, Self.path, Self.interface, "Read", .text(key.namespace), .text(key.name))
      if let serial { reads[serial] = key }
    }
  }
}
