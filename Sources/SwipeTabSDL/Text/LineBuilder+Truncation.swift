import SwipeTabDrawing

extension LineBuilder {
  /// Shortens a line that is too wide, between clusters, with an ellipsis where text is missing.
  ///
  /// - Parameters:
  ///   - clusters: the line's clusters in logical order.
  ///   - mode: which part gives way; all but head and middle mean the end.
  ///   - ellipsis: the cluster that stands for what is missing.
  /// - Returns: clusters that fit, or none where not even the ellipsis does.
  func truncate(
    _ clusters: ArraySlice<TextCluster>, mode: LineBreakMode, ellipsis: TextCluster
  ) -> ArraySlice<TextCluster> {
    func candidate(_ count: Int) -> ArraySlice<TextCluster> {
      switch mode {
      case .truncatingHead:
        join(clusters.prefix(0), ellipsis, clusters.suffix(count))
      case .truncatingMiddle:
        join(clusters.prefix((count + 1) / 2), ellipsis, clusters.suffix(count / 2))
      default:
        join(clusters.prefix(count), ellipsis, clusters.suffix(0))
      }
    }
    /// The cluster that a line of one cluster more has in addition.
    func addition(_ count: Int) -> TextCluster {
      let fromHead = clusters.startIndex + (mode == .truncatingMiddle ? count / 2 : count)
      let fromTail = clusters.endIndex - 1 - (mode == .truncatingMiddle ? count / 2 : count)
      let isAtTail = mode == .truncatingHead || mode == .truncatingMiddle && count % 2 == 1
      return clusters[isAtTail ? fromTail : fromHead]
    }
    guard width(of: candidate(0)) <= maximum else { return [] }
    let count = greatestCount(
      upTo: clusters.count, adding: addition, width: { width(of: candidate($0)) })
    return candidate(count)
  }

  /// Puts the ellipsis between two parts, without the spaces beside it.
  ///
  /// Inside a stretch of text that runs one way it runs that way too, so that the parts keep their order; else it takes the
  /// direction of the paragraph.
  private func join(
    _ head: ArraySlice<TextCluster>, _ ellipsis: TextCluster, _ tail: ArraySlice<TextCluster>
  ) -> ArraySlice<TextCluster> {
    var head = head
    while let last = head.last, last.isSpace || last.kind == .softHyphen { head.removeLast() }
    var mark = ellipsis
    let end = tail.drop { $0.isSpace || $0.kind == .softHyphen }
    if let before = head.last, let after = end.first {
      mark.level = max(ellipsis.level, min(before.level, after.level))
    }
    return ArraySlice(head + [mark] + end)
  }

  /// The clusters of a line cut at the edge: all that fit and the one the edge goes through.
  func clip(_ clusters: ArraySlice<TextCluster>) -> ArraySlice<TextCluster> {
    let count = greatestCount(
      upTo: clusters.count,
      adding: { clusters[clusters.startIndex + $0] }, width: { width(of: clusters.prefix($0)) })
    return clusters.prefix(count + 1)
  }
}
