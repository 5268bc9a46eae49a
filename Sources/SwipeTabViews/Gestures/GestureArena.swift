public import SwipeTabCore

/// Where recognisers compete for pointers: one contest for each pointer that is down.
@MainActor public final class GestureArena {
  private final class Contest {
    var latest: PointerEvent
    /// Those that are still undecided, deepest first; the winner alone once there is one.
    var members: [GestureRecognizer]
    var winner: GestureRecognizer?

    init(latest: PointerEvent, members: [GestureRecognizer]) {
      self.latest = latest
      self.members = members
    }
  }

  private var contests: [PointerID: Contest] = [:]

  init() {}

  /// How many pointers are down.
  public var pointerCount: Int { contests.count }

  /// Whether some recogniser has won a pointer that is still down.
  public var hasWinner: Bool { contests.values.contains { $0.winner != nil } }

  /// Starts the contest for a pointer that went down.
  func begin(_ event: PointerEvent, at view: View?) {
    // The same pointer cannot go down twice: its up was lost.
    cancel(event.id, at: event.time)
    let members = (view?.ancestors ?? []).flatMap { ancestor in
      ancestor.gestureRecognizers.filter(\.isEnabled)
    }
    let contest = Contest(latest: event, members: members)
    contests[event.id] = contest
    offer(event, in: contest)
  }

  /// Hands on a move, an up or a cancel.
  func route(_ event: PointerEvent) {
    guard let contest = contests[event.id] else { return }
    contest.latest = event
    let isLast = event.phase != .move
    if isLast { contests[event.id] = nil }
    if let winner = contest.winner {
      _ = winner.handle(event)
    } else {
      offer(event, in: contest)
    }
  }

  private func offer(_ event: PointerEvent, in contest: Contest) {
    for member in contest.members {
      // An earlier member may have taken this one out of the tree.
      guard contest.members.contains(where: { $0 === member }) else { continue }
      switch member.handle(event) {
      case .undecided: break
      case .fail: contest.members.removeAll { $0 === member }
      case .claim:
        guard event.phase != .cancel, contest.members.contains(where: { $0 === member }) else {
          continue
        }
        let losers = contest.members.filter { $0 !== member }
        contest.members = [member]
        contest.winner = member
        for loser in losers { loser.didLose(event.id) }
        member.didWin()
        return
      }
    }
  }

  /// Takes a pointer away from everyone.
  func cancel(_ id: PointerID, at time: Double) {
    guard let contest = contests[id] else { return }
    var event = contest.latest
    event.phase = .cancel
    event.time = time
    route(event)
  }

  /// Takes all pointers away.
  func cancelAll(at time: Double) {
    for id in sortedIDs { cancel(id, at: time) }
  }

  /// Takes the pointers of a device away.
  func cancelPointers(of device: Int64, at time: Double) {
    for id in sortedIDs where id.device == device { cancel(id, at: time) }
  }

  /// Takes all pointers away if one of them drags something; returns whether it did.
  func cancelDrags(at time: Double) -> Bool {
    guard hasWinner else { return false }
    cancelAll(at: time)
    return true
  }

  /// Takes a pointer away from presses and taps, since it stopped something that moved.
  public func withdrawTaps(of pointer: PointerID) {
    guard let contest = contests[pointer], contest.winner == nil else { return }
    let taps = contest.members.filter(\.isTap)
    contest.members.removeAll(where: \.isTap)
    for tap in taps { tap.didLose(pointer) }
  }

  /// Takes a recogniser out of all contests; it gets a cancel for each pointer it had.
  func remove(_ recognizer: GestureRecognizer) {
    for id in sortedIDs {
      guard let contest = contests[id],
        contest.members.contains(where: { $0 === recognizer })
      else { continue }
      contest.members.removeAll { $0 === recognizer }
      // The pointer stays won, by nobody: what it began must not turn into something else.
      if contest.winner === recognizer { contest.winner = GestureRecognizer() }
      var event = contest.latest
      event.phase = .cancel
      _ = recognizer.handle(event)
    }
  }

  /// Takes the recognisers of a view and of all it holds out of all contests.
  func removeRecognizers(in view: View) {
    let affected = contests.values.flatMap(\.members).filter {
      $0.view?.isDescendant(of: view) == true
    }
    for recognizer in affected { remove(recognizer) }
  }

  private var sortedIDs: [PointerID] {
    contests.keys.sorted { ($0.device, $0.finger) < ($1.device, $1.finger) }
  }
}

extension Window {
  /// Takes back a press of a control that cannot be used any more.
  func controlWasDisabled(_ control: Control) {
    arena.removeRecognizers(in: control)
    control.hoverDidChange(false)
    control.isHighlighted = false
    if focusedView === control { moveFocus(to: nil) }
  }
}
