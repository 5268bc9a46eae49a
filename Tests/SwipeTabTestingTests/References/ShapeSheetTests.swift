import SwipeTabTesting
import SwipeTabs
import Testing

@Suite("Reference pictures of shapes", .serialized) @MainActor struct ShapeSheetTests {
  /// Every kind of shape, at places that are not made for any scale.
  private final class SheetView: View {
    override func paint(in context: inout PaintContext) {
      let (label, tint) = (context.color(.label), context.tint)
      let line = context.color(.separator)
      func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
        Rect(x: x, y: y, width: width, height: height)
      }
      // Round rectangles that adjoin, a capsule, circles.
      for index in 0..<3 {
        context.fill(rect(8 + 13.3 * Double(index), 8, 13.3, 20), tint.opacity(0.5))
      }
      context.fill(rect(54, 8, 40, 20), radius: 6, tint)
      context.fill(rect(100, 8, 44, 20), radius: 10, tint)
      context.fill(rect(150, 8, 20, 20), radius: 10, label)
      context.fill(rect(176.3, 11.3, 13, 13), radius: 6.5, label)
      // Strokes of several widths.
      for (index, width) in [0, 1, 1.5, 3].enumerated() {
        context.list.append(
          .stroke(rect(8 + 34 * Double(index), 36, 28, 20), radius: 6, width: width, label))
      }
      context.list.append(
        .line(
          [Point(x: 152, y: 38), Point(x: 160, y: 46), Point(x: 152, y: 54)], width: 2.5, tint))
      context.list.append(
        .line([Point(x: 170, y: 54), Point(x: 178, y: 38), Point(x: 188, y: 50)], width: 1, label))
      // Hairlines, which stay thin.
      for index in 0..<4 {
        context.list.append(
          .hairline(
            from: Point(x: 8, y: 64 + 3.3 * Double(index)), length: 80, isVertical: false, line))
        context.list.append(
          .hairline(
            from: Point(x: 100 + 3.3 * Double(index), y: 62), length: 16, isVertical: true, line))
      }
      // A card on a soft shadow, and a gradient.
      context.list.append(
        .shadow(rect(14, 88, 60, 28), radius: 8, blur: 8, Color(white: 0, alpha: 0.3)))
      context.fill(rect(14, 86, 60, 28), radius: 8, context.color(.secondarySystemBackground))
      context.list.append(
        .gradient(
          rect(92, 86, 44, 28), radius: 8,
          [
            GradientStop(location: 0, color: Color(hex: 0xFF5E3A)),
            GradientStop(location: 1, color: Color(hex: 0x5856D6)),
          ], start: Point(x: 92, y: 86), end: Point(x: 136, y: 114)))
      context.list.append(.pushClip(rect(146, 86, 44, 28), radius: 14))
      for index in 0..<8 {
        context.fill(
          rect(146 + 5.5 * Double(index), 86, 5.5, 28), index % 2 == 0 ? tint : label)
      }
      context.list.append(.popClip)
    }
  }

  @Test(
    "rounded rectangles, circles, strokes, hairlines, shadows and gradients at every scale",
    arguments: [1, 1.25, 1.5, 1.75, 2, 3])
  func shapes(scale: Double) throws {
    let harness = try TestHarness(size: Size(width: 200, height: 124), scale: scale)
    let controller = ViewController()
    let sheet = SheetView()
    sheet.backgroundColor = .systemBackground
    controller.view = sheet
    harness.show(controller)
    try harness.expectScreenshot(named: "shapes-\(Int(scale * 100))")
  }
}
