import SwipeTabCore

/// The thin bar that shows which part of the content is seen; it fades soon after a movement.
@MainActor final class ScrollIndicator: View, FrameAnimation {
  /// How thick the bar is, and how far from the edges, in points.
  static let thickness = 4.0
  static let margin = 3.0
  /// The least length of the bar in points.
  static let leastLength = 24.0
  /// How long it stays after the latest movement, and how long it takes to fade, in seconds.
  static let linger = 0.8
  static let fade = 0.25

  private let axis: PanRecognizer.Axis
  private var fadeStart: Double?
  private var timer: TimerToken?

  init(axis: PanRecognizer.Axis) {
    self.axis = axis
    super.init()
    wantsLayer = true
    alpha = 0
    isUserInteractionEnabled = false
    backgroundColor = DynamicColor.label.opacity(0.4)
    cornerRadius = ScrollIndicator.thickness / 2
  }

  /// Places the bar for a position in the area where it may be.
  func update(
    position: Double, range: ClosedRange<Double>, track area: Rect, direction: LayoutDirection
  ) {
    let isHorizontal = axis == .horizontal
    let length = isHorizontal ? area.width : area.height
    let travel = range.upperBound - range.lowerBound
    let track = max(0, length - 2 * ScrollIndicator.margin)
    guard track > 0, travel > 0 else {
      alpha = 0
      return
    }
    let natural = max(track * length / (length + travel), ScrollIndicator.leastLength)
    // Past the ends the bar becomes shorter instead of leaving its track.
    let past = position - min(max(position, range.lowerBound), range.upperBound)
    let size = min(track, max(ScrollIndicator.thickness * 2, natural - abs(past)))
    let part = min(max((position - range.lowerBound) / travel, 0), 1)
    let start = ScrollIndicator.margin + (track - size) * part
    let edge = ScrollIndicator.thickness + ScrollIndicator.margin
    let x = direction == .leftToRight ? area.maxX - edge : area.minX + ScrollIndicator.margin
    frame =
      isHorizontal
      ? Rect(
        x: area.minX + start, y: area.maxY - edge, width: size, height: ScrollIndicator.thickness)
      : Rect(x: x, y: area.minY + start, width: ScrollIndicator.thickness, height: size)
  }

  /// Shows the bar, which fades once nothing has moved for a while.
  func flash() {
    guard let window else { return }
    hide()
    alpha = 1
    timer = window.schedule(at: window.time + ScrollIndicator.linger) { [weak self] in
      self?.beginFading()
    }
  }

  /// Takes the bar away at once.
  func hide() {
    if let timer { window?.cancel(timer) }
    timer = nil
    fadeStart = nil
    window?.removeAnimation(self)
    alpha = 0
  }

  func update(at time: Double) -> Bool {
    guard let fadeStart else { return false }
    let part = (time - fadeStart) / ScrollIndicator.fade
    alpha = max(0, 1 - part)
    return part < 1
  }

  private func beginFading() {
    timer = nil
    guard let window else { return }
    fadeStart = window.time
    window.addAnimation(self)
  }
}
