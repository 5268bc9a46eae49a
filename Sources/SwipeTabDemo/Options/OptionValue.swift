import SwipeTabTesting
import SwipeTabs

/// The value of one option, to be checked.
struct OptionValue {
  /// The option.
  let name: String
  /// The value as it was given.
  let text: String

  /// One of a fixed set of names.
  func choice<Choice: RawRepresentable & CaseIterable>() throws(DemoOptionsError) -> Choice
  where Choice.RawValue == String {
    guard let choice = Choice(rawValue: text) else {
      throw expected("one of " + Choice.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return choice
  }

  /// A whole number from 0 to a million.
  func count() throws(DemoOptionsError) -> Int {
    guard let count = ScriptNumber.integer(text), (0...ScriptLimits.pages).contains(count) else {
      throw expected("a whole number from 0 to \(ScriptLimits.pages)")
    }
    return count
  }

  /// A finite number in a range.
  func number(in range: ClosedRange<Double>) throws(DemoOptionsError) -> Double {
    guard let number = ScriptNumber.decimal(text), range.contains(number) else {
      throw expected(
        "a number from \(JSONWriter.text(of: range.lowerBound)) to "
          + JSONWriter.text(of: range.upperBound))
    }
    return number
  }

  /// How far the picture is turned, in degrees.
  func rotation() throws(DemoOptionsError) -> ScreenRotation {
    guard let rotation = ScriptNumber.integer(text).flatMap(ScreenRotation.init) else {
      throw expected("0, 90, 180 or 270")
    }
    return rotation
  }

  /// A width and a height in whole points, such as `960x600`.
  func size() throws(DemoOptionsError) -> Size {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
      .map { ScriptNumber.integer($0) ?? 0 }
    let allowed = 1...Int(ScriptLimits.windowSide)
    guard sides.count == 2, sides.allSatisfy(allowed.contains) else {
      throw expected(
        "a width and a height from 1 to \(allowed.upperBound), such as 960x600")
    }
    return Size(width: Double(sides[0]), height: Double(sides[1]))
  }

  /// A language as POSIX or BCP 47 writes it: `de`, `pt_BR.UTF-8`, `zh-Hans`.
  func locale() throws(DemoOptionsError) -> String {
    let allowed = text.utf8.allSatisfy { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "-_.@".utf8.contains(byte)
    }
    guard !text.isEmpty, text.utf8.count <= 64, allowed else {
      throw expected("a language such as de, ar or pt_BR")
    }
    return text
  }

  /// The name of a file.
  func path() throws(DemoOptionsError) -> String {
    guard !text.isEmpty else { throw expected("the name of a file") }
    return text
  }

  private func expected(_ what: String) -> DemoOptionsError {
    DemoOptionsError("\(name): expected \(what), found '\(text.onOneLine)'")
  }
}

extension String {
  /// The text with controls replaced and a long end cut, for a message of one line.
  var onOneLine: String {
    let longest = 80
    let cut = prefix(longest).map { character in
      character.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
        ? "?" : String(character)
    }.joined()
    return count > longest ? cut + "…" : cut
  }
}
