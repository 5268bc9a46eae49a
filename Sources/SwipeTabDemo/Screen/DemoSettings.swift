import SwipeTabTesting

/// What the settings page of the demo can change while it runs.
@MainActor protocol DemoSettings: AnyObject {
  /// The tab bar style.
  var style: DemoStyle { get set }
  /// Whether the appearance is dark.
  var isDark: Bool { get set }
  /// Whether the layout runs from right to left.
  var isRightToLeft: Bool { get set }
  /// Whether titles stand beside their images.
  var isTextOnRight: Bool { get set }
  /// Whether pages can be swiped.
  var isPagingEnabled: Bool { get set }
  /// The factor on all text, from 0.8 to 2.
  var textSize: Double { get set }
  /// How a selection moves the pages.
  var transition: TransitionName { get set }
  /// Shows the three ways to make a container.
  func showContainers()
  /// Goes back to what was set when the demo began.
  func reset()
}
