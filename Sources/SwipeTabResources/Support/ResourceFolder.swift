import Glibc

/// Finds the folder of an application's resources.
public enum ResourceFolder {
  /// The folder that holds the running executable; nil if the system does not tell.
  public static func executableFolder() -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { return nil }
    let path = String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    return path.lastIndex(of: "/").map { String(path[..<$0]) }
  }

  /// The path of something beside the executable or in one of the resource bundles there.
  ///
  /// SwiftPM puts the resources of a target in a folder such as `Package_Target.resources` beside the
  /// executable; the names are tried in the order given.
  ///
  /// - Parameters:
  ///   - name: a file or folder, such as `Assets` or `Main.storyboard.json`.
  ///   - bundles: the names of bundles, such as `Package_Target.resources`.
  /// - Returns: the path of the first that can be read; nil if there is none.
  public static func find(_ name: String, bundles: [String] = []) -> String? {
    guard let folder = executableFolder() else { return nil }
    let candidates = bundles.map { "\(folder)/\($0)/\(name)" } + ["\(folder)/\(name)"]
    return candidates.first(where: ResourceFile.exists)
  }
}
