/// Checks that bytes are UTF-8.
enum UTF8Check {
  /// Where the first bytes stand that are not UTF-8; nil if all are.
  static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var offset = 0
    var iterator = bytes.makeIterator()
    var decoder = UTF8()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      offset += UTF8.width(scalar)
    }
    return offset
  }
}
