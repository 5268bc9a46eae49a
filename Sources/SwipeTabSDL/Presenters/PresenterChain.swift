import CSDL2
import SwipeTabDrawing

/// The presenters of a window, best first: when one cannot be made or keeps failing, the next one
/// takes its place.
@MainActor struct PresenterChain {
  /// A way to draw into the window; it makes nothing where it cannot be had and nobody need know.
  typealias Maker = @MainActor () throws -> (any WindowPresenter)?

  private var makers: ArraySlice<Maker>
  private let log: @MainActor (String) -> Void

  /// Creates a chain.
  init(_ makers: [Maker], log: @escaping @MainActor (String) -> Void) {
    self.makers = makers[...]
    self.log = log
  }

  /// The presenters that suit a window's driver.
  init(
    window: SDLWindow, choice: RendererChoice, log: @escaping @MainActor (String) -> Void
  ) {
    var makers: [Maker] = []
    if choice.triesTextures(rotation: window.rotation) {
      makers.append { try TexturePresenter(window: window, allowsSoftware: choice == .gpu) }
    }
    switch window.session.driver {
    case .x11, .other("dummy"):
      makers.append { SharedMemoryPresenter(window: window) }
      makers.append { WindowSurfacePresenter(window: window) }
    default: makers.append { try RendererPresenter(window: window) }
    }
    self.init(makers, log: log)
  }

  /// Makes the first presenter that can be made.
  /// - Throws: The last one's error when none can.
  mutating func first() throws -> any WindowPresenter {
    var failure: any Error = SDLError(call: "PresenterChain", message: "there is no presenter")
    while let make = makers.popFirst() {
      do {
        if let presenter = try make() { return presenter }
      } catch {
        failure = error
        if !makers.isEmpty { note(error) }
      }
    }
    throw failure
  }

  /// Whether there is another presenter.
  var isEmpty: Bool { makers.isEmpty }

  /// Makes the next presenter for one that has failed, which is gone by now.
  /// - Throws: The last one's error when none can be made.
  mutating func next(after error: any Error) throws -> any WindowPresenter {
    note(error)
    return try first()
  }

  private func note(_ error: any Error) { log("\(error); the window is drawn in another way") }
}
