public import SwipeTabs

extension TestHarness {
  /// Fills the window with a controller's view, which appears, and draws the first frame.
  public func show(_ controller: ViewController) {
    window.rootViewController = controller
    host.start()
  }
}
