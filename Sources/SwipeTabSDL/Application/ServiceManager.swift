import Glibc

/// Tells the system's service manager (systemd) how the program is, when it was started by one that
/// wants to know: ready, alive, stopping.
///
/// The protocol is `sd_notify`'s: lines in datagrams to the socket that `NOTIFY_SOCKET` names, and
/// one of them at least every `WATCHDOG_USEC` microseconds if that is set.
@MainActor final class ServiceManager {
  /// When the next sign of life is due, in seconds; nil when nobody waits for one.
  private(set) var deadline: Double?
  private let descriptor: Int32
  private let address: [UInt8]
  /// Seconds between two signs of life: half of what the manager waits for.
  private let interval: Double?

  /// Joins the service manager; nil without one.
  convenience init?() {
    self.init { name in getenv(name).map { String(cString: $0) } }
  }

  /// As `init()`, with the environment's variables given.
  init?(environment: (String) -> String?) {
    guard let path = environment("NOTIFY_SOCKET"),
      let address = Self.address(path)
    else { return nil }
    let descriptor = socket(
      AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
    self.address = address
    interval = Self.interval(environment)
  }

  isolated deinit { close(descriptor) }

  /// A `sockaddr_un` for a path, or for an abstract name after `@`; nil when it does not fit.
  private static func address(_ path: String) -> [UInt8]? {
    var name = Array(path.utf8)
    // 108 bytes, the last of which ends a path.
    guard let first = name.first, name.count < 108 else { return nil }
    if first == UInt8(ascii: "@") {
      name[0] = 0
    } else {
      guard first == UInt8(ascii: "/") else { return nil }
      name.append(0)
    }
    return withUnsafeBytes(of: sa_family_t(AF_UNIX)) { Array($0) } + name
  }

  private static func interval(_ environment: (String) -> String?) -> Double? {
    guard let text = environment("WATCHDOG_USEC"), let microseconds = UInt64(text),
      microseconds > 0
    else { return nil }
    // Meant for another process when it names one.
    if let process = environment("WATCHDOG_PID"), process != String(getpid()) { return nil }
    return Double(microseconds) / 2e6
  }

  /// Tells that the first picture is on the screen.
  func didStart(at time: Double) {
    send("READY=1")
    if let interval { deadline = time + interval }
  }

  /// Gives a sign of life when one is due.
  func step(at time: Double) {
    guard let interval, let deadline, deadline <= time else { return }
    send("WATCHDOG=1")
    self.deadline = time + interval
  }

  /// Tells that the program ends.
  func willStop() { send("STOPPING=1") }

  private func send(_ line: String) {
    let bytes = Array(line.utf8)
    address.withUnsafeBytes { address in
      guard let base = address.baseAddress else { return }
      // A manager that does not listen is not the program's concern.
      _ = sendto(
        descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL),
        base.assumingMemoryBound(to: sockaddr.self), socklen_t(address.count))
    }
  }
}
