import CSDL2
public import SwipeTabCore

/// The size of a window in its three units, and the ratios between them.
public struct WindowGeometry: Hashable, Sendable {
  /// The width as SDL counts windows and mouse positions.
  public var unitWidth: Int
  /// The height as SDL counts windows and mouse positions.
  public var unitHeight: Int
  /// The width in device pixels.
  public var pixelWidth: Int
  /// The height in device pixels.
  public var pixelHeight: Int
  /// Device pixels per point.
  public var scale: Double
  /// How the picture is turned; the sizes in units and pixels are the screen's, not its.
  public var rotation = ScreenRotation.degrees0

  /// Creates a geometry; without a scale it takes the pixels per unit, as under Wayland.
  public init(
    unitWidth: Int, unitHeight: Int, pixelWidth: Int, pixelHeight: Int, scale: Double? = nil,
    rotation: ScreenRotation = .degrees0
  ) {
    self.rotation = rotation
    self.unitWidth = unitWidth
    self.unitHeight = unitHeight
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    // Whole pixels make the ratio inexact; Wayland's fractional scales are multiples of 1/120.
    let ratio = unitWidth > 0 && pixelWidth > 0 ? Double(pixelWidth) / Double(unitWidth) : 1
    self.scale = scale ?? DisplayScale.clamp((ratio * 120).rounded() / 120)
  }

  /// The size in points, upright.
  public var size: Size {
    let (width, height) = rotation.turned(pixelWidth, pixelHeight)
    return Size(width: Double(width) / scale, height: Double(height) / scale)
  }

  /// Pixels per unit: 1 except under Wayland and other systems that scale windows themselves.
  public var pixelsPerUnit: Double {
    unitWidth > 0 && pixelWidth > 0 ? Double(pixelWidth) / Double(unitWidth) : 1
  }

  /// The place in points, upright, of a place in units on the screen.
  public func point(unitX: Double, unitY: Double) -> Point {
    let pointsPerUnit = pixelsPerUnit / scale
    let place = rotation.upright(
      unitX, unitY, lastX: Double(unitWidth - 1), lastY: Double(unitHeight - 1))
    return Point(x: place.x * pointsPerUnit, y: place.y * pointsPerUnit)
  }

  /// The window size in whole units that holds an upright size in points.
  public func units(of size: Size) -> (width: Int, height: Int) {
    let unitsPerPoint = scale / pixelsPerUnit
    func units(_ length: Double) -> Int {
      Int(min(16_384, max(1, (length * unitsPerPoint).rounded())))
    }
    return rotation.turned(units(size.width), units(size.height))
  }

  /// Asks SDL.
  @MainActor static func measure(
    _ window: OpaquePointer, fixedScale: Double?, rotation: ScreenRotation = .degrees0
  ) -> WindowGeometry {
    var unitWidth: Int32 = 0
    var unitHeight: Int32 = 0
    var pixelWidth: Int32 = 0
    var pixelHeight: Int32 = 0
    SDL_GetWindowSize(window, &unitWidth, &unitHeight)
    SDL_GetWindowSizeInPixels(window, &pixelWidth, &pixelHeight)
    return WindowGeometry(
      unitWidth: Int(unitWidth), unitHeight: Int(unitHeight), pixelWidth: Int(pixelWidth),
      pixelHeight: Int(pixelHeight), scale: fixedScale, rotation: rotation)
  }
}
