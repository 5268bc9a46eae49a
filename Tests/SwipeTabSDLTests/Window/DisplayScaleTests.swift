import SwipeTabCore
import Testing

@testable import SwipeTabSDL

@Suite("Scale and geometry")
struct DisplayScaleTests {
  @Test(
    "An override is a number, kept exact and clamped from 0.5 to 4",
    arguments: [
      ("1.5", 1.5), ("2", 2), ("1.3333", 1.3333), ("0.1", 0.5), ("9", 4), ("", nil), ("x", nil),
      ("nan", nil), ("inf", nil), ("-1", nil), ("0", nil), (nil, nil),
    ] as [(String?, Double?)])
  func override(text: String?, expected: Double?) {
    #expect(DisplayScale.parse(text) == expected)
  }

  @Test(
    "Dots per inch are divided by 96 and not rounded",
    arguments: [("96", 1), ("144", 1.5), ("109", 109.0 / 96), ("1000", 4), ("bad", nil)]
      as [(String, Double?)])
  func dotsPerInch(text: String, expected: Double?) {
    #expect(DisplayScale.parse(dotsPerInch: text) == expected)
  }

  @Test("Under X11 units are pixels, and points follow from the scale")
  func x11() {
    let geometry = WindowGeometry(
      unitWidth: 600, unitHeight: 300, pixelWidth: 600, pixelHeight: 300, scale: 1.5)
    #expect(geometry.size == Size(width: 400, height: 200))
    #expect(geometry.point(unitX: 300, unitY: 150) == Point(x: 200, y: 100))
    #expect(geometry.units(of: Size(width: 400, height: 200)) == (600, 300))
  }

  @Test("Under Wayland units are points, and the scale is a multiple of 1/120")
  func wayland() {
    let geometry = WindowGeometry(
      unitWidth: 401, unitHeight: 301, pixelWidth: 602, pixelHeight: 452)
    #expect(geometry.scale == 1.5)
    let double = WindowGeometry(
      unitWidth: 400, unitHeight: 300, pixelWidth: 800, pixelHeight: 600)
    #expect(double.scale == 2)
    #expect(double.size == Size(width: 400, height: 300))
    #expect(double.point(unitX: 100, unitY: 50) == Point(x: 100, y: 50))
  }

  @Test("An override under Wayland makes a window of that many points")
  func waylandOverride() {
    let geometry = WindowGeometry(
      unitWidth: 400, unitHeight: 300, pixelWidth: 800, pixelHeight: 600, scale: 1)
    #expect(geometry.size == Size(width: 800, height: 600))
    #expect(geometry.units(of: Size(width: 400, height: 300)) == (200, 150))
  }

  @Test("A window without extent has a scale all the same")
  func empty() {
    let geometry = WindowGeometry(unitWidth: 0, unitHeight: 0, pixelWidth: 0, pixelHeight: 0)
    #expect(geometry.scale == 1)
    #expect(geometry.size == .zero)
  }
}
