extension PagingPhysics {
  /// How far a pointer moves before it drags.
  ///
  /// - Parameter kind: What moves.
  /// - Returns: A length in points.
  public func slop(for kind: PointerKind) -> Double {
    switch kind {
    case .touch: touchSlop
    case .mouse: mouseSlop
    case .pen: penSlop
    }
  }

  /// Whether a measured value reaches a threshold, give or take what rounding makes of a value that
  /// is exactly there.
  static func reaches(_ value: Double, _ threshold: Double) -> Bool {
    value >= threshold - max(threshold, 1) * 1e-9
  }

  /// Whether a release turns a page in its direction whatever the position.
  ///
  /// - Parameter release: The release of a finger, pen or mouse, in points.
  /// - Returns: Whether it is both fast and long enough.
  public func isFling(_ release: PanRelease) -> Bool {
    Self.reaches(abs(release.velocity), flingVelocity)
      && Self.reaches(release.travel, flingTravel)
  }

  /// Whether the end of a trackpad sequence turns a page in its direction whatever the position.
  ///
  /// - Parameter release: The release of a trackpad, in trackpad units.
  /// - Returns: Whether it is both fast and long enough.
  public func isTrackpadFling(_ release: PanRelease) -> Bool {
    Self.reaches(abs(release.velocity), trackpadFlingVelocity)
      && Self.reaches(release.travel, flingTravel)
  }

  /// The spring that brings a page to rest.
  ///
  /// It starts with the given velocity, so that the speed does not jump at the release, and never
  /// passes its target.
  ///
  /// - Parameters:
  ///   - position: Where it starts, in pages.
  ///   - target: Where it ends, in pages.
  ///   - velocity: How fast it starts, in pages per second.
  ///   - pageWidth: How wide a page is, in points; used for when it is over.
  ///   - scale: How many device pixels a point has.
  /// - Returns: A motion in pages.
  public func settling(
    from position: Double, to target: Double, velocity: Double, pageWidth: Double,
    scale: Double = 1
  ) -> SpringSimulation {
    let width = max(pageWidth, 1)
    return SpringSimulation(
      from: position, to: target, velocity: velocity,
      angularFrequency: settlingAngularFrequency, dampingRatio: settlingDampingRatio,
      tolerance: Tolerance(
        distance: settlingDistance / (width * max(scale, 1)), velocity: settlingVelocity / width),
      isClamped: true)
  }

  /// The slide after a tap on a tab or a selection by code: from rest to rest.
  ///
  /// - Parameters:
  ///   - position: Where it starts, in pages.
  ///   - target: Where it ends, in pages.
  ///   - reducesMotion: Whether the user asked for less motion: the slide then takes no time.
  /// - Returns: A motion in pages.
  public func selection(
    from position: Double, to target: Double, reducesMotion: Bool = false
  ) -> EaseSimulation {
    EaseSimulation(from: position, to: target, duration: reducesMotion ? 0 : selectionDuration)
  }
}
