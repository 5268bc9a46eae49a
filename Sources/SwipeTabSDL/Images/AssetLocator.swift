import Glibc

/// Finds the folder with the application's pictures.
public enum AssetLocator {
  /// The folder that the build puts the demo's resources in, beside the executable.
  public static let bundleName = "SwipeTabs_SwipeTabDemoAssets.resources"

  /// The folder with the assets: beside the executable, or where an installation has it.
  ///
  /// - Parameters:
  ///   - name: the folder's name.
  ///   - bundle: the name of the folder of resources beside the executable.
  /// - Returns: its path, or nil when it is in none of the places.
  public static func folder(named name: String = "Assets", bundle: String = bundleName) -> String? {
    guard let executable = executableFolder() else { return nil }
    let candidates = [
      "\(executable)/\(bundle)/\(name)", "\(executable)/\(name)",
      "\(executable)/../share/swipetabs/\(name)",
    ]
    return candidates.first { access($0, R_OK | X_OK) == 0 }
  }

  /// The folder that holds the running executable.
  private static func executableFolder() -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { return nil }
    let path = String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard let slash = path.lastIndex(of: "/") else { return nil }
    return String(path[..<slash])
  }
}
