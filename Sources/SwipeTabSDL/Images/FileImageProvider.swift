public import SwipeTabCore
public import SwipeTabDrawing

/// A PNG, JPEG or WebP picture in a file, with a variant for each scale if there are some.
///
/// Only the sizes asked for are kept in memory, within the loader's budget, not the picture as it
/// was decoded.
@MainActor public final class FileImageProvider: ImageProvider {
  /// A file, and how many of its pixels make a point.
  struct Variant: Hashable, Sendable {
    var path: String
    var scale: Int
    var width: Int
    var height: Int
  }

  /// The natural size in points.
  public nonisolated let size: Size
  /// What identifies the picture.
  public nonisolated let name: String
  private let variants: [Variant]
  private let loader: ImageLoader
  private var pending: Set<[Int]> = []
  private var hasFailed = false
  private var observers: [Observer] = []

  private struct Observer {
    weak var owner: AnyObject?
    let body: @MainActor () -> Void
  }

  /// The bytes read to learn a picture's size: profiles and previews stand before it.
  private static let headerSize = 256 << 10

  /// Reads the size of a picture; its pixels are read when they are first asked for.
  ///
  /// - Parameters:
  ///   - name: what identifies it.
  ///   - paths: the file of each scale in pixels per point, such as `[1: "a.png", 2: "a@2x.png"]`.
  ///   - loader: decodes it and reports what fails; a broken picture has no pixels.
  public init(name: String, paths: [Int: String], loader: ImageLoader) {
    self.name = name
    self.loader = loader
    var variants: [Variant] = []
    for (scale, path) in paths.sorted(by: { $0.key < $1.key }) where scale > 0 {
      do throws(ImageError) {
        let bytes = try FileReader.read(
          path, limit: ImageLimits.greatestFileSize, prefix: Self.headerSize)
        let header = try ImageHeader(bytes)
        let isSideways = header.format == .jpeg && JPEGCheck.orientation(bytes) >= 5
        variants.append(
          Variant(
            path: path, scale: scale, width: isSideways ? header.height : header.width,
            height: isSideways ? header.width : header.height))
      } catch {
        loader.report(path, error)
      }
    }
    self.variants = variants
    size =
      variants.first.map {
        Size(
          width: Double($0.width) / Double($0.scale), height: Double($0.height) / Double($0.scale))
      } ?? Size(width: 24, height: 24)
    hasFailed = variants.isEmpty
  }

  isolated deinit { loader.pictures.removeAll(of: ObjectIdentifier(self)) }

  /// Whether the picture is there at a size in pixels; it is decoded if not.
  public func readiness(width: Int, height: Int) -> ImageReadiness {
    let picture = pixels(width: width, height: height)
    if picture?.width == width, picture?.height == height { return .ready }
    if hasFailed || !canShow(width: width, height: height) { return .missing }
    return picture == nil ? .pending : .coarse
  }

  private func canShow(width: Int, height: Int) -> Bool {
    let sides = 1...ImageLimits.greatestSide
    return sides.contains(width) && sides.contains(height)
      && width * height <= ImageLimits.greatestPixelCount && !hasFailed
  }

  /// The picture at a size in pixels.
  ///
  /// While it is being decoded this is the picture in another size, or nil when there is none.
  public func pixels(width: Int, height: Int) -> PixelBuffer? {
    guard canShow(width: width, height: height) else { return nil }
    if let picture = loader.pictures.exact(self, width: width, height: height) { return picture }
    start(width: width, height: height)
    return loader.pictures.exact(self, width: width, height: height)
      ?? loader.pictures.nearest(self, width: width)
  }

  /// Calls back whenever pixels that were missing have been decoded, as long as `observer` lives.
  public func addObserver(_ observer: AnyObject, _ body: @escaping @MainActor () -> Void) {
    observers.removeAll { $0.owner == nil || $0.owner === observer }
    observers.append(Observer(owner: observer, body: body))
  }

  private func start(width: Int, height: Int) {
    let wanted = variants.first { $0.width >= width && $0.height >= height } ?? variants.last
    guard let variant = wanted, pending.insert([width, height]).inserted else { return }
    loader.load(variant.path) { (bytes) throws(ImageError) in
      try ImageDecoder.decode(bytes).resampled(width: width, height: height)
    } completion: { picture in
      self.pending.remove([width, height])
      if let picture {
        self.loader.pictures.insert(picture, of: self)
      } else {
        self.hasFailed = true
      }
      guard self.loader.mode == .background else { return }
      for observer in self.observers where observer.owner != nil { observer.body() }
    }
  }
}
