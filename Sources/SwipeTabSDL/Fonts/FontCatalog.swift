import CFontconfig
import SwipeTabDrawing

/// The fonts of the machine, asked of fontconfig when the interface font lacks a character.
@MainActor final class FontCatalog {
  /// What a cluster needs of a font.
  struct Need: Hashable {
    /// The characters that must all be there.
    var scalars: [UInt32]
    var script: Script
    var weight: FontWeight
    var language: EastAsianLanguage
    /// Whether a font with pictures comes first.
    var wantsColor: Bool
  }

  /// A face, and whether it holds pictures.
  struct Match: Hashable {
    var face: FontFace
    var isColor: Bool
  }

  private struct Neighbourhood: Hashable {
    var order: FontTable.Order
    /// The upper bits of the characters.
    var page: UInt32
  }

  private var matches: [Need: Match?] = [:]
  private var neighbourhoods: [Neighbourhood: [Int]] = [:]
  private let family: String

  /// Beyond this many remembered answers all are forgotten: no text needs so many at a time.
  static let greatestMatchCount = 8192

  private var table = FontTable()
  private let file: FontCacheFile?
  private var stored: FontCacheFile.Contents?
  private var isRead = false
  /// Places in the table whose files are as they were when the table was stored.
  private var checked: Set<Int> = []
  private var hasFailed = false
  /// Whether there is something to store.
  private(set) var isChanged = false
  /// How often fontconfig was asked.
  private(set) var questionCount = 0
  /// Called when there is something to store for the first time.
  var onChange: (() -> Void)?

  /// Creates a catalog; nothing is read before the first question.
  ///
  /// - Parameters:
  ///   - family: the interface font, which the others should go with.
  ///   - cache: where answers are kept from one run to the next.
  init(family: String, cache: FontCache?) {
    self.family = family
    file = cache.map { FontCacheFile($0) }
  }

  /// The best face that has every character asked for; nil when there is none.
  func match(_ need: Need) -> Match? {
    if let known = matches[need] { return known }
    var best = find(need)
    if let place = best, !isAsStored(place) {
      forgetStored()
      best = find(need)
    }
    let match = best.map { table.entries[$0] }.map { Match(face: $0.face, isColor: $0.isColor) }
    if matches.count >= Self.greatestMatchCount { matches.removeAll() }
    matches[need] = .some(match)
    return match
  }

  private func find(_ need: Need) -> Int? {
    guard let first = need.scalars.first else { return nil }
    let order = candidates(for: first, weight: need.weight, language: need.language)
    guard !order.isEmpty else { return nil }
    let preferred = need.script.preferredFamilies(language: need.language)
    var best: Int?
    var bestRank = Int.max
    for place in order {
      let font = table.entries[place]
      guard table.covers(font, need.scalars) else { continue }
      var rank = preferred.firstIndex(of: font.family) ?? preferred.count
      if font.isColor != need.wantsColor { rank += 100 }
      if rank < bestRank {
        bestRank = rank
        best = place
        if rank == 0 { break }
      }
    }
    return best
  }

  /// The fonts that have characters near the one asked for, best first: few of all.
  private func candidates(
    for scalar: UInt32, weight: FontWeight, language: EastAsianLanguage
  ) -> [Int] {
    let order = FontTable.Order(family: family, weight: weight, language: language)
    let key = Neighbourhood(order: order, page: scalar >> 8)
    if let known = neighbourhoods[key] { return known }
    let places = self.order(order).filter { place in
      table.coverages[table.entries[place].coverage].hasPage(of: scalar)
    }
    neighbourhoods[key] = places
    return places
  }

  /// The best face of a family by name, or of the system's sans serif; nil without any font.
  func face(family: String, weight: FontWeight, isExact: Bool) -> FontFace? {
    readOnce()
    let name = FontTable.Name(family: family, weight: weight)
    let found: FontTable.NamedFace?
    if let known = table.names[name] {
      found = known
    } else {
      questionCount += 1
      found = FontPattern(family: family, weight: weight, language: nil)?.bestFace()
      table.set(found, for: name)
      noteChange()
    }
    guard let found else { return nil }
    return !isExact || found.family.lowercased() == family.lowercased() ? found.face : nil
  }

  private func order(_ order: FontTable.Order) -> [Int] {
    readOnce()
    if let known = table.orders[order] { return known }
    questionCount += 1
    let pattern = FontPattern(
      family: family, weight: order.weight, language: order.language.fontconfigTag)
    let places = pattern?.sortedFonts(in: &table) ?? []
    table.set(places, for: order)
    noteChange()
    return places
  }

  // MARK: The cache

  /// Stores what is new.
  ///
  /// - Returns: why that could not be done; nil when it was or there was nothing to do.
  func save() -> String? {
    guard isChanged, !hasFailed, let file else { return nil }
    isChanged = false
    do throws(FontCacheFile.WriteError) {
      try file.write(table, readWith: stored?.stamps)
      return nil
    } catch {
      hasFailed = true
      return "the font cache \(file.path) cannot be written: \(error.reason)"
    }
  }

  private func readOnce() {
    guard !isRead else { return }
    isRead = true
    stored = file?.read()
    if let stored { table = stored.table }
  }

  private func noteChange() {
    guard file != nil, !isChanged else { return }
    isChanged = true
    onChange?()
  }

  /// Whether the file of a font is still the one that the stored table is about.
  private func isAsStored(_ place: Int) -> Bool {
    guard let stored, place < stored.files.count, !checked.contains(place) else { return true }
    checked.insert(place)
    return FontStamps.Stamp(path: table.entries[place].face.path) == stored.files[place]
  }

  private func forgetStored() {
    stored = nil
    table = FontTable()
    neighbourhoods.removeAll()
    noteChange()
  }
}
