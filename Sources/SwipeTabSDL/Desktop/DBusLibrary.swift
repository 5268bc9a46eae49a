/// The functions of libdbus-1 that are used, looked up at run time: machines without a desktop need
/// not have it, and its headers are not needed to build.
///
/// Names and types are those of `dbus/dbus.h`; a `dbus_bool_t` is an unsigned number.
struct DBusLibrary {
  typealias Object = OpaquePointer
  typealias Text = UnsafePointer<CChar>
  typealias Place = UnsafeMutableRawPointer

  typealias AddWatch = @convention(c) (Object?, Place?) -> UInt32
  typealias TellWatch = @convention(c) (Object?, Place?) -> Void

  private let library: DynamicLibrary

  // MARK: Connections

  let open: @convention(c) (Text, Place?) -> Object?
  let close: @convention(c) (Object) -> Void
  let release: @convention(c) (Object) -> Void
  let setExits: @convention(c) (Object, UInt32) -> Void
  let setChangesSignals: @convention(c) (UInt32) -> Void
  let setGreatestMessage: @convention(c) (Object, CLong) -> Void
  let setGreatestBacklog: @convention(c) (Object, CLong) -> Void
  let setWatchFunctions:
    @convention(c) (Object, AddWatch?, TellWatch?, TellWatch?, Place?, Place?) -> UInt32
  let isConnected: @convention(c) (Object) -> UInt32
  let send: @convention(c) (Object, Object, UnsafeMutablePointer<UInt32>) -> UInt32
  let popMessage: @convention(c) (Object) -> Object?

  // MARK: Watches

  let watchDescriptor: @convention(c) (Object) -> CInt
  let watchFlags: @convention(c) (Object) -> CUnsignedInt
  let isWatchEnabled: @convention(c) (Object) -> UInt32
  let handleWatch: @convention(c) (Object, CUnsignedInt) -> UInt32

  // MARK: Messages

  let newCall: @convention(c) (Text?, Text, Text?, Text) -> Object?
  let releaseMessage: @convention(c) (Object) -> Void
  let messageType: @convention(c) (Object) -> CInt
  let replySerial: @convention(c) (Object) -> UInt32
  let isSignal: @convention(c) (Object, Text, Text) -> UInt32
  let beginAppending: @convention(c) (Object, Place) -> Void
  let append: @convention(c) (Place, CInt, UnsafeRawPointer) -> UInt32
  let openContainer: @convention(c) (Place, CInt, Text?, Place) -> UInt32
  let closeContainer: @convention(c) (Place, Place) -> UInt32
  let beginReading: @convention(c) (Object, Place) -> UInt32
  let argumentType: @convention(c) (Place) -> CInt
  let recurse: @convention(c) (Place, Place) -> Void
  let basicValue: @convention(c) (Place, Place) -> Void
  let next: @convention(c) (Place) -> UInt32

