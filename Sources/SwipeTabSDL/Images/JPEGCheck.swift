/// Checks JPEG files before libjpeg sees them, which accepts cut-off ones in silence.
enum JPEGCheck {
  /// The size in pixels.
  static func size(_ reader: ByteReader) throws(ImageError) -> (width: Int, height: Int) {
    var position = 2
    while let marker = try nextMarker(reader, from: &position) {
      if marker == 0xD9 || marker == 0xDA { break }
      if isFrame(marker) {
        guard let height = reader.bigEndian(at: position + 3, count: 2),
          let width = reader.bigEndian(at: position + 5, count: 2)
        else { break }
        return (width, height)
      }
      try skip(marker, reader, from: &position)
    }
    throw .broken("its header is cut off")
  }

  /// Throws when a file is cut off or has too many passes.
  static func check(_ bytes: [UInt8]) throws(ImageError) {
    let reader = ByteReader(bytes: bytes)
    var position = 2
    var scans = 0
    while let marker = try nextMarker(reader, from: &position) {
      if marker == 0xD9 {
        guard scans > 0 else { break }
        return
      }
      if marker == 0xDA { scans += 1 }
      guard scans <= ImageLimits.greatestScanCount else { throw .broken("it has too many passes") }
      try skip(marker, reader, from: &position)
      if marker == 0xDA { skipPixels(bytes, from: &position) }
    }
    throw .broken("it is cut off")
  }

  /// How the picture must be turned (the orientation of Exif): 1...8, 1 is upright.
  static func orientation(_ bytes: [UInt8]) -> Int {
    let reader = ByteReader(bytes: bytes)
    var position = 2
    while let marker = try? nextMarker(reader, from: &position) {
      if marker == 0xDA || marker == 0xD9 { break }
      if marker == 0xE1, reader.has("Exif", at: position + 2) {
        return exifOrientation(reader, at: position + 8)
      }
      guard (try? skip(marker, reader, from: &position)) != nil else { break }
    }
    return 1
  }

  private static func exifOrientation(_ reader: ByteReader, at start: Int) -> Int {
    let isLittle = reader.has("II", at: start)
    func number(_ offset: Int, _ count: Int) -> Int? {
      isLittle
        ? reader.littleEndian(at: start + offset, count: count)
        : reader.bigEndian(at: start + offset, count: count)
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return 1 }
    for entry in 0..<min(count, 64) {
      let offset = directory + 2 + entry * 12
      if number(offset, 2) == 0x0112, let value = number(offset + 8, 2), (1...8).contains(value) {
        return value
      }
    }
    return 1
  }

  private static func isFrame(_ marker: Int) -> Bool {
    (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
  }

  /// Moves behind the next marker; nil at the end.
  private static func nextMarker(
    _ reader: ByteReader, from position: inout Int
  ) throws(ImageError) -> Int? {
    guard reader.byte(at: position) == 0xFF else {
      if reader.byte(at: position) == nil { return nil }
      throw .broken("a marker is missing")
    }
    while reader.byte(at: position) == 0xFF { position += 1 }
    defer { position += 1 }
    return reader.byte(at: position)
  }

  /// Moves behind the content of a marker.
  private static func skip(
    _ marker: Int, _ reader: ByteReader, from position: inout Int
  ) throws(ImageError) {
    if marker == 0x01 || (0xD0...0xD8).contains(marker) { return }
    guard let length = reader.bigEndian(at: position, count: 2), length >= 2 else {
      throw .broken("a segment is cut off")
    }
    position += length
  }

  /// Moves behind the compressed pixels of a pass.
  private static func skipPixels(_ bytes: [UInt8], from position: inout Int) {
    while position < bytes.count - 1 {
      if bytes[position] == 0xFF, bytes[position + 1] != 0,
        !(0xD0...0xD7).contains(bytes[position + 1])
      {
        return
      }
      position += 1
    }
    position = bytes.count
  }
}
