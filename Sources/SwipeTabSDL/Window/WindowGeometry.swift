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

  /// Creates a geometry; without a scale it takes the pixels per unit, as under Wayland.
  public init(
    unitWidth: Int, unitHeight: Int, pixelWidth: Int, pixelHeight: Int, scale: Double? = nil
  ) {
    self.unitWidth = unitWidth
    self.unitHeight = unitHeight
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    // Whole pixels make the ratio inexact; Wayland's fractional scales are multiples of 1/120.
    let ratio = unitWidth > 0 && pixelWidth > 0 ? Double(pixelWidth) / Double(unitWidth) : 1
    self.scale = scale ?? DisplayScale.clamp((ratio * 120).rounded() / 120)
  }

  /// The size in points.
  public var size: Size {
    Size(width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale)
  }

  /// Pixels per unit: 1 except under Wayland and other systems that scale windows themselves.
  public var pixelsPerUnit: Double {
    unitWidth > 0 && pixelWidth > 0 ? Double(pixelWidth) / Double(unitWidth) : 1
  }

  /// The place in points of a place in units.
  public func point(unitX: Double, unitY: Double) -> Point {
    let pointsPerUnit = pixelsPerUnit / scale
    return Point(x: unitX * pointsPerUnit, y: unitY * pointsPerUnit)
  }

  /// The window size in whole units that holds a size in points.
  public func units(of size: Size) -> (width: Int, height: Int) {
    let unitsPerPoint = scale / pixelsPerUnit
    func units(_ length: Double) -> Int {
      Int(min(16_384, max(1, (length * unitsPerPoint).rounded())))
    }
    return (units(size.width), units(size.height))
  }

  /// Asks SDL.
  @MainActor static func measure(_ window: OpaquePointer, fixedScale: Double?) -> WindowGeometry {
    var unitWidth: Int32 = 0
    var unitHeight: Int32 = 0
    var pixelWidth: Int32 = 0
    var pixelHeight: Int32 = 0
    SDL_GetWindowSize(window, &unitWidth, &unitHeight)
    SDL_GetWindowSizeInPixels(window, &pixelWidth, &pixelHeight)
    return WindowGeometry(
      unitWidth: Int(unitWidth), unitHeight: Int(unitHeight), pixelWidth: Int(pixelWidth),
      pixelHeight: Int(pixelHeight), scale: fixedScale)
  }
}
