public import SwipeTabCore
public import SwipeTabDrawing

/// The root of a view tree and the one door between it and its host.
///
/// A host hands events in with `handle(_:)`, asks `needsFrame` and `nextDeadline` when to wake, and
/// gets pictures from `frame(at:)`. Times are seconds on the host's clock; the window reads none.
@MainActor public final class Window {
  /// The engine that lays out the text of all views.
  public let textEngine: any TextEngine

  /// The view that fills the window.
  public var rootView: View {
    didSet { if rootView !== oldValue { replaceRoot(oldValue) } }
  }
  /// The controller whose view fills the window; it appears when it is set and disappears when it is
  /// replaced.
  public var rootViewController: ViewController? {
    didSet { if rootViewController !== oldValue { replaceRootController(oldValue) } }
  }
  /// The size in points; one without extent while the window is minimised.
  public var size: Size {
    didSet {
      guard size.width.isFinite, size.height.isFinite else {
        size = oldValue
        return
      }
      if size != oldValue { sizeDidChange() }
    }
  }
  /// Device pixels per point, from 0.25 to 8.
  public var scale: Double {
    didSet {
      scale = scale.isFinite ? min(max(scale, 0.25), 8) : oldValue
      if scale != oldValue { environmentDidChange() }
    }
  }
  /// The layout direction of views without an override.
  public var layoutDirection = LayoutDirection.leftToRight {
    didSet { if layoutDirection != oldValue { environmentDidChange() } }
  }
  /// What the user has chosen in the settings of the desktop; hosts on a display keep it up to date.
  public var desktop = DesktopSettings() {
    didSet { settings = overrides.applied(to: desktop) }
  }
  /// What the application has chosen instead.
  var overrides = SettingOverrides() {
    didSet { settings = overrides.applied(to: desktop) }
  }
  /// What holds now.
  private(set) var settings = DesktopSettings() {
    didSet { if settings != oldValue { environmentDidChange() } }
  }
  /// What all font sizes are multiplied by, from 0.8 to 2.
  public var textSizeFactor = 1.0 {
    didSet {
      textSizeFactor = textSizeFactor.isFinite ? min(max(textSizeFactor, 0.8), 2) : oldValue
      if textSizeFactor != oldValue { environmentDidChange() }
    }
  }
  /// What is seen where no view draws.
  public var background = DynamicColor.systemBackground {
    didSet { if background != oldValue { needsCompose = true } }
  }
  private var windowEventHandlers: [(token: WeakToken, body: WindowEventHandler)] = []
  /// Where texts that are tokens are looked up, for containers without their own.
  public var localizer: (any StringLocalizer)?
  /// The host's clock in seconds, for requests that come from code and carry no time; nil in hosts
  /// that move time by hand.
  public var clock: (@MainActor () -> Double)?
  /// Called with keys that nobody took; returns whether the key was used.
  public var unhandledKeyHandler: (@MainActor (KeyEvent) -> Bool)?

  /// The latest time that came in, in seconds.
  public internal(set) var time = 0.0
  /// The time now, in seconds: the host's clock, or else the latest time that came in.
  public var currentTime: Double { clock.map { max(time, $0()) } ?? time }
  /// What the passes did so far.
  public internal(set) var counters = FrameCounters()
  /// The most bytes that layers may take; what is seen in a frame stays in any case.
  public var layerByteBudget = LayerBudget.standard
  /// How many bytes the layers take.
  public internal(set) var layerByteCount = 0
  /// Gives memory for opaque layers, from which the host can show them without a copy; nil where
  /// it cannot.
  public var pixelMemorySource: (any PixelMemorySource)?
  /// Where pointers compete.
  public let arena = GestureArena()
  /// The view with the keyboard focus.
  public internal(set) weak var focusedView: View?
  /// Whether the ring around the focused view is shown: after keys, not after pointers.
  public internal(set) var isFocusRingVisible = false

  var needsLayout = true
  var needsCompose = true
  var needsPaint = true
  /// Whether the whole window must be shown anew although nothing changed in it.
  var needsFullDamage = true
  var animations: [any FrameAnimation] = []
  let timers = TimerQueue()
  let rasterizer = Rasterizer()
  let damageTracker = DamageTracker()
  let focusRing = FocusRing()
  /// The layers and the damage of the latest frames, whose memory is used again in turns: the host
  /// holds one frame while the next is made.
  var placements = FrameMemory<LayerPlacement>()
  var damage = FrameMemory<PixelRect>()
  /// Counts pictures, to know which layers were seen last.
  var frameNumber = 0
  /// Counts painted contents, so that no two have the same version.
  var contentSerial = 0
  var hoveredViews: [View] = []
  /// Where a mouse without pressed buttons rests, in points; nil when there is none over the window.
  var mousePosition: Point?
  var scrollLatch: ScrollLatch?

