public import SwipeTabs

extension TestHarness {
  /// Fills the window with a controller's view, which appears, and draws the first frame.
  public func show(_ controller: ViewController) {
    dismiss?()
    controller.beginAppearanceTransition(true, animated: false)
    window.rootView = controller.view
    window.update(to: time)
    controller.endAppearanceTransition()
    dismiss = {
      controller.beginAppearanceTransition(false, animated: false)
      controller.endAppearanceTransition()
    }
    host.start()
  }
}
