extension View {
  /// Adds a view in front of the others, taking it away from where it was.
  public func addSubview(_ view: View) { insertSubview(view, at: subviews.count) }

  /// Adds a view at a place in the order from back to front, taking it away from where it was.
  ///
  /// A view cannot be added to itself or to what it holds: such a call does nothing. A place
  /// outside the order counts as its nearest end.
  public func insertSubview(_ view: View, at index: Int) {
    guard !isDescendant(of: view) else { return }
    if view.superview === self {
      reorder(view, to: index)
      return
    }
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.moveSubtree(to: window)
    subviewFittingSizeDidChange(view)
    setNeedsCollect()
    view.notifyEnvironmentChange()
  }

  /// Takes the view out of its superview.
  public func removeFromSuperview() {
    guard let parent = superview else { return }
    window?.viewWillLeave(self)
    parent.setNeedsCollect()
    parent.subviews.removeAll { $0 === self }
    superview = nil
    parent.subviewFittingSizeDidChange(self)
    moveSubtree(to: nil)
  }

  /// Puts a subview in front of the others.
  public func bringSubviewToFront(_ view: View) {
    guard view.superview === self else { return }
    reorder(view, to: subviews.count)
  }

  /// Puts a subview behind the others.
  public func sendSubviewToBack(_ view: View) {
    guard view.superview === self else { return }
    reorder(view, to: 0)
  }

  /// Whether the view is another one or held by it, at any depth.
  public func isDescendant(of view: View) -> Bool {
    var candidate: View? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }

  /// Adds a recogniser, which from now on sees the pointers that go down on the view or inside.
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers.append(recognizer)
    recognizer.view = self
  }

  /// Removes a recogniser; a gesture under way is cancelled.
  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view === self else { return }
    window?.arena.remove(recognizer)
    gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  private func reorder(_ view: View, to index: Int) {
    guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
    let target = min(max(index, 0), subviews.count - 1)
    guard target != old else { return }
    subviews.remove(at: old)
    subviews.insert(view, at: target)
    setNeedsLayout()
    setNeedsCollect()
  }

  /// Tells the view and all it holds about its window, superviews first.
  func moveSubtree(to newWindow: Window?) {
    guard window !== newWindow else { return }
    willMove(toWindow: newWindow)
    window = newWindow
    layerHost = nil
    paintedList = nil
    needsLayout = true
    subtreeNeedsLayout = true
    for view in subviews { view.moveSubtree(to: newWindow) }
    didMoveToWindow()
  }
}
