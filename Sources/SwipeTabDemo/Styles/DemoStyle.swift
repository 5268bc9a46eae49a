import SwipeTabTesting
import SwipeTabs

/// The tab bar styles that the settings page offers: those of the package and one of the demo's own.
enum DemoStyle: Hashable, Sendable, CaseIterable {
  case toolbar
  case capsule
  case underline
  case dots

  /// The style that an option or a script names.
  init(_ name: BarStyleName) {
    switch name {
    case .toolbar: self = .toolbar
    case .capsule: self = .capsule
    case .underline: self = .underline
    }
  }

  /// Makes a bar's style, with its usual looks.
  @MainActor func makeStyle() -> any TabBarStyle {
    switch self {
    case .toolbar: ToolbarStyle()
    case .capsule: CapsuleStyle()
    case .underline: UnderlineStyle()
    case .dots: DotsStyle()
    }
  }

  /// What its name is looked up by.
  var token: String {
    switch self {
    case .toolbar: "SLUG-TOOLBAR"
    case .capsule: "SLUG-CAPSULE"
    case .underline: "SLUG-UNDERLINE"
    case .dots: "SLUG-DOTS"
    }
  }
}
