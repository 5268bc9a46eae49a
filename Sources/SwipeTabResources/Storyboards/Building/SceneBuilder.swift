import SwipeTabDrawing
import SwipeTabViews

/// Makes of a description what it describes.
@MainActor struct SceneBuilder {
  let storyboard: Storyboard

  // MARK: Checks

  /// Looks for actions that nobody registered, so that they are found before a button is pressed.
  func check(_ scene: SceneDescription) throws(StoryboardError) {
    let buttons =
      (scene.navigationItem?.leftButtons ?? []) + (scene.navigationItem?.rightButtons ?? [])
    for button in buttons { try check(button.action, in: scene) }
    try check(scene.views, in: scene)
  }

  private func check(
    _ views: [ViewDescription], in scene: SceneDescription
  ) throws(StoryboardError) {
    for view in views {
      switch view.content {
      case .button(let button): try check(button.action, in: scene)
      case .toggle(let toggle): try check(toggle.action, in: scene)
      case .stack(let stack): try check(stack.views, in: scene)
      case .background(let background): try check(background.views, in: scene)
      case .label, .image, .spacer: break
      }
    }
  }

  private func check(
    _ action: StoryboardName?, in scene: SceneDescription
  ) throws(StoryboardError) {
    guard let action, storyboard.actions[action.string] == nil else { return }
    throw action.value.failure(
      .unknownAction,
      "the action \(action.string.quoted) is unknown; known are \(storyboard.actions.keys.listed)",
      identifier: scene.identifier.string)
  }

  // MARK: Controllers

  /// Sets a controller up; its view is made when it is loaded.
  func build(
    _ scene: SceneDescription, into controller: ViewController
  ) throws(StoryboardError) {
    if let viewsValue = scene.viewsValue, controller is SwipeTabViewController {
      throw viewsValue.failure(
        .invalidValue, "a container shows its pages and cannot have views of its own",
        identifier: scene.identifier.string)
    }
    if let title = scene.title { controller.title = localized(title) }
    if let item = scene.tabItem { apply(item, to: controller.tabBarItem) }
    if let item = scene.navigationItem { apply(item, to: controller) }
    let background = scene.background
    let tint = scene.tint
    controller.viewPreparation = { view in
      if let background { view.backgroundColor = background }
      if let tint { view.tintColor = tint }
    }
    guard !scene.views.isEmpty else { return }
    let viewBuilder = ViewBuilder(scene: self, controller: controller)
    controller.viewMaker = { viewBuilder.pageView(scene.views) }
  }

  private func apply(_ description: TabItemDescription, to item: TabBarItem) {
    item.title = localized(description.title) ?? item.title
    item.image = image(description.image) ?? item.image
    item.selectedImage = image(description.selectedImage) ?? item.selectedImage
    item.badgeValue = description.badge ?? item.badgeValue
    item.badgeColor = description.badgeColor ?? item.badgeColor
    item.isEnabled = description.isEnabled ?? item.isEnabled
    item.accessibilityLabel = localized(description.accessibilityLabel) ?? item.accessibilityLabel
    item.accessibilityHint = localized(description.accessibilityHint) ?? item.accessibilityHint
    item.accessibilityValue = description.accessibilityValue ?? item.accessibilityValue
    item.accessibilityIdentifier =
      description.accessibilityIdentifier ?? item.accessibilityIdentifier
  }

  private func apply(_ description: NavigationItemDescription, to controller: ViewController) {
    let item = controller.navigationItem
    if let title = localized(description.title) { item.title = title }
    if let title = localized(description.backButtonTitle) { item.backButtonTitle = title }
    if let mode = description.largeTitle { item.largeTitleDisplayMode = mode }
    if let buttons = description.leftButtons {
      item.leftBarButtonItems = buttons.map { barButton($0, controller) }
    }
    if let buttons = description.rightButtons {
      item.rightBarButtonItems = buttons.map { barButton($0, controller) }
    }
  }

  private func barButton(
    _ description: BarButtonDescription, _ controller: ViewController
  ) -> BarButtonItem {
    let button = BarButtonItem(
      title: localized(description.title), image: image(description.image))
    if let isEnabled = description.isEnabled { button.isEnabled = isEnabled }
    button.tintColor = description.tint
    button.accessibilityLabel = localized(description.accessibilityLabel)
    if let action = action(description.action) {
      button.action = { [weak button, weak controller] in
        guard let button, let controller else { return }
        action(.barButtonItem(button), controller)
      }
    }
    return button
  }

  // MARK: Names

  func action(_ name: StoryboardName?) -> Storyboard.Action? {
    name.flatMap { storyboard.actions[$0.string] }
  }

  func localized(_ string: String?) -> String? {
    LocalizationToken.resolve(string, by: storyboard.localizer)
  }

  func image(_ description: ImageDescription?) -> Image? {
    guard let description else { return nil }
    let name = description.name
    guard let image = storyboard.images?.image(named: name.string) else {
      storyboard.reportMissing(name)
      return Image(MissingImage(name.string), renderingMode: .original)
    }
    return description.renderingMode.map(image.withRenderingMode) ?? image
  }
}
