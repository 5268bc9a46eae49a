import SwipeTabs

/// The command `swipetabs-snapshots`: what there is to do with the references of a package.
@MainActor public struct SnapshotTool {
  /// Creates the command.
  public init() {}

  private static let help = """
    Looks after the reference pictures of tests.

      swipetabs-snapshots check [PLACE...]     each is a picture, within the limit, as small as can be
      swipetabs-snapshots shrink [PLACE...]    write those again that can be smaller
      swipetabs-snapshots list [FOLDER]        what the last run has recorded and what has failed
      swipetabs-snapshots stale [FOLDER...]    references that no test of the last run has used;
                                               it must have been a whole one
      swipetabs-snapshots remove-stale [FOLDER...]
      swipetabs-snapshots sheet FILE PICTURE...   many pictures as one, to look at

    References are the PNG files in folders named Screenshots; FOLDER is . unless given; a
    PLACE is a folder or a file. The status is 0 when all is well, 1 when something is found, 2 when the command cannot be carried out.
    """

  /// Carries a command out and returns its exit status.
  ///
  /// - Parameters:
  ///   - arguments: the words behind the name of the command.
  ///   - output: takes the lines it prints.
  /// - Returns: the exit status.
  public func run(_ arguments: [String], output: (String) -> Void) -> Int32 {
    let rest = Array(arguments.dropFirst())
    let folders = rest.isEmpty ? ["."] : rest
    do {
      switch arguments.first {
      case "check": return try check(folders, shrinks: false, output)
      case "shrink": return try check(folders, shrinks: true, output)
      case "list": return list(folders[0], output)
      case "stale": return try stale(folders, removes: false, output)
      case "remove-stale": return try stale(folders, removes: true, output)
      case "sheet" where rest.count > 1: return try sheet(rest[0], Array(rest.dropFirst()), output)
      case nil, "--help", "-h":
        output(Self.help)
        return 0
      default:
        output(
          "swipetabs-snapshots: '\(arguments.joined(separator: " "))' is no command (see --help)")
        return 2
      }
    } catch {
      output("swipetabs-snapshots: \(error)")
      return 2
    }
  }

  private func check(_ folders: [String], shrinks: Bool, _ output: (String) -> Void) throws -> Int32
  {
    let files = try ReferenceFiles(below: folders)
    var isWell = true
    var total = 0
    for path in files.paths {
      let bytes = try Files.read(path)
      total += bytes.count
      let picture: PixelBuffer
      do throws(PNGError) {
        picture = try PNGDecoder.decode(bytes)
      } catch {
        output("\(path): \(error)")
        isWell = false
        continue
      }
      let smallest = try PNGEncoder.encodeSmallest(picture)
      if smallest.count < bytes.count {
        if shrinks {
          try Files.write(smallest, to: path)
          total += smallest.count - bytes.count
          output("\(path): \(bytes.count) bytes, now \(smallest.count)")
        } else {
          output(
            "\(path): \(bytes.count) bytes, \(smallest.count) will do (swipetabs-snapshots shrink)")
          isWell = false
        }
      }
      if min(smallest.count, bytes.count) > ScreenshotReference.fileLimit {
        output("\(path): more than \(ScreenshotReference.fileLimit) bytes")
        isWell = false
      }
    }
    output("\(files.paths.count) reference pictures, \(total) bytes")
    return isWell ? 0 : 1
  }

  private func list(_ folder: String, _ output: (String) -> Void) -> Int32 {
    guard let list = RunList(SnapshotRun(referencesIn: folder)) else {
      output("no run has left a list")
      return 2
    }
    for outcome in SnapshotRun.Outcome.allCases {
      let paths = list.outcomes.filter { $0.value == outcome }.keys.sorted()
      guard !paths.isEmpty else { continue }
      output("\(paths.count) \(outcome.rawValue)")
      guard outcome != .same, outcome != .unchanged else { continue }
      for path in paths { output("  \(path)") }
    }
    return 0
  }

  private func stale(_ folders: [String], removes: Bool, _ output: (String) -> Void) throws -> Int32
  {
    var found: [String] = []
    for folder in folders {
      guard let list = RunList(SnapshotRun(referencesIn: folder)) else {
        output("no run has left a list of the references it used: run all tests first")
        return 2
      }
      guard list.isComplete else {
        output("the last run left tests out: run all of them first")
        return 2
      }
      found += try ReferenceFiles(below: [folder]).paths.filter { list.outcomes[$0] == nil }
    }
    for path in found {
      if removes { Files.remove(path) }
      output("\(path): no test uses it" + (removes ? "; removed" : ""))
    }
    return found.isEmpty || removes ? 0 : 1
  }

  private func sheet(_ path: String, _ pictures: [String], _ output: (String) -> Void) throws
    -> Int32
  {
    let frames = try pictures.map { try PNGDecoder.decode(try Files.read($0)) }
    let width = frames.reduce(0) { max($0, $1.width) }
    let height = frames.reduce(0) { max($0, $1.height) }
    let sheet = Filmstrip(frames: frames.map { $0.padded(width: width, height: height) }).picture()
    try Files.write(try PNGEncoder.encode(sheet), to: path)
    output("\(path): \(sheet.width) x \(sheet.height)")
    return 0
  }
}
