import SwipeTabs

/// One storm: a window with a container, and what is known of it.
@MainActor final class Storm {
  let host: StormHost
  private let target: ContainerTarget
  private let runner: ScriptRunner
  private let watch: StormWatch

  var container: SwipeTabViewController { target.container }

  init(size: Size, textEngine: any TextEngine, setup: Storms.Setup) {
    host = StormHost(size: size, textEngine: textEngine)
    target = setup(host.window)
    watch = StormWatch(target.container)
    runner = ScriptRunner(host: host, target: target) { _ in }
    host.update()
  }

  /// How many pages there are.
  var pageCount: Int { target.state(at: host.time).pages }

  /// Whether the container is in a window and nothing covers it or is about to.
  private var isShown: Bool { container.hasAppeared && container.view.window != nil }

  /// Carries a command out and looks at everything.
  func perform(_ command: ScriptCommand, step: Int) async -> StormViolation? {
    let selected = isShown ? selectedPage : nil
    let commits = watch.commitCount
    do throws(ScriptFailure) {
      try await runner.perform(command)
    } catch {
      // What a program cannot do is no fault.
      guard error.reason == .badScript else { return StormViolation(.end, error.description) }
    }
    host.update()
    let state = target.state(at: host.time)
    let isShown = isShown
    watch.finishStep(state, isShown: isShown, changesList: command.changesList)
    if let violation = watch.violation { return violation }
    do throws(StormViolation) {
      try state.checkPromises(isShown: isShown, pageArea: target.pageArea)
    } catch {
      return error
    }
    if case .page = command, let selected, watch.commitCount == commits,
      let index = container.index(of: selected), index != state.committed
    {
      return StormViolation(
        .identity, "the selected page is \(index) now, \(state.committed ?? -1) is committed")
    }
    if let view = host.window.rootView.viewWithoutFrame {
      return StormViolation(.tree, "a \(type(of: view)) has the frame \(view.frame)")
    }
    guard step % Storms.paintInterval == 0 else { return nil }
    return host.paint(comparing: step % Storms.compareInterval == 0)
  }

  /// What must hold when all is calm.
  var violationAtEnd: StormViolation? {
    let state = target.state(at: host.time)
    guard state.phase == .rest, !host.isMoving else {
      return StormViolation(.end, "still \(state.phase.rawValue) at the end")
    }
    return host.paint(comparing: true)
  }

  private var selectedPage: ViewController? {
    container.children.first { container.index(of: $0) == container.selectedViewControllerIndex }
  }
}

extension ScriptCommand {
  /// Whether the command may change which page an index means.
  fileprivate var changesList: Bool {
    switch self {
    case .page, .set(.pages): true
    default: false
    }
  }
}
