import SwipeTabCore
import SwipeTabDrawing
import Testing

@testable import SwipeTabViews

@MainActor @Suite("What controls paint") struct ControlPaintingTests {
  private func dump(
    _ view: View, _ width: Double, _ height: Double, direction: LayoutDirection = .leftToRight,
    appearance: Appearance = .light
  ) -> [Substring] {
    let test = TestWindow()
    test.window.layoutDirection = direction
    test.window.appearance = appearance
    view.frame = Rect(x: 0, y: 0, width: width, height: height)
    test.window.rootView.addSubview(view)
    test.frame()
    return (view.paintedList?.dump() ?? "").split(separator: "\n")
  }

  @Test("A filled button is a surface in the tint with its title in the middle")
  func filledButton() {
    #expect(
      dump(Button(title: "Go", style: .filled), 100, 40) == [
        "roundedRect (0 0 100 40) radius=8 #0062D0",
        "text \"Go\" (41.5 9.8) size=(17 20.4) #FFFFFF",
      ])
    #expect(
      dump(Button(title: "Go", style: .filled), 100, 40, appearance: .dark) == [
        "roundedRect (0 0 100 40) radius=8 #4DA3FF",
        "text \"Go\" (41.5 9.8) size=(17 20.4) #001A33",
      ])
  }

  @Test("A switch that is on has its knob at the trailing end")
  func onSwitch() {
    #expect(
      dump(Switch(isOn: true), 52, 32) == [
        "roundedRect (0 0 52 32) radius=16 #0062D0",
        "shadow (23 4 26 26) radius=13 blur=2 #00000040",
        "roundedRect (23 3 26 26) radius=13 #FFFFFF",
      ])
    #expect(
      dump(Switch(isOn: true), 52, 32, direction: .rightToLeft).last?.contains("(3 3") == true)
  }

  @Test("A progress line fills from the leading end")
  func progress() {
    #expect(
      dump(ProgressView(progress: 0.25), 100, 4) == [
        "roundedRect (0 0 100 4) radius=2 #D1D1D6",
        "roundedRect (0 0 25 4) radius=2 #0062D0",
      ])
    #expect(
      dump(ProgressView(progress: 0.25), 100, 4, direction: .rightToLeft).last
        == "roundedRect (75 0 25 4) radius=2 #0062D0")
  }

  @Test("A row ends in a hairline that begins where its text does")
  func row() {
    #expect(
      dump(ListRow(title: "Title"), 200, 48) == ["hairline (16 47) horizontal length=184 #C6C6C8"])
    #expect(
      dump(ListRow(title: "Title"), 200, 48, direction: .rightToLeft) == [
        "hairline (0 47) horizontal length=184 #C6C6C8"
      ])
  }

  @Test("The chosen segment lies on a surface of its own")
  func segments() {
    let lines = dump(SegmentedControl(titles: ["a", "b"], selectedIndex: 1), 100, 32)
    #expect(lines[1] == "roundedRect (52 2 46 28) radius=6 #FFFFFF")
    #expect(lines.count == 4)
  }

  @Test("A picture that comes late is shown from the next frame on, and fades in")
  func latePicture() {
    let test = TestWindow()
    let provider = TestImage(size: Size(width: 40, height: 20))
    let view = ImageView(Image(provider, renderingMode: .original))
    view.frame = Rect(x: 0, y: 0, width: 40, height: 20)
    test.window.rootView.addSubview(view)
    test.frame()
    #expect(test.frame() == nil)
    provider.load()
    for _ in 0..<13 { #expect(test.frame() != nil) }
    #expect(test.pixel(20, 10) == 0xFF12_3456)
  }

  @Test("A picture that covers its bounds is cut to them")
  func aspectFill() {
    let provider = TestImage(size: Size(width: 40, height: 20))
    let view = ImageView(Image(provider, renderingMode: .original))
    view.contentMode = .scaleAspectFill
    #expect(
      dump(view, 50, 50) == [
        "pushClip (0 0 50 50) radius=0", "  image test (-25 0 100 50) original", "popClip",
      ])
  }
}

/// A picture in one colour that comes late.
@MainActor final class TestImage: ImageProvider {
  nonisolated let size: Size
  nonisolated let name = "test"
  private var isLoaded = false
  private var observers: [@MainActor () -> Void] = []

  init(size: Size) { self.size = size }

  func pixels(width: Int, height: Int) -> PixelBuffer? {
    guard isLoaded else { return nil }
    return PixelBuffer(
      width: width, height: height, pixels: Array(repeating: 0xFF12_3456, count: width * height))
  }

  func addObserver(_ observer: AnyObject, _ body: @escaping @MainActor () -> Void) {
    observers.append(body)
  }

  func load() {
    isLoaded = true
    for observer in observers { observer() }
  }
}
