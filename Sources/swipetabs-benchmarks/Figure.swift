import Foundation

/// One measured number.
struct Figure: Codable {
  let name: String
  let value: Double
  /// What the number counts: `ms`, `us`, `%`, `frames`; empty for a ratio.
  let unit: String
  /// The number that it must not exceed; nil where it only informs.
  var limit: Double?

  /// Whether the number is within its limit.
  var isWithinLimit: Bool { limit.map { value <= $0 } ?? true }

  /// A line of the table.
  var line: String {
    let number = String(format: value < 10 ? "%10.3f" : "%10.1f", value)
    let unit = unit.padding(toLength: 7, withPad: " ", startingAt: 0)
    let bound = limit.map { String(format: "at most %g", $0) } ?? ""
    let mark = isWithinLimit ? "" : "  <- above"
    let name = name.padding(toLength: 58, withPad: " ", startingAt: 0)
    return "  \(name)\(number) \(unit)\(bound)\(mark)"
  }
}

extension Collection<Double> {
  /// The value at a share of the way through the sorted values, 0.5 being the median.
  func quantile(_ share: Double) -> Double {
    let sorted = sorted()
    guard !sorted.isEmpty else { return .nan }
    return sorted[Swift.min(Int(Double(sorted.count) * share), sorted.count - 1)]
  }

  /// The value in the middle.
  var median: Double { quantile(0.5) }
}
