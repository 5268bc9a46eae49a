import SwipeTabCore
import SwipeTabDrawing
import Testing

@testable import SwipeTabViews

@MainActor @Suite("Passes") struct PassCounterTests {
  let test = TestWindow()
  let page = RecordingView(0, 0, 100, 80)
  let child = RecordingView(10, 10, 20, 20)

  init() {
    page.wantsLayer = true
    page.addSubview(child)
    test.window.rootView.addSubview(page)
    test.frame()
  }

  @Test("Nothing runs and no frame comes without a cause")
  func idle() {
    #expect(!test.window.needsFrame)
    #expect(test.cost {} == FrameCounters())
    #expect(test.latest == nil)
    #expect(page.layouts == 1)
    #expect(page.paints == 1)
  }

  @Test("Moving a layer lays out, looks through, paints and rasterises nothing")
  func composeOnly() {
    let cost = test.cost { page.frame = Rect(x: -30, y: 0, width: 100, height: 80) }
    #expect(cost == FrameCounters(frames: 1))
    #expect(test.latest?.causes == .compose)
    #expect(test.latest?.scene.placements.map(\.x) == [-30])
  }

  @Test("Fading a layer rasterises nothing")
  func fade() {
    page.alpha = 0.75
    test.frame()
    let cost = test.cost { page.alpha = 0.5 }
    #expect(cost == FrameCounters(frames: 1))
    #expect(test.latest?.scene.placements.map(\.opacity) == [128])
  }

  @Test("A changed view repaints only its own rectangle of the layer")
  func partialPaint() {
    let cost = test.cost {
      child.tintColor = .systemRed
    }
    #expect(cost.paints == 1)
    #expect(cost.rasterisations == 1)
    // The view with one pixel around for anti-aliasing, cut to what it promised to paint in.
    #expect(cost.rasterisedPixels == 400)
    #expect(test.latest?.damage == [PixelRect(x: 10, y: 10, width: 20, height: 20)])
  }

  @Test("Setting the same values again costs nothing")
  func sameValues() {
    let cost = test.cost {
      page.frame = page.frame
      page.alpha = 1
      page.isHidden = false
      page.backgroundColor = nil
      page.tintColor = nil
      test.window.scale = 1
      test.window.appearance = .light
    }
    #expect(cost == FrameCounters())
  }

  @Test("A repaint that gives the same picture still rasterises, but only that view")
  func repaint() {
    let cost = test.cost { child.setNeedsPaint() }
    #expect(cost.paints == 1)
    #expect(cost.collects == 0)
    #expect(page.paints == 1)
  }

  @Test("A view outside the window is not painted before it comes in")
  func offscreen() {
    let far = RecordingView(500, 0, 50, 50)
    far.wantsLayer = true
    test.window.rootView.addSubview(far)
    test.frame()
    #expect(far.paints == 0)
    far.frame.origin.x = 190
    test.frame()
    #expect(far.paints == 1)
  }

  @Test("A hidden layer keeps its pixels and shows again without painting")
  func hidden() {
    page.isHidden = true
    test.frame()
    #expect(test.latest?.scene.placements.isEmpty == true)
    let cost = test.cost { page.isHidden = false }
    #expect(cost.paints == 0)
    #expect(cost.rasterisations == 0)
  }

  @Test("Layout runs where it was asked for, superviews first, once")
  func layout() {
    child.setNeedsLayout()
    child.setNeedsLayout()
    let cost = test.cost {}
    #expect(cost.layouts == 1)
    #expect(child.layouts == 2)
    #expect(page.layouts == 1)
  }

  @Test("Views that ask for layout in every layout are given up after a limit")
  func layoutLoop() {
    final class Restless: View {
      override func layoutSubviews() { setNeedsLayout() }
    }
    let cost = test.cost { test.window.rootView.addSubview(Restless()) }
    #expect(cost.abandonedLayouts == 1)
    #expect(!test.window.needsFrame)
  }

  @Test("An exposed window is shown entirely anew without painting")
  func exposed() {
    test.send(.exposed)
    #expect(test.cost {} == FrameCounters(frames: 1))
    #expect(test.latest?.damage == [PixelRect(x: 0, y: 0, width: 200, height: 100)])
    #expect(test.latest?.causes == .exposure)
  }

  @Test("A minimised window draws nothing, and everything when it is back")
  func minimised() {
    test.send(.resized(.zero))
    #expect(!test.window.needsFrame)
    #expect(test.frame() == nil)
    test.send(.resized(Size(width: 200, height: 100)))
    #expect(test.frame() != nil)
  }

  @Test("A screenshot does not take the next frame's changes away")
  func screenshot() {
    child.backgroundColor = .systemGreen
    _ = test.window.makeScene()
    #expect(test.window.needsFrame)
    #expect(test.frame()?.damage == [PixelRect(x: 10, y: 10, width: 20, height: 20)])
  }

  @Test("A new scale, size or text size reaches all pixels")
  func environment() {
    test.send(.scaleChanged(2))
    #expect(test.frame()?.scene.width == 400)
    #expect(page.paints == 2)
    #expect(test.screen.firstDifference(from: test.fullPicture()) == nil)
    test.window.textSizeFactor = 5
    #expect(test.window.textSizeFactor == 2)
    test.window.scale = .nan
    #expect(test.window.scale == 2)
  }

  @Test("update(to:) runs timers and animations in their order, and layout, but paints nothing")
  func update() {
    let log = EventLog()
    test.window.schedule(at: 2) { log.add("b \(test.window.time)") }
    test.window.schedule(at: 1) {
      log.add("a \(test.window.time)")
      test.window.schedule(at: 1.5) { log.add("c \(test.window.time)") }
    }
    let token = test.window.schedule(at: 1.2) { log.add("never") }
    test.window.cancel(token)
    #expect(test.window.nextDeadline == 1)
    child.setNeedsLayout()
    child.setNeedsPaint()
    test.window.update(to: 3)
    #expect(log.take() == ["a 1.0", "c 1.5", "b 2.0"])
    #expect(test.window.time == 3)
    #expect(child.layouts == 2)
    #expect(child.paints == 1)
    #expect(test.window.nextDeadline == nil)
  }

  @Test("An animation is asked with every frame until it is done")
  func animation() {
    final class Slide: FrameAnimation {
      let view: View
      var times: [Double] = []
      init(_ view: View) { self.view = view }
      func update(at time: Double) -> Bool {
        times.append(time)
        view.frame.origin.x = Double(times.count)
        return times.count < 3
      }
    }
    let slide = Slide(page)
    test.window.addAnimation(slide)
    test.window.addAnimation(slide)
    for _ in 0..<5 { test.frame() }
    #expect(slide.times.count == 3)
    #expect(!test.window.isAnimating)
    #expect(test.window.counters.frames == 4)
  }
}

extension FrameCounters {
  init(frames: Int) {
    self.init()
    self.frames = frames
  }
}
