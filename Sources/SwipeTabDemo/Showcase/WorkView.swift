import SwipeTabs

/// A button that gives way to a turning wheel for as long as what it started takes.
@MainActor final class WorkView: View {
  /// How long the pretended work takes, in seconds.
  static let duration = 2.0
  private let button: Button
  private let wheel = ActivityIndicatorView(isAnimating: false)
  private var timer: TimerToken?

  init(title: String) {
    button = Button(title: title, style: .tinted)
    super.init(frame: .zero)
    addSubview(button)
    addSubview(wheel)
    button.addAction { [weak self] in self?.begin() }
  }

  override func sizeThatFits(_ size: Size) -> Size { button.sizeThatFits(size) }

  override func layoutSubviews() {
    button.frame = bounds
    let side = ActivityIndicatorView.side
    let isMirrored = effectiveLayoutDirection == .rightToLeft
    wheel.frame = Rect(
      x: isMirrored ? 0 : bounds.width - side, y: ((bounds.height - side) / 2).rounded(),
      width: side, height: side)
  }

  override func environmentDidChange() { setNeedsLayout() }

  override func willMove(toWindow newWindow: Window?) {
    if let timer { window?.cancel(timer) }
    end()
  }

  private func begin() {
    guard let window else { return }
    button.isHidden = true
    wheel.startAnimating()
    timer = window.schedule(at: window.time + Self.duration) { [weak self] in self?.end() }
  }

  private func end() {
    timer = nil
    wheel.stopAnimating()
    button.isHidden = false
  }
}
