import CSDL2
import Dispatch
import Glibc

/// A thread that waits for what SDL cannot wait for (the main queue, signals that end the program)
/// and pushes an SDL event when it comes, which wakes the main loop.
@MainActor final class WakeWatcher {
  /// What the thread works with: constants that any thread may use.
  private final class Context: Sendable {
    let queue: Int32?
    let signals: Int32?
    let stop: Int32
    let wakeType: UInt32
    let endType: UInt32
    /// Signalled when the main loop has read the queue's descriptor, which is readable until then.
    let hasDrained = DispatchSemaphore(value: 0)

    init(queue: Int32?, signals: Int32?, stop: Int32, wakeType: UInt32, endType: UInt32) {
      self.queue = queue
      self.signals = signals
      self.stop = stop
      self.wakeType = wakeType
      self.endType = endType
    }

    func watch() {
      // Descriptors below zero are ignored by poll.
      var watched = [stop, signals ?? -1, queue ?? -1].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      while true {
        guard poll(&watched, nfds_t(watched.count), -1) >= 0 else { continue }  // EINTR
        if watched[0].revents != 0 { return }
        if watched[1].revents != 0 {
          push(endType)
          watched[1].fd = -1
        }
        if watched[2].revents != 0 {
          push(wakeType)
          hasDrained.wait()
        }
      }
    }

    private func push(_ type: UInt32) {
      var event = SDL_Event()
      event.type = type
      var end = pollfd(fd: stop, events: Int16(POLLIN), revents: 0)
      // The queue is full for a moment, or SDL has ended before this thread.
      while SDL_PushEvent(&event) < 0, poll(&end, 1, 1) == 0 {}
    }
  }

  private let context: Context
  private let stopWriter: Int32
  private let signals: TerminationSignals?
  private let thread: pthread_t

  /// Starts the thread.
  /// - Parameters:
  ///   - queue: The main queue's descriptor.
  ///   - wakeType: The SDL event for work in the main queue; answer it with `didDrain()`.
  ///   - endType: The SDL event for a signal that ends the program; nil leaves signals alone.
  /// - Throws: `SDLError` when the system has no descriptor or thread left.
  init(queue: Int32?, wakeType: UInt32, endType: UInt32?) throws(SDLError) {
    var pipes: [Int32] = [-1, -1]
    guard attempted("pipe", pipe(&pipes)) == 0 else {
      throw SDLError(call: "pipe", message: String(cString: strerror(errno)))
    }
    // Before the thread starts, for it inherits which signals are blocked.
    let signals = endType == nil ? nil : TerminationSignals()
    let context = Context(
      queue: queue, signals: signals?.descriptor, stop: pipes[0], wakeType: wakeType,
      endType: endType ?? wakeType)
    var thread = pthread_t()
    let unmanaged = Unmanaged.passRetained(context)
    // Signals are for the other threads: an embedding program may wait for them there.
    var all = sigset_t.empty()
    var before = sigset_t.empty()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    let code = pthread_create(
      &thread, nil,
      { @Sendable argument in  // Sendable, or it would insist on running on the main actor.
        argument.map { Unmanaged<Context>.fromOpaque($0).takeRetainedValue().watch() }
        return nil
      }, unmanaged.toOpaque())
    pthread_sigmask(SIG_SETMASK, &before, nil)
    guard code == 0 else {
      unmanaged.release()
      pipes.forEach { close($0) }
      throw SDLError(call: "pthread_create", message: String(cString: strerror(code)))
    }
    self.context = context
    self.signals = signals
    self.thread = thread
    stopWriter = pipes[1]
  }

  /// Tells the thread that the main queue's work was done, so that it watches again.
  func didDrain() { context.hasDrained.signal() }

  isolated deinit {
    // The reading end reports a hang-up, which ends the thread: before it goes on, or it would find
    // the queue's work again and wait for the loop that has ended.
    close(stopWriter)
    context.hasDrained.signal()
    pthread_join(thread, nil)
    close(context.stop)
  }
}
