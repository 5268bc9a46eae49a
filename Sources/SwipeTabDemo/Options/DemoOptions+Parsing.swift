import SwipeTabTesting
import SwipeTabs

extension DemoOptions {
  /// Reads a command line without the program's name.
  ///
  /// A value follows its option or an equals sign. The last of several equal or contrary options
  /// wins. `--help` and `--version` win over everything that follows.
  public init(arguments: [String]) throws(DemoOptionsError) {
    self.init()
    var reader = ArgumentReader(arguments: arguments)
    while let name = try reader.nextOption() {
      if try applyFlag(name) {
        try reader.endOfFlag(name)
      } else {
        try applyValue(name, try reader.value(of: name, usage: Self.usage(of: name)))
      }
      if showsHelp || showsVersion { return }
    }
  }

  /// Applies an option without a value; false when the name is another one.
  private mutating func applyFlag(_ name: String) throws(DemoOptionsError) -> Bool {
    switch name {
    case "--toolbar-top": isToolbarOnTop = true
    case "--text-right": isTextOnRight = true
    case "--floating": barPlacement = .floating
    case "--docked": barPlacement = .docked
    case "--rtl": isRightToLeft = true
    case "--dark": isDark = true
    case "--light": isDark = false
    case "--fullscreen": presentation = .fullscreen
    case "--kiosk": presentation = .kiosk
    case "--software": isSoftware = true
    case "--headless": isHeadless = true
    case "--help", "-h": showsHelp = true
    case "--version": showsVersion = true
    default: return false
    }
    return true
  }

  private mutating func applyValue(_ name: String, _ value: OptionValue) throws(DemoOptionsError) {
    switch name {
    case "--style": style = try value.choice()
    case "--pages": pages = try value.count()
    case "--start": start = try value.count()
    case "--transition": transition = try value.choice()
    case "--locale": locale = try value.locale()
    case "--size": size = try value.size()
    case "--scale": scale = try value.number(in: ScriptLimits.scales)
    case "--rotation": rotation = try value.rotation()
    case "--content": content = try value.choice()
    case "--script": script = try value.path()
    case "--screenshot": screenshot = try value.path()
    case "--events": events = try value.path()
    case "--frame-stats": frameStats = try value.path()
    case "--frames": frames = try value.path()
    default: throw DemoOptionsError("unknown option '\(name)'; --help lists the options")
    }
  }

  /// The placeholder of an option's value; throws for an unknown option before its value is read.
  private static func usage(of name: String) throws(DemoOptionsError) -> String {
    guard let usage = values[name] else {
      throw DemoOptionsError("unknown option '\(name.onOneLine)'; --help lists the options")
    }
    return usage
  }

  private static let values = [
    "--style": "toolbar|capsule|underline", "--pages": "N", "--start": "I",
    "--transition": "slide|scroll|none", "--locale": "ID", "--size": "WxH", "--scale": "S",
    "--rotation": "0|90|180|270",
    "--content": "demo|bench|text|harness", "--script": "FILE", "--screenshot": "FILE",
    "--events": "FILE", "--frame-stats": "FILE", "--frames": "FILE",
  ]
}

/// Walks over the words of a command line.
private struct ArgumentReader {
  private var arguments: ArraySlice<String>
  private var attachedValue: String?

  init(arguments: [String]) { self.arguments = arguments[...] }

  /// The next option's name, or nil at the end.
  mutating func nextOption() throws(DemoOptionsError) -> String? {
    guard let word = arguments.popFirst() else { return nil }
    guard word.hasPrefix("-"), word != "-" else {
      throw DemoOptionsError("unexpected '\(word.onOneLine)'; --help lists the options")
    }
    guard word.hasPrefix("--"), let sign = word.firstIndex(of: "=") else { return word }
    attachedValue = String(word[word.index(after: sign)...])
    return String(word[..<sign])
  }

  /// Checks that a flag has no value.
  mutating func endOfFlag(_ name: String) throws(DemoOptionsError) {
    guard attachedValue == nil else { throw DemoOptionsError("\(name) takes no value") }
  }

  /// The value of the option read last.
  mutating func value(of name: String, usage: String) throws(DemoOptionsError) -> OptionValue {
    defer { attachedValue = nil }
    guard let text = attachedValue ?? arguments.popFirst() else {
      throw DemoOptionsError("\(name) needs a value: \(name) \(usage)")
    }
    return OptionValue(name: name, text: text)
  }
}
