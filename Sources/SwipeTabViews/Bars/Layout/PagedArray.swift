/// A long row of values, nearly all of which are the same: only pages with others take memory.
///
/// A bar looks up hundreds of them in every frame of a swipe, where an array takes a fraction of
/// what a dictionary does.
struct PagedArray<Element> {
  /// How many values a page has.
  private static var pageLength: Int { 128 }

  /// What values are that were never set.
  let common: Element
  private var pages: [[Element]] = []

  init(common: Element) { self.common = common }

  /// The value with an index from zero on.
  subscript(index: Int) -> Element {
    get {
      let page = index / Self.pageLength
      guard page < pages.count, !pages[page].isEmpty else { return common }
      return pages[page][index % Self.pageLength]
    }
    set {
      let page = index / Self.pageLength
      while pages.count <= page { pages.append([]) }
      if pages[page].isEmpty {
        pages[page] = Array(repeating: common, count: Self.pageLength)
      }
      pages[page][index % Self.pageLength] = newValue
    }
  }
}
