/// What a picture's first bytes say: its kind and its size.
struct ImageHeader: Hashable, Sendable {
  /// The kinds of files that are read.
  enum Format: String, Hashable, Sendable {
    case png = "PNG"
    case jpeg = "JPG"
    case webp = "WEBP"
    case svg = "SVG"
  }

  /// The kind.
  var format: Format
  /// The width in pixels.
  var width: Int
  /// The height in pixels.
  var height: Int

  /// What a file is, by its content and not by its name.
  static func format(of bytes: [UInt8]) throws(ImageError) -> Format {
    let reader = ByteReader(bytes: bytes)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if reader.has("RIFF", at: 0), reader.has("WEBP", at: 8) { return .webp }
    if bytes.isEmpty { throw .broken("it is empty") }
    if reader.has("GIF8", at: 0) { throw .unknownFormat("GIF") }
    if reader.has("BM", at: 0) { throw .unknownFormat("BMP") }
    if reader.has("<svg", at: 0) || reader.has("<?xml", at: 0) || reader.has("<!--", at: 0) {
      return .svg
    }
    throw .unknownFormat("unknown bytes")
  }

  /// Reads the header of a picture made of pixels.
  ///
  /// - Throws: `ImageError` when it is of no kind that is read, damaged, or too large.
  init(_ bytes: [UInt8]) throws(ImageError) {
    let reader = ByteReader(bytes: bytes)
    format = try Self.format(of: bytes)
    switch format {
    case .png: (width, height) = try PNGCheck.size(reader)
    case .jpeg: (width, height) = try JPEGCheck.size(reader)
    case .webp: (width, height) = try WebPCheck.size(reader)
    case .svg: throw .unknownFormat("SVG")
    }
    try ImageLimits.check(width: width, height: height)
  }
}
