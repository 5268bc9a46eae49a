import SwipeTabTesting
import SwipeTabs

/// Lines of scripts; what was read is written and read again.
@MainActor enum ScriptTarget {
  static func run(_ input: [UInt8]) {
    for line in String(decoding: input, as: UTF8.self).split(separator: "\n") {
      guard let command = try? ScriptParser().parse(String(line)) else { continue }
      do {
        _ = try ScriptParser().parse(command.description)
      } catch {
        check(false, "'\(line)' became '\(command)': \(error)")
      }
    }
  }
}

/// Storyboards; those that are whole make all their scenes and lay them out.
@MainActor enum StoryboardTarget {
  static func run(_ input: [UInt8]) {
    let storyboard = Storyboard()
    storyboard.log = { _ in }
    do {
      try storyboard.load(json: String(decoding: input, as: UTF8.self), name: "fuzz")
    } catch {
      check(!error.description.contains("\n"), "an error of two lines: \(error)")
      return
    }
    let window = Window(
      size: Size(width: 320, height: 240), scale: 1, textEngine: TextTarget.engine ?? Plain())
    guard let initial = try? storyboard.instantiateInitialViewController() else { return }
    window.rootViewController = initial
    window.update(to: 1)
  }

  private final class Plain: TextEngine {
    func layout(_ string: String, style: TextStyle, maxWidth: Double?, scale: Double) -> TextLayout
    {
      TextLayout(
        string: string, size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 1,
        isTruncated: false, scale: scale, runs: [])
    }
  }
}

/// Tables of strings.
@MainActor enum StringsTarget {
  static func run(_ input: [UInt8]) {
    do {
      _ = try LocalizedStrings.entries(of: input, file: "fuzz.strings")
    } catch {
      check(!error.description.contains("\n"), "an error of two lines: \(error)")
    }
  }
}

/// Texts of all kinds in all layouts.
@MainActor enum TextTarget {
  static let engine: SDLTextEngine? = try? SDLTextEngine(locale: "en") { _ in }
  private static let alignments: [TextAlignment] = [.natural, .left, .center, .right]
  private static let breaks: [LineBreakMode] = [
    .truncatingTail, .truncatingHead, .truncatingMiddle, .wordWrapping, .clipping,
  ]

  static func run(_ input: [UInt8]) {
    guard let engine, input.count > 3 else { return }
    let kind = Int(input[0])
    let style = TextStyle(
      font: .system(Double(1 + input[1] / 4), weight: kind & 1 == 0 ? .regular : .bold),
      alignment: alignments[kind >> 1 & 3], lineBreakMode: breaks[(kind >> 3) % breaks.count],
      numberOfLines: Int(input[2] & 7),
      direction: kind & 128 == 0 ? .leftToRight : .rightToLeft)
    let width = input[2] & 128 == 0 ? nil : Double(input[2] & 127) * 3
    let text = String(decoding: input[3...], as: UTF8.self)
    let layout = engine.layout(text, style: style, maxWidth: width, scale: 1)
    check(layout.size.width.isFinite && layout.size.width >= 0, "\(layout.size)")
    check(layout.size.height.isFinite && layout.size.height >= 0, "\(layout.size)")
    check(
      style.numberOfLines == 0 || layout.lineCount <= style.numberOfLines,
      "\(layout.lineCount) lines of \(style.numberOfLines)")
    if engine.byteCount > 32 << 20 { engine.removeCaches() }
  }
}
