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
    reveal(index)
    window?.moveFocus(to: self)
  }

  func barFocusDidChange() {
    focusedIndex = hasFocus ? focusableIndex(near: presentation.committed ?? 0) : nil
    // A press focuses the bar too, but must not move it.
    if let focusedIndex, window?.isFocusRingVisible == true { reveal(focusedIndex) }
  }

  var ringBounds: Rect {
    guard let layout, let index = focusedIndex, index < contents.count else { return bounds }
    return physical(layout.frame(at: index)).intersection(bounds)
  }

  var ringRadius: Double {
    guard let context else { return 0 }
    return style.focusRingRadius(for: ringBounds, in: context)
  }
}
