/// A value in a message of D-Bus, as far as settings are made of them; variants are unwrapped.
indirect enum DBusValue: Hashable, Sendable {
  case boolean(Bool)
  case number(UInt32)
  case text(String)
  case array([DBusValue])
  case entry(DBusValue, DBusValue)
  /// A value of a type that no setting of interest has.
  case other

  /// The type codes of the protocol.
  enum Code {
    static let boolean = CInt(UInt8(ascii: "b"))
    static let number = CInt(UInt8(ascii: "u"))
    static let text = CInt(UInt8(ascii: "s"))
    static let array = CInt(UInt8(ascii: "a"))
    static let variant = CInt(UInt8(ascii: "v"))
    static let entry = CInt(UInt8(ascii: "e"))
  }

  /// An iterator of libdbus takes 72 bytes on machines of 64 bits; it says itself that it may grow.
  static let iteratorSize = 256
  /// Deeper values are of no interest: settings have four levels.
  private static let greatestDepth = 8
  /// So many values are read of a message; a desktop has some hundred settings.
  static let greatestCount = 20_000

  /// The arguments of a message, in order; what is beyond the limits is left out.
  static func arguments(of message: OpaquePointer, _ library: DBusLibrary) -> [DBusValue] {
    var count = greatestCount
    return withIterator { iterator in
      guard library.beginReading(message, iterator) != 0 else { return [] }
      return values(at: iterator, depth: 0, &count, library)
    }
  }

  /// Lends memory for an iterator.
  static func withIterator<Result>(_ body: (UnsafeMutableRawPointer) -> Result) -> Result {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: iteratorSize, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: iteratorSize)
    defer { memory.deallocate() }
    return body(memory)
  }

  private static func values(
    at iterator: UnsafeMutableRawPointer, depth: Int, _ count: inout Int, _ library: DBusLibrary
  ) -> [DBusValue] {
    var values: [DBusValue] = []
    while library.argumentType(iterator) != 0, count > 0 {
      count -= 1
      values.append(value(at: iterator, depth: depth, &count, library))
      if library.next(iterator) == 0 { break }
    }
    return values
  }

  private static func value(
    at iterator: UnsafeMutableRawPointer, depth: Int, _ count: inout Int, _ library: DBusLibrary
  ) -> DBusValue {
    switch library.argumentType(iterator) {
    case Code.boolean:
      var value: UInt32 = 0
      library.basicValue(iterator, &value)
      return .boolean(value != 0)
    case Code.number:
      var value: UInt32 = 0
      library.basicValue(iterator, &value)
      return .number(value)
    case Code.text:
      var value: UnsafePointer<CChar>?
      library.basicValue(iterator, &value)
      return value.map { .text(String(cString: $0)) } ?? .other
    case Code.variant:
      return inner(of: iterator, depth: depth, &count, library).first ?? .other
    case Code.array:
      return .array(inner(of: iterator, depth: depth, &count, library))
    case Code.entry:
      let parts = inner(of: iterator, depth: depth, &count, library)
      return parts.count == 2 ? .entry(parts[0], parts[1]) : .other
    default: return .other
    }
  }

  private static func inner(
    of iterator: UnsafeMutableRawPointer, depth: Int, _ count: inout Int, _ library: DBusLibrary
  ) -> [DBusValue] {
    guard depth < greatestDepth else { return [] }
    return withIterator { inner in
      library.recurse(iterator, inner)
      return values(at: inner, depth: depth + 1, &count, library)
    }
  }
}
