public import SwipeTabCore

/// A view that acts when it is pressed with a pointer or activated with Enter or Space.
@MainActor open class Control: View {
  /// What a control tells about.
  public enum Event: Hashable, Sendable {
    /// It was pressed or activated.
    case primaryAction
    /// The user changed its value.
    case valueChanged
  }

  /// Whether the control can be used.
  public var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { window?.controlWasDisabled(self) }
      stateDidChange()
    }
  }
  /// Whether a pointer is pressing it.
  public internal(set) var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  /// Whether a mouse is over it.
  public internal(set) var isHovered = false {
    didSet { if isHovered != oldValue { stateDidChange() } }
  }
  /// Whether it is the chosen one among several.
  public var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Where the pointer that presses or activates the control is, in its points; nil when a key does.
  public internal(set) var pressLocation: Point?

  /// Whether a drag of the control's own holds the highlight that its press would take back.
  private(set) var isDragged = false

  private var actions: [(event: Event, body: @MainActor () -> Void)] = []

  /// Creates a control.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    addGestureRecognizer(PressGestureRecognizer())
  }

  /// Calls something whenever the control tells about an event.
  public func addAction(
    for event: Event = .primaryAction, _ body: @escaping @MainActor () -> Void
  ) {
    actions.append((event, body))
  }

  /// Forgets all actions.
  public func removeAllActions() { actions.removeAll() }

  /// Calls the actions for an event, in the order in which they were added.
  public func sendActions(for event: Event) {
    for action in actions where action.event == event { action.body() }
  }

  /// Highlights the control for as long as a drag of its own lasts.
  func beginOwnDrag() {
    isDragged = true
    isHighlighted = true
  }

  /// Whether a finger on the control may be about to scroll something around it.
  var isInDelayingScrollView: Bool {
    ancestors.dropFirst().contains { ($0 as? ScrollView)?.delaysContentTouches == true }
  }

  /// Ends the highlight of a drag of the control's own.
  func endOwnDrag() {
    isDragged = false
    isHighlighted = false
  }

  /// Does what a press does.
  open func activate() { sendActions(for: .primaryAction) }

  /// Told when the control was enabled, highlighted, hovered or selected, or the contrary.
  open func stateDidChange() { setNeedsPaint() }

  /// Whether Tab may move the keyboard focus here: while enabled.
  open override var canBecomeFocused: Bool { isEnabled }

  /// Activates the control with Enter or Space.
  open override func keyDown(_ event: KeyEvent) -> Bool {
    guard isEnabled, event.modifiers.isEmpty, event.key == .enter || event.key == .space else {
      return false
    }
    if !event.isRepeat { activate() }
    return true
  }

  /// Shows that a mouse is over the control.
  open override func hoverDidChange(_ isHovered: Bool) { self.isHovered = isHovered && isEnabled }

  /// A control is an element unless told otherwise.
  open override var isAccessibilityElement: Bool {
    get { !accessibility.isNotElement }
    set {
      accessibility.isElement = newValue
      accessibility.isNotElement = !newValue
    }
  }

  /// What the control is, with its state.
  open override var accessibilityTraits: AccessibilityTraits {
    get {
      var traits = accessibility.traits.isEmpty ? [.button] : accessibility.traits
      if isSelected { traits.insert(.selected) }
      if !isEnabled { traits.insert(.disabled) }
      return traits
    }
    set { accessibility.traits = newValue }
  }
}
