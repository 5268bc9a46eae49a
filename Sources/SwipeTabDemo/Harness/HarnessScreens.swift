import SwipeTabs

/// Screens that show the three ways to make a container: by a storyboard, by code, or by both.
///
/// All of them are pushed onto one navigation stack. The first screen chooses; each page leads to a
/// last screen, which goes back to the root.
@MainActor final class HarnessScreens {
  private let storyboard = Storyboard()
  private let assets: any DemoAssets
  private let strings: DemoStrings
  private let log: @MainActor (String) -> Void
  private var isToolbarOnTop = false
  private var isTextOnRight = false

  /// Reads the storyboard; what is wrong with it is one line in the log.
  init(
    assets: any DemoAssets, strings: DemoStrings, log: @escaping @MainActor (String) -> Void
  ) {
    self.assets = assets
    self.strings = strings
    self.log = log
    storyboard.images = assets
    storyboard.localizer = strings
    storyboard.log = log
    do throws(StoryboardError) {
      try load()
    } catch {
      log(error.description)
    }
  }

  /// The first screen, a new one each time; an empty one when there is no storyboard.
  func makeStart() -> ViewController {
    make { () throws(StoryboardError) in try storyboard.instantiateInitialViewController() }
      ?? ViewController()
  }

  private func load() throws(StoryboardError) {
    try storyboard.registerClass("HybridTabs") { [weak self] in self?.makeHybrid() ?? .init() }
    try storyboard.onAction("setToolbarOnTop") { [weak self] sender, _ in
      if case .toggle(let toggle) = sender { self?.isToolbarOnTop = toggle.isOn }
    }
    try storyboard.onAction("setTextOnRight") { [weak self] sender, _ in
      if case .toggle(let toggle) = sender { self?.isTextOnRight = toggle.isOn }
    }
    try onPush("showStoryboardOnly") { $0.makeScene("storyboard-only") }
    try onPush("showProgrammaticOnly") { $0.configured($0.makeProgrammatic()) }
    try onPush("showHybrid") { $0.makeScene("hybrid") }
    try onPush("showLast") { $0.makeScene("last") }
    try storyboard.onAction("popToRoot") { _, controller in
      controller.navigationController?.popToRootViewController(animated: true)
    }
    guard let folder = AssetLocator.folder() else { return }
    try storyboard.load(path: "\(folder)/Harness.storyboard.json")
  }

  /// An action that pushes a screen.
  private func onPush(
    _ action: String, _ make: @escaping @MainActor (HarnessScreens) -> ViewController?
  ) throws(StoryboardError) {
    try storyboard.onAction(action) { [weak self] _, controller in
      guard let self, let screen = make(self) else { return }
      controller.navigationController?.pushViewController(screen, animated: true)
    }
  }

  private func makeScene(_ identifier: String) -> ViewController? {
    let controller = make { () throws(StoryboardError) in
      try storyboard.instantiateViewController(withIdentifier: identifier)
    }
    if let container = controller as? SwipeTabViewController { return configured(container) }
    return controller
  }

  private func make(
    _ body: () throws(StoryboardError) -> ViewController
  ) -> ViewController? {
    do throws(StoryboardError) {
      return try body()
    } catch {
      log(error.description)
      return nil
    }
  }

  /// A container as the switches of the first screen ask for it.
  private func configured(_ container: SwipeTabViewController) -> SwipeTabViewController {
    container.toolbarOnTop = isToolbarOnTop
    container.textOnRight = isTextOnRight
    return container
  }

  // MARK: Containers with pages made by code

  private func makeProgrammatic() -> SwipeTabViewController {
    GeneratedTabs { [weak self] in
      (0..<HarnessPage.Kind.all.count).compactMap { self?.makePage($0) }
    }
  }

  private func makeHybrid() -> SwipeTabViewController {
    GeneratedTabs { [weak self] in [2, 3].compactMap { self?.makePage($0) } }
  }

  private func makePage(_ index: Int) -> HarnessPage {
    let kind = HarnessPage.Kind.all[index]
    return HarnessPage(kind, assets: assets, strings: strings) { [weak self] page in
      guard let last = self?.makeScene("last") else { return }
      page.myMainNavigationController?.pushViewController(last, animated: true)
    }
  }
}

/// A container whose pages a closure makes.
@MainActor private final class GeneratedTabs: SwipeTabViewController {
  private let makePages: @MainActor () -> [any SwipeTabViewControllerType]

  init(makePages: @escaping @MainActor () -> [any SwipeTabViewControllerType]) {
    self.makePages = makePages
    super.init()
  }

  override var generatedViewControllers: [any SwipeTabViewControllerType] { makePages() }
}
