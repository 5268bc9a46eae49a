import SwipeTabs

/// Draws the commands of a storm: everything that users, window systems and programs can do, in an
/// order that nobody would think of.
///
/// The commands depend on the seed and the profile alone, never on what a program does with them, so
/// that leaving some out does not change the others.
public struct StormGenerator: Sendable {
  private let profile: StormProfile
  private var random: StormRandom
  /// What the storm has asked for so far; where the window really is does not matter.
  private var size: Size
  private var pages = 5
  /// Where each finger is that is down.
  private var fingers: [Int: Point] = [:]

  /// Starts a storm.
  public init(seed: UInt64, profile: StormProfile = StormProfile()) {
    self.profile = profile
    random = StormRandom(seed: seed)
    size = profile.windowSize
  }

  /// All commands of a storm.
  public static func commands(
    seed: UInt64, profile: StormProfile = StormProfile()
  ) -> [ScriptCommand] {
    var generator = StormGenerator(seed: seed, profile: profile)
    return (0..<profile.stepCount).map { _ in generator.next() }
  }

  /// The next command.
  public mutating func next() -> ScriptCommand {
    switch random.integer(below: 100) {
    case ..<30: touch()
    case ..<36: mouse()
    case ..<43: scroll()
    case ..<46: wheel()
    case ..<51: key()
    case ..<58: .select(index())
    case ..<78: pause()
    case ..<88: environment()
    case ..<94: pageList()
    case ..<98: item()
    default: profile.navigates ? (random.chance(oneIn: 2) ? .push : .pop) : .reload
    }
  }

  // MARK: Input

  private mutating func touch() -> ScriptCommand {
    let finger = random.chance(oneIn: 3) ? random.integer(below: 10) : 0
    guard let place = fingers[finger] else {
      switch random.integer(below: 12) {
      case 0: return .move(finger: finger, point())
      case 1: return .up(finger: finger)
      case 2: return .tap(point())
      case 3: return .swipe(from: point(), to: point(), milliseconds: random.pick([0, 8, 60, 300]))
      default:
        let place = point()
        fingers[finger] = place
        return .down(finger: finger, place)
      }
    }
    switch random.integer(below: 10) {
    case 0:
      fingers[finger] = nil
      return .cancel(finger: finger)
    case ..<3:
      fingers[finger] = nil
      return .up(finger: finger)
    case 3:
      let far = point()
      fingers[finger] = far
      return .move(finger: finger, far)
    default:
      // Along the pages mostly, as a thumb does.
      let near = Point(
        x: moved(place.x, by: random.number(in: -120...120)),
        y: moved(place.y, by: random.number(in: -8...8)))
      fingers[finger] = near
      return .move(finger: finger, near)
    }
  }

  private mutating func mouse() -> ScriptCommand {
    switch random.integer(below: 6) {
    case 0: .mouse(.down(random.chance(oneIn: 2) ? nil : point()))
    case 1: .mouse(.up(random.chance(oneIn: 2) ? nil : point()))
    case 2: .click(point())
    default: .mouse(.move(point()))
    }
  }

  private mutating func scroll() -> ScriptCommand {
    if random.chance(oneIn: 4) { return .scrollEnd }
    let reach = random.pick([1.0, 20, 20, 200, 200, 900, 1_000_000])
    let y = random.chance(oneIn: 3) ? random.number(in: -reach...reach) : 0
    return .scroll(Point(x: random.number(in: -reach...reach), y: y))
  }

  private mutating func wheel() -> ScriptCommand {
    let reach = random.pick([1.0, 1, 3, 100_000])
    let notch =
      random.chance(oneIn: 2) ? random.pick([-1.0, 1]) : random.number(in: -reach...reach)
    return .wheel(
      notches: random.chance(oneIn: 2) ? Point(x: notch, y: 0) : Point(x: 0, y: notch),
      isShifted: random.chance(oneIn: 2))
  }

