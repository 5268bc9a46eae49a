// Both declare C structures; which one the compiler takes them from depends on the files around.
import CFontconfig
import Glibc

/// What a program needs of the kernel to show pictures without a display server, and what of it is
/// missing.
struct KernelDevices: Sendable {
  /// The names in a folder; nil when there is no such folder.
  var names: @Sendable (_ folder: String) -> [String]?
  /// Whether this process may read and write a file.
  var isAllowed: @Sendable (_ path: String) -> Bool
  /// The name of the group that a file belongs to.
  var group: @Sendable (_ path: String) -> String?

  /// Those of this machine.
  static let system = KernelDevices(names: list, isAllowed: mayUse, group: groupName)

  /// Why nothing can be shown; nil when nothing is missing.
  var displayProblem: String? {
    let folder = "/dev/dri"
    let cards = devices(in: folder, named: "card")
    guard !cards.isEmpty else {
      return "\(folder) has no graphics card: the kernel has no driver for it, "
        + "or a container hides it"
    }
    return cards.contains(where: isAllowed)
      ? nil : noPermission(cards[0], usualGroup: "video")
  }

  /// Whether there is a graphics card that this process may use.
  var hasGraphicsCard: Bool {
    let folder = "/dev/dri"
    return ["card", "renderD"].contains { kind in
      devices(in: folder, named: kind).contains(where: isAllowed)
    }
  }

  /// Why no keys, fingers and mice can be felt; nil when nothing is missing.
  var inputProblem: String? {
    let folder = "/dev/input"
    let inputs = devices(in: folder, named: "event")
    guard !inputs.isEmpty else { return "\(folder) has no keyboard, mouse or touch screen" }
    return inputs.contains(where: isAllowed) ? nil : noPermission(inputs[0], usualGroup: "input")
  }

  private func devices(in folder: String, named prefix: String) -> [String] {
    (names(folder) ?? []).filter { $0.hasPrefix(prefix) }.sorted().map { "\(folder)/\($0)" }
  }

  private func noPermission(_ path: String, usualGroup: String) -> String {
    let group = group(path) ?? usualGroup
    // Nobody is to be put into the group of the administrator.
    guard group != "root" else {
      return
        "no permission to open \(path): a udev rule must give it to the group '\(usualGroup)', "
        + "and the user must be in that"
    }
    return "no permission to open \(path): put the user into the group '\(group)'"
  }

  @Sendable private static func list(_ folder: String) -> [String]? {
    guard let handle = opendir(folder) else { return nil }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      names.append(
        withUnsafeBytes(of: entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names
  }

  @Sendable private static func mayUse(_ path: String) -> Bool { access(path, R_OK | W_OK) == 0 }

  @Sendable private static func groupName(_ path: String) -> String? {
    var status = Glibc.stat()
    guard stat(path, &status) == 0, let group = getgrgid(status.st_gid) else { return nil }
    return String(cString: group.pointee.gr_name)
  }
}
