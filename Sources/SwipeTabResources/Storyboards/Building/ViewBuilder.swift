import SwipeTabCore
import SwipeTabDrawing
import SwipeTabViews

/// Makes the views of one controller.
@MainActor struct ViewBuilder {
  let scene: SceneBuilder
  weak var controller: ViewController?

  /// The view of a page with its views in it.
  func pageView(_ descriptions: [ViewDescription]) -> View {
    let page = StoryboardPageView()
    for description in descriptions { page.addSubview(view(description)) }
    return page
  }

  private func view(_ description: ViewDescription) -> View {
    let view: View
    switch description.content {
    case .label(let label): view = self.label(label)
    case .image(let image): view = imageView(image)
    case .stack(let stack): view = self.stack(stack)
    case .button(let button): view = self.button(button)
    case .toggle(let toggle): view = self.toggle(toggle)
    case .background(let background): view = self.background(background)
    case .spacer: view = StackView.Spacer()
    }
    if let tint = description.tint { view.tintColor = tint }
    if let label = scene.localized(description.accessibilityLabel) {
      view.accessibilityLabel = label
    }
    if let hint = scene.localized(description.accessibilityHint) { view.accessibilityHint = hint }
    if let identifier = description.accessibilityIdentifier {
      view.accessibilityIdentifier = identifier
    }
    return view
  }

  private func label(_ description: LabelDescription) -> Label {
    Label(
      scene.localized(description.text), font: description.font, color: description.color,
      alignment: description.alignment, numberOfLines: description.lines)
  }

  private func imageView(_ description: ImageViewDescription) -> ImageView {
    let view = StoryboardImageView(scene.image(description.image))
    view.contentMode = description.mode
    view.fixedWidth = description.width
    view.fixedHeight = description.height
    return view
  }

  private func stack(_ description: StackDescription) -> StackView {
    StackView(
      description.axis, spacing: description.spacing, alignment: description.alignment,
      distribution: description.distribution, insets: description.insets,
      description.views.map(view))
  }

  private func button(_ description: ButtonDescription) -> Button {
    let button = Button(
      title: scene.localized(description.title), image: scene.image(description.image),
      style: description.style)
    button.isEnabled = description.isEnabled
    if let action = scene.action(description.action) {
      button.addAction { [weak button, weak controller] in
        guard let button, let controller else { return }
        action(.button(button), controller)
      }
    }
    return button
  }

  private func toggle(_ description: SwitchDescription) -> Switch {
    let toggle = Switch(isOn: description.isOn)
    toggle.isEnabled = description.isEnabled
    if let action = scene.action(description.action) {
      toggle.addAction(for: .valueChanged) { [weak toggle, weak controller] in
        guard let toggle, let controller else { return }
        action(.toggle(toggle), controller)
      }
    }
    return toggle
  }

  private func background(_ description: BackgroundDescription) -> View {
    let view = StoryboardBackgroundView()
    view.backgroundColor = description.color
    view.cornerRadius = description.cornerRadius
    for description in description.views { view.addSubview(self.view(description)) }
    return view
  }
}

/// The view of a scene: backgrounds fill it, other views fill its safe area, one over the other.
final class StoryboardPageView: View {
  override func layoutSubviews() {
    let safe = bounds.inset(by: safeAreaInsets, direction: effectiveLayoutDirection)
    for view in subviews { view.frame = view is StoryboardBackgroundView ? bounds : safe }
  }

  override func environmentDidChange() { setNeedsLayout() }
}

/// A coloured area; its views fill it, one over the other.
final class StoryboardBackgroundView: View {
  override func layoutSubviews() {
    for view in subviews { view.frame = bounds }
  }

  override func sizeThatFits(_ size: Size) -> Size {
    subviews.reduce(.zero) { fitting, view in
      let own = view.sizeThatFits(size)
      return Size(width: max(fitting.width, own.width), height: max(fitting.height, own.height))
    }
  }

  override func subviewFittingSizeDidChange(_ subview: View) { fittingSizeDidChange() }
}

/// A picture with a size that the file may set.
final class StoryboardImageView: ImageView {
  var fixedWidth: Double?
  var fixedHeight: Double?

  override func sizeThatFits(_ size: Size) -> Size {
    let natural = super.sizeThatFits(size)
    return Size(width: fixedWidth ?? natural.width, height: fixedHeight ?? natural.height)
  }
}
