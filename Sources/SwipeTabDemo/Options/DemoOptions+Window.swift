import SwipeTabTesting
import SwipeTabs

extension DemoOptions {
  /// Chooses in a window what the command line says, which goes before the desktop's settings.
  @MainActor func choose(in window: Window) {
    if let isDark { window.appearance = isDark ? .dark : .light }
    // Who asks for a transition that moves wants to see it.
    if let transition, transition != .none { window.reducesMotion = false }
  }
}
