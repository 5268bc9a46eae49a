import SwipeTabDrawing

/// What fontconfig said about the fonts of the machine: all that choosing one takes.
struct FontTable: Hashable, Sendable {
  /// A font of the machine.
  struct Entry: Hashable, Sendable {
    var face: FontFace
    var family: String
    /// Whether it holds pictures.
    var isColor: Bool
    /// Its place in `coverages`.
    var coverage: Int
  }

  /// A question for all fonts, best first.
  struct Order: Hashable, Sendable {
    /// The family the others should go with.
    var family: String
    var weight: FontWeight
    var language: EastAsianLanguage
  }

  /// A question for a family.
  struct Name: Hashable, Sendable {
    var family: String
    var weight: FontWeight
  }

  /// The best answer to a name, which may be of another family.
  struct NamedFace: Hashable, Sendable {
    var face: FontFace
    var family: String
  }

  /// The fonts, in the order they were met.
  private(set) var entries: [Entry] = []
  /// The sets of characters: many fonts share one.
  private(set) var coverages: [CharacterCoverage] = []
  /// The answers: places in `entries`.
  private(set) var orders: [Order: [Int]] = [:]
  /// The answers about families; nil where there was none.
  private(set) var names: [Name: NamedFace?] = [:]
  private var places: [FontFace: Int] = [:]

  /// Creates a table that knows nothing.
  init() {}

  /// Creates a table from its parts; nil when they don't fit one another.
  init?(
    entries: [Entry], coverages: [CharacterCoverage], orders: [Order: [Int]],
    names: [Name: NamedFace?]
  ) {
    guard entries.allSatisfy({ coverages.indices.contains($0.coverage) }),
      orders.values.allSatisfy({ $0.allSatisfy(entries.indices.contains) })
    else { return nil }
    self.entries = entries
    self.coverages = coverages
    self.orders = orders
    self.names = names
    for (place, entry) in entries.enumerated() { places[entry.face] = place }
  }

  /// The place of a font, which is added where it is new; the place of its characters is asked for
  /// only then.
  mutating func place(
    of face: FontFace, family: String, isColor: Bool, coverage: (inout FontTable) -> Int
  ) -> Int {
    if let place = places[face] { return place }
    let characters = coverage(&self)
    entries.append(Entry(face: face, family: family, isColor: isColor, coverage: characters))
    places[face] = entries.count - 1
    return entries.count - 1
  }

  /// Adds a set of characters and tells its place.
  mutating func add(_ coverage: CharacterCoverage) -> Int {
    coverages.append(coverage)
    return coverages.count - 1
  }

  /// Notes an answer.
  mutating func set(_ places: [Int], for order: Order) {
    orders[order] = places
  }

  /// Notes an answer.
  mutating func set(_ face: NamedFace?, for name: Name) {
    names[name] = .some(face)
  }

  /// Whether a font has all the characters.
  func covers(_ entry: Entry, _ scalars: [UInt32]) -> Bool {
    scalars.allSatisfy(coverages[entry.coverage].contains)
  }
}
