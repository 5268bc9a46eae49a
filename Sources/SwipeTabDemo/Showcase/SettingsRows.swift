import SwipeTabs

/// Makes the rows of the settings page and keeps their controls in step with what is set.
@MainActor final class SettingsRows {
  typealias Row = (String, View)
  private let strings: DemoStrings
  private weak var settings: (any DemoSettings)?
  private var updates: [@MainActor (any DemoSettings) -> Void] = []

  init(strings: DemoStrings, settings: (any DemoSettings)?) {
    self.strings = strings
    self.settings = settings
  }

  /// Makes all controls show what is set.
  func refresh() {
    guard let settings else { return }
    for update in updates { update(settings) }
  }

  /// A row that is on or off.
  func toggle(
    _ token: String, _ path: ReferenceWritableKeyPath<any DemoSettings, Bool>
  ) -> Row {
    let control = Switch()
    control.addAction(for: .valueChanged) { [weak control, weak self] in
      guard let control else { return }
      self?.settings?[keyPath: path] = control.isOn
    }
    updates.append { if control.isOn != $0[keyPath: path] { control.isOn = $0[keyPath: path] } }
    return (strings[token], control)
  }

  /// A row with one choice of several.
  func choice<Value: Equatable>(
    _ token: String, _ names: [String], _ values: [Value],
    _ path: ReferenceWritableKeyPath<any DemoSettings, Value>
  ) -> Row {
    let control = SegmentedControl(titles: names.map { strings[$0] })
    control.addAction(for: .valueChanged) { [weak control, weak self] in
      guard let control else { return }
      self?.settings?[keyPath: path] = values[control.selectedIndex]
    }
    updates.append {
      control.selectedIndex = values.firstIndex(of: $0[keyPath: path]) ?? 0
    }
    return (strings[token], control)
  }

  /// A row with a number, in steps of a tenth.
  func slider(
    _ token: String, in range: ClosedRange<Double>,
    _ path: ReferenceWritableKeyPath<any DemoSettings, Double>
  ) -> Row {
    let control = Slider(in: range)
    control.addAction(for: .valueChanged) { [weak control, weak self] in
      guard let control else { return }
      self?.settings?[keyPath: path] = (control.value * 10).rounded() / 10
    }
    updates.append { settings in
      // A finger on the slider is ahead of the rounded value.
      if abs(control.value - settings[keyPath: path]) > 0.05 {
        control.value = settings[keyPath: path]
      }
    }
    return (strings[token], control)
  }

  /// A row that shows how full something is.
  func level(_ token: String, _ part: Double) -> Row {
    (strings[token], ProgressView(progress: part))
  }

  /// A row whose button starts something that takes a while.
  func work(_ token: String, title: String) -> Row {
    (strings[token], WorkView(title: strings[title]))
  }

  /// A row that does something when its button is pressed.
  func button(
    _ token: String, title: String, style: Button.Style = .tinted,
    _ action: @escaping @MainActor (any DemoSettings) -> Void
  ) -> Row {
    let control = Button(title: strings[title], style: style) { [weak self] in
      if let settings = self?.settings { action(settings) }
    }
    control.accessibilityIdentifier = token
    return (strings[token], control)
  }
}
