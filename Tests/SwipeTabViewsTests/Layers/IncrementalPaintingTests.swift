import SwipeTabCore
import SwipeTabDrawing
import Testing

@testable import SwipeTabViews

@MainActor @Suite("Incremental painting") struct IncrementalPaintingTests {
  @Test(
    "What is brought up to date by damage is what drawing everything gives",
    arguments: [1.0, 1.25, 1.5, 2.0], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as [UInt64])
  func equalsFullPainting(scale: Double, seed: UInt64) {
    let test = TestWindow(width: 120, height: 80, scale: scale)
    var forest = RandomForest(root: test.window.rootView, seed: seed)
    test.frame()
    for step in 0..<60 {
      for _ in 0..<forest.random.next() % 3 + 1 { forest.mutate() }
      test.frame()
      guard step % 3 == 0 else { continue }
      let full = test.fullPicture()
      if let difference = test.screen.firstDifference(from: full) {
        Issue.record("scale \(scale), seed \(seed), step \(step): \(difference)")
        return
      }
    }
  }
}

/// A tree that changes at random.
@MainActor struct RandomForest {
  let root: View
  var views: [View] = []
  var random: TestRandom

  init(root: View, seed: UInt64) {
    self.root = root
    random = TestRandom(seed: seed)
    for _ in 0..<12 { grow() }
  }

  private mutating func rect() -> Rect {
    Rect(
      x: random.number(-20...100), y: random.number(-20...60), width: random.number(0...70),
      height: random.number(0...50))
  }

  private mutating func color() -> DynamicColor {
    let hex = UInt32(truncatingIfNeeded: random.next()) & 0xFFFFFF
    return .fixed(Color(hex: hex).opacity(random.chance(0.6) ? 1 : 0.5))
  }

  private mutating func grow() {
    let view: View = random.chance(0.4) ? Label("text \(random.next() % 100)") : View()
    view.frame = rect()
    if random.chance(0.6) { view.backgroundColor = color() }
    if random.chance(0.25) { view.wantsLayer = true }
    if random.chance(0.3) { view.clipsToBounds = true }
    if random.chance(0.2) { view.cornerRadius = 8 }
    let parent = views.randomElement(using: &random).flatMap { random.chance(0.7) ? $0 : nil }
    (parent ?? root).addSubview(view)
    views.append(view)
  }

  mutating func mutate() {
    guard let view = views.randomElement(using: &random) else { return grow() }
    switch random.next() % 12 {
    case 0: view.frame = rect()
    case 1:
      view.frame = view.frame.offsetBy(dx: random.number(-5...5), dy: random.number(-5...5))
    case 2: view.backgroundColor = random.chance(0.3) ? nil : color()
    case 3: view.isHidden.toggle()
    case 4: view.alpha = random.chance(0.4) ? 1 : random.number(0...1)
    case 5: view.wantsLayer.toggle()
    case 6: view.clipsToBounds.toggle()
    case 7: view.cornerRadius = random.chance(0.5) ? 0 : random.number(0...20)
    case 8: (view as? Label)?.text = "changed \(random.next() % 1000)"
    case 9: view.superview?.bringSubviewToFront(view)
    case 10:
      view.removeFromSuperview()
      views.removeAll { $0 === view }
      grow()
    default: (views.randomElement(using: &random) ?? root).addSubview(view)
    }
  }
}
