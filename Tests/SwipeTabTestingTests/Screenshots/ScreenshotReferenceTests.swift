import Glibc
import SwipeTabTesting
import SwipeTabs
import Testing

@Suite("Reference pictures")
struct ScreenshotReferenceTests {
  let folder = TemporaryFolder()
  let reference: ScreenshotReference

  init() throws {
    reference = try ScreenshotReference(name: "home", testFile: "\(folder.path)/HomeTests.swift")
  }

  /// A picture of one colour with one pixel that may differ.
  private func picture(width: Int = 8, pixel: UInt32 = 0xFF33_6699, at index: Int = 0)
    -> PixelBuffer
  {
    var pixels = [UInt32](repeating: 0xFF33_6699, count: width * 8)
    pixels[index] = pixel
    return PixelBuffer(width: width, height: 8, pixels: pixels)
  }

  private func compare(
    _ picture: PixelBuffer, _ comparison: PictureComparison = .exact
  ) throws {
    try reference.check(picture, comparison, mode: .compare)
  }

  @Test("a picture like its reference passes and leaves nothing behind")
  func pass() throws {
    #expect(try reference.check(picture(), .exact, mode: .record) == .new)
    try compare(picture())
    #expect(folder.names(in: "Screenshots") == ["home.png"])
  }

  @Test("one pixel that differs by one level fails and shows where")
  func onePixel() throws {
    try reference.check(picture(), .exact, mode: .record)
    let error = #expect(throws: ScreenshotError.self) {
      try compare(picture(pixel: 0xFF33_669A, at: 10))
    }
    #expect(
      error?.description
        == "'home' is not as its reference: 1 of 64 pixels differ, by up to 1 levels, inside "
        + "(2 1 1 1): \(reference.newPath) and \(reference.differencePath)")
    #expect(folder.names(in: "Screenshots") == ["home.diff.png", "home.new.png", "home.png"])
    try compare(picture())
    #expect(folder.names(in: "Screenshots") == ["home.png"])
  }

  @Test("a tolerance forgives levels, a share forgives pixels")
  func tolerance() throws {
    try reference.check(picture(), .exact, mode: .record)
    try compare(picture(pixel: 0xFF33_669C), PictureComparison(tolerance: 3))
    #expect(throws: ScreenshotError.self) {
      try compare(picture(pixel: 0xFF33_669D), PictureComparison(tolerance: 3))
    }
    try compare(picture(pixel: 0xFF00_0000), PictureComparison(allowedShare: 0.02))
  }

  @Test("a picture shifted by one pixel fails, with forgiven edges as well")
  func shifted() throws {
    func bar(at x: Int) -> PixelBuffer {
      PixelBuffer(
        width: 12, height: 8,
        pixels: (0..<96).map { (x..<(x + 4)).contains($0 % 12) ? 0xFF00_0000 : 0xFFFF_FFFF })
    }
    try reference.check(bar(at: 3), .exact, mode: .record)
    try compare(bar(at: 3))
    for comparison in [.exact, PictureComparison(forgivesAntiAliasing: true)] {
      let error = #expect(throws: ScreenshotError.self) { try compare(bar(at: 4), comparison) }
      #expect(error?.description.contains("16 of 96 pixels differ, by up to 255 levels") == true)
    }
  }

  @Test("a reference cut short, or of an unreadable file, fails")
  func unreadable() throws {
    try reference.check(picture(), .exact, mode: .record)
    let file = try Files.read(reference.path)
    try Files.write(Array(file.dropLast(20)), to: reference.path)
    #expect(throws: ScreenshotError.self) { try compare(picture()) }
    var broken = file
    broken[file.count - 20] ^= 1
    try Files.write(broken, to: reference.path)
    #expect(throws: ScreenshotError.self) { try compare(picture()) }
    try Files.write(file, to: reference.path)
    chmod(reference.path, 0)
    // The superuser may read everything.
    if getuid() != 0 { #expect(throws: ScreenshotError.self) { try compare(picture()) } }
  }

  @Test("another size fails")
  func size() throws {
    try reference.check(picture(), .exact, mode: .record)
    let error = #expect(throws: ScreenshotError.self) { try compare(picture(width: 9)) }
    #expect(
      error?.description.hasPrefix("'home' is not as its reference: size 9x8, expected 8x8") == true
    )
  }

  @Test("a missing reference fails with the way to record it, and is taken on demand")
  func missing() throws {
    let error = #expect(throws: ScreenshotError.self) { try compare(picture()) }
    #expect(
      error?.description
        == "there is no reference for 'home': \(reference.newPath)")
    #expect(try reference.check(picture(), .exact, mode: .missing) == .new)
    #expect(folder.names(in: "Screenshots") == ["home.png"])
    #expect(throws: ScreenshotError.self) {
      try reference.check(picture(pixel: 0), .exact, mode: .missing)
    }
  }

  @Test("recording tells what changed and leaves equal references alone")
  func record() throws {
    #expect(try reference.check(picture(), .exact, mode: .record) == .new)
    #expect(try reference.check(picture(), .exact, mode: .record) == .unchanged)
    #expect(try reference.check(picture(pixel: 0xFF00_0000), .exact, mode: .record) == .changed)
  }

  @Test("recording writes the smallest file, also over one of the same pixels")
  func smallest() throws {
    try reference.check(picture(), .exact, mode: .record)
    let small = try Files.read(reference.path)
    #expect(small == (try PNGEncoder.encodeSmallest(picture())))
    try Files.write(try PNGEncoder.encode(picture()), to: reference.path)
    #expect(try reference.check(picture(), .exact, mode: .record) == .unchanged)
    #expect(try Files.read(reference.path) == small)
  }

  @Test("a corrupt or unreadable reference fails")
  func corrupt() throws {
    try reference.check(picture(), .exact, mode: .record)
    try Files.write(Array("not a picture".utf8), to: reference.path)
    let corrupt = #expect(throws: ScreenshotError.self) { try compare(picture()) }
    #expect(
      corrupt?.description == "the reference \(reference.path) is no picture: not a PNG file: "
        + reference.newPath)
    Files.remove(reference.path)
    try Files.makeFolder(reference.path)
    let unreadable = #expect(throws: ScreenshotError.self) { try compare(picture()) }
    #expect(
      unreadable?.description
        == "cannot read the reference '\(reference.path)': Is a directory: \(reference.newPath)")
    rmdir(reference.path)
  }

  @Test("a file beyond the limit is refused")
  func tooLarge() throws {
    var state: UInt32 = 1
    let noise = (0..<400 * 400).map { _ -> UInt32 in
      state = state &* 1_664_525 &+ 1_013_904_223
      return state | 0xFF00_0000
    }
    let error = #expect(throws: ScreenshotError.self) {
      try reference.check(
        PixelBuffer(width: 400, height: 400, pixels: noise), .exact, mode: .record)
    }
    #expect(error?.description.contains("more than 262144") == true)
    #expect(folder.names(in: "Screenshots") == [])
  }

  @Test(
    "names that are no plain file names are refused", arguments: ["", "../a", "a/b", ".a", "ä"])
  func badName(name: String) {
    #expect(throws: ScreenshotError.self) {
      _ = try ScreenshotReference(name: name, testFile: "/tmp/a.swift")
    }
  }
}
