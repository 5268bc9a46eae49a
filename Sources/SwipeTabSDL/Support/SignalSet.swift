import Glibc

extension sigset_t {
  /// A set without signals.
  ///
  /// C's structure has an initialiser, but which module it belongs to differs from build to build.
  static func empty() -> sigset_t {
    let memory = UnsafeMutablePointer<sigset_t>.allocate(capacity: 1)
    defer { memory.deallocate() }
    sigemptyset(memory)
    return memory.pointee
  }
}
