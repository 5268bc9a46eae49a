import SwipeTabTesting
import SwipeTabs
import Testing

@testable import SwipeTabDemo

@Suite("Pages of the demo", .serialized) @MainActor struct DemoLayoutTests {
  @Test(
    "no text is cut and nothing lies over anything",
    arguments: ["320x480", "960x600"], ["en", "de", "ar", "he", "ja"])
  func fits(size: String, locale: String) throws {
    for scale in ["1", "1.25", "2"] {
      let demo = try DemoFixture(
        ["--size", size, "--scale", scale, "--locale", locale, "--transition", "none"],
        isDrawn: false)
      for page in 0..<5 {
        demo.screen.container.selectViewController(at: page)
        demo.harness.host.update()
        #expect(demo.screen.container.selectedViewControllerIndex == page)
        let controller = demo.screen.container.viewControllers[page]
        let faults = LayoutFaults(in: controller.view).descriptions
        #expect(faults == [], "page \(page), \(size), \(locale), scale \(scale)")
      }
    }
  }

  @Test("larger text takes more room and lies over nothing", arguments: [0.8, 1.3, 1.6, 2])
  func textSizes(factor: Double) throws {
    let demo = try DemoFixture(["--size", "960x600", "--transition", "none"], isDrawn: false)
    demo.harness.window.textSizeFactor = factor
    for page in 0..<5 {
      demo.screen.container.selectViewController(at: page)
      demo.harness.host.update()
      let controller = demo.screen.container.viewControllers[page]
      #expect(LayoutFaults(in: controller.view).descriptions == [], "page \(page)")
    }
  }

  @Test(
    "the appearance changes no layout, the direction mirrors it", arguments: ["320x480", "960x600"])
  func environment(size: String) throws {
    for page in 0..<5 {
      let start = ["--size", size, "--start", "\(page)"]
      let light = try frames(start + ["--light"], page)
      #expect(try frames(start + ["--dark"], page) == light)
      let mirrored = try frames(start + ["--rtl", "--dark"], page)
      #expect(mirrored.count == light.count)
      let demo = try DemoFixture(start + ["--rtl"], isDrawn: false)
      let faults = LayoutFaults(in: demo.screen.container.viewControllers[page].view)
      #expect(faults.descriptions == [])
    }
  }

  private func frames(_ arguments: [String], _ page: Int) throws -> [Rect] {
    let demo = try DemoFixture(arguments, isDrawn: false)
    func collect(_ view: View) -> [Rect] {
      [view.convert(view.bounds, to: nil)] + view.subviews.flatMap(collect)
    }
    return collect(demo.screen.container.viewControllers[page].view)
  }

  @Test(
    "neighbours of the content 'text' differ by at least 40 levels",
    arguments: ["--light", "--dark"])
  func colors(appearance: String) throws {
    let demo = try DemoFixture([
      "--content", "text", "--pages", "40", "--size", "200x160", "--transition", "none", appearance,
    ])
    var last: [Int]?
    for page in 0..<40 {
      demo.screen.container.selectViewController(at: page)
      try demo.harness.settle()
      let picture = demo.harness.picture()
      // Left of the middle, under the navigation bar: nothing but the background.
      let pixel = picture.pixels[60 * picture.width + 4]
      let channels = [16, 8, 0].map { Int(pixel >> UInt32($0) & 0xFF) }
      #expect(pixel >> 24 == 255)
      if let last {
        let difference = zip(channels, last).map { abs($0 - $1) }.max() ?? 0
        #expect(difference >= 40, "between pages \(page - 1) and \(page)")
      }
      last = channels
    }
  }
}
