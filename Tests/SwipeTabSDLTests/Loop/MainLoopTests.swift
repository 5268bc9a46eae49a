import CSDL2
import Dispatch
import Foundation
import Glibc
import SwipeTabCore
import XCTest

@testable import SwipeTabSDL

/// The main loop on the process's first thread, which XCTest's plain methods have and Swift
/// Testing's do not.
final class MainLoopTests: XCTestCase {
  @MainActor private final class Member: MainLoopMember {
    var types: [UInt32] = []
    var wake: (Double) -> Double? = { _ in nil }
    var steps = 0
    func handle(_ event: SDL_Event) { types.append(event.type) }
    func step(at time: Double) throws -> Double? {
      steps += 1
      return wake(time)
    }
  }

  @MainActor private final class Log {
    var names: [String] = []
  }

  @MainActor private static func makeLoop() throws -> MainLoop {
    try MainLoop(session: try SDLSession(driver: .other("dummy")))
  }

  func testTasksAndDispatchWorkRunWhileTheLoopWaits() throws {
    try MainActor.assumeIsolated {
      let loop = try Self.makeLoop()
      let log = Log()
      Task { @MainActor in
        log.names.append("task")
        try await Task.sleep(nanoseconds: 2_000_000)
        log.names.append("slept")
        _ = await Task.detached { 1 }.value
        log.names.append("resumed")
        DispatchQueue.global().async {
          DispatchQueue.main.async {
            MainActor.assumeIsolated {
              log.names.append("dispatched")
              loop.stop()
            }
          }
        }
      }
      try loop.run(Member())
      XCTAssertEqual(log.names, ["task", "slept", "resumed", "dispatched"])
    }
  }

  func testASignalEndsTheLoopAndLeavesTheProcessAlive() throws {
    try MainActor.assumeIsolated {
      let loop = try Self.makeLoop()
      let member = Member()
      member.wake = { [weak member] _ in
        if member?.steps == 1 { kill(getpid(), SIGTERM) }
        return nil
      }
      try loop.run(member)
      // A second run has signals and a watcher of its own.
      DispatchQueue.main.async { MainActor.assumeIsolated { loop.stop() } }
      try loop.run(member)
    }
  }

  func testEventsComeInOrderAndBeforeTheStep() throws {
    try MainActor.assumeIsolated {
      let loop = try Self.makeLoop()
      SDL_FlushEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
      let first = SDL_RegisterEvents(3)
      let member = Member()
      var seen: [Int] = []
      member.wake = { [weak member] _ in
        guard let member else { return nil }
        seen.append(member.types.filter { $0 >= first }.count)
        if member.steps == 1 {
          for type in first..<(first + 3) {
            var event = SDL_Event()
            event.type = type
            SDL_PushEvent(&event)
          }
          return nil
        }
        if seen.last == 3 { loop.stop() }
        return nil
      }
      try loop.run(member)
      XCTAssertEqual(member.types.filter { $0 >= first }, [first, first + 1, first + 2])
      XCTAssertEqual(seen, [0, 3])
    }
  }

  func testTheLoopWakesForATimerAndNotBefore() throws {
    try MainActor.assumeIsolated {
      let loop = try Self.makeLoop()
      let member = Member()
      var deadline = Double.infinity
      var wakes: [Double] = []
      member.wake = { time in
        if deadline == .infinity { deadline = time + 0.0035 }
        if time >= deadline {
          wakes.append(time)
          loop.stop()
        }
        return deadline
      }
      try loop.run(member)
      XCTAssertEqual(wakes.count, 1)
      XCTAssertLessThan(member.steps, 50, "the loop must sleep, not spin")
    }
  }

  func testALoopEndsAlthoughTheMainQueueHasWorkLeft() throws {
    try MainActor.assumeIsolated {
      let session = try SDLSession(driver: .other("dummy"))
      var pipes: [Int32] = [-1, -1]
      XCTAssertEqual(pipe(&pipes), 0)
      defer { for descriptor in pipes { close(descriptor) } }
      XCTAssertEqual(write(pipes[1], "x", 1), 1)
      // Rather the end of all tests than a wait without end.
      alarm(600)
      defer { alarm(0) }
      var wakes = 0
      for _ in 0..<300 {
        let watcher = try WakeWatcher(
          queue: pipes[0], wakeType: SDL_USEREVENT.rawValue, endType: nil)
        var event = SDL_Event()
        while event.type != SDL_USEREVENT.rawValue { SDL_WaitEventTimeout(&event, 1000) }
        wakes += 1
        withExtendedLifetime(watcher) {}
      }
      XCTAssertEqual(wakes, 300)
      SDL_FlushEvent(SDL_USEREVENT.rawValue)
      withExtendedLifetime(session) {}
    }
  }

  func testAnotherThreadsEventsAreAnnouncedAndTheOwnOnesAreNot() throws {
    try MainActor.assumeIsolated {
      let session = try SDLSession(driver: .other("dummy"))
      let type = SDL_RegisterEvents(1)
      let watch = try XCTUnwrap(PushWatch())
      let descriptor = watch.descriptor
      func isReadable() -> Bool {
        var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&watched, 1, 0) == 1
      }
      var event = SDL_Event()
      event.type = type
      XCTAssertEqual(SDL_PushEvent(&event), 1)
      XCTAssertFalse(isReadable())
      let hasPushed = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        var event = SDL_Event()
        event.type = type
        SDL_PushEvent(&event)
        hasPushed.signal()
      }
      hasPushed.wait()
      XCTAssertTrue(isReadable())
      watch.clear()
      XCTAssertFalse(isReadable())
      SDL_FlushEvent(type)
      withExtendedLifetime(session) {}
    }
  }
}
