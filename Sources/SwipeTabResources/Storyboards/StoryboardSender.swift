public import SwipeTabViews

/// What was pressed to start a named action.
@MainActor public enum StoryboardSender {
  /// A button in a page.
  case button(Button)
  /// A switch in a page, after it was changed.
  case toggle(Switch)
  /// A button in a navigation bar.
  case barButtonItem(BarButtonItem)
}
