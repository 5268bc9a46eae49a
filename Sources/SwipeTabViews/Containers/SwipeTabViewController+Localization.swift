extension SwipeTabViewController {
  /// The item of a page, with the tokens in it replaced by the user's words, in place.
  func localizedItem(at index: Int) -> TabBarItem? {
    guard let item = store.item(at: index) else { return nil }
    let localizer = self.localizer ?? viewIfLoaded?.window?.localizer
    item.title = LocalizationToken.resolve(item.title, by: localizer)
    item.accessibilityLabel = LocalizationToken.resolve(item.accessibilityLabel, by: localizer)
    item.accessibilityHint = LocalizationToken.resolve(item.accessibilityHint, by: localizer)
    return item
  }
}
