import Glibc

/// Work on threads of the library's own.
///
/// libdispatch, whose threads detached tasks and `Task.sleep` use, looks at them every second from
/// the first use to the end of the process: a program at rest would be woken as often.
enum BackgroundThread {
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Starts a thread that does something and ends.
  ///
  /// Signals are for the other threads: the process may wait for them there.
  /// - Returns: Whether there was a thread to be had; otherwise nothing is done.
  static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    var thread = pthread_t()
    let work = Unmanaged.passRetained(Work(body))
    var all = sigset_t.empty()
    var before = sigset_t.empty()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let code = pthread_create(
      &thread, nil,
      { @Sendable argument in  // Sendable, or it would insist on running on the main actor.
        argument.map { Unmanaged<Work>.fromOpaque($0).takeRetainedValue().body() }
        return nil
      }, work.toOpaque())
    guard code == 0 else {
      work.release()
      return false
    }
    pthread_detach(thread)
    return true
  }
}
