public import SwipeTabs

extension TestHarness {
  /// Records a motion in even steps: as it begins, while it lasts, and when everything is at rest.
  ///
  /// - Parameters:
  ///   - motion: starts the motion; time that its verbs take, such as a drag, is recorded as well.
  ///   - interval: seconds between two frames.
  ///   - duration: how many seconds to record, for motions without an end; nil until nothing moves.
  ///   - crop: the part of the window, in points; nil for all of it.
  /// - Returns: the frames.
  /// - Throws: what `motion` throws, or ``HarnessError`` when there is no end or there are too many
  ///   frames.
  public func filmstrip(
    of motion: () throws -> Void, every interval: Double = 0.05, lasting duration: Double? = nil,
    crop: Rect? = nil
  ) throws -> Filmstrip {
    guard interval > 0, interval.isFinite else {
      throw HarnessError("a film strip needs an interval of more than 0 s")
    }
    let reel = Reel()
    let most = Filmstrip.greatestFrameCount
    let capture: @MainActor () -> Void = { [unowned self] in
      guard reel.frames.count <= most else { return }
      let picture = self.picture()
      reel.lastTime = self.time
      reel.frames.append(crop.map { picture.cropped(to: self.pixels($0)) } ?? picture)
    }
    capture()
    let start = time
    host.sampler = FrameSampler(start: start, interval: interval, body: capture)
    defer { host.sampler = nil }
    try motion()
    if let duration {
      host.advance(to: max(time, start + duration))
    } else {
      try settle()
    }
    if time > reel.lastTime { capture() }
    guard reel.frames.count <= most else {
      throw HarnessError(
        "a film strip of more than \(most) frames: take one less often than every "
          + "\(JSONWriter.text(of: interval)) s, or give it a duration")
    }
    return Filmstrip(frames: reel.frames)
  }

  /// Compares a motion with a reference picture beside the test's file, in which its frames lie side
  /// by side.
  ///
  ///     try harness.expectFilmstrip(
  ///       named: "fling", of: { harness.fling(from: right, to: left) }, every: 0.05)
  ///
  /// - Parameters:
  ///   - name: the name of the picture, without extension.
  ///   - motion: starts the motion; time that its verbs take, such as a drag, is recorded as well.
  ///   - interval: seconds between two frames.
  ///   - duration: how many seconds to record, for motions without an end; nil until nothing moves.
  ///   - columns: frames in a row; nil for rows that fit on a screen.
  ///   - crop: the part of the window, in points; nil for all of it.
  ///   - comparison: by which rules both count as the same; every pixel must be, unless given.
  ///   - function: the test's function.
  ///   - file: the test's file.
  ///   - line: the line in it.
  /// - Throws: what `motion` throws, ``HarnessError`` when there is no end or there are too many
  ///   frames, and ``ScreenshotError`` when the pictures differ.
  public func expectFilmstrip(
    named name: String, of motion: () throws -> Void, every interval: Double = 0.05,
    lasting duration: Double? = nil, columns: Int? = nil, crop: Rect? = nil,
    comparison: PictureComparison = .exact, function: String = #function,
    file: String = #filePath, line: Int = #line
  ) throws {
    let strip = try filmstrip(of: motion, every: interval, lasting: duration, crop: crop)
    try expect(
      strip.picture(columns: columns), named: name, comparison,
      ScreenshotOrigin(function: function, file: file, line: line))
  }

  /// The frames of a motion while they are taken.
  @MainActor private final class Reel {
    var frames: [PixelBuffer] = []
    var lastTime = 0.0
  }

  /// The pixels that a part of the window touches.
  private func pixels(_ part: Rect) -> PixelRect {
    let rect = part.intersection(Rect(origin: .zero, size: window.size))
    let scale = window.scale
    let left = Int((rect.minX * scale).rounded(.down))
    let top = Int((rect.minY * scale).rounded(.down))
    return PixelRect(
      x: left, y: top, width: Int((rect.maxX * scale).rounded(.up)) - left,
      height: Int((rect.maxY * scale).rounded(.up)) - top)
  }
}
