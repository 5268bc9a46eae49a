import Glibc
import SwipeTabCore
import SwipeTabDrawing
import Testing

@testable import SwipeTabSDL

/// What is kept about fonts between runs: the same fonts, whatever happens to the file.
@Suite("Font cache", .serialized) @MainActor struct FontCacheTests {
  private static let texts = [
    "Hello", "مرحبا بالعالم", "שָׁלוֹם", "नमस्ते क्ष", "สวัสดี", "中文，日本語の文字", "한국어", "😀👍🏽🇩🇪", "→ ✓ ♥ ∑ ⌘",
    "\u{17000}\u{10FFFD}", "𝔘𝔫𝔦", "Ελληνικά",
  ]
  private let folder = CacheFolder()

  private func needs() -> [FontCatalog.Need] {
    Self.texts.flatMap { text in
      text.unicodeScalars.flatMap { scalar in
        [FontWeight.regular, .bold].map { weight in
          FontCatalog.Need(
            scalars: [scalar.value], script: .of(scalar.value), weight: weight,
            language: .japanese, wantsColor: scalar.properties.isEmojiPresentation)
        }
      }
    }
  }

  private func catalog(_ cache: FontCache?) -> FontCatalog {
    FontCatalog(family: "Noto Sans", cache: cache)
  }

  private func filled() -> FontCacheFile {
    let catalog = catalog(folder.cache)
    for need in needs() { _ = catalog.match(need) }
    #expect(catalog.save() == nil)
    return FontCacheFile(folder.cache)
  }

  @Test("A second run asks fontconfig nothing and gets the same answers")
  func warm() {
    let plain = catalog(nil)
    let cold = catalog(folder.cache)
    let expected = needs().map(plain.match)
    #expect(needs().map(cold.match) == expected)
    let named = cold.face(family: "DejaVu Sans", weight: .bold, isExact: true)
    #expect(cold.save() == nil)
    let warm = catalog(folder.cache)
    #expect(needs().map(warm.match) == expected)
    #expect(warm.face(family: "DejaVu Sans", weight: .bold, isExact: true) == named)
    #expect(warm.questionCount == 0)
    #expect(!warm.isChanged)
    #expect(folder.names.count == 1)
  }

  @Test("With and without a cache every pixel is the same")
  func pixels() throws {
    func runs(_ cache: FontCache?) throws -> [[TextRun]] {
      let engine = try SDLTextEngine(locale: "ja", fontCache: cache) { _ in }
      defer { engine.saveFontCache() }
      return Self.texts.flatMap { text in
        [Font.system(15), .system(22, weight: .bold)].map {
          engine.layout(text, style: TextStyle(font: $0), maxWidth: 200, scale: 1.5).runs
        }
      }
    }
    let plain = try runs(nil)
    for _ in 0..<2 {
      let cached = try runs(folder.cache)
      for (one, other) in zip(plain, cached) {
        #expect(one.count == other.count && zip(one, other).allSatisfy(Self.isSame))
      }
    }
  }

  private static func isSame(_ one: TextRun, _ other: TextRun) -> Bool {
    guard one.x == other.x, one.y == other.y else { return false }
    return switch (one.glyphs, other.glyphs) {
    case (.mask(let a), .mask(let b)): a.width == b.width && a.coverage == b.coverage
    case (.color(let a), .color(let b)): a.width == b.width && a.pixels == b.pixels
    default: false
    }
  }

  @Test("A broken file is as none, and is replaced")
  func broken() throws {
    let file = filled()
    let whole = try #require(folder.read(file.path))
    var random = SeededGenerator(seed: 5)
    var wrong: [[UInt8]] = [[], [0], Array(repeating: 255, count: 5000), whole + [0]]
    for _ in 0..<40 {
      wrong.append(Array(whole.prefix(Int.random(in: 0..<whole.count, using: &random))))
      var flipped = whole
      flipped[Int.random(in: 0..<whole.count, using: &random)] ^= 1
      wrong.append(flipped)
    }
    for bytes in wrong {
      folder.write(bytes, file.path)
      #expect(file.read() == nil)
    }
    let catalog = catalog(folder.cache)
    #expect(needs().map(catalog.match) == needs().map(self.catalog(nil).match))
    #expect(catalog.save() == nil)
    #expect(file.read() != nil)
  }

  @Test("Bytes of any kind are no table, and never read past the end")
  func randomBytes() {
    var random = SeededGenerator(seed: 6)
    for length in 0..<300 {
      let bytes = (0..<length).map { index in
        index % 4 == 0 ? UInt8.random(in: 0...12, using: &random) : 0
      }
      var reader = BoundedReader(bytes[...])
      let table = FontTable(from: &reader)
      #expect(table == nil || reader.isAtEnd || length >= 16)
    }
  }

