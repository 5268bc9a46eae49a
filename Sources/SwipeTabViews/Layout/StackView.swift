public import SwipeTabCore

/// Lays its subviews out in a row or a column; a row begins at the leading edge.
@MainActor open class StackView: View {
  /// The direction in which subviews follow each other.
  public enum Axis: Hashable, Sendable {
    /// Side by side.
    case horizontal
    /// One below the other.
    case vertical
  }

  /// Where subviews lie across the axis.
  public enum Alignment: Hashable, Sendable {
    /// From edge to edge.
    case fill
    /// At the leading edge of a column, at the top of a row.
    case leading
    /// In the middle.
    case center
    /// At the trailing edge of a column, at the bottom of a row.
    case trailing
  }

  /// How the length of the stack is shared out along the axis.
  public enum Distribution: Hashable, Sendable {
    /// All have their own length, one after the other from the start.
    case start
    /// As `start`, but spacers share what is left; without spacers the last subview gets it.
    case fill
    /// All have the same length.
    case fillEqually
    /// All have their own length, with equal spaces of at least `spacing` between them.
    case equalSpacing
  }

  /// The direction.
  public var axis: Axis {
    didSet { if axis != oldValue { sharesDidChange() } }
  }
  /// The distance between neighbours in points.
  public var spacing: Double {
    didSet { if spacing != oldValue { sharesDidChange() } }
  }
  /// Where subviews lie across the axis.
  public var alignment: Alignment {
    didSet { if alignment != oldValue { sharesDidChange() } }
  }
  /// How the length is shared out.
  public var distribution: Distribution {
    didSet { if distribution != oldValue { sharesDidChange() } }
  }
  /// The distance from the edges in points.
  public var insets: EdgeInsets {
    didSet { if insets != oldValue { sharesDidChange() } }
  }
  private var customSpacings: [ObjectIdentifier: Double] = [:]

  /// Creates a stack of views.
  public init(
    _ axis: Axis = .vertical, spacing: Double = 0, alignment: Alignment = .fill,
    distribution: Distribution = .start, insets: EdgeInsets = .zero, _ views: [View] = []
  ) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.distribution = distribution
    self.insets = insets
    super.init()
    for view in views { addSubview(view) }
  }

  /// A view without content that takes up what is left in a stack with the distribution `fill`.
  @MainActor public final class Spacer: View {
    /// Creates a spacer.
    public override init(frame: Rect = .zero) {
      super.init(frame: frame)
      isUserInteractionEnabled = false
    }
    /// A spacer needs nothing.
    public override func sizeThatFits(_ size: Size) -> Size { .zero }
  }

  /// Sets the distance after one subview in points; nil goes back to `spacing`.
  public func setCustomSpacing(_ spacing: Double?, after view: View) {
    customSpacings[ObjectIdentifier(view)] = spacing
    sharesDidChange()
  }

  /// The subviews that take part: those that are shown.
  public var arrangedSubviews: [View] { subviews.filter { !$0.isHidden } }

  /// The size of all subviews, spaces and insets.
  open override func sizeThatFits(_ size: Size) -> Size {
    let views = arrangedSubviews
    let room = Size(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    let sizes = views.map { $0.sizeThatFits(room) }
    let isRow = axis == .horizontal
    var length = gaps(after: views).reduce(0, +)
    let lengths = sizes.map { isRow ? $0.width : $0.height }
    length +=
      distribution == .fillEqually
      ? (lengths.max() ?? 0) * Double(views.count) : lengths.reduce(0, +)
    let breadth = sizes.map { isRow ? $0.height : $0.width }.max() ?? 0
    return Size(
      width: (isRow ? length : breadth) + insets.leading + insets.trailing,
      height: (isRow ? breadth : length) + insets.top + insets.bottom)
  }

  /// Places the subviews.
  open override func layoutSubviews() {
    let views = arrangedSubviews
    guard !views.isEmpty else { return }
    let isRow = axis == .horizontal
    // Everything is computed left to right; rows are mirrored at the end.
    let content = bounds.inset(by: insets, direction: .leftToRight)
    let sizes = views.map { $0.sizeThatFits(content.size) }
    var gaps = gaps(after: views)
    let lengths = share(
      sizes.map { isRow ? $0.width : $0.height }, of: isRow ? content.width : content.height,
      among: views, gaps: &gaps)
    var position = isRow ? content.minX : content.minY
    for (index, view) in views.enumerated() {
      let size = sizes[index]
      let (offset, breadth) = place(
        isRow ? size.height : size.width, in: isRow ? content.height : content.width)
      let frame =
        isRow
        ? Rect(x: position, y: content.minY + offset, width: lengths[index], height: breadth)
        : Rect(x: content.minX + offset, y: position, width: breadth, height: lengths[index])
      let isMirrored = effectiveLayoutDirection == .rightToLeft
      view.frame = isMirrored ? frame.mirrored(in: bounds.width) : frame
      position += lengths[index] + (index < gaps.count ? gaps[index] : 0)
    }
  }

  /// The stack's own size depends on its subviews.
  open override func subviewFittingSizeDidChange(_ subview: View) { sharesDidChange() }

  /// A new direction mirrors rows.
  open override func environmentDidChange() { setNeedsLayout() }

  private func sharesDidChange() {
    setNeedsLayout()
    fittingSizeDidChange()
  }

  private func gaps(after views: [View]) -> [Double] {
    views.dropLast().map { customSpacings[ObjectIdentifier($0)] ?? spacing }
  }

  private func place(_ breadth: Double, in room: Double) -> (offset: Double, breadth: Double) {
    let limited = min(breadth, room)
    switch alignment {
    case .fill: return (0, room)
    case .leading: return (0, limited)
    case .center: return ((room - limited) / 2, limited)
    case .trailing: return (room - limited, limited)
    }
  }

  private func share(
    _ lengths: [Double], of room: Double, among views: [View], gaps: inout [Double]
  ) -> [Double] {
    var lengths = lengths
    let rest = room - lengths.reduce(0, +) - gaps.reduce(0, +)
    switch distribution {
    case .start: break
    case .fillEqually:
      let each = max(0, (room - gaps.reduce(0, +)) / Double(views.count))
      lengths = lengths.map { _ in each }
    case .equalSpacing:
      if rest > 0, !gaps.isEmpty { gaps = gaps.map { $0 + rest / Double(gaps.count) } }
    case .fill:
      let spacers = views.indices.filter { views[$0] is Spacer }
      if spacers.isEmpty || rest < 0 {
        let last = views.indices.last { !(views[$0] is Spacer) } ?? 0
        lengths[last] = max(0, lengths[last] + rest)
      } else {
        for index in spacers { lengths[index] = rest / Double(spacers.count) }
      }
    }
    return lengths
  }
}
