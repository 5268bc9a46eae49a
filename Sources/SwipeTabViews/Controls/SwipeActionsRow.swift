public import SwipeTabCore
import SwipeTabDrawing

/// A row that is dragged aside to show buttons at one of its edges, as in a list of messages.
///
/// Closed, it takes drags towards an edge whose opposite has actions and leaves the others to the
/// pages around it; open, it takes both. A press on an open row closes it and does nothing else. With
/// the keyboard, the arrow towards the leading edge shows the trailing buttons of the row that holds
/// the focus, the other one its leading buttons or closes it, Escape closes it too.
@MainActor public final class SwipeActionsRow: View {
  /// What a row offers.
  public struct Action {
    /// The word on the button.
    public var title: String
    /// The surface of the button.
    public var color: DynamicColor
    /// What it does.
    public var perform: @MainActor () -> Void

    /// Creates an action.
    public init(
      title: String, color: DynamicColor = .systemGray, perform: @escaping @MainActor () -> Void
    ) {
      self.title = title
      self.color = color
      self.perform = perform
    }
  }

  /// An edge with actions.
  public enum Edge: Hashable, Sendable, CaseIterable {
    /// The edge at which text begins.
    case leading
    /// The other edge.
    case trailing
  }

  /// The least width of a button, in points.
  static let leastWidth = 74.0

  /// What lies over the buttons and is dragged aside.
  public let content: View
  /// How far the content is aside, in points: above 0 towards the leading edge, below 0 towards the
  /// trailing one; more than the buttons are wide in the rubber band.
  public private(set) var reveal = 0.0
  /// The numbers of the drag and the spring.
  public var physics = PagingPhysics.standard
  /// Told when the row opens or closes.
  public var onOpenChange: (@MainActor (Bool) -> Void)?

  private var actions: [Edge: [Action]]
  private var madeButtons: [Edge: [Button]] = [:]
  private let pan = PanGestureRecognizer(axis: .horizontal)
  private let shelf = View()
  private lazy var motion = RowMotion { [weak self] in self?.setReveal($0) }
  private var dragStart: Double?

  /// Creates a row that is closed.
  ///
  /// - Parameters:
  ///   - content: What is shown, of the row's size.
  ///   - actions: What the row offers at its trailing edge, from the leading button to the trailing
  ///     one.
  ///   - leadingActions: What it offers at its leading edge, in the same order.
  public init(content: View, actions: [Action] = [], leadingActions: [Action] = []) {
    self.content = content
    self.actions = [.leading: leadingActions, .trailing: actions]
    super.init(frame: .zero)
    clipsToBounds = true
    shelf.isHidden = true
    addSubview(shelf)
    addSubview(content)
    pan.shouldBegin = { [weak self] in self?.takesDrag(direction: $0) ?? false }
    pan.action = { [weak self] output, event in self?.handle(output, event) }
    addGestureRecognizer(pan)
  }

  /// Closes the row and gives it other actions, as for another content of the same view.
  public func setActions(_ trailing: [Action], leading: [Action] = []) {
    setOpen(false, animated: false)
    actions = [.leading: leading, .trailing: trailing]
    for button in madeButtons.values.joined() { button.removeFromSuperview() }
    madeButtons = [:]
  }

  /// The buttons at the trailing edge, from the leading one to the trailing one; they can be used
  /// while the row is open there.
  public var buttons: [Button] { buttons(at: .trailing) }

  /// The buttons at an edge, from the leading one to the trailing one.
  public func buttons(at edge: Edge) -> [Button] {
    if let made = madeButtons[edge] { return made }
    let made = (actions[edge] ?? []).map { makeButton($0) }
    madeButtons[edge] = made
    if !made.isEmpty { setNeedsLayout() }
    return made
  }

  /// How far the row opens at its trailing edge, in points: the width of its buttons.
  public var openExtent: Double { openExtent(at: .trailing) }

  /// How far the row opens at an edge, in points.
  public func openExtent(at edge: Edge) -> Double {
    buttons(at: edge).reduce(0) { $0 + width(of: $1) }
  }

  /// The edge at which the row is open, or will be once it has come to rest; nil while it is closed.
  public private(set) var openEdge: Edge?

  /// Whether the row is open, or will be once it has come to rest.
  public var isOpen: Bool { openEdge != nil }

  /// Opens or closes the row.
  public func setOpen(_ isOpen: Bool, at edge: Edge = .trailing, animated: Bool) {
    settle(at: isOpen && offers(edge) ? edge : nil, velocity: 0, animated: animated)
  }

  /// Whether there are actions at an edge.
  public func offers(_ edge: Edge) -> Bool { actions[edge]?.isEmpty == false }

  /// The size of the content.
  public override func sizeThatFits(_ size: Size) -> Size { content.sizeThatFits(size) }

  /// Puts the content aside as far as it is, and the buttons under what it leaves.
  public override func layoutSubviews() {
    let aside = isMirrored ? reveal : -reveal
    content.frame = Rect(x: aside, y: 0, width: bounds.width, height: bounds.height)
    shelf.frame = bounds
    for (edge, buttons) in madeButtons {
      let isRight = (edge == .trailing) != isMirrored
      var taken = 0.0
      for button in edge == .trailing ? buttons.reversed() : buttons {
        let width = width(of: button)
        let x = isRight ? bounds.width - taken - width : taken
        button.frame = Rect(x: x, y: 0, width: width, height: bounds.height)
        button.isHidden = edge == .trailing ? reveal <= 0 : reveal >= 0
        taken += width
      }
    }
  }

