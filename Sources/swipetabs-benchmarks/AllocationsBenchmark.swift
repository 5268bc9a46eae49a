import Foundation

/// What the frames of a steady swipe allocate: a mouse drags pages of a real window, and a library in
/// front of the C library counts.
///
/// Layers are drawn from memory, and in one style by OpenGL as well.
struct AllocationsBenchmark {
  func run() throws -> [Figure] {
    let memory = ["toolbar", "capsule", "underline"].map { ($0, $0, "software") }
    return try (memory + [("capsule by OpenGL", "capsule", "gpu")]).flatMap { what in
      let file = FileManager.default.temporaryDirectory
        .appending(path: "swipetabs-allocations-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: file) }
      try Data(count: 24).write(to: file)
      return try measure(name: what.0, style: what.1, renderer: what.2, file)
    }
  }

  private func measure(
    name: String, style: String, renderer: String, _ file: URL
  ) throws -> [Figure] {
    var environment = ProcessInfo.processInfo.environment
    environment["LD_PRELOAD"] =
      MeasuredProgram.folder
      .appending(path: "libswipetabs-allocations.so").path
    environment["SWIPETABS_ALLOCATIONS"] = file.path
    environment["SWIPETABS_RENDERER"] = renderer
    let demo = try MeasuredProgram(
      "swipetabs-demo", ["--size", "1280x800", "--content", "bench", "--style", style],
      environment: environment)
    _ = try demo.firstFrame()
    Thread.sleep(forTimeInterval: 1)
    var frames = 0
    // The first tenth of a drag makes the page that comes into sight.
    try demo.drag(forward: true) {
      frames = demo.frames.count
      try count(true, file)
    } beforeEnd: {
      try count(false, file)
      frames = demo.frames.count - frames
    }
    try demo.end()
    let data = try Data(contentsOf: file)
    func number(_ index: Int) -> Double {
      Double(
        data.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self) })
    }
    guard frames > 0 else { throw MeasuredProgram.Failure(description: "the demo drew no frame") }
    return [
      Figure(
        name: "\(name): allocations a swipe frame", value: number(0) / Double(frames), unit: ""),
      Figure(
        name: "\(name): allocations of C libraries a frame",
        value: number(1) / Double(frames), unit: ""),
    ]
  }

  /// Switches the counting on or off.
  private func count(_ isOn: Bool, _ file: URL) throws {
    let handle = try FileHandle(forWritingTo: file)
    try handle.seek(toOffset: 16)
    try handle.write(contentsOf: Data([isOn ? 1 : 0]))
    try handle.close()
  }
}
