import Glibc
import SwipeTabTesting
import SwipeTabs

/// A view that moves to the right by one point a millisecond and tells when it was asked.
@MainActor final class MovingView: View, FrameAnimation {
  private(set) var times: [Double] = []
  private var end = 0.0
  let mover = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))

  init() {
    super.init(frame: .zero)
    mover.backgroundColor = .fixed(.black)
    mover.wantsLayer = true
    addSubview(mover)
  }

  /// Moves until a time in seconds.
  func move(until time: Double) {
    end = time
    window?.addAnimation(self)
  }

  func update(at time: Double) -> Bool {
    times.append(time)
    mover.frame = Rect(x: min(time, end) * 1000, y: 0, width: 10, height: 10)
    return time < end
  }
}

/// A folder that is there for one test.
final class TemporaryFolder {
  let path: String

  init() {
    var template = Array("/tmp/swipetabs-test-XXXXXX".utf8CString)
    mkdtemp(&template)
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The names in a folder inside, sorted.
  func names(in folder: String) -> [String] {
    guard let stream = opendir("\(path)/\(folder)") else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  deinit {
    for folder in ["Screenshots", "report", "."] {
      for name in names(in: folder) { unlink("\(path)/\(folder)/\(name)") }
      rmdir("\(path)/\(folder)")
    }
    rmdir(path)
  }
}

/// An engine for tests without text.
@MainActor final class NoText: TextEngine {
  func layout(_ string: String, style: TextStyle, maxWidth: Double?, scale: Double) -> TextLayout {
    TextLayout(
      string: string, size: Size(width: Double(string.count) * 8, height: 16), firstBaseline: 12,
      lastBaseline: 12, lineCount: 1, isTruncated: false, scale: scale, runs: [])
  }
}
