import FoundationEssentials
import Testing

@testable import SwipeTabResources

@Suite("The reader of tables of strings")
struct StringsReaderTests {
  private func read(_ text: String) throws -> [String: String] {
    try StringsReader.read(Array(text.utf8), file: "T.strings")
  }

  private static let sample = #"""
    /* Tab bar,
       of the container. */
    "SLUG-INBOX" = "Inbox"; // shown first
    SLUG-OPEN = 'Open "it"';
    "SLUG-LINES"="a\nb\tc\"d\\e";
    "SLUG-CODES" = "\U00e9\101\200\U263a";
    "SLUG-ARABIC" = "الوارد";
    bare/key.1 = bare:value-2;
    flag;
    "twice" = "first"; "twice" = "second";
    """#

  @Test("reads comments, escapes, octal codes and words without quotation marks")
  func table() throws {
    let table = try read(Self.sample)
    #expect(
      table == [
        "SLUG-INBOX": "Inbox", "SLUG-OPEN": "Open \"it\"", "SLUG-LINES": "a\nb\tc\"d\\e",
        "SLUG-CODES": "éA\u{A0}☺", "SLUG-ARABIC": "الوارد", "bare/key.1": "bare:value-2",
        "flag": "flag", "twice": "second",
      ])
  }

  @Test("reads surrogate pairs")
  func surrogates() throws {
    #expect(try read(#""k" = "\UD83D\UDE00";"#) == ["k": "😀"])
  }

  @Test("reads what Foundation reads, in the same way")
  func sameAsFoundation() throws {
    var texts = [
      Self.sample, "{ \"k\" = 'v'; }", "k = \"\\%\\e\\q\\\n\";", "k = \"\\1011\\7\\400\";",
      "// only\nk = v;", "k = v ;\r\n\"l\"= \"w\" ; ", "a/b = c//d;\n", "\"\" = \"\";",
    ]
    texts += (128...255).map { "k = \"\\\(String($0, radix: 8))\";" }
    for text in texts {
      let expected = try PropertyListDecoder().decode([String: String].self, from: Data(text.utf8))
      #expect(try read(text) == expected, "\(text)")
    }
  }

  @Test("an empty table and one of comments have no entries")
  func empty() throws {
    #expect(try read("") == [:])
    #expect(try read(" // nothing\n/* here */ ") == [:])
  }

  @Test("reads UTF-8 with a mark and UTF-16 with either mark")
  func encodings() throws {
    let text = "// ü\n\"k\" = \"الوارد 😀\";\n"
    let units = Array(text.utf16)
    let little = units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    for bytes in [
      [0xEF, 0xBB, 0xBF] + Array(text.utf8), [0xFF, 0xFE] + little, [0xFE, 0xFF] + big,
    ] {
      #expect(try StringsReader.read(bytes, file: "T.strings") == ["k": "الوارد 😀"])
    }
  }

  @Test(
    "a broken table is refused with its line",
    arguments: [
      ("\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = \"f\";", 3, "';' is missing after the text of 'c'"),
      ("\"a\" = \"b\";\n\n\"c\" \"d\";", 3, "'=' is expected after the key 'c'"),
      ("\"a\" = \"b\";\n\"c\" = \"d;\n", 2, "the quotation mark is not closed"),
      ("\n/* never ends", 2, "the comment is not closed"),
      ("\"a\" = ;", 1, "the text of 'a' is expected here, in quotation marks"),
      ("\"a\" =", 1, "the text of 'a' is missing at the end"),
      ("\"a\" = \"\\Ux\";", 1, "hexadecimal digits are expected after \\U"),
      ("\n\"a\" = \"\\UD800x\";", 2, "\\U is half of a surrogate pair"),
      ("{ \"a\" = \"b\";\n", 2, "'}' is missing at the end"),
      ("{ }\nx", 2, "there is text after the end of the table"),
      ("<?xml version=\"1.0\"?>", 1, "this is a property list in XML form; save it as text"),
      ("= \"b\";", 1, "a key is expected here, in quotation marks"),
    ])
  func broken(text: String, line: Int, message: String) {
    #expect(throws: StringsError(file: "T.strings", line: line, message: message)) {
      try read(text)
    }
  }

  @Test("bytes in another encoding are refused with their line")
  func wrongEncoding() {
    #expect(
      throws: StringsError(
        file: "T.strings", line: 2,
        message: "the text is neither UTF-8 nor UTF-16 with a byte order mark")
    ) {
      try StringsReader.read(Array("a = b;\nc = ".utf8) + [0xFC], file: "T.strings")
    }
    #expect(
      throws: StringsError(
        file: "T.strings", line: 2, message: "the text is not well-formed UTF-16")
    ) {
      try StringsReader.read([0xFF, 0xFE, 0x0A, 0x00, 0x00, 0xD8, 0x41, 0x00], file: "T.strings")
    }
  }

  @Test("nothing that is thrown at it stops it")
  func noise() {
    var state: UInt64 = 42
    let pieces: [[UInt8]] = [
      Array("\"".utf8), Array("\\".utf8), Array("=".utf8), Array(";".utf8), Array("k".utf8),
      Array("/*".utf8), Array("*/".utf8), Array("\\U".utf8), Array("{".utf8), [0xE2, 0x80],
      Array("\n".utf8), [0xFF, 0xFE], Array("é".utf8), Array("\\77".utf8),
    ]
    for _ in 0..<3000 {
      var bytes: [UInt8] = []
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes += pieces[Int(state >> 33) % pieces.count]
      }
      do {
        _ = try StringsReader.read(bytes, file: "T.strings")
      } catch {
        #expect((error.line ?? 0) >= 1)
      }
    }
  }
}
