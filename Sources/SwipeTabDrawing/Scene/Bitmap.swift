/// Pixels in memory that can be drawn into: premultiplied `0xAARRGGBB`, row by row from the top.
@MainActor public final class Bitmap {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// Pixels from one row to the next.
  public let stride: Int
  /// The memory, `stride * height` pixels.
  public let pixels: UnsafeMutablePointer<UInt32>
  /// Whose memory it is; nil for memory of its own and for borrowed memory.
  public let memory: (any PixelMemory)?
  private let ownsMemory: Bool

  /// Creates a transparent bitmap; a size below zero counts as zero.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - source: Who is asked for the memory first.
  public init(width: Int, height: Int, from source: (any PixelMemorySource)? = nil) {
    self.width = max(0, width)
    self.height = max(0, height)
    stride = self.width
    memory = width > 0 && height > 0 ? source?.makeMemory(width: width, height: height) : nil
    ownsMemory = memory == nil
    if let memory {
      pixels = memory.pixels
      return
    }
    let count = max(1, self.width * self.height)
    pixels = .allocate(capacity: count)
    pixels.initialize(repeating: 0, count: count)
  }

  /// Wraps memory for as many pixels, each row right behind the one before.
  public init(width: Int, height: Int, memory: any PixelMemory) {
    self.width = width
    self.height = height
    stride = width
    pixels = memory.pixels
    self.memory = memory
    ownsMemory = false
  }

  /// Wraps memory that belongs to someone else, such as a window, for as long as it is valid.
  public init(borrowing memory: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int)
  {
    self.width = width
    self.height = height
    self.stride = stride
    pixels = memory
    self.memory = nil
    ownsMemory = false
  }

  isolated deinit {
    if ownsMemory { pixels.deallocate() }
  }

  /// The whole bitmap.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
  /// The size of the memory in bytes.
  public var byteCount: Int { stride * height * 4 }

  /// Writes one premultiplied pixel into every pixel of a rectangle, without blending.
  public func fill(_ rect: PixelRect, with pixel: UInt32) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    for y in area.y..<area.maxY {
      PixelRow.fill(pixels + (y * stride + area.x), area.width, with: pixel)
    }
  }

  /// The pixel at a place; transparent outside.
  public subscript(x: Int, y: Int) -> UInt32 {
    guard x >= 0, y >= 0, x < width, y < height else { return 0 }
    return pixels[y * stride + x]
  }

  /// A copy of the pixels that no later drawing changes.
  public func snapshot() -> PixelBuffer {
    var copy: [UInt32] = []
    copy.reserveCapacity(width * height)
    for y in 0..<height {
      copy.append(contentsOf: UnsafeBufferPointer(start: pixels + y * stride, count: width))
    }
    return PixelBuffer(width: width, height: height, pixels: copy)
  }
}
