import Glibc

/// Functions for the events of a Wayland object, in the protocol's order, as libwayland wants them:
/// an array of addresses that outlives the object.
@MainActor final class ListenerTable {
  /// The array.
  let memory: UnsafeMutableRawPointer

  init(_ functions: [UnsafeRawPointer]) {
    memory = .allocate(
      byteCount: functions.count * MemoryLayout<UnsafeRawPointer>.stride,
      alignment: MemoryLayout<UnsafeRawPointer>.alignment)
    memory.initializeMemory(as: UnsafeRawPointer.self, from: functions, count: functions.count)
  }

  isolated deinit { memory.deallocate() }
}

extension WaylandAxisListener {
  private typealias Context = UnsafeMutableRawPointer?
  private typealias Proxy = OpaquePointer?
  private typealias None = @convention(c) (Context, Proxy) -> Void
  private typealias Number = @convention(c) (Context, Proxy, UInt32) -> Void
  private typealias Text = @convention(c) (Context, Proxy, UnsafePointer<CChar>?) -> Void
  private typealias Global =
    @convention(c) (Context, Proxy, UInt32, UnsafePointer<CChar>?, UInt32) -> Void
  private typealias Enter = @convention(c) (Context, Proxy, UInt32, Proxy, Int32, Int32) -> Void
  private typealias Leave = @convention(c) (Context, Proxy, UInt32, Proxy) -> Void
  private typealias Motion = @convention(c) (Context, Proxy, UInt32, Int32, Int32) -> Void
  private typealias Button = @convention(c) (Context, Proxy, UInt32, UInt32, UInt32, UInt32) -> Void
  private typealias Axis = @convention(c) (Context, Proxy, UInt32, UInt32, Int32) -> Void
  private typealias Stop = @convention(c) (Context, Proxy, UInt32, UInt32) -> Void
  private typealias Steps = @convention(c) (Context, Proxy, UInt32, Int32) -> Void

  /// Calls the listener that libwayland hands back.
  ///
  /// SDL dispatches the queue from its pump, which runs on the main thread only.
  private nonisolated static func with(
    _ context: UnsafeMutableRawPointer?, _ body: @MainActor (WaylandAxisListener) -> Void
  ) {
    guard let context else { return }
    let address = UInt(bitPattern: context)
    MainActor.assumeIsolated {
      guard let pointer = UnsafeRawPointer(bitPattern: address) else { return }
      body(Unmanaged<WaylandAxisListener>.fromOpaque(pointer).takeUnretainedValue())
    }
  }

  /// A number of the protocol with 8 binary places.
  private nonisolated static func number(_ fixed: Int32) -> Double { Double(fixed) / 256 }

  /// An address for the table; libwayland calls it with the arguments that the protocol lists.
  private static func address<F>(_ function: F) -> UnsafeRawPointer {
    unsafeBitCast(function, to: UnsafeRawPointer.self)
  }

  static func registryTable() -> ListenerTable {
    let global: Global = { context, _, name, interface, version in
      let interface = interface.map { String(cString: $0) } ?? ""
      WaylandAxisListener.with(context) {
        $0.didFind(global: name, interface: interface, version: version)
      }
    }
    let remove: Number = { context, _, name in
      WaylandAxisListener.with(context) { $0.didLose(global: name) }
    }
    return ListenerTable([address(global), address(remove)])
  }

  static func seatTable() -> ListenerTable {
    let capabilities: Number = { context, _, bits in
      WaylandAxisListener.with(context) { $0.didChange(capabilities: bits) }
    }
    let name: Text = { _, _, _ in }
    return ListenerTable([address(capabilities), address(name)])
  }

  static func pointerTable() -> ListenerTable {
    let enter: Enter = { context, _, _, surface, _, _ in
      let surface = UInt(bitPattern: surface)
      WaylandAxisListener.with(context) { $0.didEnter(surface: OpaquePointer(bitPattern: surface)) }
    }
    let leave: Leave = { context, _, _, _ in WaylandAxisListener.with(context) { $0.didLeave() } }
    let motion: Motion = { _, _, _, _, _ in }
    let button: Button = { _, _, _, _, _, _ in }
    let axis: Axis = { context, _, ticks, axis, value in
      WaylandAxisListener.with(context) {
        $0.didScroll(axis: axis, distance: WaylandAxisListener.number(value), ticks: ticks)
      }
    }
    let frame: None = { context, _ in WaylandAxisListener.with(context) { $0.didEndFrame() } }
    let source: Number = { context, _, source in
      WaylandAxisListener.with(context) { $0.didTell(source: source) }
    }
    let stop: Stop = { context, _, ticks, axis in
      WaylandAxisListener.with(context) { $0.didStop(axis: axis, ticks: ticks) }
    }
    let discrete: Steps = { context, _, axis, steps in
      WaylandAxisListener.with(context) { $0.didTurn(axis: axis, notches: Double(steps)) }
    }
    let fraction: Steps = { context, _, axis, value in
      WaylandAxisListener.with(context) { $0.didTurn(axis: axis, notches: Double(value) / 120) }
    }
    return ListenerTable([
      address(enter), address(leave), address(motion), address(button), address(axis),
      address(frame), address(source), address(stop), address(discrete), address(fraction),
    ])
  }
}
