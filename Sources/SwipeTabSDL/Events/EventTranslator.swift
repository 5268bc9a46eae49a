public import CSDL2
public import SwipeTabCore

/// Turns SDL's events into the events of a window: the only place that knows SDL's conventions.
///
/// It calls nothing and keeps only what one event alone does not tell: which mouse button began,
/// where the mouse is, which size was reported last. Events of other windows give nothing, nor do
/// mouse events that SDL makes from fingers and fingers that it makes from the mouse.
public struct EventTranslator {
  /// SDL's number of the window whose events count.
  public let windowID: UInt32
  /// How the display is reached, which decides what wheel values mean.
  public let driver: VideoDriver
  /// The window's size and scale; set it before window events are translated.
  public var geometry: WindowGeometry
  /// How wheel values become motion.
  public var scrolling: ScrollConvention
  /// Whether scrolling comes from a `WaylandAxisListener`, so that SDL's wheel events say it twice.
  public var hasNativeAxes = false
  /// Where the mouse was last, in points.
  public internal(set) var mousePosition = Point.zero

  /// The mouse button that went down first, while it is held; other buttons are not reported then.
  var heldButton: UInt8?
  var isMouseInside = false
  var reportedSize: Size
  var reportedScale: Double
  var isOutOfSight = false
  /// When the last fractional wheel value came, in seconds.
  var latestFraction = -Double.infinity
  var scrollingAxes: Set<AxisFrame.Axis> = []

  /// Creates a translator for a window that has reported this geometry.
  public init(
    windowID: UInt32, driver: VideoDriver, geometry: WindowGeometry,
    scrolling: ScrollConvention? = nil
  ) {
    self.windowID = windowID
    self.driver = driver
    self.geometry = geometry
    self.scrolling = scrolling ?? .standard(for: driver)
    reportedSize = geometry.size
    reportedScale = geometry.scale
  }

  /// Whether the mouse is held, so that its events must reach the window from outside, too.
  public var wantsMouseCapture: Bool { heldButton != nil }

  /// What an event means.
  /// - Parameters:
  ///   - event: SDL's event.
  ///   - time: When it came, in seconds of the clock that frames are drawn by.
  ///   - modifiers: The keys held, as `SDL_GetModState()` tells; only wheels ask.
  /// - Returns: Nothing, one event or several in order.
  public mutating func translate(
    _ event: SDL_Event, at time: Double, modifiers: SDL_Keymod = KMOD_NONE
  ) -> [InputEvent] {
    var events: [InputEvent] = []
    translate(event, at: time, modifiers: modifiers, into: &events)
    return events
  }

  /// Adds what an event means to a list, whose memory serves one event after the other: the moves of
  /// a swipe allocate nothing.
  /// - Parameters:
  ///   - event: SDL's event.
  ///   - time: When it came, in seconds of the clock that frames are drawn by.
  ///   - modifiers: The keys held, as `SDL_GetModState()` tells; only wheels ask.
  ///   - events: Gets nothing, one event or several in order.
  public mutating func translate(
    _ event: SDL_Event, at time: Double, modifiers: SDL_Keymod, into events: inout [InputEvent]
  ) {
    let fingerPhase: PointerEvent.Phase
    switch SDL_EventType(rawValue: event.type) {
    case SDL_FINGERDOWN: fingerPhase = .down
    case SDL_FINGERMOTION: fingerPhase = .move
    case SDL_FINGERUP: fingerPhase = .up
    case SDL_MOUSEMOTION: return mouseMotion(event.motion, at: time, into: &events)
    default:
      events += rare(event, at: time, modifiers: modifiers)
      return
    }
    if let event = finger(event.tfinger, phase: fingerPhase, at: time) { events.append(event) }
  }

  /// What an event means that does not come many times a second.
  private mutating func rare(
    _ event: SDL_Event, at time: Double, modifiers: SDL_Keymod
  ) -> [InputEvent] {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_MOUSEBUTTONDOWN: mouseDown(event.button, at: time)
    case SDL_MOUSEBUTTONUP: mouseUp(event.button, at: time)
    case SDL_MOUSEWHEEL: wheel(event.wheel, at: time, isShifted: isShifted(modifiers))
    case SDL_KEYDOWN, SDL_KEYUP: key(event.key, at: time)
    case SDL_WINDOWEVENT: window(event.window, at: time)
    case SDL_DISPLAYEVENT: geometryChanges(at: time)
    case SDL_QUIT: [.window(.closeRequested, time: time)]
    case SDL_RENDER_TARGETS_RESET: [.window(.targetsReset, time: time)]
    case SDL_RENDER_DEVICE_RESET: [.window(.deviceReset, time: time)]
    default: []
    }
  }

  private func isShifted(_ modifiers: SDL_Keymod) -> Bool {
    modifiers.rawValue & KMOD_SHIFT.rawValue != 0
  }
}
