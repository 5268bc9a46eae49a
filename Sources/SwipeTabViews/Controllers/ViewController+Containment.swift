extension ViewController {
  /// Makes another controller a child of this one, taking it away from its former parent.
  ///
  /// Its view is not added anywhere; do that next. A controller cannot be a child of itself or of
  /// one of its children: such a call does nothing.
  public func addChild(_ child: ViewController) {
    var ancestor: ViewController? = self
    while let controller = ancestor {
      if controller === child { return }
      ancestor = controller.parent
    }
    child.removeFromParent()
    children.append(child)
    child.parent = self
  }

  /// Ends being a child.
  ///
  /// The view stays where it is; remove it first.
  public func removeFromParent() {
    guard let former = parent else { return }
    former.children.removeAll { $0 === self }
    parent = nil
  }
}
