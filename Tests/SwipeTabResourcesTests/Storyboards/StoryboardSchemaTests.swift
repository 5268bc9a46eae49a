import Testing

@testable import SwipeTabResources

@Suite("The schema of storyboards")
struct StoryboardSchemaTests {
  private func member(_ key: String, of node: JSONNode) -> JSONNode? {
    guard case .object(let members) = node.value else { return nil }
    return members.first { $0.key == key }?.value
  }

  private func keys(of node: JSONNode?) -> Set<String> {
    guard let node, let properties = member("properties", of: node),
      case .object(let members) = properties.value
    else { return [] }
    return Set(members.map(\.key))
  }

  @Test("lists the keys that the reader knows, no more and no fewer")
  func keys() throws {
    let schema = try JSONReader.read(try Repository.bytes("docs/storyboard.schema.json"))
    #expect(keys(of: schema) == Set(StoryboardFile.keys))
    let definitions = try #require(member("$defs", of: schema))
    let plain: [(String, [String])] = [
      ("scene", SceneDescription.keys), ("tabItem", TabItemDescription.keys),
      ("navigationItem", NavigationItemDescription.keys),
      ("barButton", BarButtonDescription.keys),
    ]
    for (name, expected) in plain {
      #expect(keys(of: member(name, of: definitions)) == Set(expected), "\(name)")
    }
    for kind in ViewDescription.Kind.allCases {
      let name = kind == .image ? "imageView" : kind.rawValue
      #expect(
        keys(of: member(name, of: definitions)) == Set(ViewDescription.commonKeys + kind.keys),
        "\(name)")
    }
  }

  @Test("lists the names of colours that the reader knows")
  func colors() throws {
    let schema = try JSONReader.read(try Repository.bytes("docs/storyboard.schema.json"))
    guard let definitions = member("$defs", of: schema),
      let color = member("plainColor", of: definitions), let any = member("anyOf", of: color),
      case .array(let choices) = any.value,
      let names = choices.first.flatMap({
        member("enum", of: $0)
      }), case .array(let nodes) = names.value
    else {
      Issue.record("no colours")
      return
    }
    let listed = nodes.compactMap { node -> String? in
      if case .string(let name) = node.value { name } else { nil }
    }
    #expect(Set(listed) == Set(StoryboardValue.namedColors.keys))
  }

  @Test("stands beside an example that the reader accepts")
  func example() throws {
    let text = String(decoding: try Repository.bytes("docs/storyboard.md"), as: UTF8.self)
    let parts = text.split(separator: "```json", maxSplits: 1)
    let json = try #require(parts.last?.split(separator: "```", maxSplits: 1).first)
    let file = try StoryboardFile(bytes: Array(json.utf8), name: "storyboard.md")
    #expect(file.scenes.map(\.identifier.string) == ["tabs", "01-Inbox", "02-Settings"])
  }
}
