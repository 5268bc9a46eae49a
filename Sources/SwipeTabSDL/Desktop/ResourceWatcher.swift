import Glibc

/// Learns when the resources of the X server change, where desktops leave the scale.
///
/// It has a connection of its own by libxcb, which unlike libX11 never ends the process when the
/// server goes away. It belongs to the thread of a `DesktopWatcher`.
final class ResourceWatcher: DescriptorSource {
  private typealias Connection = OpaquePointer
  private let library: DynamicLibrary
  private let connection: Connection
  private let hasError: @convention(c) (Connection) -> CInt
  private let nextEvent: @convention(c) (Connection) -> UnsafeMutableRawPointer?
  private let disconnect: @convention(c) (Connection) -> Void
  private let descriptor: Int32

  // From X11/Xproto.h and X11/Xatom.h.
  private static let eventMaskAttribute: UInt32 = 1 << 11
  private static let propertyChangeMask: UInt32 = 1 << 22
  private static let propertyNotify: UInt8 = 28
  private static let resourceManagerAtom: UInt32 = 23

  /// Connects to the server of `DISPLAY`; nil when there is none, or no libxcb.
  init?() {
    guard let library = DynamicLibrary("libxcb.so.1"),
      let connect = library.function(
        "xcb_connect",
        as: (@convention(c) (UnsafePointer<CChar>?, UnsafeMutablePointer<CInt>?) -> Connection?)
          .self),
      let hasError = library.function(
        "xcb_connection_has_error", as: (@convention(c) (Connection) -> CInt).self),
      let disconnect = library.function(
        "xcb_disconnect", as: (@convention(c) (Connection) -> Void).self),
      let setup = library.function(
        "xcb_get_setup", as: (@convention(c) (Connection) -> UnsafeRawPointer?).self),
      let descriptor = library.function(
        "xcb_get_file_descriptor", as: (@convention(c) (Connection) -> CInt).self),
      // The cookie it returns is a structure of one number, passed as that number.
      let change = library.function(
        "xcb_change_window_attributes",
        as: (@convention(c) (Connection, UInt32, UInt32, UnsafePointer<UInt32>) -> CUnsignedInt)
          .self),
      let flush = library.function("xcb_flush", as: (@convention(c) (Connection) -> CInt).self),
      let nextEvent = library.function(
        "xcb_poll_for_event",
        as: (@convention(c) (Connection) -> UnsafeMutableRawPointer?).self),
      let connection = connect(nil, nil)
    else { return nil }
    guard hasError(connection) == 0, let root = setup(connection).map(Self.root) else {
      disconnect(connection)
      return nil
    }
    var mask = Self.propertyChangeMask
    _ = change(connection, root, Self.eventMaskAttribute, &mask)
    _ = flush(connection)
    self.library = library
    self.connection = connection
    self.hasError = hasError
    self.nextEvent = nextEvent
    self.disconnect = disconnect
    self.descriptor = descriptor(connection)
  }

  deinit { disconnect(connection) }

  /// The root window of the first screen in the server's answer to a connection (X protocol,
  /// chapter 8): a fixed part, the vendor's name, formats of 8 bytes, and the screens.
  private static func root(of setup: UnsafeRawPointer) -> UInt32 {
    let vendorLength = Int(setup.load(fromByteOffset: 24, as: UInt16.self))
    let formatCount = Int(setup.load(fromByteOffset: 29, as: UInt8.self))
    let screens = 40 + (vendorLength + 3) / 4 * 4 + formatCount * 8
    return setup.load(fromByteOffset: screens, as: UInt32.self)
  }

  var descriptors: [pollfd] { [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)] }
  var isAlive: Bool { hasError(connection) == 0 }
  var timeout: Double? { nil }

  func process(_ ready: ArraySlice<pollfd>) -> [DesktopNews] {
    var hasChanged = false
    while let event = nextEvent(connection) {
      let kind = event.load(as: UInt8.self) & 0x7F
      let atom = event.load(fromByteOffset: 8, as: UInt32.self)
      if kind == Self.propertyNotify, atom == Self.resourceManagerAtom { hasChanged = true }
      free(event)
    }
    return hasChanged ? [.resources] : []
  }
}
