/// Compresses bytes into a zlib stream (RFC 1950 and 1951): the same bytes for the same input.
enum Deflate {
  private static let window = 32_768
  private static let shortest = 3
  private static let longest = 258
  /// Earlier places with the same hash that are looked at.
  private static let chainLimit = 12
  /// A match this long is taken without looking further.
  private static let niceLength = 64

  static func compress(_ input: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var bits = BitWriter()
    // Deflate with a window of 32 KiB, no dictionary; the two bytes are a multiple of 31.
    bits.write(0x78, 8)
    bits.write(0x9C, 8)
    let finder = MatchFinder(input)
    defer { finder.deallocate() }
    var block = DeflateBlock()
    var position = 0
    while position < input.count {
      let match = finder.match(at: position)
      if match.length >= shortest {
        block.add(length: match.length, distance: match.distance)
        finder.skip(from: position + 1, to: position + match.length)
        position += match.length
      } else {
        block.add(literal: input[position])
        position += 1
      }
      if block.isFull { block.write(to: &bits, isLast: false) }
    }
    block.write(to: &bits, isLast: true)
    bits.align()
    bits.append(bigEndian: Adler32.checksum(input))
    return bits.bytes
  }

  /// Finds earlier places with the same bytes, by chains of places with the same hash.
  private struct MatchFinder {
    private let input: UnsafeBufferPointer<UInt8>
    private let heads: UnsafeMutablePointer<Int32>
    private let links: UnsafeMutablePointer<Int32>

    init(_ input: UnsafeBufferPointer<UInt8>) {
      self.input = input
      heads = .allocate(capacity: window)
      heads.initialize(repeating: -1, count: window)
      links = .allocate(capacity: window)
      links.initialize(repeating: -1, count: window)
    }

    func deallocate() {
      heads.deallocate()
      links.deallocate()
    }

    @inline(__always) private func hash(_ place: Int) -> Int {
      let bytes =
        UInt32(input[place]) | UInt32(input[place &+ 1]) << 8 | UInt32(input[place &+ 2]) << 16
      return Int((bytes &* 0x9E37_79B1) >> 17)
    }

    @inline(__always) private func insert(_ place: Int) {
      let slot = hash(place)
      links[place & (window - 1)] = heads[slot]
      heads[slot] = Int32(truncatingIfNeeded: place)
    }

    /// Notes the places inside a match; of long ones only the last, which later rows look for.
    func skip(from start: Int, to end: Int) {
      let first = end - start > niceLength ? end - 8 : start
      var place = first
      while place < end, place &+ shortest <= input.count {
        insert(place)
        place &+= 1
      }
    }

    /// The longest match for the bytes at a place, which is noted.
    func match(at place: Int) -> (length: Int, distance: Int) {
      guard place + shortest <= input.count else { return (0, 0) }
      let limit = min(longest, input.count - place)
      var candidate = Int(heads[hash(place)])
      insert(place)
      var best = shortest - 1
      var distance = 0
      var tries = chainLimit
      while candidate >= 0, place - candidate <= window, tries > 0 {
        if best < limit, input[candidate &+ best] == input[place &+ best] {
          let length = commonLength(candidate, place, limit)
          if length > best {
            best = length
            distance = place - candidate
            if best >= niceLength || best == limit { break }
          }
        }
        // Where the slot was used again for a later place, the chain ends.
        let next = Int(links[candidate & (window - 1)])
        guard next < candidate else { break }
        candidate = next
        tries -= 1
      }
      return distance > 0 ? (best, distance) : (0, 0)
    }

    @inline(__always) private func commonLength(_ first: Int, _ second: Int, _ limit: Int) -> Int {
      var length = 0
      while length < limit, input[first &+ length] == input[second &+ length] { length &+= 1 }
      return length
    }
  }
}
