import Glibc
import SwipeTabs

/// One call with one input, as libFuzzer makes it.
typealias FuzzCallback = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt

/// libFuzzer's loop, which it exports for programs with a `main` of their own.
@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ callback: FuzzCallback
) -> CInt

/// Throws random bytes, bred for new paths through the code, at everything that reads what others
/// wrote: `fuzz NAME [libFuzzer's options and folders]`.
@main struct Fuzz {
  /// What can be fuzzed, by name.
  @MainActor static let targets: [(name: String, callback: FuzzCallback)] = [
    ("events", { bytes, count in handle(bytes, count, EventTarget.run) }),
    ("script", { bytes, count in handle(bytes, count, ScriptTarget.run) }),
    ("storyboard", { bytes, count in handle(bytes, count, StoryboardTarget.run) }),
    ("strings", { bytes, count in handle(bytes, count, StringsTarget.run) }),
    ("picture", { bytes, count in handle(bytes, count, PictureTarget.run) }),
    ("drawing", { bytes, count in handle(bytes, count, DrawingTarget.run) }),
    ("text", { bytes, count in handle(bytes, count, TextTarget.run) }),
  ]

  @MainActor static func main() {
    let name = CommandLine.arguments.dropFirst().first ?? ""
    guard let target = targets.first(where: { $0.name == name }) else {
      let names = targets.map(\.name).joined(separator: " ")
      StandardErrorLog.write("fuzz: expected one of \(names), found '\(name)'")
      exit(2)
    }
    // libFuzzer sees everything but the name of the target.
    var arguments = CommandLine.unsafeArgv
    arguments[1] = arguments[0]
    arguments += 1
    var count = CommandLine.argc - 1
    exit(runDriver(&count, &arguments, target.callback))
  }

  private static func handle(
    _ bytes: UnsafePointer<UInt8>?, _ count: Int, _ body: @MainActor ([UInt8]) -> Void
  ) -> CInt {
    let input = Array(UnsafeBufferPointer(start: bytes, count: count))
    MainActor.assumeIsolated { body(input) }
    return 0
  }
}
