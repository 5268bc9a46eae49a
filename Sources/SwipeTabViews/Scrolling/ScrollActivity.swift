import SwipeTabCore

/// What moves the content of a scroll view; the only state of its movement.
enum ScrollActivity {
  /// Nothing.
  case idle
  /// A finger stopped it and has not moved since.
  case held
  /// A finger drags it; `base` is the position, without stretching, at the anchor of the drag.
  case dragging(base: Double)
  /// Two fingers on a trackpad move it, from a position.
  case scrolling(base: Double)
  /// It moves by itself, since a time in seconds.
  case moving(Motion, start: Double)

  /// A movement without a finger.
  enum Motion {
    /// Inertia, which ends at an end of the content.
    case decay(DecaySimulation)
    /// Back to an end of the content.
    case spring(SpringSimulation)
    /// To a position that was asked for.
    case ease(EaseSimulation)

    var simulation: any Simulation {
      switch self {
      case .decay(let simulation): simulation
      case .spring(let simulation): simulation
      case .ease(let simulation): simulation
      }
    }

    /// Where it ends.
    var target: Double {
      switch self {
      case .decay(let simulation): simulation.finalPosition
      case .spring(let simulation): simulation.target
      case .ease(let simulation): simulation.target
      }
    }
  }

  var isActive: Bool {
    if case .idle = self { return false }
    return true
  }

  var isMoving: Bool {
    if case .moving = self { return true }
    return false
  }

  /// Where a movement that was asked for ends.
  var target: Double? {
    guard case .moving(.ease(let simulation), _) = self else { return nil }
    return simulation.target
  }
}
