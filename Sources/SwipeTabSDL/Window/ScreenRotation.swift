import Glibc
import SwipeTabCore
public import SwipeTabDrawing

/// How far the picture is turned clockwise on the screen, for a screen that is mounted turned.
///
/// The screen is turned counter-clockwise by as much as the picture is clockwise. Only whole quarters
/// exist, so each pixel of the picture is one of the screen. *Upright* is what the application sees:
/// its size, its input and its pictures know nothing of the rotation.
public enum ScreenRotation: Int, Hashable, Sendable, CaseIterable {
  /// The picture is as the screen has it.
  case degrees0 = 0
  /// The picture's top is at the screen's right.
  case degrees90 = 90
  /// The picture is upside down.
  case degrees180 = 180
  /// The picture's top is at the screen's left.
  case degrees270 = 270

  /// The variable by which a user chooses a rotation.
  public static let variable = "SWIPETABS_ROTATION"

  /// Whether width and height change places.
  public var swapsSides: Bool { self == .degrees90 || self == .degrees270 }

  /// What the variable says.
  ///
  /// - Parameters:
  ///   - text: the variable's value; nil and empty ask for no rotation.
  ///   - log: takes a line when the value is no rotation.
  /// - Returns: the rotation, or nil.
  static func parse(_ text: String?, log: (String) -> Void) -> ScreenRotation? {
    guard let text, !text.isEmpty else { return nil }
    if let degrees = Int(text), let rotation = ScreenRotation(rawValue: degrees) { return rotation }
    log("\(variable): expected 0, 90, 180 or 270, found '\(text.prefix(20))'; nothing is turned")
    return nil
  }

  /// What the user asks for by the variable.
  static func chosen(log: (String) -> Void) -> ScreenRotation? {
    parse(getenv(variable).map { String(cString: $0) }, log: log)
  }

  /// Width and height of the other side: of the screen for those of the picture, and the reverse.
  func turned<Length>(_ width: Length, _ height: Length) -> (width: Length, height: Length) {
    swapsSides ? (height, width) : (width, height)
  }

  /// The place on the upright picture of a place on the screen, whose sides are `width` and `height`
  /// less one: places name pixels, the last of which is one less than there are.
  func upright(_ x: Double, _ y: Double, lastX: Double, lastY: Double) -> Point {
    switch self {
    case .degrees0: Point(x: x, y: y)
    case .degrees90: Point(x: y, y: lastX - x)
    case .degrees180: Point(x: lastX - x, y: lastY - y)
    case .degrees270: Point(x: lastY - y, y: x)
    }
  }

  /// The motion on the upright picture of a motion on the screen.
  func upright(motion: Point) -> Point {
    // Adding zero turns a negative zero into a plain one.
    let turned = upright(motion.x, motion.y, lastX: 0, lastY: 0)
    return Point(x: turned.x + 0, y: turned.y + 0)
  }

  /// Where on the screen a part of the upright picture is.
  ///
  /// - Parameters:
  ///   - rect: the part.
  ///   - width: the width of the upright picture.
  ///   - height: the height of the upright picture.
  /// - Returns: the part of the screen.
  public func onScreen(_ rect: PixelRect, width: Int, height: Int) -> PixelRect {
    switch self {
    case .degrees0: rect
    case .degrees90:
      PixelRect(x: height - rect.maxY, y: rect.x, width: rect.height, height: rect.width)
    case .degrees180:
      PixelRect(
        x: width - rect.maxX, y: height - rect.maxY, width: rect.width, height: rect.height)
    case .degrees270:
      PixelRect(x: rect.y, y: width - rect.maxX, width: rect.height, height: rect.width)
    }
  }
}
