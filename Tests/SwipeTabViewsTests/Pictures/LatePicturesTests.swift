import SwipeTabCore
import SwipeTabDrawing
import Testing

@testable import SwipeTabViews

@Suite("Pictures that come late") @MainActor struct LatePicturesTests {
  /// The placeholder on white.
  static let grey: UInt32 = 0xFFE4_E4E5
  static let red: UInt32 = 0xFFFF_0000

  /// Everything that shows an image, 20 by 20 points of it around a place in the window.
  enum Shower: String, CaseIterable, Sendable {
    case imageView, button, toolbar, capsule, underline, barButton, ownView, listInList

    @MainActor func show(_ image: Image, in window: Window) {
      switch self {
      case .imageView:
        let view = ImageView(image)
        view.frame = Rect(x: 40, y: 40, width: 20, height: 20)
        window.rootView.addSubview(view)
      case .button:
        let view = Button(image: image)
        view.frame = Rect(x: 20, y: 20, width: 60, height: 60)
        window.rootView.addSubview(view)
      case .toolbar: showBar(ToolbarStyle(), image, in: window)
      case .capsule: showBar(CapsuleStyle(), image, in: window)
      case .underline: showBar(UnderlineStyle(), image, in: window)
      case .barButton:
        let controller = ViewController()
        controller.navigationItem.rightBarButtonItems = [BarButtonItem(image: image) {}]
        window.rootViewController = NavigationController(rootViewController: controller)
      case .ownView, .listInList:
        let view = OwnView(image, nested: self == .listInList)
        view.frame = window.rootView.bounds
        window.rootView.addSubview(view)
      }
    }

    @MainActor private func showBar(_ style: any TabBarStyle, _ image: Image, in window: Window) {
      let bar = TabBar(style: style)
      bar.items = TabBarItems([TabBarItem(title: "", image: image)])
      bar.frame = Rect(x: 0, y: 20, width: 100, height: 60)
      window.rootView.addSubview(bar)
    }
  }

  /// A view of an application that draws by itself.
  final class OwnView: View {
    let image: Image
    let isNested: Bool
    init(_ image: Image, nested: Bool) {
      self.image = image
      isNested = nested
      super.init()
    }
    override func paint(in context: inout PaintContext) {
      let rect = Rect(x: 40, y: 40, width: 20, height: 20)
      guard isNested else { return context.draw(image, in: rect) }
      var list = DisplayList()
      list.append(
        .image(
          image, in: rect.offsetBy(dx: -3.25, dy: -3.25), tint: .black, opacity: 1))
      context.list.append(.list(list, at: Point(x: 3.25, y: 3.25)))
    }
  }

  private func colors(_ test: TestWindow) -> Set<UInt32> {
    Set((0..<(test.screen.width * test.screen.height)).map { test.screen.pixels[$0] })
  }

  @Test(
    "Everything that shows an image shows it when it has come, after fading in",
    arguments: Shower.allCases, [1.0, 1.5])
  func shows(shower: Shower, scale: Double) {
    let test = TestWindow(width: 100, height: 100, scale: scale)
    let late = LateImage()
    shower.show(Image(late, renderingMode: .original), in: test.window)
    test.frame()
    test.frame()
    #expect(!colors(test).contains(Self.red))
    #expect(!test.window.needsFrame)
    late.arrive()
    #expect(test.window.needsFrame)
    test.frame()
    #expect(!colors(test).contains(Self.red))
    for _ in 0..<13 { test.frame() }
    #expect(colors(test).contains(Self.red))
    #expect(!test.window.needsFrame && !test.window.isAnimating)
    #expect(test.screen.firstDifference(from: test.fullPicture()) == nil)
  }

  @Test("The picture takes the placeholder's place in 0.2 seconds, steadily")
  func fade() {
    let test = TestWindow(width: 100, height: 100)
    let late = LateImage(0xFF00_0000)
    Shower.imageView.show(Image(late, renderingMode: .original), in: test.window)
    test.frame()
    #expect(test.pixel(50, 50) == Self.grey)
    late.arrive()
    test.frame(after: 0)
    #expect(test.pixel(50, 50) == Self.grey)
    test.frame(after: 0.1)
    // Half of the placeholder (61 of 255 parts of grey) under half of the picture.
    let middle = Int(test.pixel(50, 50) & 255)
    #expect(abs(middle - 121) <= 1, "\(middle)")
    #expect(test.window.isAnimating)
    test.frame(after: 0.1)
    #expect(test.pixel(50, 50) == 0xFF00_0000)
    #expect(!test.window.isAnimating && !test.window.needsFrame)
  }

  @Test("With reduced motion it is there at once, and so is one that is there at first")
  func instant() {
    let test = TestWindow(width: 100, height: 100)
    test.window.reducesMotion = true
    let late = LateImage()
    let image = Image(late, renderingMode: .original)
    Shower.imageView.show(image, in: test.window)
    test.frame()
    late.arrive()
    test.frame()
    #expect(test.pixel(50, 50) == Self.red && !test.window.isAnimating)

    let other = TestWindow(width: 100, height: 100)
    Shower.imageView.show(image, in: other.window)
    other.frame()
    #expect(other.pixel(50, 50) == Self.red && !other.window.isAnimating)
  }

  @Test("A broken picture keeps the placeholder and moves nothing")
  func broken() {
    let test = TestWindow(width: 100, height: 100)
    let late = LateImage()
    late.isBroken = true
    Shower.imageView.show(Image(late, renderingMode: .original), in: test.window)
    test.frame()
    late.arrive()
    for _ in 0..<15 { test.frame() }
    #expect(test.pixel(50, 50) == Self.grey)
    #expect(!test.window.isAnimating && !test.window.needsFrame)
  }

  @Test("In another size it is shown from the one there is, then sharp, and does not fade again")
  func coarse() {
    let test = TestWindow(width: 100, height: 100)
    let late = LateImage()
    let image = Image(late, renderingMode: .original)
    Shower.imageView.show(image, in: test.window)
    test.frame()
    late.arrive()
    for _ in 0..<15 { test.frame() }
    test.window.scale = 2
    test.frame()
    #expect(test.pixel(100, 100) == Self.red)
    #expect(!late.decoded.contains([40, 40]))
    late.arrive()
    #expect(test.window.needsFrame)
    test.frame()
    #expect(late.decoded.contains([40, 40]))
    #expect(test.pixel(100, 100) == Self.red && !test.window.isAnimating)
  }

  @Test("A picture that comes after a long rest fades from then on, by the host's clock")
  func longRest() {
    let test = TestWindow(width: 100, height: 100)
    let late = LateImage()
    Shower.imageView.show(Image(late, renderingMode: .original), in: test.window)
    test.frame()
    test.window.clock = { 60 }
    late.arrive()
    test.frame(after: 60)
    #expect(test.pixel(50, 50) != Self.red && test.window.isAnimating)
  }
}
