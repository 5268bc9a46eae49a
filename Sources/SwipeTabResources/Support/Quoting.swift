extension String {
  /// The text in quotation marks as part of one line of a message: control characters are written
  /// as escapes, and what is longer than 80 characters is cut.
  var quoted: String {
    var result = "'"
    for scalar in unicodeScalars.prefix(80) {
      if scalar.properties.generalCategory == .control || scalar == "\u{2028}"
        || scalar == "\u{2029}"
      {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    if unicodeScalars.count > 80 { result += "…" }
    return result + "'"
  }
}

extension Sequence<String> {
  /// Names in a message: sorted, quoted, at most sixteen of them.
  var listed: String {
    let names = sorted()
    guard !names.isEmpty else { return "none" }
    let shown = names.prefix(16).map(\.quoted).joined(separator: ", ")
    return names.count > 16 ? "\(shown) and \(names.count - 16) more" : shown
  }
}
