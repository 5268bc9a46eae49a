import SwipeTabCore

/// Where the rows and headers of a list lie, in points of its content.
struct ListGeometry {
  /// The room around a section's title and between sections, in points.
  static let sectionGap = 8.0

  private(set) var sections: [ListView.Section] = []
  /// The number of rows before each section, and of all at the end.
  private var firstNumbers = [0]
  /// Where each section begins, and where the last one ends.
  private var starts = [0.0]
  private(set) var rowHeight = 0.0
  private(set) var headerHeight = 0.0
  private(set) var column = (x: 0.0, width: 0.0)

  init() {}

  init(
    sections: [ListView.Section], top: Double, rowHeight: Double, headerHeight: Double, x: Double,
    width: Double
  ) {
    self.sections = sections
    self.rowHeight = rowHeight
    self.headerHeight = headerHeight
    column = (x, width)
    starts = [top]
    for section in sections {
      firstNumbers.append((firstNumbers.last ?? 0) + section.rowCount)
      let header = section.title == nil ? 0 : headerHeight
      starts.append((starts.last ?? 0) + header + Double(section.rowCount) * rowHeight)
    }
  }

  var rowCount: Int { firstNumbers.last ?? 0 }
  var height: Double { starts.last ?? 0 }

  /// The number of a row in the whole list.
  func number(of path: ListView.Path) -> Int? {
    guard sections.indices.contains(path.section), path.row >= 0,
      path.row < sections[path.section].rowCount
    else { return nil }
    return firstNumbers[path.section] + path.row
  }

  func path(of number: Int) -> ListView.Path? {
    guard number >= 0, number < rowCount else { return nil }
    let section = Self.lastIndex(in: firstNumbers, notAbove: number)
    return ListView.Path(section: section, row: number - firstNumbers[section])
  }

  func rowRect(_ number: Int) -> Rect? {
    guard let path = path(of: number) else { return nil }
    let header = sections[path.section].title == nil ? 0 : headerHeight
    return Rect(
      x: column.x, y: starts[path.section] + header + Double(path.row) * rowHeight,
      width: column.width, height: rowHeight)
  }

  /// Where the title of a section lies; nil for a section without one.
  func headerRect(_ section: Int) -> Rect? {
    guard sections.indices.contains(section), sections[section].title != nil else { return nil }
    return Rect(x: column.x, y: starts[section], width: column.width, height: headerHeight)
  }

  /// The rows and the sections between two heights.
  func visible(from top: Double, to bottom: Double) -> (rows: Range<Int>, sections: Range<Int>) {
    guard !sections.isEmpty, rowHeight > 0, bottom > top else { return (0..<0, 0..<0) }
    let first = section(at: top)
    let last = section(at: bottom)
    return (
      rowNumber(at: top, in: first)..<(rowNumber(at: bottom, in: last) + 1), first..<(last + 1)
    )
  }

  /// A place in the list that means the same when heights change.
  struct Place {
    var section: Int
    /// Rows from the top of the section, with fractions; below 0 in its title.
    var rows: Double
    /// Points above the first section.
    var above: Double
  }

  func place(at height: Double) -> Place {
    guard !sections.isEmpty, rowHeight > 0, height > starts[0] else {
      return Place(section: 0, rows: 0, above: starts[0] - height)
    }
    let section = section(at: height)
    let header = sections[section].title == nil ? 0 : headerHeight
    let inside = height - starts[section] - header
    let part = inside < 0 ? inside / max(1, headerHeight) : inside / rowHeight
    return Place(section: section, rows: part, above: 0)
  }

  func position(of place: Place) -> Double {
    guard place.above == 0, sections.indices.contains(place.section) else {
      return starts[0] - place.above
    }
    let header = sections[place.section].title == nil ? 0 : headerHeight
    return starts[place.section] + header + place.rows * (place.rows < 0 ? headerHeight : rowHeight)
  }

  private func section(at height: Double) -> Int {
    min(Self.lastIndex(in: starts, notAbove: height), sections.count - 1)
  }

  /// The row at a height or the next one below a title; one past the end where there is none.
  private func rowNumber(at height: Double, in section: Int) -> Int {
    let header = sections[section].title == nil ? 0 : headerHeight
    let row = Int(((height - starts[section] - header) / rowHeight).rounded(.down))
    let limited = min(max(row, 0), max(0, sections[section].rowCount - 1))
    return min(firstNumbers[section] + limited, max(0, rowCount - 1))
  }

  /// The last of ascending numbers that is not above a value; the first one if all are.
  private static func lastIndex<Value: Comparable>(in list: [Value], notAbove value: Value) -> Int {
    var low = 0
    var high = list.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if list[middle] <= value { low = middle } else { high = middle }
    }
    return low
  }
}
