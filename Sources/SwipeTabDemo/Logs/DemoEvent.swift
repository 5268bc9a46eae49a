public import SwipeTabTesting
public import SwipeTabs

/// What happens in the demo, as `--events` tells it.
public enum DemoEvent: Hashable, Sendable {
  /// The steps in the life of a page's view.
  public enum Lifecycle: String, Hashable, Sendable, CaseIterable {
    /// The view was loaded.
    case didLoad
    /// The view is about to be shown.
    case willAppear
    /// The view is shown.
    case didAppear
    /// The view is about to be hidden.
    case willDisappear
    /// The view is hidden.
    case didDisappear
  }

  /// A step in the life of a page.
  case lifecycle(Lifecycle, page: Int)
  /// A transition begins.
  case beforeSwipe(from: Int, to: Int)
  /// A transition has led to another page.
  case afterSwipe(from: Int, to: Int)
  /// A transition made a page the selected one.
  case commit(index: Int)
  /// A selection waits for the end of a transition.
  case queued(index: Int)
  /// A page was left out when the container loaded.
  case skipped(page: String, reason: String)
  /// A frame was drawn; what changed is in window points.
  case frame(cause: String, damage: Rect)
  /// Something went wrong.
  case error(message: String)

  /// The event at a time in milliseconds as one object.
  public func json(milliseconds: Double) -> JSONValue {
    .object([.init("time", .number(milliseconds)), .init("event", .string(name))] + details)
  }

  private var name: String {
    switch self {
    case .lifecycle(let step, _): step.rawValue
    case .beforeSwipe: "beforeSwipe"
    case .afterSwipe: "afterSwipe"
    case .commit: "commit"
    case .queued: "queued"
    case .skipped: "skipped"
    case .frame: "frame"
    case .error: "error"
    }
  }

  private var details: [JSONValue.Entry] {
    switch self {
    case .lifecycle(_, let page): [.init("page", .integer(page))]
    case .beforeSwipe(let from, let to), .afterSwipe(let from, let to):
      [.init("from", .integer(from)), .init("to", .integer(to))]
    case .commit(let index), .queued(let index): [.init("index", .integer(index))]
    case .skipped(let page, let reason):
      [.init("page", .string(page)), .init("reason", .string(reason))]
    case .frame(let cause, let damage):
      [.init("cause", .string(cause)), .init("damage", .rect(damage))]
    case .error(let message): [.init("message", .string(message))]
    }
  }
}
