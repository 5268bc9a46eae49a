public import SwipeTabs

/// Something on the screen that a test can name.
public struct HarnessElement: Hashable, Sendable {
  /// Its text or accessibility label.
  public var label: String
  /// What it says beside its label.
  public var value: String?
  /// The name by which only tests know it.
  public var identifier: String?
  /// Whether something happens when it is pressed.
  public var isActive: Bool
  /// Where it is, in window points.
  public var frame: Rect
}

extension TestHarness {
  /// Everything on the screen that has a text, a label or an identifier, in reading order.
  public var elements: [HarnessElement] {
    window.update(to: time)
    var found: [HarnessElement] = []
    collect(window.rootView, into: &found)
    let visible = Rect(origin: .zero, size: window.size)
    return found.filter { $0.frame.intersects(visible) }
  }

  /// The element with a text, accessibility label or identifier.
  ///
  /// Where several have it, the one that can be pressed is meant.
  ///
  /// - Throws: ``HarnessError`` with a list of what there is when there is none, or more than one.
  public func element(_ name: String) throws(HarnessError) -> HarnessElement {
    let all = elements
    let named = all.filter { $0.label == name || $0.identifier == name }
    let active = named.filter(\.isActive)
    let candidates = active.isEmpty ? named : active
    guard let element = candidates.first else {
      throw HarnessError("there is no '\(name)' on the screen; there is \(Self.list(all))")
    }
    guard candidates.count == 1 else {
      throw HarnessError(
        "'\(name)' is on the screen \(candidates.count) times; give one an accessibility identifier"
      )
    }
    return element
  }

  /// Whether an element is on the screen.
  public func isOnScreen(_ name: String) -> Bool {
    elements.contains { $0.label == name || $0.identifier == name }
  }

  private func collect(_ view: View, into found: inout [HarnessElement]) {
    guard !view.isHidden, view.alpha > 0 else { return }
    if view.isAccessibilityElement,
      view.accessibilityLabel != nil || view.accessibilityIdentifier != nil
    {
      let passive: AccessibilityTraits = [.staticText, .header, .image, .progress]
      found.append(
        HarnessElement(
          label: view.accessibilityLabel ?? "", value: view.accessibilityValue,
          identifier: view.accessibilityIdentifier,
          isActive: !view.accessibilityTraits.subtracting(passive).isEmpty,
          frame: view.convert(view.bounds, to: nil)))
    }
    for node in view.accessibilityElements ?? [] { collect(node, into: &found) }
    for subview in view.subviews { collect(subview, into: &found) }
  }

  private func collect(_ node: AccessibilityNode, into found: inout [HarnessElement]) {
    if node.label != nil || node.identifier != nil {
      let active: [AccessibilityNode.Role] = [.button, .toggle, .slider, .tab]
      found.append(
        HarnessElement(
          label: node.label ?? "", value: node.value, identifier: node.identifier,
          isActive: active.contains(node.role), frame: node.frame))
    }
    for child in node.children { collect(child, into: &found) }
  }

  private static func list(_ elements: [HarnessElement]) -> String {
    guard !elements.isEmpty else { return "nothing with a text or a label" }
    let longest = 40
    let names = elements.map { element in
      element.label.isEmpty ? "#\(element.identifier ?? "")" : "'\(element.label)'"
    }
    let rest = names.count > longest ? ", and \(names.count - longest) more" : ""
    return names.prefix(longest).joined(separator: ", ") + rest
  }
}
