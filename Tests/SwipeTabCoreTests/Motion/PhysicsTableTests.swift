import Foundation
import SwipeTabCore
import Testing

@Suite("The table of numbers in the documentation")
struct PhysicsTableTests {
  @Test("it has every number of the standard physics with its value, a unit and a source")
  func complete() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: "docs/physics.md"), encoding: .utf8)
    var rows: [String: [String]] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      rows[cells[0].trimmingCharacters(in: ["`"])] = Array(cells.dropFirst())
    }
    var names: Set<String> = []
    for child in Mirror(reflecting: PagingPhysics.standard).children {
      let name = try #require(child.label)
      names.insert(name)
      let row = try #require(rows[name], "no row for \(name)")
      #expect(row.count == 3, "\(name)")
      #expect(row.dropFirst().allSatisfy { !$0.isEmpty }, "\(name)")
      let value = (child.value as? Double) ?? (child.value as? Int).map(Double.init)
      #expect(Double(row[0]) == value, "\(name)")
    }
    #expect(Set(rows.keys) == names)
  }
}
