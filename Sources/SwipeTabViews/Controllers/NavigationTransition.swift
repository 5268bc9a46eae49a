import SwipeTabCore

/// A controller that slides over another one, or away from it.
@MainActor struct NavigationTransition {
  enum Kind: Hashable {
    case push
    case pop
  }

  /// What drives the transition.
  enum Drive {
    case motion(any Simulation, start: Double)
    /// A finger; `basis` is the progress at the anchor.
    case finger(basis: Double, progress: Double)
  }

  var kind: Kind
  /// The one in front.
  var top: ViewController
  /// The one behind it, or nil when there was none.
  var under: ViewController?
  var drive: Drive
  /// Where it ends: 1 with the top one shown, 0 with it gone.
  var target: Double
  /// Whether a finger began it, so that either of both may stay.
  var isInteractive = false

  /// How much of the top controller is in sight, from 0 to 1.
  func progress(at time: Double) -> Double {
    switch drive {
    case .motion(let simulation, let start):
      min(max(simulation.position(at: max(0, time - start)), 0), 1)
    case .finger(_, let progress): min(max(progress, 0), 1)
    }
  }

  func isDone(at time: Double) -> Bool {
    guard case .motion(let simulation, let start) = drive else { return false }
    return simulation.isDone(at: time - start)
  }
}

extension NavigationController {
  /// How far the controller behind moves along, in parts of the width, as UIKit's does.
  static let parallax = 0.3
  /// The width of the strip at the leading edge from which a finger can pop, in points.
  static let popEdge = 24.0

  private var now: Double { viewIfLoaded?.window?.currentTime ?? 0 }
  private var isInSight: Bool {
    appearanceStage == .appearing || appearanceStage == .appeared
  }

  /// Puts a controller's view into the content.
  func show(_ controller: ViewController) {
    let view = controller.view
    view.wantsLayer = true
    view.isHidden = false
    view.frame = contentView.bounds
    if view.superview !== contentView { contentView.addSubview(view) }
  }

  func begin(
    _ kind: NavigationTransition.Kind, top: ViewController, under: ViewController?, animated: Bool
  ) {
    defer { stackHandler?(self) }
    guard isViewLoaded else {
      if kind == .pop { top.removeFromParent() }
      return
    }
    let isAnimated =
      animated && isInSight && under != nil && view.window?.reducesMotion == false
    if let under { show(under) }
    show(top)
    contentView.bringSubviewToFront(top.view)
    let appearing = kind == .push ? top : under
    let disappearing = kind == .push ? under : top
    if isInSight {
      disappearing?.beginAppearanceTransition(false, animated: isAnimated)
      appearing?.beginAppearanceTransition(true, animated: isAnimated)
    }
    let simulation = physics.selection(
      from: kind == .push ? 0 : 1, to: kind == .push ? 1 : 0, reducesMotion: !isAnimated)
    state = .moving(
      NavigationTransition(
        kind: kind, top: top, under: under, drive: .motion(simulation, start: now),
        target: kind == .push ? 1 : 0))
    updateBar()
    if isAnimated {
      placeStack(at: now)
      view.window?.addAnimation(self)
    } else {
      finishTransition()
    }
  }

  /// Completes whatever is under way at once.
  func finishTransition() {
    guard case .moving(let transition) = state else { return }
    state = .resting
    let isTopShown = transition.target == 1
    let stays = isTopShown ? transition.top : transition.under
    let leaves = isTopShown ? transition.under : transition.top
    let isTakenBack = (transition.kind == .push) != isTopShown
    if transition.kind == .pop && !isTopShown && viewControllers.last === transition.top {
      removeTop()
    }
    leaves?.viewIfLoaded?.removeFromSuperview()
    leaves?.viewIfLoaded?.frame = contentView.bounds
    if let stays { show(stays) }
    if isTakenBack, appearanceStage != .disappeared {
      leaves?.beginAppearanceTransition(false, animated: true)
      stays?.beginAppearanceTransition(true, animated: true)
    }
    // Whatever began is ended, also while the whole stack goes out of sight.
    leaves?.endAppearanceTransition()
    if appearanceStage != .appearing { stays?.endAppearanceTransition() }
    if !isTopShown { transition.top.removeFromParent() }
    navigationBar.finishTransition()
    updateBar()
    view.setNeedsLayout()
    stackHandler?(self)
  }

  /// Places the two controllers of a transition.
  func placeStack(at time: Double) {
    let size = contentView.bounds.size
    guard case .moving(let transition) = state else {
      topViewController?.viewIfLoaded?.frame = contentView.bounds
      return
    }
    let progress = transition.progress(at: time)
    let sign = view.effectiveLayoutDirection.sign
    let width = size.width
    transition.top.view.frame = Rect(
      origin: Point(x: sign * width * (1 - progress), y: 0), size: size)
    transition.under?.view.frame = Rect(
      origin: Point(x: -sign * width * Self.parallax * progress, y: 0), size: size)
    if transition.isInteractive {
      crossFadeBar(transition, progress)
    } else {
      navigationBar.transitionProgress = transition.kind == .push ? progress : 1 - progress
    }
  }

