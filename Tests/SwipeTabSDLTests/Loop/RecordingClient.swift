import SwipeTabCore
import SwipeTabDrawing
import SwipeTabSDL
import SwipeTabViews

/// Contents that write down what they are asked.
@MainActor final class RecordingClient: WindowHostClient {
  var events: [InputEvent] = []
  var updates: [Double] = []
  var frames: [Double] = []
  var needsFrame = true
  var nextDeadline: Double?
  /// How many frames in a row want another one.
  var framesToGo = 1
  var size = Size(width: 100, height: 80)
  var onFrame: () -> Void = {}
  var placements: [LayerPlacement] = []

  func handle(_ event: InputEvent) {
    events.append(event)
    if case .window(.resized(let size), _) = event { self.size = size }
  }

  func update(to time: Double) {
    updates.append(time)
    if let deadline = nextDeadline, deadline <= time { nextDeadline = nil }
  }

  func frame(at time: Double) -> Frame? {
    frames.append(time)
    framesToGo -= 1
    needsFrame = framesToGo > 0
    onFrame()
    let scene = Scene(
      width: Int(size.width), height: Int(size.height), background: .white,
      placements: placements)
    return Frame(scene: scene, damage: [scene.bounds], causes: .paint)
  }
}
