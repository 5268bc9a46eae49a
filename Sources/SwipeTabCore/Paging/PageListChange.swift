/// A change of the list of pages that keeps the identity of those that stay.
public enum PageListChange: Hashable, Sendable {
  /// A page was inserted at an index.
  case insert(at: Int)
  /// The page at an index was removed.
  case remove(at: Int)
  /// A page was moved; `to` is its index after the move.
  case move(from: Int, to: Int)
  /// All pages were replaced; one of the old ones may be in the new list too.
  case replace(count: Int, keeping: KeptPage?)

  /// A page that is in the list before and after a replacement.
  public struct KeptPage: Hashable, Sendable {
    /// Its index before.
    public var from: Int
    /// Its index afterwards.
    public var to: Int

    /// Creates a pair of indices.
    public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// Whether the change makes sense for a list of `count` pages; others are ignored.
  public func isValid(for count: Int) -> Bool {
    switch self {
    case .insert(let index): index >= 0 && index <= count
    case .remove(let index): index >= 0 && index < count
    case .move(let from, let to): from >= 0 && from < count && to >= 0 && to < count
    case .replace(let newCount, let kept):
      newCount >= 0
        && kept.map { $0.from >= 0 && $0.from < count && $0.to >= 0 && $0.to < newCount } ?? true
    }
  }

  /// How many pages there are afterwards.
  public func newCount(of count: Int) -> Int {
    switch self {
    case .insert: count + 1
    case .remove: count - 1
    case .move: count
    case .replace(let newCount, _): newCount
    }
  }

  /// Where a page is afterwards, or nil if it is gone.
  public func newIndex(of index: Int) -> Int? {
    switch self {
    case .insert(let inserted): return index >= inserted ? index + 1 : index
    case .remove(let removed):
      if index == removed { return nil }
      return index > removed ? index - 1 : index
    case .move(let from, let to):
      if index == from { return to }
      if from < to { return index > from && index <= to ? index - 1 : index }
      return index >= to && index < from ? index + 1 : index
    case .replace(_, let kept): return kept?.from == index ? kept?.to : nil
    }
  }

  /// The page that is selected when the selected one is gone: the one that took its place, else
  /// the one before, else none; the first one of a new list.
  public func successor(of index: Int, count: Int) -> Int? {
    let remaining = newCount(of: count)
    guard remaining > 0 else { return nil }
    if case .replace = self { return 0 }
    return min(index, remaining - 1)
  }
}
