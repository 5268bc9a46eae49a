import SwipeTabCore

extension TabBar {
  func tabNodes() -> [AccessibilityNode] {
    guard let layout else { return [] }
    var shown = Array(indices())
    if let committed = presentation.committed, committed < contents.count,
      !shown.contains(committed)
    {
      shown.append(committed)
      shown.sort()
    }
    return shown.map { index in
      let content = contents.content(at: index)
      return AccessibilityNode(
        role: .tab, label: content.accessibilityLabel, value: content.accessibilityValue,
        hint: content.accessibilityHint, identifier: content.accessibilityIdentifier,
        isSelected: index == presentation.committed, isDisabled: !content.isEnabled,
        isFocused: hasFocus && index == focusedIndex,
        frame: convert(physical(layout.item(at: index)).frame, to: nil))
    }
  }
}
