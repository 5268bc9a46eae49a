extension Window {
  /// Forgets all pixels and everything that views have painted, so that the next picture is painted
  /// from nothing: to compare it with one that was kept up to date.
  package func forgetPixels() {
    forget(rootView)
    needsCompose = true
    needsPaint = true
  }

  private func forget(_ view: View) {
    view.layerHost = nil
    view.paintedList = nil
    for subview in view.subviews { forget(subview) }
  }
}
