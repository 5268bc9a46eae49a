import SwipeTabCore

/// A controller that shows the selected page's title and buttons, with what was copied to it.
@MainActor struct NavigationTarget {
  weak var controller: ViewController?
  var propagation = NavigationPropagation<BarButtonItem>()
}

extension SwipeTabViewController {
  /// Copies a page's title and buttons to the container and to ordinary ancestors, stopping before
  /// navigation and tab containers.
  func propagateNavigation(_ content: NavigationContent<BarButtonItem>) {
    let controllers = propagationTargets
    propagations.removeAll { target in
      !controllers.contains { $0 === target.controller }
    }
    for controller in controllers {
      if !propagations.contains(where: { $0.controller === controller }) {
        propagations.append(NavigationTarget(controller: controller))
      }
    }
    for index in propagations.indices {
      guard let item = propagations[index].controller?.navigationItem else { continue }
      item.content = propagations[index].propagation.copy(
        content, onto: item.content)
    }
  }

  private var propagationTargets: [ViewController] {
    var targets: [ViewController] = [self]
    var ancestor = parent
    while let controller = ancestor {
      if controller is NavigationController || controller is SwipeTabViewController { break }
      targets.append(controller)
      ancestor = controller.parent
    }
    return targets
  }
}
