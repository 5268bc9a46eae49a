import Foundation
import SwipeTabDrawing
import Testing

@testable import SwipeTabSDL

/// Mutated pictures of every kind through everything that files pass before they are seen.
///
/// A crash ends the test run. `SWIPETABS_FUZZ_PICTURES` sets how many there are.
@Suite(.serialized) @MainActor struct PictureFuzzTests {
  private let loader: ImageLoader
  private let seeds: [[UInt8]]

  /// The seconds of processor time that one picture may take.
  static let greatestTime = 1.0
  /// The bytes that the program may hold, in a run of its own.
  static let greatestMemory = 256 << 20

  init() throws {
    loader = try ImageLoader(mode: .immediate) { _ in }
    let assets = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Assets").path
    let kinds = [".png", ".jpg", ".webp", ".svg"]
    var seeds = FileReader.files(in: assets, depth: 3)
      .filter { path in kinds.contains { path.hasSuffix($0) } }
      .compactMap { try? FileReader.read($0, limit: 48 << 10) }
    seeds += [
      PictureFixtures.jpeg, PictureFixtures.progressiveJPEG, PictureFixtures.webp,
      PictureFixtures.lossyWebP, PictureFixtures.palettePNG, PictureFixtures.keyedPNG,
      PictureFixtures.deepPNG, PictureFixtures.gif,
    ]
    let pixels = (0..<900).map { UInt32($0) &* 2_654_435_761 | 0xFF00_0000 }
    seeds.append(
      try PNGEncoder.encode(PixelBuffer(width: 30, height: 30, pixels: pixels)))
    self.seeds = seeds
  }

  /// How long the calling thread has computed, in seconds.
  private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The most memory that the process has held, in bytes.
  private func greatestMemory() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let words = line?.split(whereSeparator: { $0 == " " || $0 == "\t" }) ?? []
    return (words.count > 1 ? Int(words[1]) ?? 0 : 0) << 10
  }

  /// Decodes a picture as providers do; whether it was accepted.
  private func show(_ bytes: [UInt8]) -> Bool {
    do throws(ImageError) {
      switch try ImageHeader.format(of: bytes) {
      case .svg: _ = try ImageDecoder.rasterize(bytes, width: 48, height: 48)
      default:
        _ = JPEGCheck.orientation(bytes)
        _ = try ImageDecoder.decode(bytes).resampled(width: 48, height: 48)
      }
      return true
    } catch {
      return false
    }
  }

  @Test("Mutated pictures neither crash nor hang nor take much memory")
  func mutations() {
    let wish = ProcessInfo.processInfo.environment["SWIPETABS_FUZZ_PICTURES"].flatMap(Int.init)
    let before = greatestMemory()
    var mutator = PictureMutator(seed: 1, seeds: seeds)
    var (accepted, slowest) = (0, 0.0)
    for index in 0..<(wish ?? 400) {
      let bytes = mutator.nextPicture()
      let start = processorTime()
      if show(bytes) { accepted += 1 }
      let time = processorTime() - start
      slowest = max(slowest, time)
      #expect(time < Self.greatestTime, "picture \(index)")
    }
    #expect(accepted > 0)
    // In a run with others their memory counts, too: what came on top is this test's.
    let memory = greatestMemory()
    #expect(memory - before < Self.greatestMemory)
    guard let wish else { return }
    #expect(memory < Self.greatestMemory)
    print(
      "\(wish) pictures from \(seeds.count), \(accepted) accepted, "
        + "slowest \(Int(slowest * 1000)) ms, \(memory >> 20) MB")
  }

  @Test("Every file that the mutations begin with is accepted, but the GIF")
  func seedsAreGood() {
    let refused = seeds.filter { !show($0) }
    #expect(refused == [PictureFixtures.gif])
  }
}
