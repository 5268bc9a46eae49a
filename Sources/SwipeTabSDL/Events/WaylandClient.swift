/// The functions of libwayland-client that a listener needs, looked up at run time: SDL has loaded
/// the library when its driver is Wayland, and nobody else needs it.
///
/// The library's header makes its requests from a few general functions; those without variable
/// arguments are used, which Swift can call.
final class WaylandClient {
  /// A `wl_proxy`: any object of the connection.
  typealias Proxy = OpaquePointer
  /// A `wl_argument`, a union of 8 bytes.
  typealias Argument = UInt64
  typealias Construct =
    @convention(c) (Proxy, UInt32, UnsafeMutablePointer<Argument>?, UnsafeRawPointer, UInt32) ->
    Proxy?
  typealias Marshal = @convention(c) (Proxy, UInt32, UnsafeMutablePointer<Argument>?) -> Void
  typealias Destroy = @convention(c) (Proxy) -> Void
  typealias AddListener =
    @convention(c) (Proxy, UnsafeMutableRawPointer, UnsafeMutableRawPointer?) -> Int32

  /// `wl_registry_interface`.
  let registry: UnsafeRawPointer
  /// `wl_seat_interface`.
  let seat: UnsafeRawPointer
  /// `wl_pointer_interface`.
  let pointer: UnsafeRawPointer
  let construct: Construct
  let marshal: Marshal
  let destroy: Destroy
  let addListener: AddListener
  private let library: DynamicLibrary

  /// Finds the functions; nil when the library is missing or lacks one.
  init?() {
    guard let library = DynamicLibrary("libwayland-client.so.0"),
      let registry = library.address("wl_registry_interface"),
      let seat = library.address("wl_seat_interface"),
      let pointer = library.address("wl_pointer_interface"),
      let construct = library.function(
        "wl_proxy_marshal_array_constructor_versioned", as: Construct.self),
      let marshal = library.function("wl_proxy_marshal_array", as: Marshal.self),
      let destroy = library.function("wl_proxy_destroy", as: Destroy.self),
      let addListener = library.function("wl_proxy_add_listener", as: AddListener.self)
    else { return nil }
    self.library = library
    self.registry = UnsafeRawPointer(registry)
    self.seat = UnsafeRawPointer(seat)
    self.pointer = UnsafeRawPointer(pointer)
    self.construct = construct
    self.marshal = marshal
    self.destroy = destroy
    self.addListener = addListener
  }

  /// The highest version of an interface that the library knows: the field after its name.
  static func version(of interface: UnsafeRawPointer) -> UInt32 {
    UInt32(
      clamping: interface.load(fromByteOffset: MemoryLayout<UnsafeRawPointer>.size, as: Int32.self))
  }

  /// An argument that is a pointer.
  static func argument(_ pointer: UnsafeRawPointer?) -> Argument {
    Argument(UInt(bitPattern: pointer))
  }
}
