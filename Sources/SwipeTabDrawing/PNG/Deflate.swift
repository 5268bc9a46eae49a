/// Compresses bytes into a zlib stream (RFC 1950 and 1951): the same bytes for the same input.
enum Deflate {
  private static let window = 32_768
  private static let shortest = 3
  private static let longest = 258

  /// How long to look for what has been there before.
  struct Effort {
    /// Earlier places with the same hash that are looked at.
    var chainLimit: Int
    /// A match this long is taken without looking further.
    var niceLength: Int
    /// Matches shorter than this wait for a longer one at the next place.
    var lazyLength: Int

    /// For pictures of the moment.
    static let fast = Effort(chainLimit: 12, niceLength: 64, lazyLength: 0)
    /// For files that are kept; a longer search gains less than one in a hundred.
    static let thorough = Effort(chainLimit: 160, niceLength: 258, lazyLength: 64)
  }

  static func compress(
    _ input: UnsafeBufferPointer<UInt8>, effort: Effort = .fast
  ) -> [UInt8] {
    var bits = BitWriter()
    // Deflate with a window of 32 KiB, no dictionary; the two bytes are a multiple of 31.
    bits.write(0x78, 8)
    bits.write(0x9C, 8)
    let finder = MatchFinder(input, effort)
    defer { finder.deallocate() }
    var block = DeflateBlock()
    var position = 0
    while position < input.count {
      var match = finder.match(at: position)
      var noted = position + 1
      while match.length >= shortest, match.length < effort.lazyLength {
        let next = finder.match(at: position + 1)
        noted = position + 2
        guard next.length > match.length else { break }
        block.add(literal: input[position])
        if block.isFull { block.write(to: &bits, isLast: false) }
        position += 1
        match = next
      }
      if match.length >= shortest {
        block.add(length: match.length, distance: match.distance)
        finder.skip(from: noted, to: position + match.length)
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

    private let effort: Effort

    init(_ input: UnsafeBufferPointer<UInt8>, _ effort: Effort) {
      self.input = input
      self.effort = effort
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
      let first = end - start > effort.niceLength ? end - 8 : start
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
      var tries = effort.chainLimit
      while candidate >= 0, place - candidate <= window, tries > 0 {
        if best < limit, input[candidate &+ best] == input[place &+ best] {
          let length = commonLength(candidate, place, limit)
          if length > best {
            best = length
            distance = place - candidate
            if best >= effort.niceLength || best == limit { break }
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
