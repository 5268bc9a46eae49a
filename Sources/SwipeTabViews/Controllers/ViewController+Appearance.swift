/// Where a controller is between out of sight and in sight.
enum AppearanceStage: Hashable, Sendable {
  case disappeared
  case appearing
  case appeared
  case disappearing
}

extension ViewController {
  /// Whether the view has appeared and is not about to disappear.
  public var hasAppeared: Bool { appearanceStage == .appeared }

  /// Tells the controller that it begins to appear or to disappear.
  ///
  /// Containers call this, and `endAppearanceTransition()` when it is over. Calls that make no sense
  /// in the present state are ignored, so that what the controller sees is always balanced.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    switch (appearanceStage, isAppearing) {
    case (.disappeared, true), (.disappearing, true):
      appearanceStage = .appearing
      loadViewIfNeeded()
      viewWillAppear(animated)
      forwardAppearance(isAppearing: true, animated: animated)
    case (.appeared, false), (.appearing, false):
      appearanceStage = .disappearing
      viewWillDisappear(animated)
      forwardAppearance(isAppearing: false, animated: animated)
    default: break
    }
    isTransitionAnimated = animated
  }

  /// Tells the controller that what `beginAppearanceTransition` began is over.
  public func endAppearanceTransition() {
    switch appearanceStage {
    case .appearing:
      appearanceStage = .appeared
      viewDidAppear(isTransitionAnimated)
      for child in forwardedChildren { child.endAppearanceTransition() }
    case .disappearing:
      appearanceStage = .disappeared
      viewDidDisappear(isTransitionAnimated)
      for child in forwardedChildren { child.endAppearanceTransition() }
    default: break
    }
  }

  private func forwardAppearance(isAppearing: Bool, animated: Bool) {
    for child in forwardedChildren {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// The children in the view, unless this controller tells its children itself.
  private var forwardedChildren: [ViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { child in
      child.appearanceStage != .disappeared
        || (child.viewIfLoaded.map { $0.isDescendant(of: view) } ?? false)
    }
  }
}
