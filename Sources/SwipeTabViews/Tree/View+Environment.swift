public import SwipeTabCore
public import SwipeTabDrawing

extension View {
  /// The layout direction: the nearest override up the tree, or the window's.
  public var effectiveLayoutDirection: LayoutDirection {
    inherited { $0.overrideLayoutDirection } ?? window?.layoutDirection ?? .leftToRight
  }

  /// The appearance: the nearest override up the tree, or the window's.
  public var effectiveAppearance: Appearance {
    inherited { $0.overrideAppearance } ?? window?.appearance ?? .light
  }

  /// How far colours stand apart: the window's contrast.
  public var effectiveContrast: Contrast { window?.contrast ?? .normal }

  /// The tint: the nearest one up the tree, or the standard one.
  public var effectiveTintColor: DynamicColor { inherited { $0.tintColor } ?? .tint }

  /// Device pixels per point, 1 outside a window.
  public var effectiveScale: Double { window?.scale ?? 1 }

  /// A font with the user's text size applied.
  public func scaledFont(_ font: Font) -> Font {
    Font(
      size: font.size * (window?.textSizeFactor ?? 1), weight: font.weight, family: font.family)
  }

  /// Lays out text as `paint(in:)` would, for measuring.
  ///
  /// Outside a window sizes are estimates.
  public func textLayout(_ string: String, style: TextStyle, maxWidth: Double? = nil) -> TextLayout
  {
    var style = style
    style.font = scaledFont(style.font)
    style.direction = effectiveLayoutDirection
    let engine: any TextEngine = window?.textEngine ?? EstimatedTextEngine()
    return engine.layout(string, style: style, maxWidth: maxWidth, scale: effectiveScale)
  }

  /// The bounds with the margin in which glyphs of other scripts may stick out of a line of text.
  func textBounds(for font: Font) -> Rect {
    let margin = scaledFont(font).size * 0.4
    return bounds.insetBy(dx: -margin, dy: -margin)
  }

  /// Tells the view and all it holds that inherited values may have changed.
  func notifyEnvironmentChange() {
    setNeedsLayout()
    setNeedsPaint()
    setNeedsCollect()
    environmentDidChange()
    layoutObserver?.viewEnvironmentChanged(self)
    for view in subviews { view.notifyEnvironmentChange() }
  }

  private func inherited<Value>(_ override: (View) -> Value?) -> Value? {
    var candidate: View? = self
    while let view = candidate {
      if let value = override(view) { return value }
      candidate = view.superview
    }
    return nil
  }
}
