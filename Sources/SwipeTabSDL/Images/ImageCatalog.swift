public import SwipeTabDrawing

/// The pictures in a folder, by name: `inbox` is `inbox.svg`, else `inbox.png`, `.jpg` or `.webp`
/// with its variants such as `inbox@2x.png`; in the folder itself or in one inside it.
@MainActor public final class ImageCatalog {
  /// The folder.
  public let folder: String
  private let loader: ImageLoader
  private let log: @MainActor (String) -> Void
  private lazy var index = Self.makeIndex(of: folder)
  private var images: [String: Image] = [:]
  private var missing: Set<String> = []

  private static let extensions = ["svg", "png", "jpg", "jpeg", "webp"]
  /// Pictures lie at most so many folders deep.
  private static let depth = 3

  /// Creates a catalog; the folder is read when the first picture is asked for.
  ///
  /// - Parameters:
  ///   - folder: where the pictures are.
  ///   - loader: decodes them and reports broken ones.
  ///   - log: takes one line for each name that there is no picture of.
  public init(
    folder: String, loader: ImageLoader, log: @escaping @MainActor (String) -> Void
  ) {
    self.folder = folder
    self.loader = loader
    self.log = log
  }

  /// The names of all pictures, sorted.
  public var names: [String] { index.keys.sorted() }

  /// A picture by name; nil, after one line in the log, when there is none.
  ///
  /// Drawings in black are templates, all others keep their colours.
  public func image(named name: String) -> Image? {
    if let known = images[name] { return known }
    guard let files = index[name] else {
      if missing.insert(name).inserted { log("picture \(name) is not in \(folder)") }
      return nil
    }
    let image: Image
    if let path = files["svg"]?[1] {
      let provider = SVGImageProvider(name: name, path: path, loader: loader)
      image = Image(provider, renderingMode: provider.isStencil ? .template : .original)
    } else {
      let kind = Self.extensions.first { files[$0] != nil } ?? ""
      let provider = FileImageProvider(name: name, paths: files[kind] ?? [:], loader: loader)
      image = Image(provider, renderingMode: .original)
    }
    images[name] = image
    return image
  }

  /// Name, extension, scale: path.
  ///
  /// The first folder in order of names wins.
  private static func makeIndex(of folder: String) -> [String: [String: [Int: String]]] {
    var index: [String: [String: [Int: String]]] = [:]
    for path in FileReader.files(in: folder, depth: depth) {
      let file = path.split(separator: "/").last ?? ""
      guard let dot = file.lastIndex(of: ".") else { continue }
      let kind = file[file.index(after: dot)...].lowercased()
      guard extensions.contains(kind) else { continue }
      var name = file[..<dot]
      var scale = 1
      if name.hasSuffix("x"), let at = name.lastIndex(of: "@"),
        let number = Int(name[name.index(after: at)...].dropLast()), (1...4).contains(number)
      {
        name = name[..<at]
        scale = number
      }
      let known = index[String(name)]?[kind]?[scale]
      if known == nil { index[String(name), default: [:]][kind, default: [:]][scale] = path }
    }
    return index
  }
}
