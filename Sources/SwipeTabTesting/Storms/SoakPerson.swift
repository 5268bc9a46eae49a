import SwipeTabs

/// What a person does with a window between the random commands of a soak: lets go of everything,
/// swipes, selects or scrolls, and looks until it has come to rest.
struct SoakPerson {
  private var random: StormRandom

  /// Starts a person with habits of its own.
  init(seed: UInt64) { random = StormRandom(seed: seed ^ 0x5041_4745) }

  /// The next thing that is done.
  ///
  /// - Parameters:
  ///   - size: the size of the window in points; one without extent while it is minimised.
  ///   - pages: how many pages there are.
  /// - Returns: the commands of it.
  mutating func next(size: Size, pages: Int) -> [ScriptCommand] {
    let lifted = (0..<10).map { ScriptCommand.cancel(finger: $0) } + [.mouse(.up(nil)), .scrollEnd]
    return lifted + action(size, pages) + [.wait(milliseconds: random.number(in: 150...500))]
  }

  private mutating func action(_ size: Size, _ pages: Int) -> [ScriptCommand] {
    switch random.integer(below: 9) {
    case ..<4:
      let near = random.chance(oneIn: 2) ? 0.85 : 0.15
      let y = size.height * random.number(in: 0.3...0.8)
      let end = size.width * random.number(in: 0.1...0.9)
      return [
        .swipe(
          from: Self.point(size.width * near, y), to: Self.point(end, y),
          milliseconds: random.number(in: 120...600).rounded())
      ]
    case 4:
      let x = size.width / 2
      return [
        .swipe(
          from: Self.point(x, size.height * 0.8), to: Self.point(x, size.height * 0.3),
          milliseconds: 200)
      ]
    case 5:
      let deltas = (0..<8).map { _ in
        ScriptCommand.scroll(Point(x: random.number(in: -30...30).rounded(), y: 0))
      }
      return deltas.flatMap { [$0, .wait(milliseconds: 16)] } + [.scrollEnd]
    case 6: return [.pop]
    default: return [.select(random.integer(below: max(1, pages)))]
    }
  }

  /// A point that a script can hold exactly.
  private static func point(_ x: Double, _ y: Double) -> Point {
    Point(x: x.rounded(), y: y.rounded())
  }
}
