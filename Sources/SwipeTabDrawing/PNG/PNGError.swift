/// Why a picture could not be written as or read from a PNG file.
public enum PNGError: Error, Hashable, Sendable {
  /// The picture has no pixels; the format has no such files.
  case emptyPicture
  /// The data does not begin as a PNG file does.
  case notPNG
  /// The data ends too early.
  case truncated
  /// A checksum of the chunk or stream named differs.
  case badChecksum(String)
  /// The file uses a valid feature that is not read, such as interlacing.
  case unsupported(String)
  /// A side or the area, in pixels, is beyond the limits.
  case tooLarge(width: Int, height: Int)
  /// The data contradicts the format.
  case corrupt(String)
}

extension PNGError: CustomStringConvertible {
  /// What is wrong, in a few words.
  public var description: String {
    switch self {
    case .emptyPicture: "the picture has no pixels"
    case .notPNG: "not a PNG file"
    case .truncated: "the PNG data ends too early"
    case .badChecksum(let name): "the checksum of \(name) is wrong"
    case .unsupported(let feature): "\(feature) is not supported"
    case .tooLarge(let width, let height): "\(width) x \(height) pixels are too many"
    case .corrupt(let what): "the PNG data is corrupt: \(what)"
    }
  }
}
