import Glibc

/// How many device pixels one point has.
enum DisplayScale {
  /// The scales that are honoured, in pixels per point.
  static let range = 0.5...4.0
  /// The variable that overrides what the display says.
  static let variable = "SWIPETABS_SCALE"
  /// The dots per inch at which X11 desktops draw one pixel for one point.
  static let baseDotsPerInch = 96.0

  /// A number from text, clamped to the range; nil when it is no number.
  static func parse(_ text: String?) -> Double? {
    guard let text, let value = Double(text), value.isFinite, value > 0 else { return nil }
    return clamp(value)
  }

  /// The scale for a resolution in dots per inch as text (`Xft.dpi`), kept exact and clamped.
  static func parse(dotsPerInch text: String?) -> Double? {
    guard let text, let value = Double(text), value.isFinite, value > 0 else { return nil }
    return clamp(value / baseDotsPerInch)
  }

  /// The nearest scale that is honoured.
  static func clamp(_ value: Double) -> Double {
    min(range.upperBound, max(range.lowerBound, value))
  }

  /// The scale that the user asked for by the variable.
  static var override: Double? { parse(getenv(variable).map { String(cString: $0) }) }

  /// The scale that holds whatever the window system says of pixels and units; nil leaves it to that.
  ///
  /// - Parameters:
  ///   - wish: what the program asks for.
  ///   - driver: how the display is reached.
  /// - Returns: pixels per point, or nil.
  static func fixed(_ wish: Double?, driver: VideoDriver) -> Double? {
    if let scale = chosen(wish) { return scale }
    return driver == .x11 ? readXResources() ?? 1 : nil
  }

  /// The scale that program or user have chosen; nil when the display decides.
  static func chosen(_ wish: Double?) -> Double? { wish.map(clamp) ?? override }

  /// The scale in the resources of the X server, where desktops leave their setting.
  ///
  /// Neither SDL nor the X protocol knows it, and libX11 is loaded at run time since only SDL's
  /// X11 driver needs it. Nil when there is no server or no setting.
  static func readXResources() -> Double? {
    typealias OpenDisplay = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    typealias GetDefault =
      @convention(c) (OpaquePointer, UnsafePointer<CChar>, UnsafePointer<CChar>) ->
      UnsafePointer<CChar>?
    typealias CloseDisplay = @convention(c) (OpaquePointer) -> CInt
    guard let library = DynamicLibrary("libX11.so.6"),
      let open = library.function("XOpenDisplay", as: OpenDisplay.self),
      let get = library.function("XGetDefault", as: GetDefault.self),
      let close = library.function("XCloseDisplay", as: CloseDisplay.self),
      let display = open(nil)
    else { return nil }
    defer { _ = close(display) }
    return parse(dotsPerInch: get(display, "Xft", "dpi").map { String(cString: $0) })
  }
}
