import SwipeTabs

/// Pictures of all formats; what is accepted is as large as promised.
@MainActor enum PictureTarget {
  static let loader: ImageLoader? = try? ImageLoader { _ in }

  static func run(_ input: [UInt8]) {
    guard loader != nil, let picture = try? ImageDecoder.decode(input) else { return }
    check(
      picture.pixels.count == picture.width * picture.height, "\(picture.pixels.count) pixels")
    check(picture.width * picture.height <= 64 << 20, "\(picture.width)x\(picture.height)")
  }
}

/// Vector drawings.
@MainActor enum DrawingTarget {
  static func run(_ input: [UInt8]) {
    guard PictureTarget.loader != nil,
      let picture = try? ImageDecoder.rasterize(input, width: 48, height: 32)
    else { return }
    check(
      picture.width == 48 && picture.height == 32, "\(picture.width)x\(picture.height)")
  }
}
