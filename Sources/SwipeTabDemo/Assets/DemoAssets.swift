import SwipeTabs

/// Where the demo's pages get their icons and pictures.
@MainActor protocol DemoAssets: ImageSource {}

extension DemoAssets {
  /// A symbol or a picture by name, such as `house` or `dawn`; nil where there is none.
  func image(_ name: String) -> Image? { image(named: name) }
}

/// The pictures in the folder `Assets` beside the program.
@MainActor final class FileAssets: DemoAssets {
  private let catalog: ImageCatalog?

  /// Finds the folder; without it there are no pictures, which is one line in the log.
  init(loader: ImageLoader, log: @escaping @MainActor (String) -> Void) {
    guard let folder = AssetLocator.folder() else {
      log("the folder with the demo's pictures is missing beside the program")
      catalog = nil
      return
    }
    catalog = ImageCatalog(folder: folder, loader: loader, log: log)
  }

  func image(named name: String) -> Image? { catalog?.image(named: name) }
}
