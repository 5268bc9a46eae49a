import Glibc

/// Appends the time of each frame on the screen to a file, for measurement from outside.
@MainActor public final class FrameTimes {
  let sink: ByteSink

  /// Creates a log that writes into a sink.
  public init(_ sink: ByteSink) { self.sink = sink }

  /// Appends the present `CLOCK_MONOTONIC` time in nanoseconds: 8 bytes, little endian.
  public func append() {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    append(nanoseconds: UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec))
  }

  /// Appends a time.
  func append(nanoseconds: UInt64) {
    withUnsafeBytes(of: nanoseconds.littleEndian) { sink.write($0) }
  }
}
