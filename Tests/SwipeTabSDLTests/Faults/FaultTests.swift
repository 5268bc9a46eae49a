import CSDL2
import Foundation
import SwipeTabCore
import SwipeTabDrawing
import SwipeTabViews
import Testing

@testable import SwipeTabSDL

extension DisplayTests {
  @Suite("Calls that fail", .serialized) @MainActor struct FaultTests {
    @Test("Every call that can fail is in the table")
    func complete() throws {
      let sources = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/SwipeTabSDL")
      let files = try #require(FileManager.default.enumerator(atPath: sources.path))
      var calls: Set<String> = []
      for case let name as String in files where name.hasSuffix(".swift") {
        let text = try String(contentsOf: sources.appending(path: name), encoding: .utf8)
        for match in text.matches(of: /\b(?:checked|attempted)\(\s*"(\w+)"/) {
          calls.insert(String(match.1))
        }
      }
      #expect(
        calls
          == FaultCase.withServer.union((FaultCase.all + FaultCase.withTextures).map(\.call)))
    }

    @Test("A failure is answered as the table says", arguments: FaultCase.possible)
    func answered(fault: FaultCase) throws {
      switch fault.outcome {
      case .refused(let body): try refused(fault.call, body)
      case .nextFrame(let make):
        let window = try SDLWindow(
          session: try SDLSession(driver: .other("dummy")), title: "test",
          size: Size(width: 200, height: 160))
        try nextFrame(fault.call, window, try make(window), RecordingClient())
      case .nextTextures:
        let fixture = try TextureFixture()
        let client = RecordingClient()
        client.placements = TextureFixture.placements(
          in: PixelRect(x: 0, y: 0, width: 100, height: 80))
        try nextFrame(fault.call, fixture.window, fixture.presenter, client)
      case .noPicture(let decode): try noPicture(fault.call, decode)
      case .lessText: try lessText(fault.call)
      }
    }

    private func refused(_ call: String, _ body: @MainActor () throws -> Void) throws {
      let faults = Faults(call)
      var message = ""
      Faults.$current.withValue(faults) {
        do {
          try body()
        } catch {
          message = "\(error)"
        }
      }
      #expect(faults.useCount > 0, "\(call) was not asked for")
      #expect(message.contains(call))
      #expect(!message.contains("\n"))
      // Afterwards all is well again.
      try body()
    }

    private func nextFrame(
      _ call: String, _ window: SDLWindow, _ presenter: any WindowPresenter,
      _ client: RecordingClient
    ) throws {
      // A presenter that waits for the display sets the pace by the clock.
      let start = MonotonicClock().now() + 1
      let host = try WindowHost(
        window: window, presenter: presenter, client: client, clock: MonotonicClock())
      let again = try Faults.$current.withValue(Faults(call, uses: 1...1)) {
        try #require(try host.step(at: start))
      }
      #expect(host.frameCount == 0)
      var damage: [PixelRect] = []
      host.onFrame = { frame, _, _ in damage = frame.damage }
      _ = try host.step(at: again)
      #expect(host.frameCount == 1)
      #expect(damage == [PixelRect(x: 0, y: 0, width: 100, height: 80)])
      // One that never works again ends the loop with one clear error.
      var failure: SDLError?
      Faults.$current.withValue(Faults(call)) {
        client.needsFrame = true
        client.framesToGo = .max
        host.handle(Synthetic.plain(SDL_RENDER_TARGETS_RESET))
        do {
          for second in 20..<200 { _ = try host.step(at: start + Double(second)) }
        } catch {
          failure = error as? SDLError
        }
      }
      #expect(failure == SDLError(call: call, message: Faults.reason))
    }

    private func noPicture(
      _ call: String, _ decode: @MainActor () throws(ImageError) -> PixelBuffer
    ) throws {
      let loader = try ImageLoader { _ in }
      defer { withExtendedLifetime(loader) {} }
      Faults.$current.withValue(Faults(call)) {
        #expect(throws: ImageError.self) { try decode() }
      }
      #expect(try decode().pixels.isEmpty == false)
    }

    private func lessText(_ call: String) throws {
      let text = "Text, טקסט, नमस्ते, 文字 👍"
      let engine = try SDLTextEngine { _ in }
      let style = TextStyle(font: .system(15), numberOfLines: 0)
      let faults = Faults(call)
      // Sizes that were not laid out before: files are opened, shapes asked for and drawn, and in the
      // largest one glyphs forgotten.
      Faults.$current.withValue(faults) {
        for scale in [1, 1.5, 2, 30] {
          let layout = engine.layout(text, style: style, maxWidth: 90, scale: scale)
          #expect(layout.size.width.isFinite && layout.size.width >= 0)
          #expect(layout.size.height.isFinite && layout.size.height >= 0)
        }
        let named = TextStyle(font: Font(size: 15, family: "DejaVu Serif"))
        #expect(engine.layout("Text", style: named, maxWidth: nil, scale: 1).size.width.isFinite)
      }
      #expect(faults.useCount > 0, "\(call) was not asked for")
      let layout = engine.layout("Text", style: style, maxWidth: nil, scale: 3)
      #expect(layout.size.height > 0)
    }

    @Test("A program without any font says which package to install")
    func noFonts() {
      Faults.$current.withValue(Faults("TTF_OpenFontIndexDPI")) {
        #expect(throws: TextError.noFonts) { try SDLTextEngine { _ in } }
      }
    }

    @Test("A picture deleted before it is decoded has no pixels, and one line says so")
    func deleted() async throws {
      let path = "/tmp/swipetabs-deleted-\(getpid()).jpg"
      try Data(PictureFixtures.jpeg).write(to: URL(filePath: path))
      var lines: [String] = []
      let loader = try ImageLoader { lines.append($0) }
      let provider = FileImageProvider(name: "gone", paths: [1: path], loader: loader)
      #expect(provider.size == Size(width: 8, height: 4))
      unlink(path)
      #expect(provider.pixels(width: 8, height: 4) == nil)
      await withCheckedContinuation { done in loader.onIdle = { done.resume() } }
      #expect(provider.pixels(width: 8, height: 4) == nil)
      #expect(lines == ["picture \(path) cannot be read: No such file or directory"])
    }
  }
}
