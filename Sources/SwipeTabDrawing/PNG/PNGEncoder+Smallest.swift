extension PNGEncoder {
  /// Returns the smallest PNG file of a picture that this encoder knows to write, for files that are
  /// kept; takes about ten times as long as `encode`.
  ///
  /// Pictures of at most 256 colours get a palette, grey ones no colours, and every row the filter
  /// that compresses better: none, or the usual guess. The same pixels give the same bytes.
  ///
  /// - Throws: `PNGError.emptyPicture` for a picture without pixels.
  public static func encodeSmallest(_ picture: PixelBuffer) throws(PNGError) -> [UInt8] {
    guard picture.width > 0, picture.height > 0 else { throw .emptyPicture }
    let file = encode(PNGRows(picture), picture)
    guard picture.pixels.count < largestIcon else { return file }
    let other = encode(PNGRows(picture, allowsPalette: false), picture)
    return other.count < file.count ? other : file
  }

  /// In pictures of fewer pixels a palette may take more bytes than it saves.
  private static let largestIcon = 4096

  private static func encode(_ rows: PNGRows, _ picture: PixelBuffer) -> [UInt8] {
    let plain = rows.compressed(isFiltered: false)
    // Indices of a palette are no amounts, so the differences that filters take tell nothing.
    let filtered = rows.palette.isEmpty ? rows.compressed(isFiltered: true) : plain
    var file = signature
    let header = bytes(UInt32(picture.width)) + bytes(UInt32(picture.height))
    append("IHDR", header + [UInt8(rows.depth), rows.colorType, 0, 0, 0], to: &file)
    if !rows.palette.isEmpty { append("PLTE", rows.palette, to: &file) }
    if !rows.transparency.isEmpty { append("tRNS", rows.transparency, to: &file) }
    append("IDAT", filtered.count < plain.count ? filtered : plain, to: &file)
    append("IEND", [], to: &file)
    return file
  }
}
