import Glibc

/// A connection to a message bus that never blocks.
///
/// The owner waits for its descriptors and then lets it read and write. It belongs to one thread.
final class DBusConnection {
  private let library: DBusLibrary
  private let handle: DBusLibrary.Object
  private let watches: Watches

  /// What libdbus wants to have watched.
  private final class Watches {
    var all: [DBusLibrary.Object] = []
  }

  /// The flags of a watch in libdbus.
  private enum Flag {
    static let readable: CUnsignedInt = 1
    static let writable: CUnsignedInt = 2
    static let error: CUnsignedInt = 4
    static let hangup: CUnsignedInt = 8
  }

  /// The longest message taken, in bytes; all settings of a desktop take some thousand.
  private static let greatestMessage: CLong = 1 << 20

  /// Opens a connection to a bus at an address; nil when nothing listens there.
  ///
  /// Only sockets of this machine are opened: other kinds of addresses start programs or use the
  /// network.
  init?(library: DBusLibrary, address: String) {
    let parts = address.split(separator: ";")
    guard !parts.isEmpty, parts.allSatisfy({ $0.hasPrefix("unix:") }) else { return nil }
    library.setChangesSignals(0)  // The process's signals are not libdbus's to change.
    guard let handle = library.open(address, nil) else { return nil }
    let watches = Watches()
    self.library = library
    self.handle = handle
    self.watches = watches
    library.setExits(handle, 0)
    library.setGreatestMessage(handle, Self.greatestMessage)
    library.setGreatestBacklog(handle, Self.greatestMessage)
    let isWatched = library.setWatchFunctions(
      handle,
      { watch, data in
        guard let watch, let data else { return 0 }
        Unmanaged<Watches>.fromOpaque(data).takeUnretainedValue().all.append(watch)
        return 1
      },
      { watch, data in
        guard let watch, let data else { return }
        Unmanaged<Watches>.fromOpaque(data).takeUnretainedValue().all.removeAll { $0 == watch }
      }, { _, _ in }, Unmanaged.passUnretained(watches).toOpaque(), nil)
    guard isWatched != 0 else { return nil }
  }

  deinit {
    _ = library.setWatchFunctions(handle, nil, nil, nil, nil, nil)
    library.close(handle)
    library.release(handle)
  }

  /// Whether the other side still listens.
  var isConnected: Bool { library.isConnected(handle) != 0 }

  /// What to wait for.
  var descriptors: [pollfd] {
    enabledWatches.map { watch in
      let flags = library.watchFlags(watch)
      let events =
        (flags & Flag.readable != 0 ? POLLIN : 0) | (flags & Flag.writable != 0 ? POLLOUT : 0)
      return pollfd(fd: library.watchDescriptor(watch), events: Int16(events), revents: 0)
    }
  }

  private var enabledWatches: [DBusLibrary.Object] {
    watches.all.filter { library.isWatchEnabled($0) != 0 }
  }

  /// Reads and writes what it can, after a wait.
  func process(_ ready: ArraySlice<pollfd>) {
    for (watch, result) in zip(enabledWatches, ready) where result.revents != 0 {
      // An earlier one may have taken it back.
      guard watches.all.contains(watch) else { continue }
      let events = Int32(result.revents)
      var flags: CUnsignedInt = 0
      if events & POLLIN != 0 { flags |= Flag.readable }
      if events & POLLOUT != 0 { flags |= Flag.writable }
      if events & (POLLERR | POLLNVAL) != 0 { flags |= Flag.error }
      if events & POLLHUP != 0 { flags |= Flag.hangup }
      _ = library.handleWatch(watch, flags)
    }
  }

  /// A message that has come.
  struct Message {
    enum Kind {
      case answer(to: UInt32)
      case failure(of: UInt32)
      case signal
    }
    var kind: Kind
    var arguments: [DBusValue]
  }

  /// The next message of interest: an answer, or a signal of a name; nil when there is none.
  func nextMessage(interface: String, signal: String) -> Message? {
    while let message = library.popMessage(handle) {
      defer { library.releaseMessage(message) }
      let kind: Message.Kind
      switch library.messageType(message) {
      case 2: kind = .answer(to: library.replySerial(message))  // DBUS_MESSAGE_TYPE_METHOD_RETURN
      case 3: kind = .failure(of: library.replySerial(message))  // DBUS_MESSAGE_TYPE_ERROR
      default:
        guard library.isSignal(message, interface, signal) != 0 else { continue }
        kind = .signal
      }
      return Message(kind: kind, arguments: DBusValue.arguments(of: message, library))
    }
    return nil
  }

  /// An argument of a call.
  enum Argument {
    case text(String)
    case texts([String])
  }

  /// Queues a call; nil without memory.
  ///
  /// - Returns: the number that answers refer to.
  func call(
    _ destination: String, _ path: String, _ interface: String, _ method: String,
    _ arguments: Argument...
  ) -> UInt32? {
    guard let message = library.newCall(destination, path, interface, method) else { return nil }
    defer { library.releaseMessage(message) }
    let isComplete = DBusValue.withIterator { iterator in
      library.beginAppending(message, iterator)
      return arguments.allSatisfy { append($0, at: iterator) }
    }
    var serial: UInt32 = 0
    guard isComplete, library.send(handle, message, &serial) != 0 else { return nil }
    return serial
  }

  private func append(_ argument: Argument, at iterator: UnsafeMutableRawPointer) -> Bool {
    switch argument {
    case .text(let text): append(text, at: iterator)
    case .texts(let texts):
      DBusValue.withIterator { inner in
        library.openContainer(iterator, DBusValue.Code.array, "s", inner) != 0
          && texts.allSatisfy { append($0, at: inner) }
          && library.closeContainer(iterator, inner) != 0
      }
    }
  }

  private func append(_ text: String, at iterator: UnsafeMutableRawPointer) -> Bool {
    text.withCString { start in
      var start: UnsafePointer<CChar>? = start
      return library.append(iterator, DBusValue.Code.text, &start) != 0
    }
  }
}
