import SwipeTabCore
import SwipeTabDrawing
import Testing

@testable import SwipeTabSDL

/// A window that nobody sees, drawn by OpenGL on the processor, and scenes for it.
@MainActor struct TextureFixture {
  /// Whether there is OpenGL without a display: the package list names what it needs.
  nonisolated static let isAvailable = DynamicLibrary("libEGL.so.1") != nil

  let window: SDLWindow
  let presenter: TexturePresenter

  init(
    width: Int = 200, height: Int = 160, budget: Int = LayerTextures.standardBudget
  ) throws {
    window = try Self.window(width: width, height: height)
    presenter = try TexturePresenter(window: window, allowsSoftware: true, budget: budget)
  }

  static func window(width: Int = 200, height: Int = 160) throws -> SDLWindow {
    try SDLWindow(
      session: try SDLSession(driver: .other("offscreen")), title: "test",
      size: Size(width: Double(width), height: Double(height)), scale: 1, isForTextures: true)
  }

  /// The greatest difference of a channel between what the graphics card and what the processor makes
  /// of a scene.
  func difference(_ scene: Scene) throws -> Int {
    let picture = try presenter.picture(of: scene)
    let expected = Bitmap(width: scene.width, height: scene.height)
    CPUCompositor().compose(scene, into: expected)
    try #require(picture.width == scene.width && picture.height == scene.height)
    var worst = 0
    for (index, pixel) in picture.pixels.enumerated() {
      let other = expected.pixels[index]
      guard pixel != other else { continue }
      for shift in [0, 8, 16, 24] as [UInt32] {
        worst = max(worst, abs(Int(pixel >> shift & 0xFF) - Int(other >> shift & 0xFF)))
      }
    }
    return worst
  }

  /// A layer of pixels that differ.
  static func layer(
    _ width: Int, _ height: Int, alpha: UInt8 = 255, seed: Int = 1
  ) -> Layer {
    let bitmap = Bitmap(width: width, height: height)
    paint(bitmap, bitmap.bounds, alpha: alpha, seed: seed)
    return Layer(bitmap: bitmap, isOpaque: alpha == 255)
  }

  /// Paints pixels that differ.
  static func paint(_ bitmap: Bitmap, _ rect: PixelRect, alpha: UInt8 = 255, seed: Int) {
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX {
        var color = Color(hex: UInt32((x * 37 + y * 101 + seed * 7919) & 0xFF_FFFF))
        color.alpha = alpha
        bitmap.pixels[y * bitmap.stride + x] = color.pixel
      }
    }
  }

  /// A layer of a round shape with a border.
  static func drawing() -> Layer {
    var list = DisplayList()
    let rect = Rect(x: 2.3, y: 3.6, width: 40.5, height: 20.25)
    list.append(.roundedRect(rect, radius: 9, Color(hex: 0x3366CC)))
    list.append(.stroke(rect, radius: 9, width: 1.5, Color(hex: 0x803010).opacity(0.6)))
    return Layer(
      drawing: LayerDrawing(
        list: list, scale: 1, bounds: PixelRect(x: 1, y: 2, width: 43, height: 23)))
  }

  /// Layers of every kind: opaque, translucent, faded, cut round, turning into another one, drawn live.
  static func placements(in bounds: PixelRect) -> [LayerPlacement] {
    func place(_ layer: Layer, _ x: Int, _ y: Int, opacity: UInt8 = 255) -> LayerPlacement {
      LayerPlacement(layer: layer, x: x, y: y, clip: bounds, opacity: opacity)
    }
    var clipped = place(layer(60, 50, alpha: 200, seed: 3), 30, 20, opacity: 180)
    clipped.roundClip = RoundClip(left: 32.5, top: 24, right: 80, bottom: 66.25, radius: 12)
    var mixed = place(layer(50, 20, alpha: 90, seed: 4), -10, 50)
    mixed.mix = LayerMix(layer: layer(50, 22, alpha: 150, seed: 5), x: -6, y: 48, part: 77)
    var round = place(layer(50, 20, alpha: 240, seed: 6), 60, 60)
    round.mix = LayerMix(layer: layer(50, 20, seed: 7), x: 60, y: 60, part: 200)
    round.roundClip = RoundClip(left: 60, top: 60, right: 110, bottom: 80, radius: 10)
    round.opacity = 220
    var cut = place(drawing(), 50, 10, opacity: 128)
    cut.roundClip = RoundClip(left: 55, top: 10, right: 95, bottom: 40, radius: 6)
    return [
      place(layer(120, 70), -20, 5), place(layer(30, 30, alpha: 100, seed: 2), 10, 10),
      place(layer(30, 30, seed: 8), 70, 40, opacity: 60), clipped, mixed, round,
      place(drawing(), 20, 45), cut,
    ]
  }

  /// A scene of such layers.
  static func scene(_ width: Int = 200, _ height: Int = 160) -> Scene {
    var scene = Scene(width: width, height: height, background: Color(hex: 0x80A0C0))
    scene.placements = placements(in: scene.bounds)
    return scene
  }
}
