/// The numbers behind every gesture and every motion, replaceable as one value.
///
/// Lengths are in points, times in seconds, speeds in points per second, unless a property says
/// otherwise. The defaults follow the toolkits whose paging people are used to; where those differ,
/// the property says whose number it is.
public struct PagingPhysics: Hashable, Sendable {
  // MARK: Starting a drag

  /// How far a finger moves before a drag starts, in points: 16, as in libadwaita.
  ///
  /// Smaller values make buttons hard to hit; Flutter raised its own from 8 to 18 for that reason.
  public var touchSlop: Double = 16
  /// How far a mouse moves with its primary button down before a drag starts, in points: 8,
  /// half as far as a finger, since a mouse does not tremble.
  public var mouseSlop: Double = 8
  /// How far a pen moves before a drag starts, in points: 16, as a finger.
  public var penSlop: Double = 16
  /// How many times longer than its vertical part a trackpad's motion must be to count as
  /// horizontal: 1.2, as in libadwaita.
  public var trackpadAxisRatio: Double = 1.2
  /// How far two fingers move on a trackpad before the axis is decided, in trackpad units: 2.
  ///
  /// The first event of a sequence is often a fraction of a unit long and points anywhere.
  public var trackpadSlop: Double = 2

  // MARK: Velocity

  /// How far back moves count for the velocity of a release, in seconds: 0.1.
  public var velocityWindow: Double = 0.1
  /// How long before the release the last move may lie, in seconds: 0.04.
  ///
  /// After a longer pause the velocity is 0.
  public var velocityTimeout: Double = 0.04
  /// The highest velocity a release can have, in points per second: 8000, as in Flutter.
  public var maximumVelocity: Double = 8000
  /// How far a pointer moves back before that counts as a change of direction, in points: 2.
  ///
  /// A resting finger trembles by about a point; without this a tremble would erase the history.
  public var turnHysteresis: Double = 2

  // MARK: Where a release lands

  /// The slowest release that turns a page whatever the position, in points per second: 300, as in
  /// libadwaita.
  public var flingVelocity: Double = 300
  /// The shortest way since the last change of direction of a release that turns a page, in points
  /// (trackpad units on a trackpad): 25, as in Android.
  public var flingTravel: Double = 25
  /// The slowest release of a trackpad that turns a page, in trackpad units per second: 600, as in
  /// libadwaita.
  public var trackpadFlingVelocity: Double = 600
  /// The part of a page that a slow drag has to pass to go on to it, in pages: 0.5, the nearest.
  public var pageThreshold: Double = 0.5

  // MARK: Settling

  /// The angular frequency of the spring that finishes a gesture, in radians per second: the square
  /// root of 1000 (31.6), for a mass of 0.5 and a stiffness of 500, as in libadwaita.
  public var settlingAngularFrequency: Double = (500 / 0.5).squareRoot()
  /// The damping ratio of that spring: 1, critical.
  public var settlingDampingRatio: Double = 1
  /// How near to its target a spring counts as there, in device pixels: 0.5.
  public var settlingDistance: Double = 0.5
  /// How slow a spring counts as at rest, in points per second: 20, as in Flutter.
  public var settlingVelocity: Double = 20
  /// How long the slide after a tap on a tab or a selection by code takes, in seconds: 0.3.
  public var selectionDuration: Double = 0.3

  // MARK: Past the ends

  /// How many pages the `scroll` transition passes at most between the page left and the target.
  ///
  /// From farther away it starts this many pages before the target, as Android's ViewPager2 does.
  public var stripPagesBetween: Int = 3

  /// How stiff the rubber band past the first and the last page is: 0.55, as in UIKit.
  public var rubberBandCoefficient: Double = 0.55
  /// How far a trackpad can pull past the ends, in points: 10, as in libadwaita.
  public var trackpadRubberBandLimit: Double = 10

  // MARK: Trackpad and wheel

  /// How many trackpad units are one page: 400, as in libadwaita and GNOME Shell.
  ///
  /// An application cannot learn how large a trackpad is, so this does not depend on the page.
  public var trackpadUnitsPerPage: Double = 400
  /// How many trackpad units one precise wheel unit of the window system is: 10.
  public var trackpadUnitsPerWheelUnit: Double = 10
  /// How long a trackpad is silent before its sequence counts as ended, in seconds: 0.15, since a
  /// lift is not reported everywhere.
  public var trackpadSilence: Double = 0.15
  /// How many times larger than the one before it an event must be to show new fingers among the
  /// shrinking events of a trackpad's momentum: 1.5.
  public var trackpadRestartRatio: Double = 1.5
  /// How much larger than the one before it, in trackpad units, such an event must be as well: 4.
  public var trackpadRestartDelta: Double = 4
  /// How many notches of a wheel turn one page: 1.
  public var wheelNotchesPerPage: Double = 1
  /// How long after a page turned by a wheel further notches are swallowed, in seconds: 0.15, as in
  /// libadwaita.
  public var wheelLockout: Double = 0.15
  /// After how long a pause fractions of a notch are forgotten, in seconds: 0.5.
  public var wheelTimeout: Double = 0.5

  // MARK: Scrolling

  /// What is left of the speed of a released scroll view after a millisecond: 0.998, as in UIKit.
  public var scrollDecelerationRate: Double = 0.998

  /// Creates the standard numbers, to be changed one by one.
  public init() {}

  /// The standard numbers.
  public static let standard = PagingPhysics()
}
