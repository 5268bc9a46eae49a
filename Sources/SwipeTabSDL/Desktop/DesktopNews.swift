import Glibc
import SwipeTabViews

/// What a desktop tells a running program.
enum DesktopNews: Hashable, Sendable {
  /// The user's choices are these now.
  case settings(DesktopSettings)
  /// The resources of the X server have changed, maybe the scale with them.
  case resources

  private static let resourcesCode: Int32 = 1 << 8

  /// The news as the number in an SDL event.
  var code: Int32 {
    switch self {
    case .resources: Self.resourcesCode
    case .settings(let settings):
      (settings.appearance == .dark ? 1 : 0) | (settings.contrast == .increased ? 2 : 0)
        | (settings.reducesMotion ? 4 : 0)
    }
  }

  /// The news that an SDL event carries.
  init(code: Int32) {
    guard code != Self.resourcesCode else {
      self = .resources
      return
    }
    var settings = DesktopSettings()
    settings.appearance = code & 1 != 0 ? .dark : .light
    settings.contrast = code & 2 != 0 ? .increased : .normal
    settings.reducesMotion = code & 4 != 0
    self = .settings(settings)
  }
}

/// Someone on the thread of a `DesktopWatcher` who waits for descriptors.
protocol DescriptorSource: AnyObject {
  /// What to wait for now.
  var descriptors: [pollfd] { get }
  /// The longest wait, in seconds; nil waits for the descriptors alone.
  var timeout: Double? { get }
  /// Whether there is still something to wait for.
  var isAlive: Bool { get }
  /// Reads what has come, after a wait for `descriptors`.
  func process(_ ready: ArraySlice<pollfd>) -> [DesktopNews]
}
