/// Follows the layout and the environment of one view from outside, as its controller does.
@MainActor package protocol ViewLayoutObserver: AnyObject {
  /// Called before the view lays out its subviews.
  func viewWillLayout(_ view: View)
  /// Called after the view has laid out its subviews.
  func viewDidLayout(_ view: View)
  /// Called after the view's direction, appearance, tint, scale or text size changed.
  func viewEnvironmentChanged(_ view: View)
}
