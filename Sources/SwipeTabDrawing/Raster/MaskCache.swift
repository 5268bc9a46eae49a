/// Coverage masks and gradients that were made before, within a budget of bytes; least recently used ones go first.
@MainActor final class MaskCache {
  /// What a mask depends on; lengths in device pixels, so the scale is part of them.
  enum Key: Hashable {
    case corner(radius: Double)
    case shadow(width: Int, height: Int, radius: Double, blur: Double)
    case gradient([GradientStop])
  }

  private enum Value {
    case corner(CornerMask)
    case shadow(CoverageMask)
    case gradient([UInt32])
  }

  private struct Entry {
    var value: Value
    var bytes: Int
    var lastUse: Int
  }

  /// What an entry takes beside its pixels, in bytes, roughly: without it, masks of a pixel or none
  /// would be kept without end.
  static let entrySize = 128

  /// The most bytes of masks that are kept.
  let byteBudget: Int
  /// The bytes of the masks that are kept now.
  private(set) var byteCount = 0
  /// How many masks had to be made.
  private(set) var misses = 0
  private var entries: [Key: Entry] = [:]
  private var clock = 0

  init(byteBudget: Int) { self.byteBudget = byteBudget }

  /// The corner of a rounded shape on device pixels.
  func corner(radius: Double) -> CornerMask {
    if case .corner(let mask) = find(.corner(radius: radius)) { return mask }
    let mask = CornerMask(radius: radius)
    keep(.corner(mask), for: .corner(radius: radius), bytes: mask.coverage.count)
    return mask
  }

  /// A shadow's mask, made by `make` where it is new.
  func shadow(
    width: Int, height: Int, radius: Double, blur: Double, make: () -> CoverageMask
  ) -> CoverageMask {
    let key = Key.shadow(width: width, height: height, radius: radius, blur: blur)
    if case .shadow(let mask) = find(key) { return mask }
    let mask = make()
    keep(.shadow(mask), for: key, bytes: mask.coverage.count)
    return mask
  }

  /// The table of a gradient's colours, made by `make` where it is new.
  func gradient(_ stops: [GradientStop], make: () -> [UInt32]) -> [UInt32] {
    if case .gradient(let table) = find(.gradient(stops)) { return table }
    let table = make()
    keep(.gradient(table), for: .gradient(stops), bytes: 4 * table.count)
    return table
  }

  private func find(_ key: Key) -> Value? {
    clock += 1
    // By its place: looking up by the key for a change allocates, in every frame.
    guard let place = entries.index(forKey: key) else { return nil }
    entries.values[place].lastUse = clock
    return entries.values[place].value
  }

  private func keep(_ value: Value, for key: Key, bytes: Int) {
    misses += 1
    let bytes = bytes + Self.entrySize
    guard bytes <= byteBudget else { return }
    while byteCount + bytes > byteBudget,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      byteCount -= oldest.value.bytes
      entries[oldest.key] = nil
    }
    entries[key] = Entry(value: value, bytes: bytes, lastUse: clock)
    byteCount += bytes
  }
}
