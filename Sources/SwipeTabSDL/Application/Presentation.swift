/// How a program's window is on the screen.
public enum Presentation: String, Hashable, Sendable, CaseIterable {
  /// A window among others.
  case window
  /// The whole screen; the desktop's keys and the user can close it or go elsewhere.
  case fullscreen
  /// The whole screen, and nothing else: see `Kiosk`.
  case kiosk
}

/// What a program in a kiosk does: it fills the screen, the user cannot close it, keys of the desktop
/// reach it instead (where the window system lets it take the keyboard), the screen never goes blank,
/// and there is no cursor.
///
/// SIGTERM, SIGINT and SIGHUP end it as ever.
public struct Kiosk: Hashable, Sendable {
  /// Whether the cursor is hidden, also when a mouse moves; false for a kiosk with a mouse.
  public var hidesCursor = true
  /// How many seconds Ctrl, Alt, Shift and Q must be held together to close the window, which asks
  /// the application's `shouldClose`; nil leaves the keyboard no way out.
  public var exitDelay: Double? = 2

  /// Creates the usual kiosk.
  public init() {}
}
