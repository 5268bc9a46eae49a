/// How the container moves to a page that was tapped or selected by code.
public enum TransitionStyle: String, Hashable, Sendable, CaseIterable {
  /// The destination slides in beside the page left, however far apart they are.
  case slide
  /// The pages are one strip, which scrolls through at most three pages between.
  case scroll
  /// The destination is there at once.
  case none
}

/// The way from one page to another.
public struct Transition: Hashable, Sendable {
  /// The page that is committed until the transition ends.
  public let from: Int
  /// The destination.
  public let to: Int
  /// The continuous page position at progress 0: `from`, but for a strip that starts nearer to its
  /// target.
  public let origin: Double

  /// Creates a transition between two different pages.
  public init(from: Int, to: Int, origin: Double? = nil) {
    self.from = from
    self.to = to
    self.origin = origin ?? Double(from)
  }

  /// Creates the transition of a tap or a selection.
  ///
  /// A strip that would pass more than `pagesBetween` pages starts that many pages before its target.
  public init(from: Int, to: Int, style: TransitionStyle, pagesBetween: Int = 3) {
    let distance = abs(to - from)
    let isShortened = style == .scroll && distance > pagesBetween + 1
    let sign = to > from ? 1 : -1
    self.init(from: from, to: to, origin: Double(isShortened ? to - sign * pagesBetween : from))
  }

  /// 1 towards higher page numbers, -1 towards lower ones.
  public var direction: Double { to > from ? 1 : -1 }

  /// The pages that a strip shows on its way, the destination and the first one included.
  public var strip: ClosedRange<Int> { min(Int(origin), to)...max(Int(origin), to) }

  /// The continuous page position for a progress, where 1 is the destination.
  ///
  /// Outside 0...1 (rubber band) a unit of progress is one page.
  public func position(at progress: Double) -> Double {
    if progress < 0 { return origin + direction * progress }
    if progress > 1 { return Double(to) + direction * (progress - 1) }
    return origin + (Double(to) - origin) * progress
  }
}
