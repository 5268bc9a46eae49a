import SwipeTabViews

/// What the settings portal of the desktop has said so far.
///
/// Names and numbers are those of `org.freedesktop.portal.Settings`, and GNOME's setting for
/// animations, which other desktops pass on, too. Numbers that are not defined mean no preference;
/// values of a wrong type are as good as none.
struct PortalSettings: Hashable, Sendable {
  /// A setting's place.
  struct Key: Hashable, Sendable {
    var namespace: String
    var name: String

    static let colorScheme = Key(namespace: appearance, name: "color-scheme")
    static let contrast = Key(namespace: appearance, name: "contrast")
    static let reducedMotion = Key(namespace: appearance, name: "reduced-motion")
    static let animations = Key(namespace: interface, name: "enable-animations")
    /// All that are of interest.
    static let all = [colorScheme, contrast, reducedMotion, animations]

    static let appearance = "org.freedesktop.appearance"
    static let interface = "org.gnome.desktop.interface"
  }

  private var values: [Key: DBusValue] = [:]

  /// Takes a value; others than those of interest are dropped.
  mutating func take(_ value: DBusValue, for key: Key) {
    guard Key.all.contains(key) else { return }
    switch value {
    case .number where key != .animations: values[key] = value
    case .boolean where key == .animations: values[key] = value
    default: break
    }
  }

  /// Takes the answer to `ReadAll`: names and values by name space.
  mutating func take(all arguments: [DBusValue]) {
    guard case .array(let namespaces)? = arguments.first else { return }
    for case .entry(.text(let namespace), .array(let entries)) in namespaces {
      for case .entry(.text(let name), let value) in entries {
        take(value, for: Key(namespace: namespace, name: name))
      }
    }
  }

  /// Takes the signal `SettingChanged`: name space, name and value.
  mutating func take(change arguments: [DBusValue]) {
    guard arguments.count == 3, case .text(let namespace) = arguments[0],
      case .text(let name) = arguments[1]
    else { return }
    take(arguments[2], for: Key(namespace: namespace, name: name))
  }

  /// What a window makes of it.
  var settings: DesktopSettings {
    var settings = DesktopSettings()
    if values[.colorScheme] == .number(1) { settings.appearance = .dark }
    if values[.contrast] == .number(1) { settings.contrast = .increased }
    settings.reducesMotion =
      values[.reducedMotion] == .number(1) || values[.animations] == .boolean(false)
    return settings
  }
}
