import Glibc
import SwipeTabCore
import SwipeTabDrawing
import SwipeTabSDL
import Testing

/// Widths beside those of Pango, where its `pango-view` is installed.
@Suite(.serialized) @MainActor struct PangoComparisonTests {
  private nonisolated static let tool = "/usr/bin/pango-view"

  /// The width in pixels that Pango gives a text at 200 pixels to the em, where its rounding of
  /// glyphs to whole pixels hardly counts.
  private func pangoWidth(_ text: String) -> Int? {
    var template = Array("/tmp/swipetabs-pango-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer { unlink(path) }
    let arguments = [
      Self.tool, "-q", "--no-display", "--dpi=72", "--margin=0",
      "--font=Noto Sans, Noto Sans Arabic, Noto Sans Hebrew, Noto Sans Thai 200",
      "--text=\(text)", "--output=\(path).png",
    ]
    defer { unlink(path + ".png") }
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    defer { pointers.forEach { free($0) } }
    pointers.append(nil)
    var process: pid_t = 0
    guard posix_spawn(&process, Self.tool, nil, nil, pointers, environ) == 0 else { return nil }
    var status: Int32 = 0
    guard waitpid(process, &status, 0) == process, status == 0 else { return nil }
    guard let stream = fopen(path + ".png", "r") else { return nil }
    defer { fclose(stream) }
    // A PNG holds its width in the bytes 16...19.
    var header = [UInt8](repeating: 0, count: 24)
    guard fread(&header, 1, 24, stream) == 24 else { return nil }
    return header[16..<20].reduce(0) { $0 << 8 | Int($1) }
  }

  @Test(
    "Widths differ by less than two per cent from Pango's",
    .enabled(if: access("/usr/bin/pango-view", X_OK) == 0),
    arguments: [
      "AVATAR To Typography, Wave. Tölpel", "مرحبا بالعالم، أهلا وسهلا", "שלום עולם וברכה לכולם",
      "abc שלום 123 مرحبا and more text", "नमस्ते दुनिया क्षत्रिय", "สวัสดีชาวโลก น้ำ ที่",
      "中文你好世界日本語文字", "Ελληνικά Русский текст",
    ])
  func widths(text: String) throws {
    let engine = try SDLTextEngine { _ in }
    let pango = try #require(pangoWidth(text))
    for size in [20.0, 40] {
      let own = engine.layout(
        text, style: TextStyle(font: .system(size)), maxWidth: nil, scale: 1
      ).size.width
      let difference = abs(own * 200 / size - Double(pango)) / Double(pango)
      #expect(difference < 0.02, "\(text): \(own) at \(size), Pango \(pango) at 200")
    }
  }
}
