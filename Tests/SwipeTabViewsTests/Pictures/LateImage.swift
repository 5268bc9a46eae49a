import SwipeTabCore
import SwipeTabDrawing

/// A picture of one colour whose pixels come when the test says so.
@MainActor final class LateImage: ImageProvider {
  nonisolated let name = "late"
  nonisolated let size: Size
  let color: UInt32
  /// Whether nothing comes, when it comes.
  var isBroken = false
  private var wanted: Set<[Int]> = []
  private(set) var decoded: Set<[Int]> = []
  private var hasFailed = false
  private var observers: [(owner: Weak, body: @MainActor () -> Void)] = []

  private struct Weak {
    weak var owner: AnyObject?
  }

  init(_ color: UInt32 = 0xFFFF_0000, size: Size = Size(width: 20, height: 20)) {
    self.color = color
    self.size = size
  }

  func pixels(width: Int, height: Int) -> PixelBuffer? {
    if decoded.contains([width, height]) { return buffer(width, height) }
    if !hasFailed { wanted.insert([width, height]) }
    return decoded.first.map { buffer($0[0], $0[1]) }
  }

  private func buffer(_ width: Int, _ height: Int) -> PixelBuffer {
    PixelBuffer(
      width: width, height: height, pixels: Array(repeating: color, count: width * height))
  }

  func readiness(width: Int, height: Int) -> ImageReadiness {
    let picture = pixels(width: width, height: height)
    if hasFailed { return .missing }
    if decoded.contains([width, height]) { return .ready }
    return picture == nil ? .pending : .coarse
  }

  func addObserver(_ observer: AnyObject, _ body: @escaping @MainActor () -> Void) {
    observers.removeAll { $0.owner.owner == nil || $0.owner.owner === observer }
    observers.append((Weak(owner: observer), body))
  }

  /// Everything that was asked for has come.
  func arrive() {
    if isBroken { hasFailed = true } else { decoded.formUnion(wanted) }
    wanted = []
    for observer in observers where observer.owner.owner != nil { observer.body() }
  }
}
