import SwipeTabTesting
import SwipeTabs

/// A container with pages of 200 labels and 4 pictures in a window without a display.
@MainActor final class BenchStage {
  let host: HeadlessHost
  let container: SwipeTabViewController

  private final class Page: View {
    private var labels: [Label] = []
    private var pictures: [ImageView] = []

    init(number: Int, labelCount: Int) {
      super.init()
      backgroundColor = .systemBackground
      for index in 0..<labelCount {
        let label = Label("Item \(index + number)", font: .system(11), color: .secondaryLabel)
        labels.append(label)
        addSubview(label)
      }
      for index in 0..<4 {
        let picture = ImageView(Image(Stripes(step: index + 3)))
        pictures.append(picture)
        addSubview(picture)
      }
    }

    override func layoutSubviews() {
      let (width, height) = (bounds.width / 10, bounds.height / 22)
      for (index, label) in labels.enumerated() {
        label.frame = Rect(
          x: width * Double(index % 10), y: height * Double(2 + index / 10), width: width,
          height: height)
      }
      for (index, picture) in pictures.enumerated() {
        picture.frame = Rect(x: 40 + 140 * Double(index), y: 8, width: 96, height: 2 * height - 16)
      }
    }
  }

  /// A picture that costs nothing to make.
  private final class Stripes: ImageProvider {
    let name: String
    let size = Size(width: 96, height: 96)
    private let step: Int

    init(step: Int) {
      self.step = step
      name = "stripes \(step)"
    }

    func pixels(width: Int, height: Int) -> PixelBuffer? {
      let pixels = (0..<width * height).map { UInt32($0 / step % 256) << 8 | 0xFF00_00FF }
      return PixelBuffer(width: width, height: height, pixels: pixels)
    }
  }

  init(
    style: any TabBarStyle, size: Size = Size(width: 1280, height: 800), pages: Int = 5,
    labelCount: Int = 200
  ) throws {
    let engine = try SDLTextEngine(locale: "en", log: { _ in })
    host = HeadlessHost(size: size, scale: 1, textEngine: engine)
    container = Self.makeContainer(style: style, pages: pages, labelCount: labelCount)
    host.window.rootViewController = container
    host.start()
    _ = host.settleMotion()
  }

  /// Makes a container whose middle page is selected.
  static func makeContainer(
    style: any TabBarStyle, pages: Int, labelCount: Int = 200
  ) -> SwipeTabViewController {
    let container = SwipeTabViewController(style: style)
    container.setPages(count: pages) {
      // Equally long however many there are: what is compared is their number.
      TabBarItem(title: "Page \(10_000 + $0)")
    } make: { index in
      let page = SwipeTabBaseViewController()
      page.view = Page(number: index, labelCount: labelCount)
      return page
    }
    container.selectViewController(at: pages / 2)
    return container
  }

  /// Swipes to a neighbour and back.
  ///
  /// - Returns: The time of each frame of the swipes but for their first ones, in milliseconds.
  func swipe() -> [Double] {
    let width = host.window.size.width
    return drag(from: width * 0.9, to: width * 0.1) + drag(from: width * 0.1, to: width * 0.9)
  }

  private func drag(from: Double, to: Double) -> [Double] {
    point(.down, from)
    var times: [Double] = []
    for step in 1...36 {
      let time = ContinuousClock().measure {
        point(.move, from + (to - from) * Double(step) / 36)
        host.advance(to: host.time + 1 / 60)
      }.milliseconds
      // The first frames make the page that comes into sight.
      if step > 4 { times.append(time) }
    }
    point(.up, to)
    _ = host.settleMotion()
    return times
  }

  private func point(_ phase: PointerEvent.Phase, _ x: Double) {
    host.send(
      .pointer(
        PointerEvent(
          id: PointerID(device: 1, finger: 1), kind: .touch, phase: phase,
          position: Point(x: x, y: host.window.size.height / 2), time: host.time)))
  }

  /// Moves the bar alone, as if the pages went to the next one; they stay.
  ///
  /// - Returns: The time of each frame in milliseconds.
  func moveBar() -> [Double] {
    guard let bar = container.tabBar, let page = bar.presentation.committed else { return [] }
    let rest = bar.presentation
    let transition = Transition(from: page, to: page + 1)
    let times = (1...60).map { step in
      ContinuousClock().measure {
        let progress = Double(step) / 60
        bar.presentation = PagerPresentation(
          phase: .interactive, committed: page, position: transition.position(at: progress),
          transition: transition, progress: progress)
        host.advance(to: host.time + 1 / 60)
      }.milliseconds
    }
    bar.presentation = rest
    host.advance(to: host.time + 1)
    return Array(times.dropFirst(4))
  }
}
