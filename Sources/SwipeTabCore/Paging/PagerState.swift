/// What the pager is doing: the one source of truth, from which everything else follows.
public enum PagerState: Hashable, Sendable {
  /// The pages are not known yet; a page may have been asked for.
  case unloaded(requested: Int)
  /// There are no pages.
  case empty
  /// A page is selected and nothing moves.
  case resting(page: Int)
  /// A pointer is down and has not crossed the slop: whatever moved is frozen.
  case pressing(Hold)
  /// A pointer or trackpad drags.
  case tracking(Drag)
  /// A spring finishes what a gesture began.
  case settling(Settling)
  /// A tap, a key or code moves the pages.
  case sliding(Slide)
  /// A transition has ended on a page and its effects are being carried out.
  case finishing(page: Int, wasGrabbed: Bool)

  /// Where the pages are held while a pointer is down.
  public struct Hold: Hashable, Sendable {
    /// The committed page.
    public var page: Int
    /// The transition that was frozen, or nil.
    public var transition: Transition?
    /// Its progress; without a transition the position in pages.
    public var value: Double
    /// Where a release lets it go on to: 0 or 1 as a progress; without a transition `page`.
    public var target: Double
    /// How it is drawn.
    public var isStrip: Bool
  }

  /// What a drag moves.
  public struct Drag: Hashable, Sendable {
    /// The committed page.
    public var page: Int
    /// What drags.
    public var source: DragSource
    /// The transition under way, or nil while the page lies at its place or in the rubber band.
    public var transition: Transition?
    /// Whether the transition was grabbed: it then keeps its two pages, while a drag from rest
    /// chooses the neighbour by the side to which the page moves.
    public var isGrab: Bool
    /// The raw value at the anchor, before clamping and rubber band: a progress for a grab, else a
    /// position in pages.
    public var basis: Double
    /// The pointer's coordinate in points that shows `basis`.
    public var anchor: Double
    /// The pointer's latest coordinate in points.
    public var pointer: Double
    /// How far it can pull past the ends, in page widths; nil for as far as the rubber band goes.
    public var overscrollLimit: Double?
    /// How it is drawn.
    public var isStrip: Bool
  }

  /// A spring under way.
  public struct Settling: Hashable, Sendable {
    /// The committed page.
    public var page: Int
    /// The transition that is finished or taken back; nil for a return from the rubber band.
    public var transition: Transition?
    /// The progress as a function of time; without a transition the position in pages.
    public var spring: SpringSimulation
    /// Where it ends: 0 or 1 as a progress; without a transition `page`.
    public var target: Double
    /// When it began, in seconds.
    public var start: Double
    /// Whether a pointer had caught a motion.
    public var wasGrabbed: Bool
    /// How it is drawn.
    public var isStrip: Bool
  }

  /// A programmatic transition.
  public struct Slide: Hashable, Sendable {
    /// From where to where.
    public var transition: Transition
    /// The progress as a function of time.
    public var motion: SlideMotion
    /// When it began, in seconds.
    public var start: Double
    /// How it is drawn.
    public var isStrip: Bool
  }

  /// The curve of a programmatic transition.
  public enum SlideMotion: Hashable, Sendable {
    /// From rest, as for a tap.
    case ease(EaseSimulation)
    /// After a grab.
    case spring(SpringSimulation)

    var simulation: any Simulation {
      switch self {
      case .ease(let simulation): simulation
      case .spring(let simulation): simulation
      }
    }
  }
}
