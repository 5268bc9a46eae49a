import SwipeTabs

/// Makes a list of commands that fails as short and simple as it can.
///
/// First parts of the list are left out (delta debugging: Zeller and Hildebrandt, "Simplifying and
/// Isolating Failure-Inducing Input", 2002), then the arguments of what is left become simpler.
@MainActor struct StormShrinker {
  /// How many lists are tried before what was found is good enough.
  static let standardLimit = 3000

  private let limit: Int
  private let fails: @MainActor ([ScriptCommand]) async -> Bool

  init(limit: Int, fails: @escaping @MainActor ([ScriptCommand]) async -> Bool) {
    self.limit = limit
    self.fails = fails
  }

  /// The shortest list that still fails.
  func shrink(_ commands: [ScriptCommand]) async -> [ScriptCommand] {
    var tries = 0
    func stillFails(_ list: [ScriptCommand]) async -> Bool {
      guard tries < limit else { return false }
      tries += 1
      return await fails(list)
    }
    var best = commands
    var length = 0
    while best.count != length {
      length = best.count
      best = await leaveOut(from: best, stillFails)
      for index in best.indices {
        for simpler in best[index].simplerCommands {
          var list = best
          list[index] = simpler
          if await stillFails(list) {
            best = list
            break
          }
        }
      }
    }
    return best
  }

  private func leaveOut(
    from commands: [ScriptCommand], _ stillFails: ([ScriptCommand]) async -> Bool
  ) async -> [ScriptCommand] {
    var best = commands
    var size = max(1, best.count / 2)
    while true {
      var start = 0
      while start < best.count {
        var list = best
        list.removeSubrange(start..<min(start + size, list.count))
        if await stillFails(list) {
          best = list
        } else {
          start += size
        }
      }
      guard size > 1 else { return best }
      size = max(1, size / 2)
    }
  }
}

extension ScriptCommand {
  /// Commands of the same kind that are easier to read, simplest first.
  fileprivate var simplerCommands: [ScriptCommand] {
    switch self {
    case .down(let finger, let point):
      point.simpler.map { .down(finger: finger, $0) }
    case .move(let finger, let point): point.simpler.map { .move(finger: finger, $0) }
    case .tap(let point): point.simpler.map { .tap($0) }
    case .click(let point): point.simpler.map { .click($0) }
    case .swipe(let start, let end, let time):
      start.simpler.map { .swipe(from: $0, to: end, milliseconds: time) }
        + end.simpler.map { .swipe(from: start, to: $0, milliseconds: time) }
    case .scroll(let delta): delta.simpler.map { .scroll($0) }
    case .wait(let time):
      [0, 1, 16, 100, 1000].filter { $0 < time }.map { .wait(milliseconds: $0) }
    case .resize(let size):
      [Size(width: 480, height: 320), Size(width: 100, height: 100)].filter {
        $0 != size && !size.isEmpty
      }.map { .resize($0) }
    case .select(let index): [0, 1, 2].filter { $0 < index }.map { .select($0) }
    case .set(.pages(let count)): [0, 1, 2, 3, 5].filter { $0 < count }.map { .set(.pages($0)) }
    case .page(.insert(let index)): [0, 1].filter { $0 < index }.map { .page(.insert($0)) }
    case .page(.remove(let index)): [0, 1].filter { $0 < index }.map { .page(.remove($0)) }
    default: []
    }
  }
}

extension Point {
  /// The middle of a usual window, and the point in whole numbers.
  fileprivate var simpler: [Point] {
    [
      Point(x: 240, y: 160), Point(x: (x / 10).rounded() * 10, y: (y / 10).rounded() * 10),
      Point(x: x.rounded(), y: y.rounded()),
    ].filter { $0 != self }
  }
}
