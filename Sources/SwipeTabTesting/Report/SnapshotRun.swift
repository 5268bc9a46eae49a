import Glibc

/// What the picture tests of one run leave behind, in one folder: the report of failures, and a list
/// of the references that were used.
///
/// A run is everything that one parent process starts, such as all test processes of one `swift
/// test`, also parallel ones; or all that runs with the same `SNAPSHOT_RUN`. What an earlier run has left goes at the first picture of the next run. Each
/// change is made under a lock, so that processes do not disturb one another.
public struct SnapshotRun: Hashable, Sendable {
  /// The environment variable that names the folder.
  public static let folderVariable = "SNAPSHOT_REPORT"
  /// The environment variable that makes one run of several commands: a text of one's own.
  public static let identityVariable = "SNAPSHOT_RUN"

  /// What became of one picture.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// It is as its reference.
    case same
    /// It is not, or there is no reference.
    case failed
    /// There was no reference, and it was taken as one.
    case new
    /// The reference was replaced by it.
    case changed
    /// The reference was to be taken anew and is still the same.
    case unchanged
  }

  /// The folder.
  public let folder: String
  /// What tells this run from others.
  public let identity: String

  /// Names a run.
  public init(folder: String, identity: String) {
    self.folder = folder
    self.identity = identity
  }

  /// The run of this process for references in a folder.
  ///
  /// Its folder is the one that the environment names by `SNAPSHOT_REPORT`, or `.build/screenshots`
  /// in the package that the references belong to, or `report` beside them where there is none.
  public init(referencesIn references: String) {
    self.init(
      folder: Self.folder(referencesIn: references),
      identity: Self.setting(Self.identityVariable) ?? RunningProcess.familyIdentity())
  }

  private static func folder(referencesIn references: String) -> String {
    if let folder = setting(folderVariable) { return Files.absolute(folder) }
    let start = Files.absolute(references)
    var folder = start
    while let slash = folder.lastIndex(of: "/") {
      if Files.exists(folder + "/Package.swift") { return folder + "/.build/screenshots" }
      folder = String(folder[..<slash])
    }
    return start + "/report"
  }

  private static func setting(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// The page that shows all failures.
  public var reportPath: String { folder + "/report.html" }
  /// One line for each picture: what became of it, a tab, and the path of its reference.
  public var listPath: String { folder + "/pictures.txt" }

  /// Notes what became of a picture.
  ///
  /// - Throws: `FileError` when that cannot be written.
  public func note(_ outcome: Outcome, _ path: String) throws(FileError) {
    try locked { () throws(FileError) in
      let line = "\(outcome.rawValue)\t\(Files.absolute(path))\n"
      if !Files.exists(listPath) {
        let kind = isFiltered ? "filtered" : "complete"
        try Files.append(Array("run\t\(identity)\t\(kind)\n".utf8), to: listPath)
      }
      try Files.append(Array(line.utf8), to: listPath)
    }
  }

  /// Adds a failure to the report, or replaces the earlier one of the same reference.
  ///
  /// - Throws: `FileError` when that cannot be written.
  public func report(_ entry: ReportEntry) throws(FileError) {
    try locked { () throws(FileError) in
      try ReportFile(path: reportPath).add(entry)
    }
  }

  /// Takes a failure out of the report; without any, there is no report.
  ///
  /// - Throws: `FileError` when that cannot be written.
  public func withdraw(_ key: String) throws(FileError) {
    guard Files.exists(reportPath) else { return }
    try locked { () throws(FileError) in try ReportFile(path: reportPath).remove(key) }
  }

  /// Whether tests were left out, by what the command line says.
  private var isFiltered: Bool {
    let words = RunningProcess.arguments() + RunningProcess.parentArguments()
    return words.contains { word in
      ["--filter", "--skip", "-s", "--specifier", "--test-product"].contains {
        word == $0 || word.hasPrefix($0 + "=")
      }
    }
  }

  /// Runs a body while no other process changes the folder, and removes what another run has left.
  private func locked(_ body: () throws(FileError) -> Void) throws(FileError) {
    try Files.makeFolders(folder)
    let lock = folder + "/lock"
    let descriptor = open(lock, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileError(path: lock, code: errno) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw FileError(path: lock, code: errno) }
    }
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = max(0, pread(descriptor, &buffer, buffer.count, 0))
    if String(decoding: buffer[..<count], as: UTF8.self) != identity {
      Files.remove(reportPath)
      Files.remove(listPath)
      let bytes = Array(identity.utf8)
      guard ftruncate(descriptor, 0) == 0, pwrite(descriptor, bytes, bytes.count, 0) == bytes.count
      else { throw FileError(path: lock, code: errno) }
    }
    try body()
  }
}
