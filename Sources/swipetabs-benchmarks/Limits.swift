import Foundation

/// What figures must not exceed: lines of a section and a figure's name, a number, and the reason.
struct Limits {
  private var limits: [String: Double] = [:]

  /// A line that is not understood.
  struct LineError: Error, CustomStringConvertible {
    let description: String
  }

  /// Reads a file; without one nothing has a limit.
  init(file: String?) throws {
    guard let file else { return }
    let text = try String(contentsOfFile: file, encoding: .utf8)
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      let parts = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 3, let limit = Double(parts[1]), !parts[2].isEmpty else {
        throw LineError(
          description: "\(file):\(number + 1): takes SECTION: FIGURE | NUMBER | REASON")
      }
      limits[parts[0]] = limit
    }
  }

  /// A figure with its limit.
  func applied(to figure: Figure, in section: BenchmarkSection) -> Figure {
    var figure = figure
    figure.limit = limits["\(section.rawValue): \(figure.name)"] ?? figure.limit
    return figure
  }

  /// The limits of sections that no figure has, as after a change of its name.
  func unused(in sections: [BenchmarkSection], figures: Set<String>) -> [String] {
    let prefixes = sections.map { "\($0.rawValue): " }
    return limits.keys.filter { name in
      !figures.contains(name) && prefixes.contains { name.hasPrefix($0) }
    }.sorted()
  }
}
