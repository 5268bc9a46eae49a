/// Keeps the appearance calls of pages balanced: what begins is ended once, in order.
///
/// Calls that make no sense in a page's state give no effect, so that the calls a page sees always
/// alternate: will appear, did appear, will disappear, did disappear.
public struct AppearanceSequencer: Hashable, Sendable {
  private enum Stage: Hashable, Sendable {
    case appearing
    case appeared
    case disappearing
  }

  private struct Entry: Hashable, Sendable {
    var page: Int
    var stage: Stage
  }

  private var entries: [Entry] = []

  /// Creates a sequencer for pages of which none has appeared.
  public init() {}

  /// The pages that have appeared and are not about to disappear, in ascending order.
  public var appeared: [Int] { entries.filter { $0.stage == .appeared }.map(\.page).sorted() }

  /// A page begins to appear.
  mutating func willAppear(_ page: Int) -> [PagerEffect] {
    guard let index = index(of: page) else {
      entries.append(Entry(page: page, stage: .appearing))
      return [.willAppear(page)]
    }
    guard entries[index].stage == .disappearing else { return [] }
    entries[index].stage = .appearing
    return [.willAppear(page)]
  }

  /// A page begins to disappear.
  mutating func willDisappear(_ page: Int) -> [PagerEffect] {
    guard let index = index(of: page), entries[index].stage != .disappearing else { return [] }
    entries[index].stage = .disappearing
    return [.willDisappear(page)]
  }

  /// What a page began is done.
  mutating func finish(_ page: Int) -> [PagerEffect] {
    guard let index = index(of: page) else { return [] }
    switch entries[index].stage {
    case .appeared: return []
    case .appearing:
      entries[index].stage = .appeared
      return [.didAppear(page)]
    case .disappearing:
      entries.remove(at: index)
      return [.didDisappear(page)]
    }
  }

  /// A page goes away for good: whatever it needs to be told for that.
  mutating func remove(_ page: Int) -> [PagerEffect] {
    willDisappear(page) + finish(page)
  }

  /// Follows a change of the list; pages that are gone must have been removed before.
  mutating func apply(_ change: PageListChange) {
    entries = entries.compactMap { entry in
      change.newIndex(of: entry.page).map { Entry(page: $0, stage: entry.stage) }
    }
  }

  private func index(of page: Int) -> Int? { entries.firstIndex { $0.page == page } }
}
