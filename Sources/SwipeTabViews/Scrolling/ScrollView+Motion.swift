import SwipeTabCore

extension ScrollView {
  /// The slowest release that goes on with inertia, in points per second: slower ones are a stop.
  static let slowestFling = 50.0

  /// Moves the content to a position along the axis.
  func move(to newPosition: Double) {
    guard newPosition.isFinite, newPosition != position else { return }
    position = newPosition
    place()
    if showsIndicator, isScrollable { indicator.flash() }
    didScroll()
  }

  /// Puts content and indicator where the position says.
  func place() {
    let isHorizontal = axis == .horizontal
    contentView.frame = Rect(
      x: isHorizontal ? -position : 0, y: isHorizontal ? 0 : -position, width: contentSize.width,
      height: contentSize.height)
    // The bar keeps to the part that nothing covers.
    indicator.update(
      position: position, range: offsetRange,
      track: bounds.inset(by: contentInset, direction: effectiveLayoutDirection),
      direction: effectiveLayoutDirection)
  }

  func clamped(_ value: Double) -> Double {
    min(max(value, offsetRange.lowerBound), offsetRange.upperBound)
  }

  var viewLength: Double { axis == .horizontal ? bounds.width : bounds.height }

  /// Ends any movement where it is.
  func stop() {
    activity = .idle
    window?.removeAnimation(driver)
  }

  /// Begins to move by itself.
  func start(_ motion: ScrollActivity.Motion, at time: Double) {
    guard let window else {
      stop()
      return
    }
    activity = .moving(motion, start: time)
    window.addAnimation(driver)
  }

  /// Brings the movement to a time; returns whether it still moves.
  func advance(to time: Double) -> Bool {
    guard case .moving(let motion, let start) = activity else { return false }
    if case .decay(let decay) = motion, let (end, moment) = reachedEnd(of: decay, by: time - start)
    {
      let bounce = spring(from: end, to: end, decay.velocity(at: moment))
      activity = .moving(.spring(bounce), start: start + moment)
      return advance(to: time)
    }
    let simulation = motion.simulation
    guard simulation.isDone(at: time - start) else {
      move(to: simulation.position(at: time - start))
      return true
    }
    activity = .idle
    move(to: motion.target)
    return false
  }

  /// Goes on from where the finger let go, with its velocity in points per second of the content.
  func release(velocity: Double, at time: Double) {
    let past = position - clamped(position)
    let isInwards = past * velocity < 0
    if past != 0, !isInwards || abs(velocity) < ScrollView.slowestFling {
      start(.spring(spring(from: position, to: clamped(position), velocity)), at: time)
    } else if abs(velocity) >= ScrollView.slowestFling {
      let decay = DecaySimulation(
        from: position, velocity: velocity, decelerationRate: physics.scrollDecelerationRate,
        tolerance: tolerance)
      start(.decay(decay), at: time)
    } else {
      stop()
    }
  }

  private var tolerance: Tolerance {
    Tolerance(distance: 0.5 / effectiveScale, velocity: physics.settlingVelocity)
  }

  private func spring(from start: Double, to end: Double, _ velocity: Double) -> SpringSimulation {
    SpringSimulation(
      from: start, to: end, velocity: velocity,
      angularFrequency: physics.settlingAngularFrequency,
      dampingRatio: physics.settlingDampingRatio, tolerance: tolerance)
  }

  /// The end of the content that inertia has reached after a time, and when.
  private func reachedEnd(
    of decay: DecaySimulation, by elapsed: Double
  ) -> (end: Double, moment: Double)? {
    let isForward = decay.initialVelocity > 0
    let end = isForward ? offsetRange.upperBound : offsetRange.lowerBound
    // One that began past this end already, outwards, cannot happen: it springs back at once.
    guard let moment = decay.time(reaching: end), moment <= elapsed else { return nil }
    return (end, moment)
  }
}
