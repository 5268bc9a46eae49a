/// Why a picture cannot be shown.
public enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file cannot be read; the system's reason.
  case unreadable(String)
  /// The file is longer than `ImageLimits.greatestFileSize`.
  case fileTooLarge(Int)
  /// The bytes are of no kind that is read; what they look like, if that is known.
  case unknownFormat(String)
  /// The picture has more pixels than `ImageLimits` allow.
  case tooLarge(width: Int, height: Int)
  /// The bytes are damaged or cut off; what is wrong with them.
  case broken(String)
  /// A vector drawing uses what the safe subset leaves out.
  case unsafeDrawing(String)
  /// The decoder refused the picture; what it said.
  case library(SDLError)

  /// What is wrong, on one line.
  public var description: String {
    switch self {
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .fileTooLarge(let size): "is too long: \(size) bytes"
    case .unknownFormat(let kind): "is no PNG, JPEG, WebP or SVG: \(kind)"
    case .tooLarge(let width, let height): "is too large: \(width) x \(height) pixels"
    case .broken(let reason): "is damaged: \(reason)"
    case .unsafeDrawing(let reason): "is outside the safe subset of SVG: \(reason)"
    case .library(let error): "cannot be decoded: \(error)"
    }
  }
}

/// What pictures may cost.
public enum ImageLimits {
  /// What decoded pictures may take, in bytes, unless a loader is told otherwise: about 15 windows
  /// of 1280 x 800 pixels.
  public static let pictureByteBudget = 64 << 20
  /// The longest file read, in bytes; photographs have about 10 MB.
  public static let greatestFileSize = 32 << 20
  /// The greatest width and height, in pixels.
  public static let greatestSide = 16_384
  /// The most pixels: 6000 x 4000, which takes 96 MB while it is decoded.
  public static let greatestPixelCount = 24_000_000
  /// The most passes of a progressive JPEG; real ones have about ten.
  public static let greatestScanCount = 40
  /// The longest drawing, in bytes.
  public static let greatestDrawingSize = 256 << 10
  /// The most numbers in a drawing: with more, SDL_image takes longer than a few frames.
  public static let greatestNumberCount = 20_000
  /// The greatest number in a drawing; beyond it, its rasteriser loses its way.
  public static let greatestCoordinate = 100_000.0
  /// The greatest side a drawing is rasterised at, in pixels.
  public static let greatestDrawingSide = 4096

  /// Throws when a picture of a size is not to be decoded.
  static func check(width: Int, height: Int) throws(ImageError) {
    guard width > 0, height > 0 else { throw .broken("it has no size") }
    guard width <= greatestSide, height <= greatestSide, width * height <= greatestPixelCount
    else { throw .tooLarge(width: width, height: height) }
  }
}
