import Foundation

/// Where things are: the repository, the tools of `Scripts/input`, the built products.
enum Paths {
  /// The root of the repository, found from the place of this file.
  static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent()  // Support
    .deletingLastPathComponent()  // EndToEndTests
    .deletingLastPathComponent()  // Tests
    .deletingLastPathComponent()

  /// A tool in `Scripts/input`.
  static func tool(_ name: String) -> String {
    repository.appending(path: "Scripts/input/\(name)").path
  }

  /// A program built beside the test bundle that runs now.
  static func product(_ name: String) throws -> String {
    let candidates =
      [try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")]
      .compactMap(\.self) + CommandLine.arguments.filter { $0.hasSuffix(".xctest") }
    for candidate in candidates {
      let path = URL(filePath: candidate).deletingLastPathComponent().appending(path: name).path
      if FileManager.default.isExecutableFile(atPath: path) { return path }
    }
    throw WaitingError(description: "\(name) is not beside any of \(candidates)")
  }

  /// The full path of a command, nil where it is not installed.
  static func command(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return (folders + ["/usr/lib/xorg"]).map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Whether everything is installed that these tests need.
  static let toolsAreInstalled = ["Xvfb", "xdotool", "xwd", "Xorg", "sway", "grim", "python3"]
    .allSatisfy { command($0) != nil }
}
