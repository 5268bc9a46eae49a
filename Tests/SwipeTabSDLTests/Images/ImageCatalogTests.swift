import Glibc
import SwipeTabCore
import SwipeTabDrawing
import SwipeTabSDL
import Testing

/// Pictures in folders: names, variants, decoding in the background, reports.
@Suite(.serialized) @MainActor final class ImageCatalogTests {
  private let folder: String
  private var lines: [String] = []

  init() throws {
    var template = Array("/tmp/swipetabs-pictures-XXXXXX".utf8CString)
    let made = try #require(mkdtemp(&template))
    folder = String(cString: made)
    mkdir(folder + "/Icons", 0o755)
    let square =
      "<svg viewBox=\"0 0 24 24\"><rect width=\"24\" height=\"24\" fill=\"COLOR\"/></svg>"
    write("Icons/inbox.svg", Array(square.replacing("COLOR", with: "#000").utf8))
    write("Icons/red.svg", Array(square.replacing("COLOR", with: "#f00").utf8))
    write("Icons/bad.svg", Array("<svg viewBox=\"0 0 9 9\"><style>".utf8))
    write("photo.png", try png(side: 10, 0xFF00_00FF))
    write("photo@2x.png", try png(side: 20, 0xFFFF_0000))
    write("blue.jpg", PictureFixtures.jpeg)
    write("broken.png", Array(try png(side: 10, 1).dropLast(20)))
    write("trick.png", PictureFixtures.gif)
  }

  deinit {
    for name in [
      "Icons/inbox.svg", "Icons/red.svg", "Icons/bad.svg", "photo.png", "photo@2x.png", "blue.jpg",
      "broken.png", "trick.png",
    ] {
      unlink(folder + "/" + name)
    }
    rmdir(folder + "/Icons")
    rmdir(folder)
  }

  private func png(side: Int, _ pixel: UInt32) throws -> [UInt8] {
    try PNGEncoder.encode(
      PixelBuffer(
        width: side, height: side, pixels: Array(repeating: pixel, count: side * side)))
  }

  private func write(_ name: String, _ bytes: [UInt8]) {
    guard let file = fopen(folder + "/" + name, "w") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  private func catalog(_ mode: ImageLoader.Mode = .immediate) throws -> (ImageCatalog, ImageLoader)
  {
    let log: @MainActor (String) -> Void = { [weak self] in self?.lines.append($0) }
    let loader = try ImageLoader(mode: mode, log: log)
    return (ImageCatalog(folder: folder, loader: loader, log: log), loader)
  }

  @Test("Names are found in the folder and in folders inside it, without their extensions")
  func names() throws {
    let (catalog, _) = try catalog()
    #expect(catalog.names == ["bad", "blue", "broken", "inbox", "photo", "red", "trick"])
    #expect(catalog.image(named: "inbox") == catalog.image(named: "inbox"))
    #expect(lines.isEmpty)
  }

  @Test("Black drawings are templates, coloured ones and photographs are not")
  func renderingModes() throws {
    let (catalog, _) = try catalog()
    #expect(catalog.image(named: "inbox")?.renderingMode == .template)
    #expect(catalog.image(named: "red")?.renderingMode == .original)
    #expect(catalog.image(named: "photo")?.renderingMode == .original)
  }

  @Test("The variant that has enough pixels is taken, and the natural size stays in points")
  func variants() throws {
    let (catalog, _) = try catalog()
    let image = try #require(catalog.image(named: "photo"))
    #expect(image.size == Size(width: 10, height: 10))
    #expect(image.provider.pixels(width: 10, height: 10)?.pixels.first == 0xFF00_00FF)
    #expect(image.provider.pixels(width: 11, height: 11)?.pixels.first == 0xFFFF_0000)
    let large = image.provider.pixels(width: 300, height: 30)
    #expect(large?.width == 300 && large?.height == 30)
  }

  @Test("An unknown name is one line in the log, and so is a path that leads outside")
  func unknown() throws {
    let (catalog, _) = try catalog()
    #expect(catalog.image(named: "nothing") == nil)
    #expect(catalog.image(named: "nothing") == nil)
    #expect(catalog.image(named: "../photo") == nil)
    #expect(lines.count == 2)
    #expect(lines[0] == "picture nothing is not in \(folder)")
  }

  @Test("A broken file has no pixels and exactly one line with its name and the reason")
  func broken() throws {
    let (catalog, _) = try catalog()
    let image = try #require(catalog.image(named: "broken"))
    for side in [5, 10, 5, 20] { #expect(image.provider.pixels(width: side, height: side) == nil) }
    #expect(lines == ["picture \(folder)/broken.png is damaged: a chunk is cut off"])
  }

  @Test("A GIF called PNG and an unsafe drawing are refused, each with one line")
  func refused() throws {
    let (catalog, _) = try catalog()
    for name in ["trick", "bad", "trick", "bad"] {
      let image = try #require(catalog.image(named: name))
      #expect(image.provider.pixels(width: 10, height: 10) == nil)
      #expect(!image.size.isEmpty)
    }
    #expect(
      lines == [
        "picture \(folder)/trick.png is no PNG, JPEG, WebP or SVG: GIF",
        "picture \(folder)/Icons/bad.svg is outside the safe subset of SVG: the element style",
      ])
  }

  @Test("In the background there are no pixels at first, then those asked for, then a call back")
  func background() async throws {
    let (catalog, loader) = try catalog(.background)
    let image = try #require(catalog.image(named: "photo"))
    var changes = 0
    image.provider.addObserver(self) { changes += 1 }
    #expect(image.provider.pixels(width: 8, height: 8) == nil)
    #expect(image.provider.pixels(width: 8, height: 8) == nil)
    #expect(loader.pendingCount == 1)
    await idle(loader)
    #expect(changes == 1)
    #expect(loader.pendingCount == 0)
    #expect(image.provider.pixels(width: 8, height: 8)?.width == 8)
    #expect(loader.pendingCount == 0)
    // Another size shows the one there is until it comes.
    #expect(image.provider.pixels(width: 16, height: 16)?.width == 8)
    await idle(loader)
    #expect(image.provider.pixels(width: 16, height: 16)?.width == 16)
  }

  private func idle(_ loader: ImageLoader) async {
    await withCheckedContinuation { continuation in
      loader.onIdle = { continuation.resume() }
    }
    loader.onIdle = nil
  }

  @Test("Every picture of the demo is drawn, at several sizes, without a word in the log")
  func demoAssets() throws {
    guard let assets = AssetLocator.folder() else { return }
    let log: @MainActor (String) -> Void = { [weak self] in self?.lines.append($0) }
    let loader = try ImageLoader(mode: .immediate, log: log)
    let catalog = ImageCatalog(folder: assets, loader: loader, log: log)
    #expect(catalog.names.count > 20)
    for name in catalog.names {
      let image = try #require(catalog.image(named: name))
      for side in [24, 42, 48] {
        let picture = try #require(image.provider.pixels(width: side, height: side))
        #expect(picture.width == side && picture.height == side)
        #expect(picture.pixels.contains { $0 >> 24 == 255 }, "\(name)")
      }
    }
    #expect(lines.isEmpty)
  }
}
