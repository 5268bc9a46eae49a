import SwipeTabCore

extension TabBar {
  var hasFocus: Bool { window?.focusedView === self }

  func handleKey(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isEmpty, let focused = focusedIndex else { return false }
    let isMirrored = isMirrored
    switch event.key {
    case .left: moveFocus(from: focused, by: isMirrored ? 1 : -1)
    case .right: moveFocus(from: focused, by: isMirrored ? -1 : 1)
    case .home: focusItem(firstEnabled(from: 0, by: 1))
    case .end: focusItem(firstEnabled(from: contents.count - 1, by: -1))
    case .enter, .space:
      if !event.isRepeat { choose(focused) }
    default: return false
    }
    return true
  }

  /// The first enabled item from an index on, in steps of 1 or -1.
  private func firstEnabled(from start: Int, by step: Int) -> Int? {
    var index = start
    while index >= 0, index < contents.count {
      if contents.content(at: index).isEnabled { return index }
      index += step
    }
    return nil
  }

  /// The enabled item nearest to an index, the following ones first.
  func focusableIndex(near index: Int) -> Int? {
    guard contents.count > 0 else { return nil }
    let start = min(max(index, 0), contents.count - 1)
    return firstEnabled(from: start, by: 1) ?? firstEnabled(from: start, by: -1)
  }

  private func moveFocus(from index: Int, by step: Int) {
    focusItem(firstEnabled(from: index + step, by: step))
  }

  private func focusItem(_ index: Int?) {
    guard let index else { return }
    focusedIndex = index
    window?.moveFocus(to: self)
    reveal(index)
    refresh()
  }

  func barFocusDidChange() {
    focusedIndex = hasFocus ? focusableIndex(near: presentation.committed ?? 0) : nil
    if let focusedIndex { reveal(focusedIndex) }
    refresh()
  }

  /// Scrolls no more than needed to show an item with a part of its neighbours.
  func reveal(_ index: Int) {
    guard let layout, isScrollable else { return }
    let frame = layout.item(at: index).frame
    let margin = min(40, max(0, (bounds.width - frame.width) / 2))
    if frame.minX - margin < contentOffset {
      scroll(to: frame.minX - margin)
    } else if frame.maxX + margin > contentOffset + bounds.width {
      scroll(to: frame.maxX + margin - bounds.width)
    }
  }
}
