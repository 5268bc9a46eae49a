public import SwipeTabDrawing

/// A presenter that draws into a window on the display.
@MainActor public protocol WindowPresenter: Presenter {
  /// Whether `present` returns only when the display takes the frame (vertical synchronisation).
  var waitsForDisplay: Bool { get }
  /// Forgets what the window and the graphics card hold; the next frame is shown whole.
  func invalidate()
}
