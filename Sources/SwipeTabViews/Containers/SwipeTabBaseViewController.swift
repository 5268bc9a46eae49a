/// A page ready to be subclassed: knows its container and shares its navigation controller.
open class SwipeTabBaseViewController: ViewController, SwipeTabViewControllerType {
  /// The container that shows the page.
  public weak var mySwipeTabViewController: SwipeTabViewController?

  /// The navigation controller around the page, or else the container's.
  open override var navigationController: NavigationController? {
    get { super.navigationController ?? mySwipeTabViewController?.navigationController }
    set { super.navigationController = newValue }
  }
}

/// A segue that only names a page of the container; it is never performed.
@MainActor public struct SwipeTabSegue {
  /// The identifier of the segue, which is the identifier of the page's scene.
  public let identifier: String

  /// Creates a segue.
  public init(identifier: String) { self.identifier = identifier }
}
