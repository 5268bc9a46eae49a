import SwipeTabCore

extension DisplayList {
  /// Returns the list as text for tests, one command a line, indented inside clips, groups and lists.
  ///
  /// The form is stable: numbers with at most three decimals, rectangles as `(x y width height)`,
  /// colours as `#RRGGBB` or `#RRGGBBAA`. An empty list is an empty string; otherwise the last line
  /// ends without a line break.
  public func dump() -> String { lines(indent: 0).joined(separator: "\n") }

  private func lines(indent: Int) -> [String] {
    var depth = indent
    var lines: [String] = []
    for command in commands {
      switch command {
      case .popClip, .popOpacity: depth = max(indent, depth - 1)
      default: break
      }
      lines.append(String(repeating: "  ", count: depth) + command.summary)
      switch command {
      case .pushClip, .pushOpacity: depth += 1
      case .list(let list, _): lines += list.lines(indent: depth + 1)
      default: break
      }
    }
    return lines
  }
}

extension DrawCommand {
  /// The command in one line, without the commands of a list inside.
  public var summary: String {
    switch self {
    case .fill(let rect, let color): "fill \(text(rect)) \(color)"
    case .roundedRect(let rect, let radius, let color):
      "roundedRect \(text(rect)) radius=\(text(radius)) \(color)"
    case .stroke(let rect, let radius, let width, let color):
      "stroke \(text(rect)) radius=\(text(radius)) width=\(text(width)) \(color)"
    case .shadow(let rect, let radius, let blur, let color):
      "shadow \(text(rect)) radius=\(text(radius)) blur=\(text(blur)) \(color)"
    case .gradient(let rect, let radius, let stops, let start, let end):
      "gradient \(text(rect)) radius=\(text(radius)) \(text(start))-\(text(end)) "
        + stops.map { "\(text($0.location)):\($0.color)" }.joined(separator: " ")
    case .line(let points, let width, let color):
      "line \(points.map(text).joined(separator: " ")) width=\(text(width)) \(color)"
    case .hairline(let from, let length, let isVertical, let color):
      "hairline \(text(from)) \(isVertical ? "vertical" : "horizontal") "
        + "length=\(text(length)) \(color)"
    case .text(let layout, let point, let color):
      "text \"\(DrawCommand.escaped(layout.string))\" \(text(point)) "
        + "size=(\(text(layout.size.width)) \(text(layout.size.height))) \(color)"
    case .image(let image, let rect, let tint, let opacity):
      "image \(image.name) \(text(rect)) "
        + (image.renderingMode == .template ? "tint=\(tint)" : "original")
        + (opacity == 1 ? "" : " opacity=\(text(opacity))")
    case .pushClip(let rect, let radius): "pushClip \(text(rect)) radius=\(text(radius))"
    case .popClip: "popClip"
    case .pushOpacity(let opacity, let bounds): "pushOpacity \(text(opacity)) \(text(bounds))"
    case .popOpacity: "popOpacity"
    case .list(_, let point): "list \(text(point))"
    }
  }

  private func text(_ rect: Rect) -> String {
    "(\(text(rect.minX)) \(text(rect.minY)) \(text(rect.width)) \(text(rect.height)))"
  }

  private func text(_ point: Point) -> String { "(\(text(point.x)) \(text(point.y)))" }

  /// A number with at most three decimals and none that is not needed.
  private func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let thousandths = Int((abs(value) * 1000).rounded())
    var digits = "\(thousandths / 1000)"
    let rest = thousandths % 1000
    if rest > 0 {
      let padded = String(String(rest + 1000).dropFirst())
      digits += "." + String(padded.reversed().drop { $0 == "0" }.reversed())
    }
    return value < 0 && thousandths > 0 ? "-" + digits : digits
  }

  private static func escaped(_ string: String) -> String {
    string.map { character in
      switch character {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      default: String(character)
      }
    }.joined()
  }
}

extension Color: CustomStringConvertible {
  /// The colour as `#RRGGBB`, or `#RRGGBBAA` where it is not opaque.
  public var description: String {
    let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return channels.reduce(into: "#") { text, channel in
      let digits = String(channel, radix: 16, uppercase: true)
      text += digits.count < 2 ? "0" + digits : digits
    }
  }
}