  /// Creates a window with an empty root view.
  ///
  /// - Parameters:
  ///   - size: the size in points.
  ///   - scale: device pixels per point.
  ///   - textEngine: what lays out text.
  public init(size: Size, scale: Double, textEngine: any TextEngine) {
    self.textEngine = textEngine
    self.size = size
    self.scale = scale.isFinite ? min(max(scale, 0.25), 8) : 1
    rootView = View()
    focusRing.moveSubtree(to: self)
    focusRing.isHidden = true
    attachRoot()
  }

  /// The pictures that come later than they are painted.
  lazy var latePictures = LatePictures(of: self)

  /// Whether something is seen to move by itself.
  public var isAnimating: Bool { !animations.isEmpty }

  /// Whether the host should ask for a frame at its next opportunity.
  public var needsFrame: Bool {
    !size.isEmpty
      && (needsLayout || needsCompose || needsPaint || needsFullDamage || isAnimating)
  }

  /// When, in seconds, the next scheduled call is due; the host calls `update(to:)` then.
  ///
  /// While the window is minimised nothing is drawn, but what moves comes to its end: it is brought
  /// up to date ten times a second.
  public var nextDeadline: Double? {
    guard size.isEmpty, isAnimating else { return timers.nextDeadline }
    return min(time + 0.1, timers.nextDeadline ?? .infinity)
  }

  /// Lets something change with every frame until it says that it is done.
  public func addAnimation(_ animation: any FrameAnimation) {
    guard !animations.contains(where: { $0 === animation }) else { return }
    animations.append(animation)
  }

  /// Stops asking an animation.
  public func removeAnimation(_ animation: any FrameAnimation) {
    animations.removeAll { $0 === animation }
  }

  /// Calls something once at a time in seconds; a time that has passed means as soon as possible.
  @discardableResult
  public func schedule(at deadline: Double, _ body: @escaping @MainActor () -> Void) -> TimerToken {
    timers.schedule(at: deadline, body)
  }

  /// Calls something once at a time in seconds as part of something that goes on without end, such
  /// as a spinner: whoever waits until nothing moves does not wait for it.
  @discardableResult
  public func scheduleEndless(
    at deadline: Double, _ body: @escaping @MainActor () -> Void
  ) -> TimerToken {
    timers.schedule(at: deadline, isEndless: true, body)
  }

  /// When, in seconds, the next call is due that belongs to something which comes to an end.
  public var nextMotionDeadline: Double? {
    guard size.isEmpty, isAnimating else { return timers.nextMotionDeadline }
    return nextDeadline
  }

  /// Takes back a scheduled call.
  public func cancel(_ token: TimerToken) { timers.cancel(token) }

  /// Called with a window event and its time in seconds.
  public typealias WindowEventHandler = @MainActor (WindowEvent, Double) -> Void

  private struct WeakToken {
    weak var token: WindowEventToken?
  }

  /// Calls a handler with every window event, after the window has dealt with it, for as long as
  /// the token is kept.
  public func addWindowEventHandler(_ body: @escaping WindowEventHandler) -> WindowEventToken {
    let token = WindowEventToken()
    windowEventHandlers.removeAll { $0.token.token == nil }
    windowEventHandlers.append((token: WeakToken(token: token), body: body))
    return token
  }

  func notifyWindowEventHandlers(_ event: WindowEvent, at time: Double) {
    for handler in windowEventHandlers where handler.token.token != nil {
      handler.body(event, time)
    }
  }

  private func attachRoot() {
    rootView.removeFromSuperview()
    rootView.frame = Rect(origin: .zero, size: size)
    rootView.moveSubtree(to: self)
    rootView.notifyEnvironmentChange()
    needsLayout = true
    needsCompose = true
  }

  private func replaceRootController(_ old: ViewController?) {
    old?.beginAppearanceTransition(false, animated: false)
    rootViewController?.beginAppearanceTransition(true, animated: false)
    rootView = rootViewController?.view ?? View()
    LayoutPass.run(self)
    old?.endAppearanceTransition()
    rootViewController?.endAppearanceTransition()
    LayoutPass.run(self)
  }

  private func replaceRoot(_ old: View) {
    viewWillLeave(old)
    old.moveSubtree(to: nil)
    attachRoot()
  }

  private func sizeDidChange() {
    guard !size.isEmpty else { return }
    rootView.frame = Rect(origin: .zero, size: size)
    needsCompose = true
    needsFullDamage = true
  }

  private func environmentDidChange() {
    rootView.notifyEnvironmentChange()
    needsCompose = true
    needsPaint = true
  }

  /// Ends everything that refers to a view that goes away or is hidden, or to what it holds.
  func viewWillLeave(_ view: View) {
    arena.removeRecognizers(in: view)
    if let hovered = hoveredViews.first(where: { $0.isDescendant(of: view) }) {
      setHovered(view.superview, leaving: hovered)
    }
    if let target = scrollLatch?.view, target.isDescendant(of: view) { scrollLatch = nil }
    if let focusedView, focusedView.isDescendant(of: view) { moveFocus(to: nil) }
  }
}

/// Keeps a handler of window events; drop it to end the calls.
@MainActor public final class WindowEventToken {
  init() {}
}
