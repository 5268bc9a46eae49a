public import SwipeTabCore
import SwipeTabDrawing

/// A rectangle of the interface: draws itself, lays out its subviews, and takes part in input.
///
/// Setters only raise flags; the window's passes (`layout`, `compose`, `paint`) do the work once,
/// before the next frame. Frames are physical: the origin is the top left corner in both layout
/// directions, and `layoutSubviews` mirrors where it wants to (see `Rect.mirrored(in:)`).
@MainActor open class View: KeyResponder {
  // MARK: Hierarchy

  /// The view that holds this one.
  public internal(set) weak var superview: View?
  /// The views this one holds, from back to front.
  public internal(set) var subviews: [View] = []
  /// The window whose tree the view belongs to.
  public internal(set) weak var window: Window?
  /// What recognises gestures on this view, in the order in which it was added.
  public internal(set) var gestureRecognizers: [GestureRecognizer] = []

  // MARK: Geometry and looks

  var storedFrame = Rect.zero
  /// Whether the view and all it holds is left out of drawing, input, focus and accessibility.
  public var isHidden = false {
    didSet { if isHidden != oldValue { visibilityDidChange() } }
  }
  /// The opacity of the view with all it holds, as one group, from 0 to 1.
  public var alpha = 1.0 {
    didSet {
      if !alpha.isFinite { alpha = oldValue }
      alpha = min(max(alpha, 0), 1)
      if alpha != oldValue { alphaDidChange(from: oldValue) }
    }
  }
  /// What fills the bounds behind everything else.
  public var backgroundColor: DynamicColor? {
    didSet { if backgroundColor != oldValue { setNeedsCollect() } }
  }
  /// The radius of the corners in points, for the background, the focus ring and clipping.
  public var cornerRadius = 0.0 {
    didSet {
      if !cornerRadius.isFinite || cornerRadius < 0 { cornerRadius = oldValue }
      if cornerRadius != oldValue { setNeedsCollect() }
    }
  }
  /// Whether subviews are only seen inside the bounds, whose corners may be round.
  public var clipsToBounds = false {
    didSet { if clipsToBounds != oldValue { setNeedsCollect() } }
  }
  /// Whether the view is drawn into pixels of its own, so that moving or fading it paints nothing.
  ///
  /// A layer inside a translucent group or inside round clipped corners is painted into its
  /// superview's layer all the same, since only there it can be drawn correctly.
  public var wantsLayer = false {
    didSet { if wantsLayer != oldValue { wantsLayerDidChange() } }
  }
  /// Whether pointers, scrolling and wheels reach the view and what it holds.
  public var isUserInteractionEnabled = true
  /// Distances from the edges that something else covers, in addition to the inherited ones.
  public var additionalSafeArea = EdgeInsets.zero {
    didSet { if additionalSafeArea != oldValue { setSubtreeNeedsLayout() } }
  }

  // MARK: Environment

  /// The colour of what can be pressed, here and in subviews without their own; nil inherits.
  public var tintColor: DynamicColor? {
    didSet { if tintColor != oldValue { notifyEnvironmentChange() } }
  }
  /// The layout direction here and in subviews without their own; nil inherits.
  public var overrideLayoutDirection: LayoutDirection? {
    didSet { if overrideLayoutDirection != oldValue { notifyEnvironmentChange() } }
  }
  /// The appearance here and in subviews without their own; nil inherits.
  public var overrideAppearance: Appearance? {
    didSet { if overrideAppearance != oldValue { notifyEnvironmentChange() } }
  }

  // MARK: Accessibility and focus