  private mutating func key() -> ScriptCommand {
    let chords = [
      KeyChord(.pageDown, modifiers: .control), KeyChord(.pageUp, modifiers: .control),
      KeyChord(.tab, modifiers: .control), KeyChord(.tab, modifiers: [.control, .shift]),
      KeyChord(.character(Character("\(1 + random.integer(below: 9))")), modifiers: .alt),
      KeyChord(.tab), KeyChord(.tab, modifiers: .shift), KeyChord(.left), KeyChord(.right),
      KeyChord(.up), KeyChord(.down), KeyChord(.home), KeyChord(.end), KeyChord(.enter),
      KeyChord(.space), KeyChord(.escape), KeyChord(.function(5)), KeyChord(.character("x")),
    ]
    return .key(random.pick(chords))
  }

  private mutating func pause() -> ScriptCommand {
    if random.chance(oneIn: 25) { return .settle }
    let time =
      random.chance(oneIn: 3) ? random.number(in: 0...400) : random.pick(profile.pauses)
    return .wait(milliseconds: time)
  }

  // MARK: Surroundings

  private mutating func environment() -> ScriptCommand {
    switch random.integer(below: 14) {
    case ..<3: return resize()
    case 3: return .focus(isGained: false)
    case 4: return .focus(isGained: true)
    case 5: return .reset(random.pick(ScriptCommand.ResetKind.allCases))
    case 6: return .set(.scale(random.pick(profile.scales)))
    case 7: return .set(.rightToLeft(random.chance(oneIn: 2)))
    case 8: return .set(.dark(random.chance(oneIn: 2)))
    case 9: return .set(.textSize(random.pick([0.8, 1, 1.25, 2])))
    case 10: return .set(.style(random.pick(BarStyleName.allCases)))
    case 11: return .set(.transition(random.pick(TransitionName.allCases)))
    case 12: return .set(.textOnRight(random.chance(oneIn: 2)))
    default: return .set(.paging(!random.chance(oneIn: 3)))
    }
  }

  private mutating func resize() -> ScriptCommand {
    if random.chance(oneIn: 3) {
      size = Size(
        width: random.number(in: 1...profile.greatestRandomSize.width).rounded(),
        height: random.number(in: 1...profile.greatestRandomSize.height).rounded())
    } else {
      size = random.pick(profile.windowSizes)
    }
    return .resize(size)
  }

  // MARK: Contents

  private mutating func pageList() -> ScriptCommand {
    switch random.integer(below: 8) {
    case 0:
      let counts = [0, 1, 2, 3, 5, 9, 40, profile.greatestPageCount]
      pages = min(random.pick(counts), profile.greatestPageCount)
      return .set(.pages(pages))
    case ..<4:
      let index = index()
      if pages < profile.greatestPageCount { pages += 1 }
      return .page(.insert(index))
    case ..<6:
      pages = max(0, pages - 1)
      return .page(.remove(index()))
    default: return .page(.move(from: index(), to: index()))
    }
  }

  private mutating func item() -> ScriptCommand {
    let texts = ["", "7", "99+", "a very long text that fits nowhere at all", "طويل", "日本語", "👩‍👩‍👧"]
    switch random.integer(below: 5) {
    case 0:
      let text = random.pick(texts)
      return .set(.badge(index: index(), text.isEmpty ? nil : text))
    case 1: return .set(.title(index: index(), random.pick(texts)))
    case 2: return .set(.isEnabled(index: index(), !random.chance(oneIn: 3)))
    default: return .reload
    }
  }

  /// The index of a page, now and then one that does not exist.
  private mutating func index() -> Int {
    random.chance(oneIn: 20)
      ? random.pick([-1, pages, pages + 1, .max, .min]) : random.integer(below: max(1, pages))
  }

  /// A point of the window, often near an edge, now and then outside.
  private mutating func point() -> Point {
    let x = coordinate(within: size.width)
    return Point(x: x, y: coordinate(within: size.height))
  }

  /// A coordinate that a script can hold exactly.
  private func moved(_ coordinate: Double, by distance: Double) -> Double {
    let limit = ScriptLimits.coordinate
    return min(max(((coordinate + distance) * 1000).rounded() / 1000, -limit), limit)
  }

  private mutating func coordinate(within length: Double) -> Double {
    switch random.integer(below: 12) {
    case 0: random.pick([-1, 0, length - 1, length, length + 50, -1_000_000, 1_000_000])
    case ..<4: random.number(in: max(0, length - 60)...max(0, length))
    case ..<6: random.number(in: 0...min(60, length))
    default: random.number(in: 0...length)
    }
  }
}
