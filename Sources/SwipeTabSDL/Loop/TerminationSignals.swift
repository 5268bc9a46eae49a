import Glibc

/// The signals that ask a program to end, as a descriptor that becomes readable when one comes.
///
/// While it exists the signals are blocked in this thread and in those it starts (libdispatch's
/// workers block all signals themselves), so they end the loop instead of the process. SIGPIPE, which
/// would end it when whoever reads its log has gone, is ignored: the write fails instead.
@MainActor final class TerminationSignals {
  /// Readable when a signal has come.
  let descriptor: Int32
  private var previousMask: sigset_t
  private let previousPipeHandler: sighandler_t?

  /// Blocks the signals; nil where the system has no `signalfd`, which Swift's Glibc leaves out.
  init?() {
    typealias SignalDescriptor = @convention(c) (Int32, UnsafePointer<sigset_t>, Int32) -> Int32
    guard
      let signalfd = DynamicLibrary(nil)?.function("signalfd", as: SignalDescriptor.self)
    else { return nil }
    var mask = sigset_t.empty()
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&mask, signal) }
    var previous = sigset_t.empty()
    guard pthread_sigmask(SIG_BLOCK, &mask, &previous) == 0 else { return nil }
    let descriptor = signalfd(-1, &mask, Int32(O_CLOEXEC | O_NONBLOCK))
    guard descriptor >= 0 else {
      pthread_sigmask(SIG_SETMASK, &previous, nil)
      return nil
    }
    self.descriptor = descriptor
    previousMask = previous
    previousPipeHandler = signal(SIGPIPE, SIG_IGN)
  }

  isolated deinit {
    // What has come already was answered; left pending it would end the process when unblocked.
    var information = [UInt8](repeating: 0, count: 128)  // sizeof(struct signalfd_siginfo)
    while read(descriptor, &information, information.count) > 0 {}
    close(descriptor)
    pthread_sigmask(SIG_SETMASK, &previousMask, nil)
    signal(SIGPIPE, previousPipeHandler)
  }
}
