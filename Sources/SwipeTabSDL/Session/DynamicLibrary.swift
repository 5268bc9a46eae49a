import Glibc

/// A shared library that is looked up at run time, so that machines without it need not have it.
final class DynamicLibrary {
  private let handle: UnsafeMutableRawPointer

  /// Loads a library by the name of its file, or nil when there is none.
  /// - Parameter name: The file's name; nil stands for the program with all its libraries.
  init?(_ name: String?) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  deinit { dlclose(handle) }

  /// The address of a symbol.
  func address(_ symbol: String) -> UnsafeMutableRawPointer? { dlsym(handle, symbol) }

  /// A function, of the type that its header says.
  func function<F>(_ symbol: String, as type: F.Type) -> F? {
    address(symbol).map { unsafeBitCast($0, to: type) }
  }
}
