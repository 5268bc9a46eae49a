import CFontconfig

/// Which characters a font has: a bit for each, in pages of 256.
struct CharacterCoverage: Hashable, Sendable {
  /// The numbers of the pages that have any, ascending.
  private(set) var pages: [UInt16] = []
  /// Eight words for each page.
  private(set) var bits: [UInt32] = []

  static let wordsPerPage = 8
  /// Unicode has 0x110000 characters.
  private static let pageLimit = 0x1100

  /// No characters.
  static let none = CharacterCoverage()

  private init() {}

  /// Reads fontconfig's set.
  init(_ characters: OpaquePointer) {
    var map = [FcChar32](repeating: 0, count: Self.wordsPerPage)
    var next: FcChar32 = 0
    var base = FcCharSetFirstPage(characters, &map, &next)
    // FC_CHARSET_DONE, which Swift doesn't import.
    while base != .max {
      if base >> 8 < Self.pageLimit {
        pages.append(UInt16(base >> 8))
        bits += map
      }
      base = FcCharSetNextPage(characters, &map, &next)
    }
  }

  /// Creates a coverage from its parts; nil when they cannot be one.
  init?(pages: [UInt16], bits: [UInt32]) {
    guard bits.count == pages.count * Self.wordsPerPage,
      pages.allSatisfy({ $0 < Self.pageLimit }),
      zip(pages, pages.dropFirst()).allSatisfy(<)
    else { return nil }
    self.pages = pages
    self.bits = bits
  }

  /// Whether the font has a character.
  func contains(_ scalar: UInt32) -> Bool {
    guard let place = place(ofPage: scalar >> 8) else { return false }
    let word = bits[place * Self.wordsPerPage + Int(scalar >> 5 & 7)]
    return word >> (scalar & 31) & 1 == 1
  }

  /// Whether the font has a character or one of its 255 neighbours.
  func hasPage(of scalar: UInt32) -> Bool { place(ofPage: scalar >> 8) != nil }

  private func place(ofPage wanted: UInt32) -> Int? {
    var low = 0
    var high = pages.count
    while low < high {
      let middle = (low + high) / 2
      if pages[middle] < wanted { low = middle + 1 } else { high = middle }
    }
    return low < pages.count && pages[low] == wanted ? low : nil
  }
}
