import Glibc

/// What draws a program's window.
public enum RendererChoice: String, Hashable, Sendable, CaseIterable {
  /// The graphics card where there is one, else the processor.
  case automatic
  /// The processor; under Wayland SDL still shows the picture by OpenGL, since a window's memory is
  /// coarser there than the display.
  case software
  /// OpenGL, also where it has the processor draw, which is slower than `software`.
  case gpu

  /// The variable by which a user chooses.
  public static let variable = "SWIPETABS_RENDERER"

  /// What the variable says.
  ///
  /// - Parameters:
  ///   - text: the variable's value; nil and empty choose nothing.
  ///   - log: takes a line when the value is no choice.
  /// - Returns: the choice, or nil.
  static func parse(_ text: String?, log: (String) -> Void) -> RendererChoice? {
    guard let text, !text.isEmpty else { return nil }
    if let choice = RendererChoice(rawValue: text) { return choice }
    log("\(variable): expected automatic, software or gpu, found '\(text.prefix(20))'")
    return nil
  }

  /// What the user asks for by the variable.
  static func chosen(log: (String) -> Void) -> RendererChoice? {
    parse(getenv(variable).map { String(cString: $0) }, log: log)
  }

  /// Whether a graphics card is tried.
  ///
  /// Looking for one costs a look into a folder; only where there is one OpenGL is loaded.
  func triesTextures(
    rotation: ScreenRotation, devices: KernelDevices = .system
  ) -> Bool {
    guard rotation == .degrees0 else { return false }
    return switch self {
    case .automatic: devices.hasGraphicsCard
    case .software: false
    case .gpu: true
    }
  }
}
