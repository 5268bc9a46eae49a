/// What kind of motion the pager is in.
public enum PagerPhase: String, Hashable, Sendable {
  /// Nothing moves and nothing holds the pages.
  case rest
  /// A pointer or trackpad holds or drags the pages.
  case interactive
  /// A spring finishes what a gesture began.
  case settling
  /// A tap, a key or code moves the pages.
  case programmatic
}

/// Where the pages are at one instant: everything that is drawn is a function of this.
public struct PagerPresentation: Hashable, Sendable {
  /// What kind of motion.
  public var phase: PagerPhase
  /// The selected page, or nil without pages.
  public var committed: Int?
  /// The continuous page position: 1.5 is half way from page 1 to page 2; beyond the ends in the
  /// rubber band.
  public var position: Double
  /// The transition under way.
  public var transition: Transition?
  /// How far it is: 0 at its start, 1 at its destination; outside in the rubber band.
  public var progress: Double
  /// The way in which the pages between are passed.
  public var isStrip: Bool

  /// Creates a presentation.
  public init(
    phase: PagerPhase, committed: Int?, position: Double, transition: Transition? = nil,
    progress: Double = 0, isStrip: Bool = false
  ) {
    self.phase = phase
    self.committed = committed
    self.position = position
    self.transition = transition
    self.progress = progress
    self.isStrip = isStrip
  }

  /// A page at its place, in page widths from the place of a page at rest, in logical order.
  public struct PagePlace: Hashable, Sendable {
    /// Which page.
    public var page: Int
    /// The distance in page widths, towards higher page numbers.
    public var offset: Double

    /// Creates a place.
    public init(page: Int, offset: Double) {
      self.page = page
      self.offset = offset
    }
  }

  /// Where a page is, in page widths from the place of a page at rest; nil for one that is not seen.
  ///
  /// What `places` says of the page, for every frame: without a list.
  public func offset(of page: Int) -> Double? {
    guard let committed else { return nil }
    guard let transition else { return page == committed ? Double(committed) - position : nil }
    let offset: Double
    if isStrip {
      guard transition.strip.contains(page) else { return nil }
      offset = Double(page) - position
    } else if page == transition.from {
      offset = -progress * transition.direction
    } else if page == transition.to {
      offset = transition.direction - progress * transition.direction
    } else {
      return nil
    }
    return abs(offset) < 1 ? offset : nil
  }

  /// The pages that can be seen, with their places: one at rest, two during a slide, the ones
  /// that a strip passes.
  public var places: [PagePlace] {
    guard let committed else { return [] }
    guard let transition else {
      return [PagePlace(page: committed, offset: Double(committed) - position)]
    }
    guard isStrip else {
      let travelled = progress * transition.direction
      return [
        PagePlace(page: transition.from, offset: -travelled),
        PagePlace(page: transition.to, offset: transition.direction - travelled),
      ].filter { abs($0.offset) < 1 }
    }
    let pages = [Int(position.rounded(.down)), Int(position.rounded(.down)) + 1]
    return pages.filter { transition.strip.contains($0) && abs(Double($0) - position) < 1 }
      .map { PagePlace(page: $0, offset: Double($0) - position) }
  }
}
