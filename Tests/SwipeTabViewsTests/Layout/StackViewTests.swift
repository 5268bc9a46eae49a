import SwipeTabCore
import Testing

@testable import SwipeTabViews

@MainActor @Suite("Stack views") struct StackViewTests {
  /// A view that wants one size.
  final class Fixed: View {
    let size: Size
    init(_ width: Double, _ height: Double) {
      size = Size(width: width, height: height)
      super.init()
    }
    override func sizeThatFits(_ size: Size) -> Size { self.size }
  }

  private func frames(_ stack: StackView, direction: LayoutDirection = .leftToRight) -> [Rect] {
    stack.frame = Rect(x: 0, y: 0, width: 100, height: 50)
    stack.overrideLayoutDirection = direction
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame)
  }

  @Test("A row begins at the leading edge and is mirrored from right to left")
  func row() {
    let stack = StackView(
      .horizontal, spacing: 5, alignment: .center,
      insets: EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 2),
      [Fixed(20, 10), Fixed(30, 20)])
    #expect(
      frames(stack) == [
        Rect(x: 10, y: 20, width: 20, height: 10), Rect(x: 35, y: 15, width: 30, height: 20),
      ])
    #expect(
      frames(stack, direction: .rightToLeft) == [
        Rect(x: 70, y: 20, width: 20, height: 10), Rect(x: 35, y: 15, width: 30, height: 20),
      ])
    #expect(stack.sizeThatFits(Size(width: 500, height: 500)) == Size(width: 67, height: 20))
  }

  @Test("A column fills its width; leading and trailing follow the direction")
  func column() {
    let stack = StackView(.vertical, spacing: 2, [Fixed(20, 10), Fixed(30, 20)])
    #expect(
      frames(stack) == [
        Rect(x: 0, y: 0, width: 100, height: 10), Rect(x: 0, y: 12, width: 100, height: 20),
      ])
    stack.alignment = .leading
    #expect(frames(stack, direction: .rightToLeft).map(\.minX) == [80, 70])
    stack.alignment = .trailing
    #expect(frames(stack, direction: .rightToLeft).map(\.minX) == [0, 0])
  }

  @Test("Spacers share what is left, equal segments share everything, spaces can be shared too")
  func distributions() {
    let views = [Fixed(10, 10), StackView.Spacer(), Fixed(20, 10)]
    let stack = StackView(.horizontal, distribution: .fill, views)
    #expect(frames(stack).map(\.minX) == [0, 10, 80])
    stack.distribution = .fillEqually
    stack.spacing = 5
    #expect(frames(stack).map(\.width) == [30, 30, 30])
    views[1].removeFromSuperview()
    stack.distribution = .equalSpacing
    #expect(frames(stack).map(\.minX) == [0, 80])
    stack.distribution = .fill
    #expect(frames(stack).map(\.width) == [10, 85])
  }

  @Test("Hidden views take no room, and own spaces replace the common one")
  func hidden() {
    let views = [Fixed(10, 10), Fixed(10, 10), Fixed(10, 10)]
    let stack = StackView(.horizontal, spacing: 5, views)
    views[1].isHidden = true
    #expect(frames(stack).map(\.minX) == [0, 15])
    stack.setCustomSpacing(20, after: views[0])
    #expect(frames(stack).map(\.minX) == [0, 30])
  }

  @Test("An empty stack and one without room are harmless")
  func empty() {
    #expect(StackView().sizeThatFits(.zero) == .zero)
    let stack = StackView(.horizontal, distribution: .fillEqually, [Fixed(10, 10)])
    stack.frame = .zero
    stack.layoutIfNeeded()
    #expect(stack.subviews[0].frame == .zero)
  }
}