  /// Whether the view itself is an element that assistive technology and tests see.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }
  /// What the view is called.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }
  /// What the view says, such as the position of a slider.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }
  /// What happens when the view is used.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
  /// A name that is never shown, by which tests find the view.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }
  /// What the view is and in which state.
  open var accessibilityTraits: AccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }
  /// Elements that a view without subviews for them offers, such as the items of a bar; nil for none.
  open var accessibilityElements: [AccessibilityNode]? { nil }
  /// Whether Tab may move the keyboard focus here.
  open var canBecomeFocused: Bool { false }
  /// What the focus ring surrounds, in points of the view: the bounds, or a part such as one item.
  open var focusRingBounds: Rect { bounds }
  /// The corner radius that the focus ring follows, in points.
  open var focusRingRadius: Double { cornerRadius }

  var accessibility = AccessibilityProperties()
  weak var explicitNextResponder: (any KeyResponder)?
  /// The controller whose view this is; told before and after layout and of environment changes.
  weak var layoutObserver: (any ViewLayoutObserver)?

  // MARK: Flags and caches of the passes

  var needsLayout = true
  var subtreeNeedsLayout = true
  var contentVersion = 0
  var paintedList: DisplayList?
  var layerHost: LayerHost?
  /// The radius of the corners, in points, that cut the layers inside when they are composed.
  var layerClipRadius = 0.0 {
    didSet { if layerClipRadius != oldValue { setNeedsCollect() } }
  }
  /// For a view that the one before it turns into: its share of the picture, from 0 to 255.
  var mixPart: UInt8? {
    didSet { if mixPart != oldValue { window?.needsCompose = true } }
  }
  /// Whether the view paints a few shapes that change with every frame: they are drawn straight
  /// into the picture, so that nothing is rasterised or collected when they change.
  var drawsLive: Bool { false }
  /// Whether the view paints something else when another one cannot be mixed into it.
  var paintsForMix: Bool { false }
  /// What lies behind the view where that is one colour; nil where that is not known.
  ///
  /// The view's layer is painted on it, and moves without being blended.
  var plainBackground: PlainBackground? { nil }

  /// Creates a view with a frame in points of its future superview.
  public init(frame: Rect = .zero) {
    storedFrame = View.sanitized(frame) ?? .zero
  }

  // MARK: For subclasses

  /// Places the subviews; called by the layout pass when the size changed or after `setNeedsLayout()`.
  open func layoutSubviews() {}

  /// The size the view would like to have, in points, given the most it can get.
  open func sizeThatFits(_ size: Size) -> Size { bounds.size }

  /// Told by a subview that the size it would like to have changed: lays out anew.
  ///
  /// A view whose own size depends on its subviews passes it on with `fittingSizeDidChange()`.
  open func subviewFittingSizeDidChange(_ subview: View) { setNeedsLayout() }

  /// Paints the content between the background and the subviews.
  open func paint(in context: inout PaintContext) {}

  /// Where `paint(in:)` may leave marks, in points of the view: the bounds, unless there is a shadow.
  open var paintBounds: Rect { bounds }

  /// The deepest view that takes a pointer at a point of this view, or nil.
  open func hitTest(_ point: Point) -> View? { defaultHitTest(point) }

  /// Whether a point of this view belongs to it.
  open func point(inside point: Point) -> Bool { bounds.contains(point) }

  /// Told when the direction, appearance, tint, scale or text size changed.
  open func environmentDidChange() {}

  /// Told before the view gets into another window or into none.
  open func willMove(toWindow newWindow: Window?) {}

  /// Told after the view got into another window or into none.
  open func didMoveToWindow() {}

  /// Told when the view got or lost the keyboard focus.
  open func focusDidChange() {}

  /// Acts on a key that went down; return true to end its way along the responders.
  open func keyDown(_ event: KeyEvent) -> Bool { false }

  /// Acts on two fingers on a trackpad; who returns true first gets the whole sequence.
  open func scroll(_ event: ScrollEvent) -> Bool { false }

  /// Acts on a wheel; return true to keep it from the superviews.
  open func wheel(_ event: WheelEvent) -> Bool { false }

  /// Told when a mouse without pressed buttons comes over the view or leaves it.
  open func hoverDidChange(_ isHovered: Bool) {}

  /// Told where a mouse without pressed buttons moves over the view, in points of the view.
  open func hoverDidMove(to point: Point) {}

  /// Who is asked next about a key: the superview, or whoever was put here, such as a controller.
  public var nextResponder: (any KeyResponder)? {
    get { explicitNextResponder ?? superview }
    set { explicitNextResponder = newValue }
  }
}
