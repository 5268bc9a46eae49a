import CSDL2
import Glibc
import SwipeTabDrawing

/// Pixels in memory that the process shares with the X server.
@MainActor final class SharedPixels: PixelMemory {
  let pixels: UnsafeMutablePointer<UInt32>
  /// The server that has the memory, too.
  let server: XServer
  /// What the server is told about the pixels.
  let image: UnsafeMutablePointer<XImage>
  private let segment: UnsafeMutablePointer<XShmSegmentInfo>

  /// Makes memory that is zero; nil when the system or the server refuses.
  init?(width: Int, height: Int, server: XServer) {
    let size = width * height * 4
    guard let id = attempted("shmget", shmget(IPC_PRIVATE, size, IPC_CREAT | 0o600)), id >= 0
    else { return nil }
    // With everyone gone the system forgets the memory, however the process ends.
    defer { shmctl(id, IPC_RMID, nil) }
    guard let memory = shmat(id, nil, 0), memory != UnsafeMutableRawPointer(bitPattern: -1) else {
      return nil
    }
    let segment = UnsafeMutablePointer<XShmSegmentInfo>.allocate(capacity: 1)
    segment.initialize(to: XShmSegmentInfo())
    segment.pointee.shmid = id
    segment.pointee.shmaddr = memory.assumingMemoryBound(to: CChar.self)
    segment.pointee.readOnly = 1  // The server only reads.
    let image = server.createImage(
      server.display, server.attributes.visual, UInt32(server.attributes.depth), ZPixmap,
      segment.pointee.shmaddr, segment, UInt32(width), UInt32(height))
    guard let image, Self.isUsable(image.pointee, width: width), server.take(segment) else {
      if let image { Self.destroy(image) }
      shmdt(memory)
      segment.deallocate()
      return nil
    }
    pixels = memory.assumingMemoryBound(to: UInt32.self)
    self.server = server
    self.image = image
    self.segment = segment
  }

  isolated deinit {
    server.release(segment)
    Self.destroy(image)
    shmdt(pixels)
    segment.deallocate()
  }

  private static func isUsable(_ image: XImage, width: Int) -> Bool {
    image.bits_per_pixel == 32 && image.byte_order == LSBFirst && image.bytes_per_line == width * 4
  }

  /// Frees what Xlib made; the pixels are not its own.
  private static func destroy(_ image: UnsafeMutablePointer<XImage>) {
    _ = image.pointee.f.destroy_image?(image)
  }
}

/// Gives memory shared with an X server to layers that are large enough.
@MainActor final class SharedPixelSource: PixelMemorySource {
  /// Below this many pixels copying a layer costs less than asking the server for one more picture.
  private static let leastArea = 16_384

  let server: XServer

  init(server: XServer) { self.server = server }

  func makeMemory(width: Int, height: Int) -> (any PixelMemory)? {
    guard width * height >= Self.leastArea else { return nil }
    return SharedPixels(width: width, height: height, server: server)
  }
}
