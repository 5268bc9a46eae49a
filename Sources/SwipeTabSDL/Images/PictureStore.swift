import SwipeTabDrawing

/// The decoded pictures of all providers of a loader, within a budget of bytes.
///
/// What was not used for longest goes first. The picture that came last stays in any case.
@MainActor final class PictureStore {
  private struct Key: Hashable {
    var owner: ObjectIdentifier
    var width: Int
    var height: Int
  }

  private struct Entry {
    var picture: PixelBuffer
    var lastUse: UInt64
  }

  private var entries: [Key: Entry] = [:]
  private var sizes: [ObjectIdentifier: [Key]] = [:]
  private var clock: UInt64 = 0
  /// What all pictures take, in bytes.
  private(set) var byteCount = 0
  /// What they may take, in bytes.
  let byteBudget: Int

  init(byteBudget: Int) { self.byteBudget = byteBudget }

  /// The picture of an owner in exactly a size, which counts as used now.
  func exact(_ owner: AnyObject, width: Int, height: Int) -> PixelBuffer? {
    let key = Key(owner: ObjectIdentifier(owner), width: width, height: height)
    guard let index = entries.index(forKey: key) else { return nil }
    clock += 1
    entries.values[index].lastUse = clock
    return entries.values[index].picture
  }

  /// The picture of an owner that shows a wanted size best: the smallest that is larger, else the
  /// largest.
  func nearest(_ owner: AnyObject, width: Int) -> PixelBuffer? {
    let known = sizes[ObjectIdentifier(owner)] ?? []
    let best =
      known.filter { $0.width >= width }.min { $0.width < $1.width }
      ?? known.max { $0.width < $1.width }
    return best.flatMap { exact(owner, width: $0.width, height: $0.height) }
  }

  /// Keeps a picture of an owner.
  func insert(_ picture: PixelBuffer, of owner: AnyObject) {
    let key = Key(
      owner: ObjectIdentifier(owner), width: picture.width, height: picture.height)
    remove(key)
    clock += 1
    entries[key] = Entry(picture: picture, lastUse: clock)
    sizes[key.owner, default: []].append(key)
    byteCount += Self.cost(picture)
    guard byteCount > byteBudget else { return }
    for (old, _) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard byteCount > byteBudget, old != key else { break }
      remove(old)
    }
  }

  /// Forgets all pictures.
  func removeAll() {
    entries.removeAll()
    sizes.removeAll()
    byteCount = 0
  }

  /// Forgets the pictures of an owner, which goes away.
  func removeAll(of owner: ObjectIdentifier) {
    for key in sizes[owner] ?? [] { remove(key) }
  }

  private func remove(_ key: Key) {
    guard let old = entries.removeValue(forKey: key) else { return }
    byteCount -= Self.cost(old.picture)
    let left = sizes[key.owner]?.filter { $0 != key } ?? []
    sizes[key.owner] = left.isEmpty ? nil : left
  }

  private static func cost(_ picture: PixelBuffer) -> Int { picture.pixels.count * 4 }
}
