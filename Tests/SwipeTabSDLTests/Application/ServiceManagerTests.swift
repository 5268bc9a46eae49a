import Foundation
import Testing

@testable import SwipeTabSDL

@Suite("What a service manager is told") @MainActor struct ServiceManagerTests {
  /// A socket on which a service manager would listen.
  final class Listener {
    let path: String
    private let descriptor: Int32

    init(path: String) throws {
      self.path = path
      descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { bytes in
        bytes.copyBytes(from: path.utf8)
        if path.hasPrefix("@") { bytes[0] = 0 }
      }
      let length = MemoryLayout<sa_family_t>.size + path.utf8.count + (path.hasPrefix("@") ? 0 : 1)
      let code = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(descriptor, $0, socklen_t(length))
        }
      }
      try #require(code == 0)
    }

    deinit {
      close(descriptor)
      if !path.hasPrefix("@") { unlink(path) }
    }

    /// What has come since the last call.
    func take() -> [String] {
      var lines: [String] = []
      var buffer = [UInt8](repeating: 0, count: 256)
      while case let count = recv(descriptor, &buffer, buffer.count, 0), count > 0 {
        lines.append(String(decoding: buffer[..<count], as: UTF8.self))
      }
      return lines
    }
  }

  @Test("Ready, alive twice as often as asked, and stopping", arguments: [false, true])
  func life(isAbstract: Bool) throws {
    let name = "swipetabs-notify-\(UUID().uuidString)"
    let listener = try Listener(
      path: isAbstract
        ? "@\(name)" : FileManager.default.temporaryDirectory.appending(path: name).path)
    let manager = try #require(
      ServiceManager { ["NOTIFY_SOCKET": listener.path, "WATCHDOG_USEC": "4000000"][$0] })
    manager.step(at: 5)
    #expect(manager.deadline == nil)
    #expect(listener.take() == [])
    manager.didStart(at: 10)
    #expect(manager.deadline == 12)
    manager.step(at: 11)
    #expect(listener.take() == ["READY=1"])
    manager.step(at: 12.5)
    #expect(manager.deadline == 14.5)
    manager.willStop()
    #expect(listener.take() == ["WATCHDOG=1", "STOPPING=1"])
  }

  @Test(
    "Nobody who asks, or nonsense, is nobody to tell",
    arguments: [
      [:], ["NOTIFY_SOCKET": ""], ["NOTIFY_SOCKET": "relative"],
      ["NOTIFY_SOCKET": "/" + String(repeating: "x", count: 200)],
    ])
  func nobody(variables: [String: String]) {
    #expect(ServiceManager { variables[$0] } == nil)
  }

  @Test("A manager that is gone, and a watchdog for another process, do no harm")
  func gone() throws {
    let manager = try #require(
      ServiceManager {
        ["NOTIFY_SOCKET": "/nowhere/at/all", "WATCHDOG_USEC": "1", "WATCHDOG_PID": "1"][$0]
      })
    manager.didStart(at: 1)
    #expect(manager.deadline == nil)
  }
}
