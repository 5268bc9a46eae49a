/// What the user has chosen in the settings of the desktop, as far as it concerns looks and motion.
///
/// Hosts on a display set `Window.desktop`; what an application sets itself goes before it.
public struct DesktopSettings: Hashable, Sendable {
  /// Light or dark.
  public var appearance = Appearance.light
  /// How far colours stand apart.
  public var contrast = Contrast.normal
  /// Whether movement is kept to what the user's own finger does.
  public var reducesMotion = false

  /// The settings of a desktop that says nothing.
  public init() {}
}

/// What the application itself has chosen; nil leaves it to the desktop.
struct SettingOverrides: Hashable, Sendable {
  var appearance: Appearance?
  var contrast: Contrast?
  var reducesMotion: Bool?

  /// The settings that hold for a desktop.
  func applied(to desktop: DesktopSettings) -> DesktopSettings {
    var settings = desktop
    settings.appearance = appearance ?? desktop.appearance
    settings.contrast = contrast ?? desktop.contrast
    settings.reducesMotion = reducesMotion ?? desktop.reducesMotion
    return settings
  }
}
