import SwipeTabCore

extension View {
  /// Asks for `layoutSubviews()` before the next frame.
  public func setNeedsLayout() {
    needsLayout = true
    var ancestor: View? = self
    while let view = ancestor {
      if view !== self && view.subtreeNeedsLayout { break }
      view.subtreeNeedsLayout = true
      ancestor = view.superview
    }
    window?.needsLayout = true
  }

  /// Tells the superview that `sizeThatFits(_:)` gives something new.
  public func fittingSizeDidChange() { superview?.subviewFittingSizeDidChange(self) }

  /// Lays out the view and what it holds now, if that was asked for.
  public func layoutIfNeeded() {
    guard subtreeNeedsLayout else { return }
    LayoutPass.run(from: self)
  }

  /// Asks for `paint(in:)` before the next frame in which the view is seen.
  public func setNeedsPaint() {
    paintedList = nil
    guard let window else { return }
    window.needsPaint = true
    nearestHost?.contentDidChange()
  }

  /// Asks for `paint(in:)` of a view that draws live: nothing is rasterised for it.
  func setNeedsDrawing() {
    guard let layerHost else { return setNeedsPaint() }
    window?.needsCompose = true
    layerHost.contentDidChange()
  }

  /// Asks the passes to look anew at which views lie where in the layer that shows this one.
  func setNeedsCollect() {
    guard let window else { return }
    window.needsCompose = true
    // Whether the view itself has a layer may change: both its own and the one around are looked at.
    layerHost?.needsCollect = true
    superview?.nearestHost?.needsCollect = true
  }

  func setSubtreeNeedsLayout() {
    setNeedsLayout()
    for view in subviews { view.setSubtreeNeedsLayout() }
  }

  func frameDidChange(sizeChanged: Bool) {
    window?.needsCompose = true
    if drawsLive, layerHost != nil {
      if sizeChanged { setNeedsDrawing() }
      return
    }
    if sizeChanged {
      setNeedsLayout()
      setNeedsPaint()
      setNeedsCollect()
    } else if layerHost == nil {
      setNeedsCollect()
    }
    if additionalInsetsReachHere { setSubtreeNeedsLayout() }
  }

  func visibilityDidChange() {
    if isHidden { window?.viewWillLeave(self) }
    fittingSizeDidChange()
    setNeedsCollect()
  }

  func alphaDidChange(from old: Double) {
    window?.needsCompose = true
    // A layer fades as a whole; only becoming (or ceasing to be) translucent changes what is in it.
    if layerHost == nil || (!subviews.isEmpty && (old < 1) != (alpha < 1)) { setNeedsCollect() }
  }

  func wantsLayerDidChange() {
    if !wantsLayer { layerHost = nil }
    setNeedsCollect()
  }

  /// The layer that shows this view's content.
  var nearestHost: LayerHost? {
    var candidate: View? = self
    while let view = candidate {
      if let host = view.layerHost { return host }
      candidate = view.superview
    }
    return nil
  }

  private var additionalInsetsReachHere: Bool {
    guard let superview else { return false }
    return superview.safeAreaInsets != .zero
  }
}
