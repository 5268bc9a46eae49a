import Glibc

/// The way to libdispatch's main queue, on which `Task { @MainActor }`, `Task.sleep` and
/// `DispatchQueue.main.async` put their work, from a loop that is not libdispatch's own.
///
/// libdispatch exports two functions for the run loop of Foundation: one gives a descriptor that
/// becomes readable when there is work, the other does the work. They are no public interface, so
/// they are looked up at run time. Without them the run loop of Foundation, if the program has it,
/// is asked every 8 ms.
@MainActor enum MainQueueBridge {
  /// The function that does what waits in the queue.
  typealias Drain = @convention(c) (UnsafeMutableRawPointer?) -> Void
  /// `CFRunLoopRunInMode`.
  typealias RunInMode = @convention(c) (UnsafeRawPointer, Double, UInt8) -> Int32

  /// A descriptor to wait for, and the function to call then.
  case descriptor(Int32, Drain, DynamicLibrary)
  /// A run loop to ask now and then, in its default mode.
  case runLoop(RunInMode, mode: UnsafeRawPointer, DynamicLibrary)
  /// Nothing: the main queue is served elsewhere, or not at all.
  case none

  /// The longest wait, in seconds, when there is no descriptor to wake the loop.
  static let pollingInterval = 0.008

  /// Finds the best way.
  ///
  /// Only the process's first thread may serve the main queue; elsewhere (in tests, whose main
  /// actor lives on another thread) there is none.
  static func find() -> MainQueueBridge {
    guard let program = DynamicLibrary(nil), isFirstThread(program) else { return .none }
    return descriptor(program) ?? runLoop(program) ?? .none
  }

  /// Whether this is the thread that the process began with: its number is the process's.
  private static func isFirstThread(_ program: DynamicLibrary) -> Bool {
    typealias ThreadNumber = @convention(c) () -> pid_t
    // Swift's Glibc leaves the function out; a system without it gets the benefit of the doubt.
    guard let number = program.function("gettid", as: ThreadNumber.self) else { return true }
    return number() == getpid()
  }

  private static func descriptor(_ program: DynamicLibrary) -> MainQueueBridge? {
    typealias GetHandle = @convention(c) () -> Int32
    guard
      let get = program.function("_dispatch_get_main_queue_handle_4CF", as: GetHandle.self),
      let drain = program.function("_dispatch_main_queue_callback_4CF", as: Drain.self)
    else { return nil }
    let descriptor = get()
    return descriptor >= 0 ? .descriptor(descriptor, drain, program) : nil
  }

  static func runLoop(_ program: DynamicLibrary) -> MainQueueBridge? {
    guard let run = program.function("CFRunLoopRunInMode", as: RunInMode.self),
      let mode = program.address("kCFRunLoopDefaultMode")?
        .load(as: UnsafeRawPointer?.self)
    else { return nil }
    return .runLoop(run, mode: mode, program)
  }

  /// The descriptor that tells of work.
  var descriptor: Int32? {
    guard case .descriptor(let descriptor, _, _) = self else { return nil }
    return descriptor
  }

  /// Whether work can only be found by asking.
  var needsPolling: Bool {
    guard case .runLoop = self else { return false }
    return true
  }

  /// Does the work that waits in the main queue.
  func drain() {
    switch self {
    case .descriptor(let descriptor, let drain, _):
      var count: UInt64 = 0
      // The descriptor does not block: with nothing to read the work is done all the same.
      _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
      drain(nil)
    case .runLoop(let run, let mode, _): _ = run(mode, 0, 1)
    case .none: break
    }
  }
}
