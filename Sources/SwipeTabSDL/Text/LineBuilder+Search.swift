extension LineBuilder {
  /// So many guesses are made before the search goes on by halves.
  private static let greatestGuessCount = 6

  /// The greatest number of clusters that fit.
  ///
  /// Lines are measured whole, since letters beside one another may be closer or have other forms,
  /// and shaping is what costs. So the widths that clusters have alone, which are soon known for
  /// each letter of a font, say where the line will end; mostly it does, and two lines are measured:
  /// the longest that fits and the next.
  ///
  /// - Parameters:
  ///   - limit: all clusters.
  ///   - addition: the cluster that a line of so many lacks for one more.
  ///   - width: the width of a line of so many clusters; it must not shrink with their number.
  /// - Returns: the number; 0 when not even one fits.
  func greatestCount(
    upTo limit: Int, adding addition: (Int) -> TextCluster, width: (Int) -> Int
  ) -> Int {
    var (low, high) = (0, limit + 1)
    var (place, room) = (0, maximum - width(0))
    var step = 1
    var guesses = 0
    while high - low > 1 {
      var next =
        room < 0
        ? count(before: place, least: low, excess: -room, adding: addition)
        : count(after: place, upTo: limit, room: room, adding: addition)
      if guesses == Self.greatestGuessCount {
        next = min(low + step, (low + high) / 2)
        step *= 2
      } else {
        guesses += 1
      }
      place = min(max(next, low + 1), high - 1)
      room = maximum - width(place)
      if room >= 0 { low = place } else { high = place }
    }
    return low
  }

  /// How many clusters likely fit where `place` of them do and leave room.
  private func count(
    after place: Int, upTo limit: Int, room: Int, adding addition: (Int) -> TextCluster
  ) -> Int {
    var (count, room, spaces) = (place, room, 0)
    // Spaces take no room until something follows them.
    for earlier in (0..<place).reversed() {
      let cluster = addition(earlier)
      guard cluster.isSpace else { break }
      spaces += loneWidth(of: cluster)
    }
    while count < limit {
      let cluster = addition(count)
      let width = loneWidth(of: cluster)
      if cluster.isSpace {
        spaces += width
      } else {
        room -= width + spaces
        spaces = 0
        if room < 0 { break }
      }
      count += 1
    }
    return count
  }

  /// How many clusters likely fit where `place` of them are too wide by an excess.
  private func count(
    before place: Int, least: Int, excess: Int, adding addition: (Int) -> TextCluster
  ) -> Int {
    var (count, excess) = (place, excess)
    // Spaces at the end take no room.
    while count > least, addition(count - 1).isSpace { count -= 1 }
    while count > least, excess > 0 {
      count -= 1
      excess -= loneWidth(of: addition(count))
    }
    while count + 1 < place, addition(count).isSpace { count += 1 }
    return count
  }

  private func loneWidth(of cluster: TextCluster) -> Int {
    shaper.loneAdvance(of: cluster, pixelSize: pixelSize)
  }
}