  /// Shows the item of the controller that has more room, fainter towards the middle.
  private func crossFadeBar(_ transition: NavigationTransition, _ progress: Double) {
    let shown = progress < 0.5 ? transition.under ?? transition.top : transition.top
    if navigationBar.item !== shown.navigationItem {
      let index = viewControllers.firstIndex { $0 === shown } ?? 0
      let previous = index > 0 ? viewControllers[index - 1] : nil
      navigationBar.setItem(shown.navigationItem, previous: previous?.navigationItem)
    }
    navigationBar.transitionProgress = abs(2 * progress - 1)
  }

  func layoutStack(in bounds: Rect) {
    let safe = view.safeAreaInsets
    let height = isNavigationBarHidden ? 0 : navigationBar.preferredHeight(for: bounds.width)
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.frame = Rect(x: 0, y: 0, width: bounds.width, height: safe.top + height)
    let top = isNavigationBarHidden ? 0 : safe.top + height
    contentView.frame = Rect(
      x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    placeStack(at: now)
  }

  /// Shows the title and buttons of the controller on top.
  func updateBar() {
    guard isViewLoaded else { return }
    let previous = viewControllers.count > 1 ? viewControllers[viewControllers.count - 2] : nil
    navigationBar.setItem(
      topViewController?.navigationItem, previous: previous?.navigationItem)
    view.setNeedsLayout()
  }

  // MARK: Interactive pop

  func installPopRecognizer() {
    popRecognizer.shouldBegin = { [weak self] direction in
      guard let self else { return false }
      return popsInteractively(from: popRecognizer.pan.pressLocation, direction: direction)
    }
    popRecognizer.action = { [weak self] output, event in
      self?.handlePop(output, at: event?.time)
    }
    view.addGestureRecognizer(popRecognizer)
  }

  /// Whether a drag from a place pops: it begins near the leading edge and goes away from it.
  ///
  /// - Parameters:
  ///   - x: where the press began, in window points.
  ///   - direction: 1 for a drag to the right, -1 for one to the left.
  /// - Returns: whether the drag belongs to the stack.
  func popsInteractively(from x: Double, direction: Double) -> Bool {
    guard isInteractivePopEnabled, viewControllers.count > 1, case .resting = state else {
      return false
    }
    let frame = view.convert(view.bounds, to: nil)
    let sign = view.effectiveLayoutDirection.sign
    let distance = sign > 0 ? x - frame.minX : frame.maxX - x
    return direction == sign && distance <= Self.popEdge
  }

  private func handlePop(_ output: PanRecognizer.Output, at time: Double?) {
    let time = time ?? now
    switch output {
    case .began:
      guard viewControllers.count > 1, let top = topViewController else { return }
      let under = viewControllers[viewControllers.count - 2]
      show(under)
      contentView.bringSubviewToFront(top.view)
      top.beginAppearanceTransition(false, animated: true)
      under.beginAppearanceTransition(true, animated: true)
      state = .moving(
        NavigationTransition(
          kind: .pop, top: top, under: under, drive: .finger(basis: 1, progress: 1), target: 1,
          isInteractive: true))
      movePop(at: time)
    case .moved: movePop(at: time)
    case .released(let release): endPop(release, isCancelled: false, at: time)
    case .cancelled: endPop(PanRelease(velocity: 0, travel: 0), isCancelled: true, at: time)
    case .none, .pressed, .tapped, .failed: break
    }
  }

  private func movePop(at time: Double) {
    guard case .moving(var transition) = state, case .finger(let basis, _) = transition.drive
    else { return }
    let moved = popRecognizer.pan.displacement * view.effectiveLayoutDirection.sign
    transition.drive = .finger(
      basis: basis, progress: basis - moved / max(contentView.bounds.width, 1))
    state = .moving(transition)
    placeStack(at: time)
  }

  private func endPop(_ release: PanRelease, isCancelled: Bool, at time: Double) {
    guard case .moving(var transition) = state, case .finger = transition.drive else { return }
    let progress = transition.progress(at: time)
    let width = max(contentView.bounds.width, 1)
    let speed = -release.velocity * view.effectiveLayoutDirection.sign / width
    let isPopped =
      !isCancelled
      && (physics.isFling(release) ? speed < 0 : progress < physics.pageThreshold)
    transition.target = isPopped ? 0 : 1
    transition.drive = .motion(
      physics.settling(
        from: progress, to: transition.target, velocity: isCancelled ? 0 : speed,
        pageWidth: width, scale: view.effectiveScale), start: time)
    state = .moving(transition)
    view.window?.addAnimation(self)
  }
}

extension NavigationController: FrameAnimation {
  /// Moves the stack to where it is at a time in seconds; called by the window for each frame.
  public func update(at time: Double) -> Bool {
    guard case .moving(let transition) = state else { return false }
    guard !transition.isDone(at: time) else {
      finishTransition()
      return false
    }
    placeStack(at: time)
    if case .finger = transition.drive { return false }
    return true
  }
}
