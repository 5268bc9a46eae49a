import SwipeTabs

extension ContainerState {
  /// Checks what must hold at every moment.
  ///
  /// - Parameters:
  ///   - isShown: whether the container is in a window and has appeared.
  ///   - pageArea: where the pages are, in window points.
  /// - Throws: ``StormViolation`` with the first promise that is not kept.
  func checkPromises(isShown: Bool, pageArea: Rect) throws(StormViolation) {
    try checkCommitted()
    try checkPosition()
    if phase == .rest { try checkRest(isShown: isShown, pageArea: pageArea) }
    if isShown { try checkBar() }
  }

  private func checkCommitted() throws(StormViolation) {
    guard pages > 0 else {
      guard committed == nil, offset == nil, bar == nil, appeared.isEmpty, queued == nil else {
        throw StormViolation(.committed, "there are no pages, but one is committed or appeared")
      }
      return
    }
    guard let committed, committed >= 0, committed < pages else {
      throw StormViolation(.committed, "page \(committed ?? -1) of \(pages) is committed")
    }
    for index in appeared + [queued, from, to].compactMap({ $0 })
    where index < 0 || index >= pages {
      throw StormViolation(.committed, "page \(index) of \(pages) is named")
    }
    guard loaded <= pages else {
      throw StormViolation(.committed, "\(loaded) of \(pages) pages are loaded")
    }
  }

  private func checkPosition() throws(StormViolation) {
    for number in [offset, progress].compactMap({ $0 }) where !number.isFinite {
      throw StormViolation(.position, "a position is \(number)")
    }
    for page in pageFrames {
      guard page.frame.isFinite else {
        throw StormViolation(.position, "the frame of page \(page.index) is \(page.frame)")
      }
      guard page.index >= 0, page.index < pages else {
        throw StormViolation(.position, "page \(page.index) of \(pages) is drawn")
      }
    }
    // The rubber band ends one page width beyond the first and the last page.
    if let offset, offset <= -1 || offset >= Double(pages) {
      throw StormViolation(.position, "position \(offset) with \(pages) pages")
    }
    if let from, from != committed {
      throw StormViolation(.position, "a transition from \(from), \(committed ?? -1) is committed")
    }
  }

  private func checkRest(isShown: Bool, pageArea: Rect) throws(StormViolation) {
    guard offset == committed.map(Double.init) else {
      throw StormViolation(.rest, "at rest at \(offset ?? .nan), committed \(committed ?? -1)")
    }
    guard from == nil, to == nil, progress == nil else {
      throw StormViolation(.rest, "at rest, but a transition is told of")
    }
    guard isShown else { return }
    guard appeared == [committed].compactMap({ $0 }) else {
      throw StormViolation(.appearance, "pages \(appeared) appeared, \(committed ?? -1) committed")
    }
    let expected = committed.map { [PageFrame(index: $0, frame: pageArea)] } ?? []
    guard pageFrames == expected else {
      throw StormViolation(.rest, "at rest \(pageFrames) instead of \(expected)")
    }
  }

  private func checkBar() throws(StormViolation) {
    guard let bar, let committed, let offset else { return }
    guard bar.frame.isFinite, bar.contentOffset.isFinite, indicator?.isFinite ?? true else {
      throw StormViolation(.bar, "the bar is at \(bar.frame) + \(bar.contentOffset)")
    }
    var previous = -1
    for item in bar.items {
      guard item.index > previous, item.index < pages else {
        throw StormViolation(.bar, "item \(item.index) after \(previous) of \(pages)")
      }
      previous = item.index
      let frames = [item.frame, item.titleFrame, item.imageFrame, item.badgeFrame].compactMap { $0 }
      guard frames.allSatisfy(\.isFinite) else {
        throw StormViolation(.bar, "item \(item.index) is at \(frames)")
      }
      guard item.isSelected == (item.index == committed) else {
        throw StormViolation(.bar, "item \(item.index) is wrong about \(committed) being selected")
      }
    }
    guard let indicator else { return }
    if bar.style == "underline" {
      let width = bar.frame.width / Double(pages)
      // A bar that was pulled out, or that changed its style in mid-motion, is on its way back.
      let start =
        layoutDirection == .leftToRight
        ? bar.frame.minX + offset * width - bar.contentOffset
        : bar.frame.maxX - (offset + 1) * width + bar.contentOffset
      guard abs(indicator.minX - start) < 0.01, abs(indicator.width - width) < 0.01 else {
        throw StormViolation(.bar, "the line is at \(indicator), the pages at \(offset)")
      }
    } else if bar.style == "capsule", phase == .rest,
      let item = bar.items.first(where: { $0.index == committed })
    {
      guard abs(indicator.minX - item.frame.minX) < 0.01,
        abs(indicator.width - item.frame.width) < 0.01
      else {
        throw StormViolation(.bar, "the capsule is at \(indicator), its item at \(item.frame)")
      }
    }
  }
}

extension Rect {
  /// Whether all four numbers are finite and the size is not negative.
  var isFinite: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite && width >= 0 && height >= 0
  }
}

extension View {
  /// The first view of the tree whose frame is no finite rectangle.
  var viewWithoutFrame: View? {
    guard frame.isFinite else { return self }
    for subview in subviews {
      if let found = subview.viewWithoutFrame { return found }
    }
    return nil
  }
}
