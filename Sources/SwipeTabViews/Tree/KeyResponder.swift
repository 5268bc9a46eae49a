public import SwipeTabCore

/// Something that may act on a key: a view or the controller of a view.
///
/// A key goes to the focused view first, then along `nextResponder` until someone returns true.
@MainActor public protocol KeyResponder: AnyObject {
  /// Who is asked next.
  var nextResponder: (any KeyResponder)? { get }
  /// Acts on a key that went down and returns whether it did.
  func keyDown(_ event: KeyEvent) -> Bool
}
