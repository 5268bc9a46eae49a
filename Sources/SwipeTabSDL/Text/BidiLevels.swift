import CFriBidi
import SwipeTabCore

/// The bidirectional algorithm of Unicode, by FriBidi.
enum BidiLevels {
  /// The level of each character of a paragraph, and of the paragraph itself.
  ///
  /// - Parameters:
  ///   - scalars: the characters, in logical order.
  ///   - direction: the direction of a paragraph that shows none itself.
  /// - Returns: levels, odd for right to left.
  static func resolve(_ scalars: [UInt32], direction: LayoutDirection)
    -> (levels: [UInt8], base: UInt8)
  {
    let isLeftToRight = direction == .leftToRight
    if scalars.isEmpty || (isLeftToRight && !scalars.contains(where: mayReorder)) {
      return (Array(repeating: 0, count: scalars.count), isLeftToRight ? 0 : 1)
    }
    let scalars = BidiControls.tamed(scalars)
    let count = FriBidiStrIndex(scalars.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: scalars.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
    // The weak directions give way to the first strong character.
    var base = isLeftToRight ? FRIBIDI_PAR_WLTR : FRIBIDI_PAR_WRTL
    fribidi_get_bidi_types(scalars, count, &types)
    fribidi_get_bracket_types(scalars, count, types, &brackets)
    dropLateBrackets(&brackets)
    let highest = fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &levels)
    guard highest > 0 else {
      return (Array(repeating: 0, count: scalars.count), 0)
    }
    let isRightToLeft = base == FRIBIDI_PAR_RTL || base == FRIBIDI_PAR_WRTL
    return (levels.map { UInt8(clamping: $0) }, isRightToLeft ? 1 : 0)
  }

  private static func dropLateBrackets(_ brackets: inout [FriBidiBracketType]) {
    var count = 0
    for index in brackets.indices where brackets[index] != 0 {
      count += 1
      if count > BidiControls.greatestBracketCount { brackets[index] = 0 }
    }
  }

  /// The order in which runs are seen from the left, by their levels (rule L2).
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }

  /// Whether a character can make text run from right to left.
  private static func mayReorder(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x590: false
    case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
      0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
