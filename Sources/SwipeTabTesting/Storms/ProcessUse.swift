import Glibc

/// What the running program holds of the machine.
public struct ProcessUse: Hashable, Sendable {
  /// The bytes that are allocated and not given back; 0 where the C library does not tell.
  public var heapBytes: Int
  /// The bytes of memory that are really there.
  public var residentBytes: Int
  /// The number of open files, sockets and pipes.
  public var openFiles: Int

  /// Creates figures that were measured elsewhere.
  public init(heapBytes: Int, residentBytes: Int, openFiles: Int) {
    self.heapBytes = heapBytes
    self.residentBytes = residentBytes
    self.openFiles = openFiles
  }

  /// Measures now; unused memory is given back to the system first.
  public static func now() -> ProcessUse {
    // Swift's Glibc leaves the header with these functions out.
    let program = dlopen(nil, RTLD_NOW)
    defer { if let program { dlclose(program) } }
    if let address = dlsym(program, "malloc_trim") {
      typealias Trim = @convention(c) (Int) -> Int32
      _ = unsafeBitCast(address, to: Trim.self)(0)
    }
    var heapBytes = 0
    if let address = dlsym(program, "malloc_info") {
      typealias Describe = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
      heapBytes = allocatedBytes { file in
        _ = unsafeBitCast(address, to: Describe.self)(0, file)
      }
    }
    return ProcessUse(
      heapBytes: heapBytes, residentBytes: residentBytes(), openFiles: openFileCount())
  }

  /// Adds up the figures that `malloc_info` writes: what came from the system, less what is free.
  private static func allocatedBytes(_ write: (UnsafeMutablePointer<FILE>) -> Void) -> Int {
    var text: UnsafeMutablePointer<CChar>?
    var length = 0
    guard let file = open_memstream(&text, &length) else { return 0 }
    write(file)
    fclose(file)
    guard let text else { return 0 }
    defer { free(text) }
    // The totals of all arenas come last.
    var totals: [Substring: Int] = [:]
    for line in String(cString: text).split(separator: "\n") {
      guard line.hasPrefix("<total ") || line.hasPrefix("<system ") else { continue }
      let values = line.split(separator: "\"")
      guard let kind = values.dropFirst().first, let size = values.dropLast().last else { continue }
      totals[kind] = Int(size)
    }
    return (totals["current"] ?? 0) + (totals["mmap"] ?? 0) - (totals["fast"] ?? 0)
      - (totals["rest"] ?? 0)
  }

  private static func residentBytes() -> Int {
    guard let bytes = try? Files.read("/proc/self/statm") else { return 0 }
    let pages = String(decoding: bytes, as: UTF8.self).split(separator: " ").dropFirst().first
    return (pages.flatMap { Int($0) } ?? 0) * sysconf(Int32(_SC_PAGESIZE))
  }

  private static func openFileCount() -> Int {
    guard let folder = opendir("/proc/self/fd") else { return 0 }
    defer { closedir(folder) }
    var count = 0
    while let entry = readdir(folder) {
      let isDot = withUnsafeBytes(of: entry.pointee.d_name) { $0.first == UInt8(ascii: ".") }
      if !isDot { count += 1 }
    }
    // The folder itself is one of them.
    return count - 1
  }
}
