/// A page of a ``SwipeTabViewController``.
///
/// Conform a view controller to it, or subclass ``SwipeTabBaseViewController``.
@MainActor public protocol SwipeTabViewControllerType: ViewController {
  /// The container that shows the page; nil before the container loads. Hold it weakly.
  var mySwipeTabViewController: SwipeTabViewController? { get set }

  /// The page's item in the bar; a page without one is skipped. Asking must not load the view.
  ///
  /// By default the controller's `tabBarItem` if it has an image or a title that is not empty.
  var myTabItem: TabBarItem? { get }

  /// The page's place in the container, from 0; nil outside of one.
  var index: Int? { get }

  /// The navigation controller that all pages of the container share.
  var myMainNavigationController: NavigationController? { get }
}

extension SwipeTabViewControllerType {
  /// The controller's `tabBarItem` if it has an image or a title that is not empty.
  public var myTabItem: TabBarItem? {
    let hasTitle = tabBarItem.title.map { !$0.isEmpty } ?? false
    return hasTitle || tabBarItem.image != nil ? tabBarItem : nil
  }

  /// The page's place in the container, from 0; nil outside of one.
  public var index: Int? { mySwipeTabViewController?.index(of: self) }

  /// The navigation controller that all pages of the container share.
  public var myMainNavigationController: NavigationController? {
    mySwipeTabViewController?.navigationController
  }
}
