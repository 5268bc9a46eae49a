import CSDL2
import Glibc

/// A descriptor that becomes readable when another thread pushes one of SDL's events.
///
/// SDL tells its watchers just before it puts the event into its queue, so that the event may come
/// a little later than the news of it.
@MainActor final class PushWatch {
  /// What the watcher, a C function on any thread, works with.
  private final class Context: Sendable {
    let thread = pthread_self()
    let writer: Int32

    init(writer: Int32) { self.writer = writer }

    func note() {
      guard pthread_equal(thread, pthread_self()) == 0 else { return }
      var byte: UInt8 = 0
      // A pipe that is full is readable, which is all that counts.
      _ = write(writer, &byte, 1)
    }
  }

  /// Readable when something was pushed since `clear()`.
  let descriptor: Int32
  private let context: Context

  /// Begins to watch; nil when the system has no descriptor left.
  init?() {
    var pipes: [Int32] = [-1, -1]
    guard attempted("pipe", pipe(&pipes)) == 0 else { return nil }
    for descriptor in pipes {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }
    descriptor = pipes[0]
    context = Context(writer: pipes[1])
    SDL_AddEventWatch(Self.note, Unmanaged.passUnretained(context).toOpaque())
  }

  /// Takes what was written so far.
  func clear() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }

  isolated deinit {
    // SDL calls no watcher any more when this returns.
    SDL_DelEventWatch(Self.note, Unmanaged.passUnretained(context).toOpaque())
    close(context.writer)
    close(descriptor)
  }

  private static let note:
    @Sendable @convention(c) (
      UnsafeMutableRawPointer?, UnsafeMutablePointer<SDL_Event>?
    ) -> Int32 = { pointer, _ in
      if let pointer { Unmanaged<Context>.fromOpaque(pointer).takeUnretainedValue().note() }
      return 0
    }
}
