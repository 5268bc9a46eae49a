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

  /// A file of a picture.
  private struct File {
    var kind: String
    var scale: Int
    var path: String
  }

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
    if let path = files.first(where: { $0.kind == "svg" && $0.scale == 1 })?.path {
      let provider = SVGImageProvider(name: name, path: path, loader: loader)
      image = Image(provider, renderingMode: provider.isStencil ? .template : .original)
    } else {
      let kind = Self.extensions.first { kind in files.contains { $0.kind == kind } }
      let paths = files.filter { $0.kind == kind }.map { ($0.scale, $0.path) }
      let provider = FileImageProvider(
        name: name, paths: Dictionary(paths) { first, _ in first }, loader: loader)
      image = Image(provider, renderingMode: .original)
    }
    images[name] = image
    return image
  }

  /// What there is of each name; the first folder in order of names wins.
  ///
  /// Works on bytes: by characters and with nested dictionaries it took a tenth of a start.
  private static func makeIndex(of folder: String) -> [String: [File]] {
    var index: [String: [File]] = [:]
    for path in FileReader.files(in: folder, depth: depth) {
      let bytes = path.utf8
      let start = bytes.lastIndex(of: UInt8(ascii: "/")).map(bytes.index(after:)) ?? path.startIndex
      guard let dot = bytes[start...].lastIndex(of: UInt8(ascii: ".")) else { continue }
      let kind = path[bytes.index(after: dot)...].lowercased()
      guard extensions.contains(kind) else { continue }
      var name = path[start..<dot]
      var scale = 1
      if name.utf8.last == UInt8(ascii: "x"),
        let at = name.utf8.lastIndex(of: UInt8(ascii: "@")),
        let number = Int(name[name.utf8.index(after: at)...].dropLast()), (1...4).contains(number)
      {
        name = name[..<at]
        scale = number
      }
      let file = File(kind: kind, scale: scale, path: path)
      index[String(name), default: []].append(file)
    }
    return index
  }
}
