import SwipeTabCore

extension Window {
  /// What assistive technology and tests see of the window, in reading order.
  public func accessibilityTree() -> AccessibilityNode {
    LayoutPass.run(self)
    return AccessibilityNode(
      role: .window, frame: Rect(origin: .zero, size: size), children: rootView.accessibilityNodes()
    )
  }
}

extension View {
  /// The element that stands for the view, or the elements inside if it is none itself.
  func accessibilityNodes() -> [AccessibilityNode] {
    guard isReachable else { return [] }
    if isAccessibilityElement { return [accessibilityNode(children: [])] }
    if let elements = accessibilityElements { return [accessibilityNode(children: elements)] }
    let children = subviewsInReadingOrder.flatMap { $0.accessibilityNodes() }
    let isGroup =
      accessibilityIdentifier != nil || accessibilityLabel != nil || !accessibilityTraits.isEmpty
      || !accessibility.rowTraits.isEmpty
    return isGroup ? [accessibilityNode(children: children)] : children
  }

  private func accessibilityNode(children: [AccessibilityNode]) -> AccessibilityNode {
    let traits = accessibilityTraits.union(accessibility.rowTraits)
    return AccessibilityNode(
      role: traits.role, label: accessibilityLabel, value: accessibilityValue,
      hint: accessibilityHint, identifier: accessibilityIdentifier,
      isSelected: traits.contains(.selected), isDisabled: traits.contains(.disabled),
      isFocused: window?.focusedView === self, frame: convert(bounds, to: nil), children: children)
  }
}

extension AccessibilityTraits {
  /// What an element with these traits is.
  var role: AccessibilityNode.Role {
    let order: [(AccessibilityTraits, AccessibilityNode.Role)] = [
      (.tab, .tab), (.tabBar, .tabBar), (.toggle, .toggle), (.adjustable, .slider),
      (.progress, .progress), (.button, .button), (.header, .header), (.image, .image),
      (.staticText, .text), (.scrollable, .scrollArea),
    ]
    return order.first { contains($0.0) }?.1 ?? .group
  }
}