  @Test("What is no file of the user's own is left alone")
  func foreign() {
    let file = filled()
    chmod(file.path, 0o666)
    #expect(file.read() == nil)
    chmod(file.path, 0o600)
    #expect(file.read() != nil)
    rename(file.path, file.path + ".real")
    symlink(file.path + ".real", file.path)
    #expect(file.read() == nil)
    unlink(file.path)
    mkfifo(file.path, 0o600)
    #expect(file.read() == nil)
    unlink(file.path)
    mkdir(file.path, 0o700)
    #expect(file.read() == nil)
    rmdir(file.path)
  }

  @Test("A folder that cannot be written is one line, and text goes on")
  func unwritable() throws {
    folder.write([], folder.path + "/file")
    var lines: [String] = []
    let engine = try SDLTextEngine(
      fontCache: FontCache(folder: folder.path + "/file/inside")
    ) { lines.append($0) }
    for text in ["中", "あ"] {
      _ = engine.layout(text, style: TextStyle(font: .system(15)), maxWidth: nil, scale: 1)
      engine.saveFontCache()
    }
    #expect(lines.count == 1 && lines[0].contains("cannot be written: Not a directory"))
  }

  @Test("A font that was replaced makes the whole table old")
  func replacedFont() {
    let path = folder.path + "/font.ttf"
    folder.write([1, 2, 3], path)
    var table = FontTable()
    let place = table.place(
      of: FontFace(path: path, index: 0), family: "Noto Sans CJK JP", isColor: false
    ) { table in
      table.add(CharacterCoverage(pages: [0x4E], bits: Array(repeating: .max, count: 8)) ?? .none)
    }
    let order = FontTable.Order(family: "Noto Sans", weight: .regular, language: .japanese)
    table.set([place], for: order)
    #expect(throws: Never.self) {
      try FontCacheFile(folder.cache).write(table, readWith: nil)
    }
    let need = FontCatalog.Need(
      scalars: [0x4E2D], script: .han, weight: .regular, language: .japanese, wantsColor: false)
    #expect(catalog(folder.cache).match(need)?.face.path == path)
    folder.write([1, 2, 3, 4], path)
    let match = catalog(folder.cache).match(need)
    #expect(match == catalog(nil).match(need) && match?.face.path != path)
  }

  @Test("Stamps notice what comes, goes and changes")
  func stamps() {
    let paths = ["a", "b", "c"].map { folder.path + "/" + $0 }
    folder.write([1], paths[0])
    folder.write([1], paths[1])
    let stamps = FontStamps(paths: paths)
    #expect(stamps.areCurrent)
    folder.write([1], paths[2])
    #expect(!stamps.areCurrent)
    unlink(paths[2])
    #expect(stamps.areCurrent)
    folder.write([1, 2], paths[1])
    #expect(!stamps.areCurrent)
    let now = FontStamps(paths: paths)
    unlink(paths[0])
    #expect(!now.areCurrent)
  }

  @Test("The folder is the user's own, unless a variable says otherwise")
  func location() {
    func folder(_ values: [String: String]) -> String? {
      FontCache.user { values[$0] }?.folder
    }
    #expect(folder(["HOME": "/h"]) == "/h/.cache/swipetabs")
    #expect(folder(["HOME": "/h", "XDG_CACHE_HOME": "/var/c"]) == "/var/c/swipetabs")
    #expect(folder(["HOME": "/h", "XDG_CACHE_HOME": "c"]) == "/h/.cache/swipetabs")
    #expect(folder(["HOME": "/h", "SWIPETABS_FONT_CACHE": "off"]) == nil)
    #expect(folder(["HOME": "/h", "SWIPETABS_FONT_CACHE": "/tmp/f"]) == "/tmp/f")
    #expect(folder(["HOME": ""]) == nil)
    #expect(folder([:]) == nil)
  }
}

/// A folder that is there for one test.
private final class CacheFolder {
  let path: String

  init() {
    var template = Array("/tmp/swipetabs-fonts-XXXXXX".utf8CString)
    mkdtemp(&template)
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  var cache: FontCache { FontCache(folder: path + "/deeper/still") }

  /// What is in the cache's folder.
  var names: [String] { FileReader.files(in: cache.folder, depth: 1) }

  func write(_ bytes: [UInt8], _ path: String) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    _ = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
    close(file)
  }

  func read(_ path: String) -> [UInt8]? { try? FileReader.read(path, limit: 1 << 24) }

  deinit {
    for path in FileReader.files(in: path, depth: 4) { unlink(path) }
    for folder in ["/deeper/still", "/deeper", ""] { rmdir(path + folder) }
  }
}
