import SwipeTabCore

/// Where a scrolling bar is: at the place that the selection asks for, or where the user took it.
///
/// Offsets are points hidden beyond the leading edge. Everything is a function of the time.
struct TabBarScroller {
  enum State {
    /// At the place of the selection.
    case following
    /// On the way back to it: what is left of the distance fades.
    case returning(distance: EaseSimulation, start: Double)
    /// Where the user left it.
    case resting(Double)
    /// Held by a finger; the value is the offset before the rubber band.
    case dragging(Double)
    /// Moved by two fingers on a trackpad from where it was.
    case scrolling(base: Double, moved: Double)
    /// Rolling out after a release.
    case gliding(DecaySimulation, start: Double)
    /// Coming back from beyond an end.
    case bouncing(SpringSimulation, start: Double)
    /// Moving by a notch of a wheel.
    case stepping(EaseSimulation, start: Double)
    /// Moving to show an item; the progress goes from 0 to 1.
    case revealing(TabBarReveal, from: Double, progress: EaseSimulation, start: Double)
  }

  /// How long the way back to the selection takes, in seconds.
  static let returnDuration = 0.3
  /// The longest way back, in widths of the bar, that is shown as a whole.
  static let longestReturn = 4.0
  /// How long a notch of a wheel takes, in seconds.
  static let stepDuration = 0.15
  /// The angular frequency of the way back from beyond an end, in radians per second.
  static let bounceFrequency = 14.0

  var state = State.following
  /// What the content moved by since the motion began, because estimates were replaced.
  var shift = 0.0
  let physics: PagingPhysics

  var isFollowing: Bool {
    switch state {
    case .following, .returning: true
    default: false
    }
  }

  /// Whether the offset means a place of the content, which has to stay when estimates are replaced,
  /// rather than follow from the places of items.
  var isAnchored: Bool {
    switch state {
    case .following, .returning, .revealing: false
    default: true
    }
  }

  var isDragging: Bool {
    if case .dragging = state { true } else { false }
  }

  /// Whether the bar neither moves nor is held.
  var isAtRest: Bool {
    switch state {
    case .following, .resting: true
    default: false
    }
  }

  var isMoving: Bool {
    switch state {
    case .following, .resting, .dragging, .scrolling: false
    default: true
    }
  }

  /// The offset at a time; `target` is the one of the selection, `maximum` that of the far end, and
  /// `revealed` the one that shows an item.
  func offset(
    at time: Double, target: () -> Double, revealed: (TabBarReveal) -> Double, maximum: Double,
    width: Double
  ) -> Double {
    switch state {
    case .following: return target()
    case .returning(let distance, let start):
      return target() + distanceLeft(distance, at: time - start, width: width)
    case .resting(let offset): return min(max(offset + shift, 0), maximum)
    case .dragging(let raw):
      let position = raw + shift
      if position < 0 { return RubberBand.displacement(position, dimension: width) }
      guard position > maximum else { return position }
      return maximum + RubberBand.displacement(position - maximum, dimension: width)
    case .scrolling(let base, let moved): return min(max(base + moved + shift, 0), maximum)
    case .gliding(let decay, let start): return decay.position(at: time - start) + shift
    case .bouncing(let spring, let start): return spring.position(at: time - start) + shift
    case .stepping(let ease, let start):
      return min(max(ease.position(at: time - start) + shift, 0), maximum)
    case .revealing(let reveal, let from, let progress, let start):
      let part = progress.position(at: time - start)
      return from + (revealed(reveal) - from) * part
    }
  }

  /// What is left of the way back to the selection; most of a very long one is left out.
  private func distanceLeft(_ ease: EaseSimulation, at elapsed: Double, width: Double) -> Double {
    let left = ease.position(at: elapsed)
    guard abs(ease.start) > Self.longestReturn * width else { return left }
    return TabBarShortcut(start: ease.start, end: 0, width: width)
      .offset(at: 1 - left / ease.start)
  }

  /// How fast the bar moves by itself at a time, in points per second.
  func velocity(at time: Double) -> Double {
    switch state {
    case .following, .resting, .dragging, .scrolling, .revealing: 0
    case .returning(let ease, let start), .stepping(let ease, let start):
      ease.velocity(at: time - start)
    case .gliding(let decay, let start): decay.velocity(at: time - start)
    case .bouncing(let spring, let start): spring.velocity(at: time - start)
    }
  }

  mutating func enter(_ state: State) {
    self.state = state
    shift = 0
  }

  /// Takes hold of the bar where it is.
  mutating func grab(offset: Double, maximum: Double, width: Double) {
    if offset < 0 {
      enter(.dragging(RubberBand.inverse(offset, dimension: width)))
    } else if offset > maximum {
      enter(.dragging(maximum + RubberBand.inverse(offset - maximum, dimension: width)))
    } else {
      enter(.dragging(offset))
    }
  }

  /// Lets go at an offset with a velocity in points per second.
  mutating func release(
    offset: Double, velocity: Double, maximum: Double, at time: Double, scale: Double
  ) {
    if offset < 0 || offset > maximum {
      let bound = offset < 0 ? 0 : maximum
      enter(.bouncing(bounce(from: offset, to: bound, velocity: 0), start: time))
    } else if abs(velocity) < physics.settlingVelocity {
      enter(.resting(offset))
    } else {
      let tolerance = Tolerance(
        distance: physics.settlingDistance / max(scale, 1), velocity: physics.settlingVelocity)
      let decay = DecaySimulation(
        from: offset, velocity: velocity, decelerationRate: physics.scrollDecelerationRate,
        tolerance: tolerance)
      enter(.gliding(decay, start: time))
    }
  }

  /// Goes on to what follows when a motion has ended or reached an end; returns whether it moves.
  ///
  /// `offset` is the present one, with everything measured that is seen there.
  mutating func advance(to time: Double, maximum: Double, offset: Double) -> Bool {
    switch state {
    case .following, .resting, .dragging, .scrolling: return false
    case .returning(let ease, let start):
      if ease.isDone(at: time - start) { enter(.following) }
    case .stepping(let ease, let start):
      if ease.isDone(at: time - start) { enter(.resting(ease.target + shift)) }
    case .revealing(_, _, let progress, let start):
      if progress.isDone(at: time - start) { enter(.resting(offset)) }
    case .bouncing(let spring, let start):
      if spring.isDone(at: time - start) { enter(.resting(spring.target + shift)) }
    case .gliding(let decay, let start):
      glide(decay, start: start, time: time, maximum: maximum)
    }
    return isMoving
  }

  private mutating func glide(
    _ decay: DecaySimulation, start: Double, time: Double, maximum: Double
  ) {
    let position = decay.position(at: time - start) + shift
    if position < 0 || position > maximum {
      let bound = position < 0 ? 0 : maximum
      let elapsed = decay.time(reaching: bound - shift) ?? (time - start)
      let spring = bounce(from: bound, to: bound, velocity: decay.velocity(at: elapsed))
      enter(.bouncing(spring, start: start + elapsed))
    } else if decay.isDone(at: time - start) {
      enter(.resting(position))
    }
  }

  private func bounce(from: Double, to: Double, velocity: Double) -> SpringSimulation {
    SpringSimulation(
      from: from, to: to, velocity: velocity, angularFrequency: TabBarScroller.bounceFrequency,
      dampingRatio: 1,
      tolerance: Tolerance(
        distance: physics.settlingDistance / 2, velocity: physics.settlingVelocity),
      isClamped: false)
  }
}

/// Which item a bar is to show, and at which of its sides.
struct TabBarReveal: Hashable {
  var index: Int
  var isAtLeadingSide: Bool
}
