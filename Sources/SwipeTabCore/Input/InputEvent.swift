/// What a window system tells a window.
public enum WindowEvent: Hashable, Sendable {
  /// The window has a new size in points; a size without extent while it is minimised.
  case resized(Size)
  /// The display has another number of pixels per point.
  case scaleChanged(Double)
  /// The window got the keyboard focus.
  case focusGained
  /// The window lost the keyboard focus: drags under way are cancelled.
  case focusLost
  /// The contents were damaged and must be shown again.
  case exposed
  /// The graphics card lost what was drawn into textures.
  case targetsReset
  /// The graphics card lost everything.
  case deviceReset
  /// A touch device or mouse was taken away: its pointers are cancelled.
  case deviceRemoved(Int64)
  /// The user asks to close the window.
  case closeRequested
}

/// Anything that comes from outside: the one input of a window.
public enum InputEvent: Hashable, Sendable {
  /// A finger, pen or mouse.
  case pointer(PointerEvent)
  /// A trackpad.
  case scroll(ScrollEvent)
  /// A wheel.
  case wheel(WheelEvent)
  /// A key.
  case key(KeyEvent)
  /// The window system, at a time in seconds.
  case window(WindowEvent, time: Double)
}
