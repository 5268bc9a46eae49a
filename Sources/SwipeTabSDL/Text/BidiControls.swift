/// Takes out of a paragraph what FriBidi cannot cope with: controls nested so deep that it runs out
/// of levels, where its lists come apart and it reads memory that it has freed, and ends of
/// isolates that never began.
struct BidiControls {
  /// Deeper controls have no effect.
  ///
  /// Each takes two of 125 levels at most; real text nests two or
  /// three.
  static let greatestDepth = 30
  /// Later brackets are not paired: FriBidi sorts pairs with a call inside a call for each.
  static let greatestBracketCount = 1000

  private enum Opening {
    case embedding(isIgnored: Bool)
    case isolate(isIgnored: Bool)
  }

  /// A character without effect, and one that is neutral as an end of nothing is.
  private static let none: UInt32 = 0xFEFF
  private static let neutral: UInt32 = 0xFFFC

  /// The characters of a paragraph, as many of them, with harmless ones in place of those that are
  /// nested too deep or end nothing.
  static func tamed(_ scalars: [UInt32]) -> [UInt32] {
    guard scalars.contains(where: isControl) else { return scalars }
    var result = scalars
    var open: [Opening] = []
    var isolateCount = 0
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case 0x202A, 0x202B, 0x202D, 0x202E:
        open.append(.embedding(isIgnored: open.count >= greatestDepth))
        if open.count > greatestDepth { result[index] = none }
      case 0x2066...0x2068:
        open.append(.isolate(isIgnored: open.count >= greatestDepth))
        isolateCount += 1
        if open.count > greatestDepth { result[index] = none }
      case 0x202C:
        guard case .embedding(let isIgnored) = open.last else {
          result[index] = none
          break
        }
        open.removeLast()
        if isIgnored { result[index] = none }
      case 0x2069:
        guard isolateCount > 0 else {
          result[index] = neutral
          break
        }
        // The isolate ends the embeddings in it.
        while case .embedding = open.last { open.removeLast() }
        guard case .isolate(let isIgnored) = open.popLast() else { break }
        isolateCount -= 1
        if isIgnored { result[index] = none }
      default: break
      }
    }
    return result
  }

  private static func isControl(_ scalar: UInt32) -> Bool {
    (0x202A...0x202E).contains(scalar) || (0x2066...0x2069).contains(scalar)
  }
}
