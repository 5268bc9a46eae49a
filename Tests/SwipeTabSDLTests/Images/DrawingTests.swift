import SwipeTabDrawing
import SwipeTabSDL
import Testing

/// Vector drawings: what is drawn, and what is refused before SDL_image sees it.
@Suite(.serialized) @MainActor struct DrawingTests {
  private let loader: ImageLoader

  init() throws {
    loader = try ImageLoader(mode: .immediate) { _ in }
  }

  private func svg(_ content: String, attributes: String = "viewBox=\"0 0 24 24\"") -> [UInt8] {
    Array("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(content)</svg>".utf8)
  }

  private func draw(_ bytes: [UInt8], _ width: Int = 24, _ height: Int = 24) throws -> PixelBuffer {
    try ImageDecoder.rasterize(bytes, width: width, height: height)
  }

  @Test("A drawing fills exactly the pixels asked for", arguments: [16, 24, 25, 31, 48, 57, 72])
  func exactSize(side: Int) throws {
    let picture = try draw(svg("<rect width=\"24\" height=\"24\" fill=\"#ff0000\"/>"), side, side)
    #expect(picture.width == side && picture.height == side)
    #expect(picture.pixels.allSatisfy { $0 == 0xFFFF_0000 })
  }

  @Test("A drawing of another shape lies in the middle")
  func letterboxed() throws {
    let picture = try draw(svg("<rect width=\"24\" height=\"24\" fill=\"#000\"/>"), 40, 20)
    #expect(picture.width == 40 && picture.height == 20)
    for x in 0..<40 {
      #expect(picture.pixels[10 * 40 + x] == ((10..<30).contains(x) ? 0xFF00_0000 : 0))
    }
  }

  @Test("Half-covered pixels are premultiplied")
  func premultiplied() throws {
    let picture = try draw(
      svg("<rect width=\"24\" height=\"24\" fill=\"#0a0a0a\" fill-opacity=\"0.5\"/>"))
    let pixel = picture.pixels[100]
    #expect((126...129).contains(pixel >> 24))
    #expect((4...6).contains(pixel & 255))
  }

  @Test(
    "What may harm is refused",
    arguments: [
      "<style>.a{fill:green</style>", "<text>hi</text>", "<script/>",
      "<line x2=\"10000000\" stroke=\"#000\"/>", "<path d=\"M0 0L1e30 1\"/>",
      "<path d=\"M0 0\" stroke-dasharray=\"0.0001\"/>", "<path style=\"fill:red\"/>",
      "<path fill=\"orange\"/>", "<path fill=\"url(http://a/b)\"/>",
      "<path fill=\"currentColor\"/>",
      "<image href=\"/etc/passwd\"/>", "<use href=\"#a\"/>", "<path d=\"M0 nan\"/>",
      "<path onload=\"x\"/>", "<!DOCTYPE svg>", "<g><path/>", "<svg/>", "&lt;<path/>",
      "<path id=\"\(String(repeating: "a", count: 200))\"/>",
      String(repeating: "<g>", count: 40) + String(repeating: "</g>", count: 40),
    ])
  func hostile(content: String) {
    #expect(throws: ImageError.self) { try draw(svg(content)) }
  }

  @Test("A path of too many parts is refused")
  func longPath() {
    let path = "M0 0" + String(repeating: "l1 1", count: 10_001)
    #expect(throws: ImageError.self) { try draw(svg("<path d=\"\(path)\"/>")) }
  }

  @Test(
    "Drawings without a sane size are refused",
    arguments: [
      "", "width=\"0\" height=\"10\"", "width=\"60000\" height=\"60000\"",
      "viewBox=\"0 0 24\"", "viewBox=\"0 0 -24 24\"", "width=\"1e9\" height=\"1e9\"",
      "viewBox=\"0 0 24 24\" width=\"100%\"",
    ])
  func insaneSize(attributes: String) {
    #expect(throws: ImageError.self) { try draw(svg("<path d=\"M0 0\"/>", attributes: attributes)) }
  }

  @Test("A drawing larger than a screen is refused")
  func greatSide() {
    #expect(throws: ImageError.tooLarge(width: 30_000, height: 30_000)) {
      try draw(svg("<path d=\"M0 0\"/>"), 30_000, 30_000)
    }
  }

  @Test("Mutated drawings are drawn or refused, and never do harm")
  func mutations() {
    let source = svg(
      """
      <defs><linearGradient id="a" x1="0" x2="24"><stop offset="0" stop-color="#ff0000"/>\
      <stop offset="100%" stop-color="#00f"/></linearGradient></defs>
      <g transform="translate(1 2) rotate(30)"><path d="M1 2h4v5l-2-.5A3 3 0 0 1 9 9z" \
      fill="url(#a)" stroke="#123456" stroke-width="1.75" stroke-linecap="round"/></g>
      <circle cx="12" cy="12" r="4"/><polygon points="1,2 3,4 5,6"/>
      """)
    #expect((try? draw(source)) != nil)
    var random = SeededGenerator(seed: 11)
    let letters = Array("0123456789.-eMLCAzhv \"<>/=#%()".utf8)
    for _ in 0..<2000 {
      var bytes = source
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        bytes[index] = letters[Int.random(in: 0..<letters.count, using: &random)]
      }
      if let picture = try? draw(bytes) { #expect(picture.width == 24) }
    }
  }
}
