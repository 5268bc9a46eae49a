public import SwipeTabCore
public import SwipeTabDrawing

/// A picture in its own colours, or in the tint if it is a template.
@MainActor open class ImageView: View {
  /// How a picture is fitted into the bounds.
  public enum ContentMode: Hashable, Sendable, CaseIterable {
    /// Stretched to the bounds.
    case scaleToFill
    /// As large as fits without being stretched.
    case scaleAspectFit
    /// As small as covers the bounds without being stretched; what sticks out is cut.
    case scaleAspectFill
    /// In its natural size, in the middle; what sticks out is cut.
    case center
  }

  /// The picture; nil shows nothing.
  public var image: Image? {
    didSet {
      guard image != oldValue else { return }
      setNeedsPaint()
      fittingSizeDidChange()
    }
  }
  /// How it is fitted.
  public var contentMode = ContentMode.scaleAspectFit {
    didSet { if contentMode != oldValue { setNeedsPaint() } }
  }

  /// Creates an image view.
  public init(_ image: Image? = nil) {
    super.init()
    self.image = image
    isUserInteractionEnabled = false
  }

  /// The natural size of the picture.
  open override func sizeThatFits(_ size: Size) -> Size { image?.size ?? .zero }

  /// Paints the picture.
  open override func paint(in context: inout PaintContext) {
    guard let image, !bounds.isEmpty, !image.size.isEmpty else { return }
    let target = ImageView.rect(for: image.size, in: bounds, mode: contentMode)
    let isCut =
      cornerRadius > 0 || target.minX < 0 || target.minY < 0 || target.maxX > bounds.maxX
      || target.maxY > bounds.maxY
    if isCut { context.list.append(.pushClip(bounds, radius: cornerRadius)) }
    context.draw(image, in: target)
    if isCut { context.list.append(.popClip) }
  }

  /// Where a picture of a size lies in bounds.
  public static func rect(for size: Size, in bounds: Rect, mode: ContentMode) -> Rect {
    guard !size.isEmpty else { return .zero }
    let horizontal = bounds.width / size.width
    let vertical = bounds.height / size.height
    let factor: Double
    switch mode {
    case .scaleToFill: return bounds
    case .scaleAspectFit: factor = min(horizontal, vertical)
    case .scaleAspectFill: factor = max(horizontal, vertical)
    case .center: factor = 1
    }
    let width = size.width * factor
    let height = size.height * factor
    return Rect(
      x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }

  /// A picture is an element if it has a label, unless told otherwise.
  open override var isAccessibilityElement: Bool {
    get { !accessibility.isNotElement && accessibility.label != nil }
    set {
      accessibility.isElement = newValue
      accessibility.isNotElement = !newValue
    }
  }

  /// A picture, unless other traits were set.
  open override var accessibilityTraits: AccessibilityTraits {
    get { accessibility.traits.isEmpty ? [.image] : accessibility.traits }
    set { accessibility.traits = newValue }
  }
}
