/// Moves a scroll view with every frame while it moves by itself.
@MainActor final class ScrollDriver: FrameAnimation {
  weak var view: ScrollView?

  func update(at time: Double) -> Bool { view?.advance(to: time) ?? false }
}
