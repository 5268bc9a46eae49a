import SwipeTabs

@testable import SwipeTabDemo

/// Finds text that does not fit and contents that lie over each other in a tree of views.
@MainActor struct LayoutFaults {
  /// One line for each fault.
  private(set) var descriptions: [String] = []
  private let visible: Rect

  /// Looks at everything in a view that is seen in its window.
  init(in view: View) {
    visible = Rect(origin: .zero, size: view.window?.size ?? .zero)
    check(view)
  }

  private mutating func check(_ view: View) {
    guard !view.isHidden, view.alpha > 0 else { return }
    if let label = view as? Label { checkFit(of: label) }
    if let button = view as? Button { checkFit(of: button) }
    let contents = view.subviews.filter { !$0.isHidden && $0.alpha > 0 && isContent($0) }
    for (index, first) in contents.enumerated() {
      for second in contents[(index + 1)...] { checkOverlap(of: first, second) }
    }
    for subview in view.subviews { check(subview) }
  }

  /// What shows something of its own, rather than lying behind others.
  private func isContent(_ view: View) -> Bool {
    view is Label || view is Control || view is PlayerProgressView
  }

  private mutating func checkFit(of label: Label) {
    // Some lines of the page about type are cut to show how.
    guard let text = label.text, !text.isEmpty, label.accessibilityIdentifier != "cut" else {
      return
    }
    let needed = label.sizeThatFits(
      Size(width: label.numberOfLines == 1 ? 100_000 : label.frame.width, height: 100_000))
    // A label that may end in an ellipsis on purpose says so by its line mode.
    let size = label.frame.size
    if needed.width > size.width + 0.5 || needed.height > size.height + 0.5 {
      descriptions.append(
        "'\(text)' needs \(needed.width) x \(needed.height), has \(size.width) x \(size.height)")
    }
    checkEdges(of: label, text)
  }

  private mutating func checkFit(of button: Button) {
    let needed = button.sizeThatFits(Size(width: 100_000, height: 100_000))
    if button.title != nil, needed.width > button.frame.width + 0.5 {
      descriptions.append("the button '\(button.title ?? "")' is cut")
    }
  }

  /// Whether it sticks out of the window at a side; below it may go on under a scroller's end.
  private mutating func checkEdges(of view: View, _ name: String) {
    let frame = view.convert(view.bounds, to: nil)
    if frame.minX < visible.minX - 0.5 || frame.maxX > visible.maxX + 0.5 {
      descriptions.append("'\(name)' at \(frame) sticks out of the window")
    }
  }

  private mutating func checkOverlap(of first: View, _ second: View) {
    guard first.frame.insetBy(0.5).intersects(second.frame.insetBy(0.5)) else { return }
    descriptions.append("\(Self.name(first)) lies over \(Self.name(second))")
  }

  private static func name(_ view: View) -> String {
    let label = (view as? Label)?.text ?? view.accessibilityLabel ?? "\(type(of: view))"
    return "'\(label)' at \(view.frame)"
  }
}

extension Rect {
  /// The rectangle made smaller on all sides.
  fileprivate func insetBy(_ distance: Double) -> Rect {
    Rect(
      x: minX + distance, y: minY + distance, width: max(0, width - 2 * distance),
      height: max(0, height - 2 * distance))
  }
}
