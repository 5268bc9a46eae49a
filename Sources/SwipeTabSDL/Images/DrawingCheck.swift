import SwipeTabCore

/// Lets only a small, safe part of SVG through to SDL_image, whose reader crashes and hangs on
/// hostile files: plain shapes, hexadecimal colours, gradients, sane numbers.
struct DrawingCheck {
  /// The natural size in points.
  private(set) var size = Size.zero
  /// Whether everything is drawn in black, as templates are.
  private(set) var isStencil = true

  private var scanner: DrawingScanner
  private var open: [String] = []
  private var numberCount = 0
  private var hasRoot = false

  /// Deeper groups are refused.
  private static let greatestDepth = 32
  /// Longer names and references are refused; the reader keeps 64 characters of each.
  private static let greatestNameLength = 48

  /// Checks a drawing.
  ///
  /// - Throws: `ImageError.unsafeDrawing` or `.broken` with the reason.
  init(_ bytes: [UInt8]) throws(ImageError) {
    guard bytes.count <= ImageLimits.greatestDrawingSize else {
      throw .fileTooLarge(bytes.count)
    }
    scanner = DrawingScanner(bytes)
    while let tag = try scanner.nextTag() { try check(tag) }
    guard hasRoot, open.isEmpty else { throw .broken("the drawing is cut off") }
    guard !size.isEmpty else { throw .broken("the drawing has no size") }
  }

  private mutating func check(_ tag: DrawingScanner.Tag) throws(ImageError) {
    guard Self.elements.contains(tag.name) else {
      throw .unsafeDrawing("the element \(tag.name.prefix(40))")
    }
    if tag.isEnd {
      guard open.popLast() == tag.name else { throw .broken("elements are not closed in order") }
      return
    }
    guard (tag.name == "svg") == open.isEmpty, !(hasRoot && open.isEmpty) else {
      throw .broken("the drawing has no single root")
    }
    hasRoot = true
    var viewBox: [Double] = []
    var width: Double?
    var height: Double?
    for (name, value) in tag.attributes {
      let numbers = try check(name, value)
      guard tag.name == "svg" else { continue }
      switch name {
      case "viewBox": viewBox = numbers
      case "width": width = numbers.first
      case "height": height = numbers.first
      default: break
      }
    }
    if tag.name == "svg" { try readSize(width: width, height: height, viewBox: viewBox) }
    if !tag.isEmpty { open.append(tag.name) }
    guard open.count <= Self.greatestDepth else { throw .unsafeDrawing("too many nested groups") }
  }

  private mutating func readSize(
    width: Double?, height: Double?, viewBox: [Double]
  ) throws(ImageError) {
    guard viewBox.isEmpty || viewBox.count == 4 else { throw .broken("viewBox needs four numbers") }
    let side = Double(ImageLimits.greatestDrawingSide)
    let natural = Size(
      width: width ?? (viewBox.count == 4 ? viewBox[2] : 0),
      height: height ?? (viewBox.count == 4 ? viewBox[3] : 0))
    let inner = viewBox.count == 4 ? Size(width: viewBox[2], height: viewBox[3]) : natural
    for extent in [natural.width, natural.height, inner.width, inner.height] {
      guard (0.5...side).contains(extent) else { throw .unsafeDrawing("a size of \(extent)") }
    }
    size = natural
  }

  /// Checks an attribute and returns the numbers in it.
  private mutating func check(
    _ name: String, _ value: ArraySlice<UInt8>
  ) throws(ImageError) -> [Double] {
    if name == "xmlns" || name == "version" { return [] }
    guard let kind = Self.attributes[name] else {
      throw .unsafeDrawing("the attribute \(name.prefix(40))")
    }
    switch kind {
    case .word:
      guard value.count <= Self.greatestNameLength, value.allSatisfy(Self.isWordByte) else {
        throw .unsafeDrawing("the value of \(name)")
      }
      return []
    case .paint:
      try checkPaint(name, value)
      return []
    case .numbers:
      let (numbers, isSound) = DrawingScanner.numbers(in: value, letters: Self.letters(of: name))
      numberCount += numbers.count
      guard isSound, numbers.allSatisfy({ abs($0) <= ImageLimits.greatestCoordinate }) else {
        throw .unsafeDrawing("the value of \(name)")
      }
      guard numberCount <= ImageLimits.greatestNumberCount else {
        throw .unsafeDrawing("too many numbers")
      }
      return numbers
    }
  }

  /// Allows `none`, three or six hexadecimal digits, and a reference to a gradient.
  private mutating func checkPaint(
    _ name: String, _ value: ArraySlice<UInt8>
  ) throws(ImageError) {
    let text = String(decoding: value.prefix(64), as: UTF8.self)
    if text == "none" { return }
    if text.hasPrefix("#"), value.count == 4 || value.count == 7,
      text.dropFirst().allSatisfy(\.isHexDigit)
    {
      if text.dropFirst().contains(where: { $0 != "0" }) { isStencil = false }
      return
    }
    isStencil = false
    guard name != "stop-color", text.hasPrefix("url(#"), text.hasSuffix(")"),
      value.count <= Self.greatestNameLength,
      value.dropFirst(5).dropLast().allSatisfy(Self.isWordByte)
    else { throw .unsafeDrawing("the colour \(text.prefix(20)); hexadecimal ones are safe") }
  }

  private enum Kind {
    case word, paint, numbers
  }

  private static let elements: Set<String> = [
    "svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "defs",
    "linearGradient", "radialGradient", "stop", "title", "desc",
  ]

  private static let attributes: [String: Kind] = [
    "id": .word, "fill-rule": .word, "stroke-linecap": .word, "stroke-linejoin": .word,
    "gradientUnits": .word, "spreadMethod": .word, "preserveAspectRatio": .word,
    "fill": .paint, "stroke": .paint, "stop-color": .paint,
    "viewBox": .numbers, "width": .numbers, "height": .numbers, "d": .numbers, "x": .numbers,
    "y": .numbers, "rx": .numbers, "ry": .numbers, "cx": .numbers, "cy": .numbers, "r": .numbers,
    "x1": .numbers, "y1": .numbers, "x2": .numbers, "y2": .numbers, "fx": .numbers,
    "fy": .numbers, "points": .numbers, "transform": .numbers, "gradientTransform": .numbers,
    "stroke-width": .numbers, "stroke-miterlimit": .numbers, "opacity": .numbers,
    "fill-opacity": .numbers, "stroke-opacity": .numbers, "stop-opacity": .numbers,
    "offset": .numbers,
  ]

  /// The letters that may stand between the numbers of an attribute.
  private static func letters(of name: String) -> Set<UInt8> {
    switch name {
    case "d": Set("MmLlHhVvCcSsQqTtAaZz".utf8)
    case "transform", "gradientTransform": Set("matrixnslecoukewXY()".utf8)
    case "offset": Set("%".utf8)
    case "width", "height", "stroke-width": Set("px".utf8)
    default: []
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F, 0x20: true
    default: false
    }
  }
}
