public import SwipeTabCore

/// A row that is dragged aside to show buttons at its trailing edge, as in a list of messages.
///
/// Closed, it takes drags towards its leading edge and leaves those the other way to the pages
/// around it; open, it takes both. A press on an open row closes it and does nothing else. With the
/// keyboard, the arrow towards the leading edge opens the row that holds the focus, the other one and
/// Escape close it.
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

  /// The least width of a button, in points.
  static let leastWidth = 74.0

  /// What lies over the buttons and is dragged aside.
  public let content: View
  /// How far the content is aside, in points towards the leading edge; more than `openExtent` in
  /// the rubber band.
  public private(set) var reveal = 0.0
  /// The numbers of the drag and the spring.
  public var physics = PagingPhysics.standard
  /// The buttons, from the leading one to the trailing one; they can be used while the row is open.
  public private(set) var buttons: [Button] = []

  private let pan = PanGestureRecognizer(axis: .horizontal)
  private let shelf = View()
  private lazy var motion = RowMotion { [weak self] in self?.setReveal($0) }
  private var dragStart: Double?

  /// Creates a row that is closed.
  ///
  /// - Parameters:
  ///   - content: What is shown, of the row's size.
  ///   - actions: What the row offers, from the leading button to the trailing one.
  public init(content: View, actions: [Action]) {
    self.content = content
    super.init(frame: .zero)
    clipsToBounds = true
    shelf.isHidden = true
    addSubview(shelf)
    addSubview(content)
    for action in actions {
      let button = Button(title: action.title, style: .filled) { [weak self] in
        self?.setOpen(false, animated: true)
        action.perform()
      }
      button.tintColor = action.color
      button.cornerRadius = 0
      buttons.append(button)
      shelf.addSubview(button)
    }
    pan.shouldBegin = { [weak self] in self?.takesDrag(direction: $0) ?? false }
    pan.action = { [weak self] output, event in self?.handle(output, event) }
    addGestureRecognizer(pan)
  }

  /// How far the row opens, in points: the width of its buttons.
  public var openExtent: Double { buttons.reduce(0) { $0 + width(of: $1) } }

  /// Whether the row is open, or will be once it has come to rest.
  public private(set) var isOpen = false

  /// Opens or closes the row.
  public func setOpen(_ isOpen: Bool, animated: Bool) {
    settle(isOpen: isOpen && !buttons.isEmpty, velocity: 0, animated: animated)
  }

  /// The size of the content.
  public override func sizeThatFits(_ size: Size) -> Size { content.sizeThatFits(size) }

  /// Puts the content aside as far as it is, and the buttons under what it leaves.
  public override func layoutSubviews() {
    let aside = isMirrored ? reveal : -reveal
    content.frame = Rect(x: aside, y: 0, width: bounds.width, height: bounds.height)
    shelf.frame = bounds
    var trailing = 0.0
    for button in buttons.reversed() {
      let width = width(of: button)
      let x = isMirrored ? trailing : bounds.width - trailing - width
      button.frame = Rect(x: x, y: 0, width: width, height: bounds.height)
      trailing += width
    }
  }

  /// Opens and closes with the arrows, closes with Escape.
  public override func keyDown(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isEmpty, !buttons.isEmpty else { return false }
    switch event.key {
    case isMirrored ? .right : .left where !isOpen: setOpen(true, animated: true)
    case isMirrored ? .left : .right where isOpen: setOpen(false, animated: true)
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

  // MARK: Dragging

  private var isMirrored: Bool { effectiveLayoutDirection == .rightToLeft }

  private func width(of button: Button) -> Double {
    let limit = Size(width: 160, height: View.coordinateLimit)
    return max(SwipeActionsRow.leastWidth, button.sizeThatFits(limit).width)
  }

  private func takesDrag(direction: Double) -> Bool {
    guard !buttons.isEmpty else { return false }
    let isOpening = isMirrored ? direction > 0 : direction < 0
    return isOpening || reveal > 0
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
      dragStart = nil
      let speed = isMirrored ? release.velocity : -release.velocity
      let isOpening = physics.isFling(release) ? speed > 0 : reveal >= openExtent / 2
      settle(isOpen: isOpening, velocity: speed, animated: true)
    case .tapped:
      let point = event.map { content.convert($0.position, from: nil) }
      let isOnContent = point.map { content.point(inside: $0) } ?? false
      setOpen(isOpen && !isOnContent, animated: true)
    case .cancelled, .failed:
      dragStart = nil
      setOpen(isOpen, animated: true)
    case .none: break
    }
  }

  private func follow() {
    guard let dragStart else { return }
    let way = pan.pan.displacement
    setReveal(stretched(dragStart + (isMirrored ? way : -way)))
  }

  private func stretched(_ raw: Double) -> Double {
    let past = raw - openExtent
    guard past > 0 else { return max(0, raw) }
    return openExtent + RubberBand.displacement(past, dimension: max(1, bounds.width))
  }

  private func unstretched(_ shown: Double) -> Double {
    let past = shown - openExtent
    guard past > 0 else { return shown }
    return openExtent + RubberBand.inverse(past, dimension: max(1, bounds.width))
  }

  private func settle(isOpen: Bool, velocity: Double, animated: Bool) {
    self.isOpen = isOpen
    let target = isOpen ? openExtent : 0
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
    shelf.isHidden = reveal <= 0
    setNeedsLayout()
  }
}
