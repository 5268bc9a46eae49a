public import SwipeTabs

extension HeadlessHost: ScriptHost {
  /// The size of the window in points.
  public var windowSize: Size { window.size }

  /// What lays out the window's text.
  public var textEngine: (any TextEngine)? { window.textEngine }

  /// Lets time pass up to a moment in seconds.
  public func wait(until time: Double) async { advance(to: time) }

  /// Lets time pass until nothing moves and every picture is decoded.
  public func settle(within seconds: Double) async -> Bool {
    let end = time + seconds
    while true {
      guard settleMotion(within: end - time) else { return false }
      guard hasPendingPictures() else { return true }
      // Decoding takes real time, of which the manual clock knows nothing.
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  /// Gives the window a new size in points.
  public func resize(to size: Size) async { setSize(size) }

  /// Gives the window a new size in points; one without extent minimises it.
  public func setSize(_ size: Size) { send(.window(.resized(size), time: time)) }

  /// Applies a setting of the window.
  public func apply(_ setting: ScriptSetting) -> Bool { window.apply(setting, at: time) }
}

extension Window {
  /// Applies a setting that belongs to the window; false for one of the container.
  public func apply(_ setting: ScriptSetting, at time: Double) -> Bool {
    switch setting {
    case .rightToLeft(let isOn): layoutDirection = isOn ? .rightToLeft : .leftToRight
    case .dark(let isOn): appearance = isOn ? .dark : .light
    case .scale(let scale): handle(.window(.scaleChanged(scale), time: time))
    case .textSize(let factor): textSizeFactor = factor
    default: return false
    }
    return true
  }
}

extension PixelBuffer {
  /// Writes the picture as a PNG file.
  public func writePNG(to path: String) throws(ScriptFailure) {
    let bytes: [UInt8]
    do throws(PNGError) {
      bytes = try PNGEncoder.encode(self)
    } catch {
      throw ScriptFailure("screenshot: \(error)")
    }
    do throws(FileError) {
      try Files.write(bytes, to: path)
    } catch {
      throw ScriptFailure("screenshot: cannot write \(error)")
    }
  }
}
