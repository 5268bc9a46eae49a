public import SwipeTabs

/// What the commands of a storm are drawn from.
public struct StormProfile: Hashable, Sendable {
  /// How many commands a storm has.
  public var stepCount = 1000
  /// The size in points of the window when a storm begins.
  public var windowSize = Size(width: 480, height: 320)
  /// The sizes in points that windows get, besides random ones; one without extent minimises.
  public var windowSizes = [
    Size(width: 1, height: 1), Size(width: 8192, height: 8192), .zero, Size(width: 1, height: 900),
    Size(width: 8192, height: 30), Size(width: 480, height: 320), Size(width: 320, height: 480),
    Size(width: 640, height: 400), Size(width: 200.5, height: 160.25),
  ]
  /// The greatest of the random sizes in points.
  public var greatestRandomSize = Size(width: 1200, height: 900)
  /// The device pixels per point that windows get.
  public var scales = [0.5, 1, 1.25, 1.5, 2, 3, 4]
  /// The greatest number of pages.
  public var greatestPageCount = 300
  /// The times in milliseconds that pass between commands, besides random ones up to the greatest.
  public var pauses = [0, 0.001, 1, 4, 8, 16, 16, 33, 50, 100, 100, 250, 600, 3000, 10_000]
  /// Whether there are pushes and pops, for programs that have something to push.
  public var navigates = true

  /// Creates the profile of the long run.
  public init() {}

  /// The profile of the short run: fewer steps, otherwise the same.
  public static let short: StormProfile = {
    var profile = StormProfile()
    profile.stepCount = 50
    return profile
  }()
}
