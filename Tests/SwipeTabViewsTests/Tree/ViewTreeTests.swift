import SwipeTabCore
import SwipeTabDrawing
import Testing

@testable import SwipeTabViews

@MainActor @Suite("View tree") struct ViewTreeTests {
  @Test("Adding a view takes it away from where it was")
  func adding() {
    let (first, second, child) = (View(), View(), View())
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews.isEmpty)
    #expect(child.superview === second)
  }

  @Test("A view cannot be added to itself or to what it holds")
  func cycles() {
    let (outer, inner) = (View(), View())
    outer.addSubview(inner)
    inner.addSubview(outer)
    outer.addSubview(outer)
    #expect(outer.superview == nil)
    #expect(inner.subviews.isEmpty)
  }

  @Test("Places outside the order count as its ends")
  func places() {
    let parent = View()
    let views = [View(), View(), View()]
    parent.insertSubview(views[0], at: 7)
    parent.insertSubview(views[1], at: -3)
    parent.insertSubview(views[2], at: 1)
    #expect(
      parent.subviews.map(ObjectIdentifier.init) == [1, 2, 0].map { ObjectIdentifier(views[$0]) })
    parent.bringSubviewToFront(views[1])
    parent.sendSubviewToBack(views[0])
    #expect(
      parent.subviews.map(ObjectIdentifier.init) == [0, 2, 1].map { ObjectIdentifier(views[$0]) })
  }

  @Test("Points are converted between views and the window")
  func conversion() {
    let (outer, inner, other) = (
      View(frame: Rect(x: 10, y: 20, width: 100, height: 100)),
      View(frame: Rect(x: 5, y: 6, width: 10, height: 10)),
      View(frame: Rect(x: 50, y: 0, width: 10, height: 10))
    )
    outer.addSubview(inner)
    outer.addSubview(other)
    #expect(inner.convert(Point(x: 1, y: 1), to: nil) == Point(x: 16, y: 27))
    #expect(inner.convert(Point(x: 16, y: 27), from: nil) == Point(x: 1, y: 1))
    #expect(inner.convert(Point(x: 1, y: 1), to: other) == Point(x: -44, y: 7))
    #expect(inner.convert(inner.bounds, to: outer) == inner.frame)
  }

  @Test("The front view under a point is hit, and subviews outside of a view that does not clip")
  func hitTesting() {
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let back = View(frame: Rect(x: 10, y: 10, width: 50, height: 50))
    let front = View(frame: Rect(x: 30, y: 30, width: 50, height: 50))
    let outside = View(frame: Rect(x: -8, y: 0, width: 5, height: 5))
    root.addSubview(back)
    root.addSubview(front)
    back.addSubview(outside)
    #expect(root.hitTest(Point(x: 40, y: 40)) === front)
    #expect(root.hitTest(Point(x: 20, y: 20)) === back)
    #expect(root.hitTest(Point(x: 80, y: 40)) === root)
    #expect(root.hitTest(Point(x: 100, y: 40)) == nil)
    #expect(root.hitTest(Point(x: 3, y: 12)) === outside)
    back.clipsToBounds = true
    #expect(root.hitTest(Point(x: 3, y: 12)) === root)
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(Point(x: 40, y: 40)) === back)
    back.alpha = 0
    #expect(root.hitTest(Point(x: 40, y: 40)) === root)
    root.isHidden = true
    #expect(root.hitTest(Point(x: 40, y: 40)) == nil)
  }

  @Test("Direction, appearance and tint are inherited and can be overridden")
  func environment() {
    let test = TestWindow()
    let (outer, inner) = (RecordingView(), RecordingView())
    outer.addSubview(inner)
    test.window.rootView.addSubview(outer)
    test.window.layoutDirection = .rightToLeft
    test.window.appearance = .dark
    #expect(inner.effectiveLayoutDirection == .rightToLeft)
    #expect(inner.effectiveAppearance == .dark)
    let before = inner.environmentChanges
    outer.tintColor = .systemPink
    #expect(inner.environmentChanges == before + 1)
    #expect(inner.effectiveTintColor == .systemPink)
    outer.overrideLayoutDirection = .leftToRight
    outer.overrideAppearance = .light
    #expect(inner.effectiveLayoutDirection == .leftToRight)
    #expect(inner.effectiveAppearance == .light)
    inner.overrideAppearance = .dark
    #expect(inner.effectiveAppearance == .dark)
    outer.removeFromSuperview()
    outer.overrideLayoutDirection = nil
    #expect(inner.effectiveLayoutDirection == .leftToRight)
  }

  @Test("The safe area is what the superview's leaves, in the layout direction")
  func safeArea() {
    let test = TestWindow()
    let root = test.window.rootView
    root.additionalSafeArea = EdgeInsets(top: 20, leading: 8, bottom: 10, trailing: 4)
    let view = View(frame: Rect(x: 2, y: 5, width: 198, height: 90))
    root.addSubview(view)
    #expect(view.safeAreaInsets == EdgeInsets(top: 15, leading: 6, bottom: 5, trailing: 4))
    view.additionalSafeArea = EdgeInsets(top: 1)
    #expect(view.safeAreaInsets.top == 16)
    test.window.layoutDirection = .rightToLeft
    #expect(view.safeAreaInsets == EdgeInsets(top: 16, leading: 8, bottom: 5, trailing: 2))
  }

  @Test("A new root view fills the window, the old one leaves it")
  func newRoot() {
    let test = TestWindow()
    let old = test.window.rootView
    let root = RecordingView()
    test.window.rootView = root
    #expect(root.frame == Rect(x: 0, y: 0, width: 200, height: 100))
    #expect(root.window === test.window)
    #expect(old.window == nil)
    test.frame()
    #expect(root.paints == 1)
  }

  @Test("Views are told about their window, superviews first")
  func windowCalls() {
    final class Loud: View {
      var log: EventLog?
      override func willMove(toWindow newWindow: Window?) {
        log?.add("will \(newWindow == nil ? "leave" : "come")")
      }
      override func didMoveToWindow() { log?.add("did \(window == nil ? "leave" : "come")") }
    }
    let log = EventLog()
    let view = Loud()
    view.log = log
    let outer = View()
    outer.addSubview(view)
    #expect(log.take().isEmpty)
    let test = TestWindow()
    test.window.rootView.addSubview(outer)
    #expect(log.take() == ["will come", "did come"])
    outer.removeFromSuperview()
    #expect(log.take() == ["will leave", "did leave"])
  }
}
