import SwipeTabs

/// Listens to a container while a storm rages, and notes the first thing that comes in a wrong order.
@MainActor final class StormWatch {
  private enum Stage: String {
    case appearing
    case appeared
    case disappearing
  }

  /// The first thing that was wrong.
  private(set) var violation: StormViolation?
  /// How many commits there were.
  private(set) var commitCount = 0
  private weak var container: SwipeTabViewController?
  private var stages: [ObjectIdentifier: (page: ViewController, stage: Stage)] = [:]
  private var begun: (from: Int, to: Int)?
  private var latestCommit: Int?
  private var expectedQueue: Int?
  private var beforeBalance = 0
  private var afterBalance = 0

  /// Begins to listen; handlers that are there already are called as before.
  init(_ container: SwipeTabViewController) {
    self.container = container
    for page in container.children where page.hasAppeared {
      stages[ObjectIdentifier(page)] = (page: page, stage: .appeared)
    }
    let handler = container.eventHandler
    container.eventHandler = { [weak self] event in
      self?.take(event)
      handler?(event)
    }
    let before = container.beforeSwipeCallback
    container.beforeSwipeCallback = { [weak self] container, from, to in
      self?.beforeBalance -= 1
      before?(container, from, to)
    }
    let after = container.afterSwipeCallback
    container.afterSwipeCallback = { [weak self] container, from, to in
      self?.afterBalance -= 1
      after?(container, from, to)
    }
  }

  /// Looks at a command's events once it is done.
  ///
  /// - Parameters:
  ///   - state: what the container shows.
  ///   - isShown: whether it is in a window and has appeared.
  ///   - changesList: whether the command may have changed the list of pages, and with it indices.
  func finishStep(_ state: ContainerState, isShown: Bool, changesList: Bool) {
    if beforeBalance != 0 || afterBalance != 0 {
      fail(.callbacks, "a callback was not called along with its event")
    }
    if latestCommit != nil { fail(.callbacks, "a commit without the callback after it") }
    if changesList {
      // Indices of before mean other pages now.
      begun = nil
      expectedQueue = state.queued
    }
    let children = container?.children ?? []
    for (page, stage) in stages.values where !children.contains(where: { $0 === page }) {
      fail(.appearance, "a page went away while it was \(stage)")
    }
    guard state.phase == .rest else { return }
    if isShown, state.queued != nil { fail(.queue, "at rest, but a request waits") }
    if isShown, let expectedQueue, expectedQueue != state.committed {
      fail(.queue, "page \(expectedQueue) was asked for, \(text(state.committed)) is shown")
    }
    if state.queued == nil { expectedQueue = nil }
    for (_, stage) in stages.values where isShown && stage != .appeared {
      fail(.appearance, "at rest, but a page is still \(stage)")
    }
  }

  private func take(_ event: SwipeTabEvent) {
    switch event {
    case .willAppear(let page): step(page, from: [nil, .disappearing], to: .appearing)
    case .didAppear(let page): step(page, from: [.appearing], to: .appeared)
    case .willDisappear(let page): step(page, from: [.appearing, .appeared], to: .disappearing)
    case .didDisappear(let page): step(page, from: [.disappearing], to: nil)
    case .beforeSwipe(let from, let to):
      beforeBalance += 1
      if let latestCommit { fail(.callbacks, "commit of \(latestCommit) without 'after'") }
      if from == to { fail(.callbacks, "a transition from \(from) to itself") }
      begun = (from: from, to: to)
      // A request for the page that is committed by then is dropped.
      let isDropped = expectedQueue == from && container?.queuedViewControllerIndex == nil
      if expectedQueue == to || isDropped { expectedQueue = nil }
    case .commit(let index):
      commitCount += 1
      if latestCommit != nil { fail(.callbacks, "two commits in a row") }
      if let begun, begun.to != index {
        fail(.callbacks, "commit of \(index) in a transition to \(begun.to)")
      }
      latestCommit = index
    case .afterSwipe(_, let to):
      afterBalance += 1
      if latestCommit != to {
        fail(.callbacks, "'after' \(to) follows commit \(text(latestCommit))")
      }
      latestCommit = nil
      begun = nil
    case .queued(let index): expectedQueue = index
    case .didLoad, .skipped, .error: break
    }
  }

  private func step(_ index: Int, from legal: [Stage?], to stage: Stage?) {
    guard let container,
      let page = container.children.first(where: { container.index(of: $0) == index })
    else { return fail(.appearance, "page \(index) is told of appearing but not installed") }
    let key = ObjectIdentifier(page)
    let present = stages[key]?.stage
    if !legal.contains(present) {
      fail(
        .appearance,
        "page \(index) goes from \(present?.rawValue ?? "hidden") to \(stage?.rawValue ?? "hidden")"
      )
    }
    stages[key] = stage.map { (page: page, stage: $0) }
  }

  private func fail(_ promise: StormViolation.Promise, _ message: String) {
    if violation == nil { violation = StormViolation(promise, message) }
  }

  private func text(_ index: Int?) -> String { index.map { "\($0)" } ?? "none" }
}
