import CSDL2

/// Hints set for a while: the values that others had given them come back when it goes.
@MainActor final class HintKeeper {
  private var previous: [(name: String, value: String?)] = []

  /// Sets a hint.
  func set(_ name: String, _ value: String) {
    previous.append((name, SDL_GetHint(name).map { String(cString: $0) }))
    SDL_SetHint(name, value)
  }

  isolated deinit {
    for (name, value) in previous.reversed() {
      // A hint without a value follows the environment again.
      if let value { SDL_SetHint(name, value) } else { SDL_ResetHint(name) }
    }
  }
}
