import CSDL2
import Glibc

/// Learns from Wayland what SDL leaves out of scrolling: whether a wheel or fingers do it, and when
/// the fingers lift.
///
/// It adds a `wl_pointer` of its own beside SDL's, on SDL's connection and in SDL's event queue:
/// SDL dispatches that on the main thread, so the order with other events stays right. Each frame
/// of the protocol is announced by an SDL event of type `eventType`, which also wakes the loop;
/// `takeFrames()` then gives its contents. Once it is active, SDL's own wheel events say the same
/// again and are left aside.
@MainActor final class WaylandAxisListener {
  /// The type of the SDL event that announces frames.
  let eventType: UInt32
  /// Whether a pointer is being listened to.
  var isActive: Bool { pointer != nil }

  private let client: WaylandClient
  private let surface: OpaquePointer
  private let registry: WaylandClient.Proxy
  private var seat: (proxy: WaylandClient.Proxy, name: UInt32, version: UInt32)?
  private var pointer: WaylandClient.Proxy?
  private var tables: [ListenerTable] = []
  private var isOverWindow = true
  private var pending = AxisFrame()
  private var frames: [AxisFrame] = []
  /// The axes on which fingers are moving.
  private var moving: Set<AxisFrame.Axis> = []
  /// The window, whose connection must outlast the proxies.
  private let window: SDLWindow

  /// The protocol's version that brought the source and the stop.
  private static let leastVersion: UInt32 = 5
  /// The version that brought fractions of notches: the last one known here.
  private static let greatestVersion: UInt32 = 8

  /// Starts to listen; nil when the window is not Wayland's or the library lacks something.
  init?(window: SDLWindow) {
    var info = SDL_SysWMinfo()
    info.version.major = UInt8(SDL_MAJOR_VERSION)
    info.version.minor = UInt8(SDL_MINOR_VERSION)
    info.version.patch = UInt8(SDL_PATCHLEVEL)
    guard SDL_GetWindowWMInfo(window.handle, &info) == SDL_TRUE,
      info.subsystem == SDL_SYSWM_WAYLAND, let display = info.info.wl.display,
      let surface = info.info.wl.surface, let client = WaylandClient()
    else { return nil }
    let type = SDL_RegisterEvents(1)
    guard type != UInt32.max else { return nil }
    var arguments: [WaylandClient.Argument] = [0]
    // wl_display.get_registry
    guard let registry = client.construct(display, 1, &arguments, client.registry, 1) else {
      return nil
    }
    self.window = window
    self.client = client
    self.surface = surface
    self.registry = registry
    eventType = type
    listen(to: registry, with: Self.registryTable())
  }

  isolated deinit {
    releasePointer()
    releaseSeat()
    client.destroy(registry)
  }

  /// The frames that came since the last call, oldest first.
  func takeFrames() -> [AxisFrame] {
    defer { frames = [] }
    return frames
  }

  // MARK: Registry and seat

  func didFind(global name: UInt32, interface: String, version: UInt32) {
    guard interface == "wl_seat", version >= Self.leastVersion, seat == nil else { return }
    let known = min(
      WaylandClient.version(of: client.seat), WaylandClient.version(of: client.pointer))
    let version = min(version, known, Self.greatestVersion)
    guard version >= Self.leastVersion else { return }
    let interfaceName = client.seat.load(as: UnsafeRawPointer?.self)
    // wl_registry.bind: the global's name, then interface, version and identity of the new object.
    var arguments: [WaylandClient.Argument] = [
      UInt64(name), WaylandClient.argument(interfaceName), UInt64(version), 0,
    ]
    guard let proxy = client.construct(registry, 0, &arguments, client.seat, version) else {
      return
    }
    seat = (proxy, name, version)
    listen(to: proxy, with: Self.seatTable())
  }

  func didLose(global name: UInt32) {
    guard seat?.name == name else { return }
    releasePointer()
    releaseSeat()
  }

  /// Pointers come and go with the devices.
  func didChange(capabilities: UInt32) {
    let hasPointer = capabilities & 1 != 0
    guard hasPointer else { return releasePointer() }
    guard pointer == nil, let seat else { return }
    var arguments: [WaylandClient.Argument] = [0]
    // wl_seat.get_pointer
    guard let proxy = client.construct(seat.proxy, 0, &arguments, client.pointer, seat.version)
    else { return }
    pointer = proxy
    listen(to: proxy, with: Self.pointerTable())
  }

  private func releasePointer() {
    guard let pointer else { return }
    self.pointer = nil
    didLeave()
    client.marshal(pointer, 1, nil)  // wl_pointer.release
    client.destroy(pointer)
  }

  private func releaseSeat() {
    guard let seat else { return }
    self.seat = nil
    client.marshal(seat.proxy, 3, nil)  // wl_seat.release
    client.destroy(seat.proxy)
  }

  private func listen(to proxy: WaylandClient.Proxy, with table: ListenerTable) {
    tables.append(table)
    // The proxies are destroyed in deinit, so the pointer to self never outlives self.
    _ = client.addListener(proxy, table.memory, Unmanaged.passUnretained(self).toOpaque())
  }

  // MARK: Pointer

  func didEnter(surface: OpaquePointer?) { isOverWindow = surface == self.surface }

  func didLeave() {
    // Fingers that still move do so over something else now.
    if !moving.isEmpty { emit { $0.stops = moving } }
    isOverWindow = false
  }

  func didScroll(axis: UInt32, distance: Double, ticks: UInt32) {
    guard let axis = AxisFrame.Axis(rawValue: axis) else { return }
    pending.ticks = ticks
    pending.distances[axis, default: 0] += distance
  }

  func didTurn(axis: UInt32, notches: Double) {
    guard let axis = AxisFrame.Axis(rawValue: axis) else { return }
    pending.notches[axis, default: 0] += notches
  }

  func didTell(source: UInt32) { pending.source = AxisFrame.Source(rawValue: source) }

  func didStop(axis: UInt32, ticks: UInt32) {
    guard let axis = AxisFrame.Axis(rawValue: axis) else { return }
    pending.ticks = ticks
    pending.stops.insert(axis)
  }

  func didEndFrame() { emit { _ in } }

  private func emit(_ change: (inout AxisFrame) -> Void) {
    change(&pending)
    let frame = pending
    pending = AxisFrame()
    guard isOverWindow, !frame.isEmpty else { return }
    if frame.source == .finger { moving.formUnion(frame.distances.keys) }
    moving.subtract(frame.stops)
    frames.append(frame)
    var event = SDL_Event()
    event.type = eventType
    // When the queue is full the frame waits for the next announcement.
    SDL_PushEvent(&event)
  }
}
