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
        isFocused: hasFocus && index == focusedIndex, position: index + 1, count: contents.count,
        frame: convert(physical(layout.item(at: index)).frame, to: nil))
    }
  }

  /// Tells the log about an item that nobody can name, once.
  func reportIfNameless(_ index: Int, _ content: TabBarItemContent) {
    guard content.image != nil, content.accessibilityLabel == nil,
      reportedIndices.insert(index).inserted
    else { return }
    log?("SwipeTabs: tab \(index) has an image but neither a title nor an accessibility label")
  }
}
