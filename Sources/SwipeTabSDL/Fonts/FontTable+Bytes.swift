import SwipeTabDrawing

extension FontTable {
  /// Writes the table.
  func write(to writer: inout ByteWriter) {
    writer.number(coverages.count)
    for coverage in coverages {
      writer.number(coverage.pages.count)
      for page in coverage.pages { writer.number(Int(page)) }
      for word in coverage.bits { writer.number(Int(word)) }
    }
    writer.number(entries.count)
    for entry in entries {
      writer.face(entry.face)
      writer.text(entry.family)
      writer.number(entry.isColor ? 1 : 0)
      writer.number(entry.coverage)
    }
    writer.number(orders.count)
    for (order, places) in orders {
      writer.text(order.family)
      writer.text(order.weight.rawValue)
      writer.text(order.language.rawValue)
      writer.number(places.count)
      for place in places { writer.number(place) }
    }
    writer.number(names.count)
    for (name, found) in names {
      writer.text(name.family)
      writer.text(name.weight.rawValue)
      writer.number(found == nil ? 0 : 1)
      if let found {
        writer.face(found.face)
        writer.text(found.family)
      }
    }
  }

  /// Reads a table; nil when the bytes are none.
  init?(from reader: inout BoundedReader) {
    guard
      let coverages = reader.list(Self.coverage), let entries = reader.list(Self.entry),
      let orders = reader.list(Self.order), let names = reader.list(Self.name)
    else { return nil }
    self.init(
      entries: entries, coverages: coverages,
      orders: Dictionary(orders, uniquingKeysWith: { first, _ in first }),
      names: Dictionary(names, uniquingKeysWith: { first, _ in first }))
  }

  private static func coverage(_ reader: inout BoundedReader) -> CharacterCoverage? {
    guard let count = reader.number(), count <= 0x1100 else { return nil }
    var pages: [UInt16] = []
    pages.reserveCapacity(count)
    for _ in 0..<count {
      guard let page = reader.number().flatMap(UInt16.init(exactly:)) else { return nil }
      pages.append(page)
    }
    guard let bits = reader.words(count * CharacterCoverage.wordsPerPage) else { return nil }
    return CharacterCoverage(pages: pages, bits: bits)
  }

  private static func entry(_ reader: inout BoundedReader) -> Entry? {
    guard let face = reader.face(), let family = reader.text(), let color = reader.number(),
      let coverage = reader.number()
    else { return nil }
    return Entry(face: face, family: family, isColor: color == 1, coverage: coverage)
  }

  private static func order(_ reader: inout BoundedReader) -> (Order, [Int])? {
    guard let family = reader.text(), let weight = reader.text().flatMap(FontWeight.init),
      let language = reader.text().flatMap(EastAsianLanguage.init(rawValue:)),
      let places = reader.list({ $0.number() })
    else { return nil }
    return (Order(family: family, weight: weight, language: language), places)
  }

  private static func name(_ reader: inout BoundedReader) -> (Name, NamedFace?)? {
    guard let family = reader.text(), let weight = reader.text().flatMap(FontWeight.init),
      let isFound = reader.number()
    else { return nil }
    let name = Name(family: family, weight: weight)
    guard isFound == 1 else { return (name, nil) }
    guard let face = reader.face(), let own = reader.text() else { return nil }
    return (name, NamedFace(face: face, family: own))
  }
}

extension ByteWriter {
  fileprivate mutating func face(_ face: FontFace) {
    text(face.path)
    number(face.index)
  }
}

extension BoundedReader {
  fileprivate mutating func face() -> FontFace? {
    guard let path = text(), let index = number() else { return nil }
    return FontFace(path: path, index: index)
  }
}
