import SwipeTabCore

extension TabBar {
  /// How the items come into the picture.
  enum Composition: Equatable {
    /// In the bar's own pixels, with the indicator: a bar at rest that does not scroll, or is round.
    case painted
    /// In a layer that scrolls, with the indicator: a docked bar that scrolls and shows one selection.
    case scrolled
    /// In layers of their own, between which the indicator moves and items change.
    case layered
  }

  /// How the items come into the picture now.
  var composition: Composition {
    let rest = if let committed = shown.committed { Double(committed) } else { shown.position }
    let isStill = shown.transition == nil && rest == shown.position
    let isUnchanging = !itemsShowSelection && indicatorPlace == .overBar
    guard isStill || isUnchanging else { return .layered }
    if isScrollable, !isRound { return .scrolled }
    return scroller.isAtRest ? .painted : .layered
  }

  /// What the items that stay as they are depend on, besides layout and environment.
  struct ItemsKey: Equatable {
    var composition: Composition
    /// Where the indicator is in the content, if it is painted with the items.
    var indicator: Rect?
    /// The part of the content that is painted, in points of the content.
    var start: Double
    var items: Range<Int>
    /// Those of them that are left out, since they change.
    var changing: ChangingItems
    /// The item that looks selected; nil during a transition, whose items are left out.
    var selected: Int?
    /// Where the first item is in the content: another place where estimates were replaced.
    var firstItem: Double?
    var pressed: Int?
    var hovered: Int?
  }

  /// Whether what scrolls is cut along round corners.
  var isRound: Bool {
    guard let context else { return false }
    return style.cornerRadius(in: context) > 0
  }

  /// Moves the layers of the items, and has painted what is to be seen otherwise in them.
  func placeContent() {
    let view = contentView
    lookForImages(from: contentOffset, length: bounds.width)
    var key: ItemsKey?
    if composition == .painted { key = itemsKey(start: contentOffset, length: bounds.width) }
    if key != painted {
      painted = key
      setNeedsPaint()
    }
    view.isHidden = key != nil
    guard key == nil else { return placeIndicator(.painted) }
    if !isContentChosen { chooseContent() }
    lookForImages(from: view.start, length: view.bounds.width)
    view.frame = physical(
      Rect(x: view.start, y: 0, width: view.bounds.width, height: bounds.height))
    view.itemsView.frame = view.bounds
    layerClipRadius = context.map { style.cornerRadius(in: $0) } ?? 0
    placeItems()
    placeIndicator(composition)
  }

  /// What items in a part of the content are painted from.
  private func itemsKey(start: Double, length: Double) -> ItemsKey {
    let items = indices(from: start, length: length)
    let composition = composition
    var firstItem: Double?
    if let layout, let first = items.first { firstItem = layout.frame(at: first).minX }
    return ItemsKey(
      composition: composition,
      indicator: composition == .layered || indicatorPlace == .overBar
        ? nil : logicalIndicatorFrame,
      start: start, items: items, changing: changingItems.clamped(to: items),
      selected: itemsShowSelection && shown.transition == nil ? shown.committed : nil,
      firstItem: firstItem, pressed: pressedIndex,
      hovered: hoveredIndex)
  }

  /// Whether what is seen is in the part of the content that is painted.
  private var isContentChosen: Bool {
    let view = contentView
    return view.isChosen && view.bounds.height == bounds.height && view.start <= contentOffset
      && contentOffset + bounds.width <= view.start + view.bounds.width
  }

  /// Divides the items into those that change and the others.
  private func placeItems() {
    let view = contentView
    let key = itemsKey(start: view.start, length: view.bounds.width)
    if key != view.itemsView.painted {
      view.itemsView.painted = key
      view.itemsView.setNeedsPaint()
    }
    var number = 0
    key.changing.forEach { index in
      place(index, in: view.changingViews(number, of: self))
      number += 1
    }
    for (normal, selected) in view.changing[number...] {
      normal.isHidden = true
      selected.isHidden = true
    }
  }

  /// Places both looks of an item that changes.
  private func place(_ index: Int, in views: (normal: TabBarItemView, selected: TabBarItemView)) {
    guard let layout else { return }
    let view = contentView
    let key = TabBarItemView.Key(
      index: index, start: view.start, length: view.bounds.width,
      itemX: layout.frame(at: index).minX, isPressed: pressedIndex == index,
      isHovered: hoveredIndex == index)
    // Laying out an item anew in each frame costs more than all else that is done here.
    let area = views.normal.painted == key ? views.normal.frame : areaInContent(of: index, layout)
    let part = shownSelection(of: index)
    views.normal.show(key, in: area, selection: part)
    views.selected.show(key, in: area, selection: part)
    views.selected.mixPart = UInt8((part * 255).rounded())
  }