  /// Opens and closes with the arrows, closes with Escape.
  public override func keyDown(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isEmpty else { return false }
    switch event.key {
    case isMirrored ? .right : .left: return step(towards: .trailing)
    case isMirrored ? .left : .right: return step(towards: .leading)
    case .escape where isOpen: setOpen(false, animated: true)
    default: return false
    }
    return true
  }

  /// Lays out anew, since the edges may have changed sides.
  public override func environmentDidChange() { setNeedsLayout() }

  /// Follows a content that wants another size.
  public override func subviewFittingSizeDidChange(_ subview: View) {
    setNeedsLayout()
    fittingSizeDidChange()
  }

  private var isMirrored: Bool { effectiveLayoutDirection == .rightToLeft }

  private func makeButton(_ action: Action) -> Button {
    let button = Button(title: action.title, style: .filled) { [weak self] in
      self?.setOpen(false, animated: true)
      action.perform()
    }
    button.tintColor = action.color
    button.font = .system(15, weight: .semibold)
    button.cornerRadius = 0
    shelf.addSubview(button)
    return button
  }

  private func width(of button: Button) -> Double {
    let limit = Size(width: 160, height: View.coordinateLimit)
    return max(SwipeActionsRow.leastWidth, button.sizeThatFits(limit).width)
  }

  /// An arrow shows the buttons of one edge, or first closes the other one.
  private func step(towards edge: Edge) -> Bool {
    if let openEdge {
      guard openEdge != edge else { return false }
      setOpen(false, animated: true)
      return true
    }
    guard offers(edge) else { return false }
    setOpen(true, at: edge, animated: true)
    return true
  }

  // MARK: Dragging

  private func takesDrag(direction: Double) -> Bool {
    if reveal != 0 { return true }
    let towardsLeading = isMirrored ? direction > 0 : direction < 0
    return offers(towardsLeading ? .trailing : .leading)
  }

  private func handle(_ output: PanRecognizer.Output, _ event: PointerEvent?) {
    switch output {
    case .pressed:
      // A press holds a row that moves where it is.
      motion.stop()
      guard let event, isOpen else { return }
      // The press on what was dragged aside puts it back, and means nothing to what is in it.
      let point = content.convert(event.position, from: nil)
      if content.point(inside: point) { window?.arena.withdrawTaps(of: event.id) }
    case .began:
      motion.stop()
      dragStart = unstretched(reveal)
      follow()
    case .moved: follow()
    case .released(let release):
      guard dragStart != nil else { return }
      dragStart = nil
      let speed = isMirrored ? release.velocity : -release.velocity
      settle(at: edge(after: release, speed: speed), velocity: speed, animated: true)
    case .tapped:
      let point = event.map { content.convert($0.position, from: nil) }
      let isOnContent = point.map { content.point(inside: $0) } ?? false
      settle(at: isOnContent ? nil : openEdge, velocity: 0, animated: true)
    case .cancelled, .failed:
      dragStart = nil
      settle(at: openEdge, velocity: 0, animated: true)
    case .none: break
    }
  }

  /// A fling opens the edge that it uncovers and closes the other; anything slower goes to the
  /// nearer state.
  private func edge(after release: PanRelease, speed: Double) -> Edge? {
    guard reveal != 0 else { return nil }
    let edge = reveal > 0 ? Edge.trailing : .leading
    if physics.isFling(release) { return speed * reveal > 0 ? edge : nil }
    return abs(reveal) >= openExtent(at: edge) / 2 ? edge : nil
  }

  private func follow() {
    guard let dragStart else { return }
    let way = pan.pan.displacement
    setReveal(stretched(dragStart + (isMirrored ? way : -way)))
  }

  /// How far the buttons on the side of a place reach; an edge without actions does not open.
  private func extent(for place: Double) -> Double {
    place == 0 ? 0 : openExtent(at: place > 0 ? .trailing : .leading)
  }

  private func stretched(_ raw: Double) -> Double {
    let extent = extent(for: raw)
    guard extent > 0 else { return 0 }
    let past = abs(raw) - extent
    guard past > 0 else { return raw }
    let shown = extent + RubberBand.displacement(past, dimension: max(1, bounds.width))
    return raw > 0 ? shown : -shown
  }

  private func unstretched(_ shown: Double) -> Double {
    let extent = extent(for: shown)
    let past = abs(shown) - extent
    guard past > 0 else { return shown }
    let raw = extent + RubberBand.inverse(past, dimension: max(1, bounds.width))
    return shown > 0 ? raw : -raw
  }

  private func settle(at edge: Edge?, velocity: Double, animated: Bool) {
    let wasOpen = isOpen
    openEdge = edge
    if wasOpen != isOpen { onOpenChange?(isOpen) }
    let extent = edge.map { openExtent(at: $0) } ?? 0
    let target = edge == .leading ? -extent : extent
    guard animated, let window, !window.reducesMotion, reveal != target else {
      motion.stop()
      setReveal(target)
      return
    }
    let spring = physics.settling(
      from: reveal, to: target, velocity: velocity, pageWidth: 1, scale: effectiveScale)
    motion.start(spring, in: window)
  }

  private func setReveal(_ newReveal: Double) {
    guard newReveal != reveal else { return }
    reveal = newReveal
    shelf.isHidden = reveal == 0
    setNeedsLayout()
  }
}
