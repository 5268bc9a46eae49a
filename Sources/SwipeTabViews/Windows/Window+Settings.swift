// Each setting is the application's if it has chosen one, or else the desktop's; without both the
// interface is light, of normal contrast, and moves.
extension Window {
  /// The appearance of views without an override.
  ///
  /// Setting it is setting `overrideAppearance`.
  public var appearance: Appearance {
    get { settings.appearance }
    set { overrideAppearance = newValue }
  }
  /// The appearance that the application has chosen; nil, as at first, follows the desktop.
  public var overrideAppearance: Appearance? {
    get { overrides.appearance }
    set { overrides.appearance = newValue }
  }

  /// How far the colours of views stand apart.
  ///
  /// Setting it is setting `overrideContrast`.
  public var contrast: Contrast {
    get { settings.contrast }
    set { overrideContrast = newValue }
  }
  /// The contrast that the application has chosen; nil, as at first, follows the desktop.
  public var overrideContrast: Contrast? {
    get { overrides.contrast }
    set { overrides.contrast = newValue }
  }

  /// Whether movement is kept to what the user's own finger does.
  ///
  /// Setting it is setting `overrideReducesMotion`.
  public var reducesMotion: Bool {
    get { settings.reducesMotion }
    set { overrideReducesMotion = newValue }
  }
  /// What the application has chosen about motion; nil, as at first, follows the desktop.
  public var overrideReducesMotion: Bool? {
    get { overrides.reducesMotion }
    set { overrides.reducesMotion = newValue }
  }
}
