import SwipeTabTesting
import Testing

@Suite("The tutorial of tests") struct TestingTutorialTests {
  private func read(_ path: String) throws -> String {
    String(decoding: try Files.read(path), as: UTF8.self)
  }

  /// What stays of code when imports, access and empty lines are left out.
  private func essence(_ code: String) -> String {
    code.split(separator: "\n").map { $0.replacing("public ", with: "") }
      .filter { !$0.hasPrefix("import ") && !$0.hasPrefix("//") && !$0.isEmpty }
      .joined(separator: "\n")
  }

  @Test("its code is the code that is compiled and run here")
  func code() throws {
    let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    let here = essence(try read("/\(folder)/TestingTutorial.swift"))
    let document = try read("/\(folder)/../../../docs/testing.md")
    let blocks = document.split(separator: "```swift\n").dropFirst().compactMap {
      $0.split(separator: "```").first
    }
    #expect(blocks.count == 9)
    for block in blocks {
      let isProgram = ["// swift-tools-version", "// Sources/Notes/main.swift"].contains {
        block.hasPrefix($0)
      }
      #expect(isProgram || here.contains(essence(String(block))), "\(block.prefix(60))")
    }
  }
}
