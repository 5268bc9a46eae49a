public import SwipeTabCore
public import SwipeTabDrawing

/// A vector drawing of the safe subset of SVG, drawn at exactly the size asked for.
@MainActor public final class SVGImageProvider: ImageProvider {
  /// The natural size in points.
  public nonisolated let size: Size
  /// What identifies the drawing.
  public nonisolated let name: String
  /// Whether it is drawn in black only, as templates are.
  public let isStencil: Bool
  private let path: String
  private let bytes: [UInt8]
  private let loader: ImageLoader
  private var hasFailed = false

  /// Reads and checks a drawing; one that is broken or unsafe is reported and has no pixels.
  ///
  /// - Parameters:
  ///   - name: what identifies it.
  ///   - path: the file.
  ///   - loader: reports what fails.
  public init(name: String, path: String, loader: ImageLoader) {
    self.name = name
    self.path = path
    self.loader = loader
    do throws(ImageError) {
      let bytes = try FileReader.read(path, limit: ImageLimits.greatestDrawingSize)
      let check = try DrawingCheck(bytes)
      self.bytes = bytes
      size = check.size
      isStencil = check.isStencil
    } catch {
      loader.report(path, error)
      bytes = []
      size = Size(width: 24, height: 24)
      isStencil = true
      hasFailed = true
    }
  }

  isolated deinit { loader.pictures.removeAll(of: ObjectIdentifier(self)) }

  /// A drawing never comes late.
  public func readiness(width: Int, height: Int) -> ImageReadiness {
    hasFailed ? .missing : .ready
  }

  /// The drawing at a size in pixels; nil when it is broken.
  public func pixels(width: Int, height: Int) -> PixelBuffer? {
    guard !hasFailed, width > 0, height > 0 else { return nil }
    if let picture = loader.pictures.exact(self, width: width, height: height) { return picture }
    do throws(ImageError) {
      let picture = try ImageDecoder.rasterize(bytes, width: width, height: height)
      loader.pictures.insert(picture, of: self)
      return picture
    } catch {
      loader.report(path, error)
      hasFailed = true
      return nil
    }
  }
}
