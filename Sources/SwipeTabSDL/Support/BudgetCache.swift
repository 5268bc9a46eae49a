/// A cache with a budget in bytes, from which what was not used for longest goes first.
struct BudgetCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var cost: Int
    var lastUse: UInt64
  }

  private var entries: [Key: Entry] = [:]
  private var clock: UInt64 = 0
  /// What everything in it costs, in bytes.
  private(set) var cost = 0
  /// What it may cost, in bytes.
  let budget: Int

  /// Creates an empty cache.
  ///
  /// - Parameter budget: what it may cost, in bytes; at least 0.
  init(budget: Int) {
    self.budget = max(0, budget)
  }

  /// How many values there are.
  var count: Int { entries.count }

  /// A value, which counts as used now.
  mutating func value(for key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    clock += 1
    entries.values[index].lastUse = clock
    return entries.values[index].value
  }

  /// Keeps a value; a value dearer than the whole budget is not kept.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    if let old = entries.removeValue(forKey: key) { self.cost -= old.cost }
    guard cost <= budget else { return }
    clock += 1
    entries[key] = Entry(value: value, cost: cost, lastUse: clock)
    self.cost += cost
    if self.cost > budget { trim() }
  }

  /// Forgets everything.
  mutating func removeAll() {
    entries.removeAll()
    cost = 0
  }

  /// Lets the oldest go until a quarter of the budget is free, so that trimming stays rare.
  private mutating func trim() {
    let target = budget - budget / 4
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      if cost <= target { break }
      entries[key] = nil
      cost -= entry.cost
    }
  }
}