  /// Loads the library; nil when it is not there or lacks something.
  init?() {
    guard let library = DynamicLibrary("libdbus-1.so.3"),
      let open = library.function(
        "dbus_connection_open_private", as: (@convention(c) (Text, Place?) -> Object?).self),
      let close = library.function(
        "dbus_connection_close", as: (@convention(c) (Object) -> Void).self),
      let release = library.function(
        "dbus_connection_unref", as: (@convention(c) (Object) -> Void).self),
      let setExits = library.function(
        "dbus_connection_set_exit_on_disconnect",
        as: (@convention(c) (Object, UInt32) -> Void).self),
      let setChangesSignals = library.function(
        "dbus_connection_set_change_sigpipe", as: (@convention(c) (UInt32) -> Void).self),
      let setGreatestMessage = library.function(
        "dbus_connection_set_max_message_size",
        as: (@convention(c) (Object, CLong) -> Void).self),
      let setGreatestBacklog = library.function(
        "dbus_connection_set_max_received_size",
        as: (@convention(c) (Object, CLong) -> Void).self),
      let setWatchFunctions = library.function(
        "dbus_connection_set_watch_functions",
        as: (@convention(c) (Object, AddWatch?, TellWatch?, TellWatch?, Place?, Place?) -> UInt32)
          .self),
      let isConnected = library.function(
        "dbus_connection_get_is_connected", as: (@convention(c) (Object) -> UInt32).self),
      let send = library.function(
        "dbus_connection_send",
        as: (@convention(c) (Object, Object, UnsafeMutablePointer<UInt32>) -> UInt32).self),
      let popMessage = library.function(
        "dbus_connection_pop_message", as: (@convention(c) (Object) -> Object?).self),
      let watchDescriptor = library.function(
        "dbus_watch_get_unix_fd", as: (@convention(c) (Object) -> CInt).self),
      let watchFlags = library.function(
        "dbus_watch_get_flags", as: (@convention(c) (Object) -> CUnsignedInt).self),
      let isWatchEnabled = library.function(
        "dbus_watch_get_enabled", as: (@convention(c) (Object) -> UInt32).self),
      let handleWatch = library.function(
        "dbus_watch_handle", as: (@convention(c) (Object, CUnsignedInt) -> UInt32).self),
      let newCall = library.function(
        "dbus_message_new_method_call",
        as: (@convention(c) (Text?, Text, Text?, Text) -> Object?).self),
      let releaseMessage = library.function(
        "dbus_message_unref", as: (@convention(c) (Object) -> Void).self),
      let messageType = library.function(
        "dbus_message_get_type", as: (@convention(c) (Object) -> CInt).self),
      let replySerial = library.function(
        "dbus_message_get_reply_serial", as: (@convention(c) (Object) -> UInt32).self),
      let isSignal = library.function(
        "dbus_message_is_signal", as: (@convention(c) (Object, Text, Text) -> UInt32).self),
      let beginAppending = library.function(
        "dbus_message_iter_init_append", as: (@convention(c) (Object, Place) -> Void).self),
      let append = library.function(
        "dbus_message_iter_append_basic",
        as: (@convention(c) (Place, CInt, UnsafeRawPointer) -> UInt32).self),
      let openContainer = library.function(
        "dbus_message_iter_open_container",
        as: (@convention(c) (Place, CInt, Text?, Place) -> UInt32).self),
      let closeContainer = library.function(
        "dbus_message_iter_close_container",
        as: (@convention(c) (Place, Place) -> UInt32).self),
      let beginReading = library.function(
        "dbus_message_iter_init", as: (@convention(c) (Object, Place) -> UInt32).self),
      let argumentType = library.function(
        "dbus_message_iter_get_arg_type", as: (@convention(c) (Place) -> CInt).self),
      let recurse = library.function(
        "dbus_message_iter_recurse", as: (@convention(c) (Place, Place) -> Void).self),
      let basicValue = library.function(
        "dbus_message_iter_get_basic", as: (@convention(c) (Place, Place) -> Void).self),
      let next = library.function(
        "dbus_message_iter_next", as: (@convention(c) (Place) -> UInt32).self)
    else { return nil }
    self.library = library
    self.open = open
    self.close = close
    self.release = release
    self.setExits = setExits
    self.setChangesSignals = setChangesSignals
    self.setGreatestMessage = setGreatestMessage
    self.setGreatestBacklog = setGreatestBacklog
    self.setWatchFunctions = setWatchFunctions
    self.isConnected = isConnected
    self.send = send
    self.popMessage = popMessage
    self.watchDescriptor = watchDescriptor
    self.watchFlags = watchFlags
    self.isWatchEnabled = isWatchEnabled
    self.handleWatch = handleWatch
    self.newCall = newCall
    self.releaseMessage = releaseMessage
    self.messageType = messageType
    self.replySerial = replySerial
    self.isSignal = isSignal
    self.beginAppending = beginAppending
    self.append = append
    self.openContainer = openContainer
    self.closeContainer = closeContainer
    self.beginReading = beginReading
    self.argumentType = argumentType
    self.recurse = recurse
    self.basicValue = basicValue
    self.next = next
  }
}
