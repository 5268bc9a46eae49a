import CFontconfig
import Glibc

/// How files and folders were when something was learnt from them.
struct FontStamps: Hashable, Sendable {
  /// What changes when a file or the list of a folder does.
  struct Stamp: Hashable, Sendable {
    var seconds: Int64
    var nanoseconds: Int64
    var size: Int64
    var inode: Int64

    /// The state of what is at a path; nil when nothing is.
    init?(path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      seconds = Int64(status.st_mtim.tv_sec)
      nanoseconds = Int64(status.st_mtim.tv_nsec)
      size = Int64(status.st_size)
      inode = Int64(truncatingIfNeeded: status.st_ino)
    }

    /// Reads a stamp; nil when there is none.
    init?(from reader: inout BoundedReader) {
      guard let seconds = reader.wide(), let nanoseconds = reader.wide(), let size = reader.wide(),
        let inode = reader.wide()
      else { return nil }
      self.seconds = seconds
      self.nanoseconds = nanoseconds
      self.size = size
      self.inode = inode
    }

    /// Writes the stamp.
    func write(to writer: inout ByteWriter) {
      for value in [seconds, nanoseconds, size, inode] { writer.wide(value) }
    }
  }

  /// The state of each path; nil for what was not there.
  private(set) var stamps: [String: Stamp?] = [:]

  /// Takes the state of some paths now.
  init(paths: some Sequence<String>) {
    for path in paths { stamps[path] = .some(Stamp(path: path)) }
  }

  /// Whether all are as they were.
  var areCurrent: Bool { stamps.allSatisfy { Stamp(path: $0.key) == $0.value } }

  /// The latest change of any, in seconds since 1970.
  var latest: Int64 { stamps.values.compactMap { $0?.seconds }.max() ?? 0 }

  /// Everything that decides what fontconfig answers: the folders it looks for fonts in, the files
  /// of its configuration, and the places where more of either might appear.
  @MainActor static func ofFontconfig(environment: FontEnvironment) -> FontStamps {
    var paths = Set(environment.possibleFiles)
    for list in [FcConfigGetConfigFiles(nil), FcConfigGetFontDirs(nil), FcConfigGetConfigDirs(nil)]
    {
      guard let list else { continue }
      defer { FcStrListDone(list) }
      while let text = FcStrListNext(list) {
        paths.insert(String(cString: text))
      }
    }
    // A file more in the folder of a configuration.
    for path in paths where path.hasSuffix(".conf") {
      if let slash = path.lastIndex(of: "/") { paths.insert(String(path[..<slash])) }
    }
    return FontStamps(paths: paths)
  }

  /// Writes the stamps.
  func write(to writer: inout ByteWriter) {
    writer.number(stamps.count)
    for (path, stamp) in stamps {
      writer.text(path)
      writer.number(stamp == nil ? 0 : 1)
      stamp?.write(to: &writer)
    }
  }

  /// Reads stamps; nil when the bytes are none.
  init?(from reader: inout BoundedReader) {
    let read = reader.list { reader -> (String, Stamp?)? in
      guard let path = reader.text(), let isThere = reader.number() else { return nil }
      guard isThere == 1 else { return (path, nil) }
      return Stamp(from: &reader).map { (path, $0) }
    }
    guard let read else { return nil }
    for (path, stamp) in read { stamps[path] = .some(stamp) }
  }
}

/// The variables of the environment that change what fontconfig answers.
struct FontEnvironment: Hashable, Sendable {
  private let values: [String: String]

  private static let names = [
    "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "FC_LANG", "LC_ALL", "LC_CTYPE",
    "LANG", "HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME",
  ]

  /// Takes the variables from the process's environment.
  init() {
    var values: [String: String] = [:]
    for name in Self.names {
      if let value = getenv(name) { values[name] = String(cString: value) }
    }
    self.values = values
  }

  /// All of them, and the version of fontconfig, as one text.
  var description: String {
    "fontconfig \(FcGetVersion())\n"
      + Self.names.map { "\($0)=\(values[$0] ?? "\u{0}")\n" }.joined()
  }

  /// The files and folders of a user that fontconfig reads where they exist.
  var possibleFiles: [String] {
    let home = values["HOME"] ?? ""
    let configuration = values["XDG_CONFIG_HOME"] ?? home + "/.config"
    let data = values["XDG_DATA_HOME"] ?? home + "/.local/share"
    return [
      configuration + "/fontconfig", configuration + "/fontconfig/fonts.conf",
      configuration + "/fontconfig/conf.d", home + "/.fonts.conf", home + "/.fonts.conf.d",
      home + "/.fonts", data + "/fonts", "/etc/fonts", "/etc/fonts/conf.d",
      "/usr/local/share/fonts", "/usr/share/fonts",
    ]
  }
}
