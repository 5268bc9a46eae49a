// Both declare C structures; which one the compiler takes them from depends on the files around.
import CFontconfig
import Glibc

/// Where a program keeps from one run to the next what it learnt about the fonts of the machine, so
/// that a start needs no look at all of them.
///
/// The cache only saves time: it is used while the fonts and the configuration of fontconfig are as
/// they were, and any trouble with it is as if it weren't there.
public struct FontCache: Hashable, Sendable {
  /// The folder, which is made when there is something to keep.
  public let folder: String

  /// Creates a cache in a folder.
  public init(folder: String) {
    self.folder = folder
  }

  /// The user's cache: the folder that `SWIPETABS_FONT_CACHE` names (`off` is none), else
  /// `swipetabs` in `XDG_CACHE_HOME` or `~/.cache`; nil without any.
  public static var user: FontCache? {
    user { name in getenv(name).map { String(cString: $0) } }
  }

  /// As `user`, with the environment's variables given.
  static func user(environment: (String) -> String?) -> FontCache? {
    if let own = environment("SWIPETABS_FONT_CACHE"), !own.isEmpty {
      return own.hasPrefix("/") ? FontCache(folder: own) : nil
    }
    // The rules for these folders want relative paths ignored.
    if let caches = environment("XDG_CACHE_HOME"), caches.hasPrefix("/") {
      return FontCache(folder: caches + "/swipetabs")
    }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return FontCache(folder: home + "/.cache/swipetabs")
  }
}

/// The file of a font cache, for one environment.
@MainActor struct FontCacheFile {
  /// What is in it.
  struct Contents: Hashable {
    var table: FontTable
    /// The state of fontconfig's configuration and folders.
    var stamps: FontStamps
    /// The state of each font's file, in the order of the table's entries.
    var files: [FontStamps.Stamp?]
  }

  /// Why the cache could not be written.
  struct WriteError: Error {
    let reason: String
  }

  private let folder: String
  private let environment: FontEnvironment
  /// The file.
  let path: String

  /// Another format gets another number, so that old files are left alone.
  private static let magic = "SwipeTabs fonts 1\n"
  /// Larger files are not read: thousands of fonts take a megabyte or two.
  private static let greatestByteCount = 8 << 20
  /// What changed this many seconds ago or less could change again without showing it.
  private static let settlingTime: Int64 = 3

  /// Names the file in a cache.
  init(_ cache: FontCache, environment: FontEnvironment = FontEnvironment()) {
    folder = cache.folder
    self.environment = environment
    let key = Self.hash(Array(environment.description.utf8)[...])
    path = cache.folder + "/fonts-" + String(UInt64(bitPattern: key), radix: 16)
  }

  /// What is in the file; nil when it is missing, broken, somebody else's or out of date.
  func read() -> Contents? {
    guard let bytes = bytes(), bytes.count > 8 else { return nil }
    var end = BoundedReader(bytes.suffix(8))
    let body = bytes.dropLast(8)
    guard end.wide() == Self.hash(body) else { return nil }
    var reader = BoundedReader(body)
    guard reader.text() == Self.magic, reader.text() == environment.description,
      let stamps = FontStamps(from: &reader), stamps.areCurrent,
      let table = FontTable(from: &reader)
    else { return nil }
    let files = reader.list { reader -> FontStamps.Stamp?? in
      guard let isThere = reader.number() else { return nil }
      guard isThere == 1 else { return .some(nil) }
      return FontStamps.Stamp(from: &reader).map { .some($0) }
    }
    guard let files, reader.isAtEnd, files.count == table.entries.count else { return nil }
    return Contents(table: table, stamps: stamps, files: files)
  }

  /// Keeps a table, unless the fonts changed just now; asks fontconfig what it depends on.
  ///
  /// - Parameters:
  ///   - table: what to keep.
  ///   - old: what the table's beginning was read with, if it was.
  /// - Throws: `WriteError` when there is no room or no right.
  func write(_ table: FontTable, readWith old: FontStamps?) throws(WriteError) {
    let stamps = FontStamps.ofFontconfig(environment: environment)
    let now = Int64(Glibc.time(nil))
    guard old == nil || old == stamps, stamps.latest + Self.settlingTime < now else { return }
    var writer = ByteWriter()
    writer.text(Self.magic)
    writer.text(environment.description)
    stamps.write(to: &writer)
    table.write(to: &writer)
    writer.number(table.entries.count)
    for entry in table.entries {
      let stamp = FontStamps.Stamp(path: entry.face.path)
      writer.number(stamp == nil ? 0 : 1)
      stamp?.write(to: &writer)
    }
    let hash = Self.hash(writer.bytes[...])
    writer.wide(hash)
    guard writer.bytes.count <= Self.greatestByteCount else {
      throw WriteError(reason: "there are too many fonts")
    }
    try replace(with: writer.bytes)
  }

  private func bytes() -> [UInt8]? {
    // A pipe or a device must not make the start wait.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == geteuid(), status.st_mode & (S_IWGRP | S_IWOTH) == 0,
      status.st_size <= Self.greatestByteCount
    else { return nil }
    let size = Int(status.st_size)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, used in
      while used < size, let base = buffer.baseAddress {
        let count = Glibc.read(file, base + used, size - used)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { break }
        used += count
      }
    }
    return bytes.count == size ? bytes : nil
  }

  private func replace(with bytes: [UInt8]) throws(WriteError) {
    makeFolder()
    let temporary = "\(path).\(getpid()).part"
    unlink(temporary)
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw .last }
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let error = WriteError.last
        close(file)
        unlink(temporary)
        throw error
      }
      written += count
    }
    guard close(file) == 0, rename(temporary, path) == 0 else {
      let error = WriteError.last
      unlink(temporary)
      throw error
    }
  }

  /// Makes the folder and those it is in; where that fails, opening the file tells.
  private func makeFolder() {
    var end = folder.startIndex
    while let slash = folder[end...].dropFirst().firstIndex(of: "/") {
      mkdir(String(folder[..<slash]), 0o700)
      end = slash
    }
    mkdir(folder, 0o700)
  }

  /// Eight bytes at a time, as FNV does with one: tells damage, not malice.
  private static func hash(_ bytes: ArraySlice<UInt8>) -> Int64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    bytes.withUnsafeBytes { raw in
      var offset = 0
      while offset + 8 <= raw.count {
        hash ^= raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        hash = hash &* 0x100_0000_01B3
        hash ^= hash >> 29
        offset += 8
      }
      for byte in raw[offset...] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    return Int64(bitPattern: hash)
  }
}

extension FontCacheFile.WriteError {
  /// The reason of the system's last error.
  fileprivate static var last: Self { Self(reason: String(cString: strerror(errno))) }
}
