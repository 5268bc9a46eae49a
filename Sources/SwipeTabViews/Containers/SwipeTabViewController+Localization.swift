extension SwipeTabViewController {
  /// The item of a page, with the tokens in it replaced by the user's words, in place.
  func localizedItem(at index: Int) -> TabBarItem? {
    guard let item = store.item(at: index) else { return nil }
    let localizer = localizerInUse
    item.title = LocalizationToken.resolve(item.title, by: localizer)
    item.accessibilityLabel = LocalizationToken.resolve(item.accessibilityLabel, by: localizer)
    item.accessibilityHint = LocalizationToken.resolve(item.accessibilityHint, by: localizer)
    return item
  }

  /// Replaces a token in the title of a page's navigation item by the user's words, in place.
  func localizeNavigationItem(of page: ViewController) {
    page.navigationItem.title = LocalizationToken.resolve(
      page.navigationItem.title, by: localizerInUse)
  }

  private var localizerInUse: (any StringLocalizer)? {
    localizer ?? viewIfLoaded?.window?.localizer
  }
}
