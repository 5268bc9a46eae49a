import SwipeTabCore

extension TabBar {
  /// Whether an item that came near to what is seen has an image of its own while it is selected.
  struct SelectedImages {
    var areThere = false
    /// The items that were looked at last.
    var seen = 0..<0
  }

  /// Whether selected items look otherwise: in this style, or since they have images for that.
  var itemsShowSelection: Bool { style.itemsShowSelection || selectedImages.areThere }

  /// Looks for images that change with the selection among the items in a part of the content.
  ///
  /// Once one is found the items count as changing until there is another layout.
  func lookForImages(from start: Double, length: Double) {
    guard !style.itemsShowSelection, !selectedImages.areThere, let layout else { return }
    let items = indices(from: start, length: length)
    guard items != selectedImages.seen else { return }
    selectedImages.seen = items
    // Items narrower than a point are not painted.
    guard Double(items.count) <= length else { return }
    selectedImages.areThere = items.contains { index in
      guard index < contents.count else { return false }
      let content = contents.content(at: index)
      guard let selected = content.selectedImage, let image = content.image, selected != image
      else { return false }
      return layout.item(at: index).imageFrame != nil
    }
  }
}