  /// Where an item is painted in the content view.
  private func areaInContent(of index: Int, _ layout: any TabBarLayout) -> Rect {
    let view = contentView
    let item = layout.item(at: index)
    let frame = physical(item, from: view.start, length: view.bounds.width).extent
    // On device pixels, so that what is painted is the same wherever the view begins.
    let scale = effectiveScale
    let left = (frame.minX * scale).rounded(.down) / scale
    let right = (frame.maxX * scale).rounded(.up) / scale
    return Rect(x: left, y: 0, width: right - left, height: bounds.height)
  }

  /// How far an item looks selected now.
  func shownSelection(of index: Int) -> Double {
    guard style.selectionFollowsIndicator, shown.transition != nil, let layout,
      let indicator = logicalIndicatorFrame
    else { return shown.selection(of: index) }
    let item = layout.frame(at: index)
    guard item.width > 0 else { return 0 }
    let covered = min(item.maxX, indicator.maxX) - max(item.minX, indicator.minX)
    return min(max(covered / item.width, 0), 1)
  }

  /// The items whose selection differs from frame to frame now.
  private var changingItems: ChangingItems {
    guard itemsShowSelection, let transition = shown.transition else { return .none }
    let (from, to) = (transition.from, transition.to)
    let low = min(from, to)
    let high = max(from, to)
    let changesBetween =
      style.selectionFollowsIndicator || shown.isStrip && transition.origin == Double(from)
    return changesBetween && high - low < ChangingItems.longestStrip
      ? .all(low...high) : .both(low, high)
  }

  /// Paints around what is seen; only that in a fast motion, which will leave it at once.
  private func chooseContent() {
    let view = contentView
    let scale = effectiveScale
    guard isScrollable else {
      return choose(start: 0, width: bounds.width)
    }
    let isNear =
      !view.isChosen || shortcut != nil
      || (view.start < contentOffset + bounds.width
        && view.start + view.bounds.width > contentOffset)
    let margin = isNear ? (bounds.width / 2 * scale).rounded(.down) / scale : 0
    var centre = contentCentre(margin: margin)
    for _ in 0..<4 {
      let end = centre + bounds.width + margin
      guard let layout, layout.measure((centre - margin)...end) else { break }
      settleOffset()
      centre = contentCentre(margin: margin)
    }
    if isRound {
      choose(start: centre - margin, width: bounds.width + 2 * margin)
    } else {
      // On a device pixel, so that what is painted does not depend on where the layer begins.
      choose(
        start: ((centre - margin) * scale).rounded(.down) / scale,
        width: bounds.width + 2 * margin + 1 / scale)
    }
  }

  private func choose(start: Double, width: Double) {
    let view = contentView
    view.isChosen = true
    view.start = start
    view.frame = Rect(x: 0, y: 0, width: width, height: bounds.height)
  }

  /// The offset around which the items are painted: on a shortcut that of its nearer end, so that
  /// one painting lasts until the bar is there and on the way to the next far item.
  private func contentCentre(margin: Double) -> Double {
    guard let shortcut else { return contentOffset }
    let end = shown.progress < 0.5 ? shortcut.start : shortcut.end
    return abs(end - contentOffset) <= margin ? end : contentOffset
  }
}

/// The items whose looks a transition changes.
enum ChangingItems: Equatable {
  /// None.
  case none
  /// The two ends of a transition, the lower one first; they may be one.
  case both(Int, Int)
  /// All from one end to the other.
  case all(ClosedRange<Int>)

  /// Of more items than this only the ends change: the others pass too fast to be seen.
  static let longestStrip = 16

  func contains(_ index: Int) -> Bool {
    switch self {
    case .none: false
    case .both(let low, let high): index == low || index == high
    case .all(let range): range.contains(index)
    }
  }

  func forEach(_ body: (Int) -> Void) {
    switch self {
    case .none: break
    case .both(let low, let high):
      body(low)
      if high != low { body(high) }
    case .all(let range): range.forEach(body)
    }
  }

  /// Those of them that are in a range.
  func clamped(to items: Range<Int>) -> ChangingItems {
    switch self {
    case .none: return .none
    case .both(let low, let high):
      switch (items.contains(low), items.contains(high)) {
      case (true, true): return self
      case (true, false): return .both(low, low)
      case (false, true): return .both(high, high)
      case (false, false): return .none
      }
    case .all(let range):
      guard let first = items.first, let last = items.last, range.overlaps(first...last) else {
        return .none
      }
      return .all(range.clamped(to: first...last))
    }
  }
}
