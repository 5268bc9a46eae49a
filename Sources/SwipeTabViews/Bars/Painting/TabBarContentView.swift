import SwipeTabCore
import SwipeTabDrawing

/// The items of a bar with their indicator: layers somewhat wider than a bar that scrolls, which
/// move without being painted until their end comes into view.
///
/// From back to front: the indicator or nothing, the items that stay as they are, and each item that
/// a transition changes, as it looks unselected and as it looks selected, mixed by its selection.
@MainActor final class TabBarContentView: View {
  /// The part of the content that is painted, in points of the content.
  var start = 0.0
  /// Whether anything has been chosen to be painted.
  var isChosen = false
  let itemsView = TabBarItemsView()
  /// For each item that changes its two looks; more than are needed are hidden.
  private(set) var changing: [(normal: TabBarItemView, selected: TabBarItemView)] = []

  init() {
    super.init()
    wantsLayer = true
    isUserInteractionEnabled = false
    addSubview(itemsView)
  }

  /// Nothing depends on the sizes of the layers.
  override func subviewFittingSizeDidChange(_ subview: View) {}

  /// Has everything painted anew when it is seen next.
  func forget() {
    isChosen = false
    itemsView.painted = nil
    for (normal, selected) in changing {
      normal.painted = nil
      selected.painted = nil
    }
  }

  /// The views for an item that changes, made when they are first needed.
  func changingViews(
    _ number: Int, of bar: TabBar
  ) -> (normal: TabBarItemView, selected: TabBarItemView) {
    while changing.count <= number {
      let pair = (normal: TabBarItemView(bar: bar), selected: TabBarItemView(bar: bar))
      pair.selected.mixPart = 0
      // In front of the items, behind an indicator that covers them.
      let place = (subviews.firstIndex { $0 === itemsView } ?? 0) + 1 + 2 * changing.count
      insertSubview(pair.normal, at: place)
      insertSubview(pair.selected, at: place + 1)
      changing.append(pair)
    }
    return changing[number]
  }
}

/// The items of a bar that stay as they are.
@MainActor final class TabBarItemsView: View {
  weak var bar: TabBar?
  var painted: TabBar.ItemsKey?

  init() {
    super.init()
    wantsLayer = true
  }

  override func paint(in context: inout PaintContext) {
    guard let bar, let key = painted else { return }
    bar.paintContent(key, length: bounds.width, in: &context)
  }

  /// The bar's own background, where nothing else is between.
  override var plainBackground: PlainBackground? {
    guard let bar, let barContext = bar.context, !bar.isRound,
      let background = bar.style.plainBackground(of: barContext)
    else { return nil }
    let area = Rect(
      x: 0, y: background.top, width: bounds.width,
      height: max(0, bounds.height - background.top - background.bottom))
    return PlainBackground(color: background.color, area: area)
  }
}

/// One look of an item that changes with every frame of a transition.
@MainActor final class TabBarItemView: View {
  /// What the look depends on, besides layout and environment.
  struct Key: Equatable {
    var index: Int
    /// The part of the content that is painted, in points of the content.
    var start: Double
    var length: Double
    /// Where the item is in the content: another place where estimates were replaced.
    var itemX: Double
    var isPressed: Bool
    var isHovered: Bool
  }

  private(set) weak var bar: TabBar?
  var painted: Key?
  /// How far the item is selected in this look; as it is where no other look can be mixed into it.
  var selection: Double {
    if mixPart != nil { return 1 }
    return layerHost == nil ? liveSelection : 0
  }
  /// How far the item is selected now.
  var liveSelection = 0.0 {
    didSet {
      // Painted into another layer, the look is all there is.
      if liveSelection != oldValue, layerHost == nil, window != nil { setNeedsPaint() }
    }
  }

  init(bar: TabBar) {
    self.bar = bar
    super.init()
    wantsLayer = true
  }

  override var paintsForMix: Bool { true }

  /// A style may paint beyond the item, as far as the content reaches.
  override var paintBounds: Rect {
    superview.map { $0.bounds.offsetBy(dx: -frame.minX, dy: -frame.minY) } ?? bounds
  }

  /// Shows an item in an area of the content view.
  func show(_ key: Key, in area: Rect, selection: Double) {
    frame = area
    isHidden = false
    liveSelection = selection
    guard painted != key else { return }
    painted = key
    setNeedsPaint()
  }

  override func paint(in context: inout PaintContext) {
    guard let bar, let key = painted else { return }
    bar.paintItem(key, selection: selection, at: frame.origin, in: &context)
  }
}

/// The indicator, which is drawn into every picture: it may change its size with every frame.
@MainActor final class TabBarIndicatorView: View {
  /// Where an indicator is among the layers of its bar.
  enum Place {
    /// In the content, behind the items.
    case behindItems
    /// In the content, over the items.
    case overItems
    /// Over the bar, at whole device pixels.
    case overBar
  }

  weak var bar: TabBar?
  /// Where the indicator is, in points of the view.
  var indicatorFrame = Rect.zero {
    didSet { if indicatorFrame != oldValue { setNeedsDrawing() } }
  }

  init() {
    super.init()
    wantsLayer = true
    isUserInteractionEnabled = false
    isHidden = true
  }

  override var drawsLive: Bool { true }

  override func paint(in context: inout PaintContext) {
    guard let bar, let barContext = bar.context else { return }
    bar.style.paintIndicator(in: indicatorFrame, of: barContext, in: &context)
  }
}
