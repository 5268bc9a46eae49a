import SwipeTabCore
import SwipeTabDrawing
import Testing

@testable import SwipeTabViews

/// Every quarter of swipes over scrolling bars, checked in points of the window.
@Suite("Bars at every quarter of a swipe") @MainActor struct SwipeGeometryTests {
  /// From one letter to forty, in several scripts.
  static let titles =
    (1...40).map { String(repeating: "w", count: $0) }
    + ["日本語の題名", "مرحبا بالعالم", "שלום and hello", "Ελληνικά", "a"]
  static let sines = [0, 0.3826834323650898, 0.7071067811865475, 0.9238795325112867, 1]
  static let last = titles.count - 1
  /// At both ends and in the middle, forwards and back.
  static let swipes = [
    (0, 1), (1, 0), (20, 21), (21, 20), (39, 40), (last - 1, last), (last, last - 1),
  ]

  /// A rectangle as it would be from left to right.
  private func logical(_ rect: Rect, in bar: BarFixture) -> Rect {
    bar.window.layoutDirection == .leftToRight ? rect : rect.mirrored(in: 800)
  }

  private func frame(_ index: Int, in bar: BarFixture) throws -> Rect {
    let layout = try #require(bar.bar.layout)
    return logical(
      bar.bar.convert(bar.bar.physical(layout.item(at: index).frame), to: nil), in: bar)
  }

  /// The offset that has an item in the middle, as far as the ends allow.
  private func centred(_ index: Int, in bar: BarFixture) throws -> Double {
    let layout = try #require(bar.bar.layout)
    let middle = layout.item(at: index).frame.midX - bar.bar.bounds.width / 2
    return min(max(middle, 0), bar.bar.maximumOffset)
  }

  @Test(
    "The capsule's front edge leads, the bar scrolls with it, and both end exactly at the tabs",
    arguments: LayoutDirection.allCases, [1.0, 1.25, 2])
  func capsule(direction: LayoutDirection, scale: Double) throws {
    let bar = BarFixture(
      CapsuleStyle(), items: .titles(Self.titles), scale: scale, direction: direction)
    #expect(bar.bar.isScrollable)
    for (from, to) in Self.swipes {
      bar.bar.presentation = .rest(from)
      bar.settle()
      let start = try centred(from, in: bar)
      let end = try centred(to, in: bar)
      for quarter in 0...4 {
        bar.bar.presentation = .moving(from, to, Double(quarter) / 4)
        let offset = bar.bar.contentOffset
        #expect(offset >= min(start, end) - 1e-6 && offset <= max(start, end) + 1e-6)
        if quarter == 0 { #expect(isClose(offset, start, 1e-6)) }
        if quarter == 4 { #expect(isClose(offset, end, 1e-6)) }
        let capsule = logical(
          bar.bar.convert(try #require(bar.bar.indicatorFrame), to: nil), in: bar)
        let one = try frame(from, in: bar)
        let other = try frame(to, in: bar)
        let front = Self.sines[quarter]
        let rear = 1 - Self.sines[4 - quarter]
        let (left, right) = to > from ? (rear, front) : (front, rear)
        #expect(isClose(capsule.minX, one.minX + (other.minX - one.minX) * left, 1e-6))
        #expect(isClose(capsule.maxX, one.maxX + (other.maxX - one.maxX) * right, 1e-6))
        #expect(isClose(bar.bar.shown.selection(of: from), 1 - Double(quarter) / 4))
        #expect(isClose(bar.bar.shown.selection(of: to), Double(quarter) / 4))
      }
      bar.bar.presentation = .rest(to)
      bar.settle()
      #expect(bar.bar.logicalIndicatorFrame == bar.bar.layout?.item(at: to).frame)
    }
  }

  @Test("Tabs that the capsule passes look selected as far as it covers them")
  func passedTabs() throws {
    let bar = BarFixture(CapsuleStyle(), items: .titles(Self.titles))
    let (from, between, to) = (0, 2, 4)
    let one = try frame(from, in: bar)
    let middle = try frame(between, in: bar)
    let other = try frame(to, in: bar)
    for part in [0, 0.1, 0.5, 0.9, 1] {
      var presentation = PagerPresentation.moving(from, to, part)
      presentation.phase = .programmatic
      bar.bar.presentation = presentation
      let left = one.minX + (other.minX - one.minX) * part
      let right = one.maxX + (other.maxX - one.maxX) * part
      for (index, item) in [(from, one), (between, middle), (to, other)] {
        let covered = max(0, min(item.maxX, right) - max(item.minX, left))
        #expect(isClose(bar.bar.shownSelection(of: index), covered / item.width, 1e-6))
      }
    }
    #expect(bar.bar.shownSelection(of: to) == 1)
    #expect(bar.bar.shownSelection(of: between) == 0)
  }

  @Test(
    "In the rubber band the capsule stays on the end tab and the bar at its end",
    arguments: LayoutDirection.allCases, [1.0, 1.25, 2])
  func rubberBand(direction: LayoutDirection, scale: Double) throws {
    let bar = BarFixture(
      CapsuleStyle(), items: .titles(Self.titles), scale: scale, direction: direction)
    for (page, pull) in [(0, -0.1), (0, -0.4), (Self.last, 0.1), (Self.last, 0.4)] {
      bar.bar.presentation = .rest(page)
      bar.settle()
      bar.bar.presentation = PagerPresentation(
        phase: .interactive, committed: page, position: Double(page) + pull)
      #expect(bar.bar.logicalIndicatorFrame == bar.bar.layout?.item(at: page).frame)
      #expect(isClose(bar.bar.contentOffset, page == 0 ? 0 : bar.bar.maximumOffset, 1e-6))
      #expect(bar.bar.shown.selection(of: page) == 1)
    }
  }

  @Test(
    "The line of fitted cells moves evenly between them and leaves with the pages at the ends",
    arguments: LayoutDirection.allCases, [1.0, 1.25, 2])
  func fittedLine(direction: LayoutDirection, scale: Double) throws {
    let bar = BarFixture(
      UnderlineStyle(cells: .fitted), items: .titles(Self.titles), scale: scale,
      direction: direction)
    for (from, to) in Self.swipes {
      for quarter in 0...4 {
        let part = Double(quarter) / 4
        bar.bar.presentation = .moving(from, to, part)
        let line = logical(
          bar.bar.convert(try #require(bar.bar.indicatorFrame), to: nil), in: bar)
        let one = try frame(from, in: bar)
        let other = try frame(to, in: bar)
        #expect(isClose(line.minX, one.minX + (other.minX - one.minX) * part, 1e-6))
        #expect(isClose(line.width, one.width + (other.width - one.width) * part, 1e-6))
        #expect(isClose(line.maxY, 50))
      }
    }
    for (page, pull) in [(0, -0.25), (Self.last, 0.25)] {
      bar.bar.presentation = PagerPresentation(
        phase: .interactive, committed: page, position: Double(page) + pull)
      let line = logical(
        bar.bar.convert(try #require(bar.bar.indicatorFrame), to: nil), in: bar)
      let cell = try frame(page, in: bar)
      #expect(isClose(line.minX, cell.minX + pull * cell.width, 1e-6))
      #expect(isClose(line.width, cell.width, 1e-6))
    }
  }

  @Test(
    "A toolbar that scrolls keeps the tabs of a swipe in the middle and shares the selection",
    arguments: LayoutDirection.allCases, [1.0, 1.25, 2])
  func toolbar(direction: LayoutDirection, scale: Double) throws {
    let bar = BarFixture(
      ToolbarStyle(), items: .titles(Self.titles), scale: scale, direction: direction)
    #expect(bar.bar.isScrollable)
    for (from, to) in Self.swipes {
      for quarter in 0...4 {
        let part = Double(quarter) / 4
        bar.bar.presentation = .moving(from, to, part)
        let one = try frame(from, in: bar)
        let other = try frame(to, in: bar)
        let middle = one.midX + (other.midX - one.midX) * part
        let isAtEnd =
          bar.bar.contentOffset == 0 || bar.bar.contentOffset == bar.bar.maximumOffset
        #expect(isAtEnd || isClose(middle, 400, 1e-6))
        #expect(isClose(bar.bar.shown.selection(of: from), 1 - part))
        #expect(isClose(bar.bar.shown.selection(of: to), part))
      }
    }
  }
}

@Suite("Selections of far tabs") @MainActor struct TabBarShortcutTests {
  private func bar(_ style: any TabBarStyle, made: Chosen = Chosen()) -> BarFixture {
    BarFixture(
      style,
      items: TabBarItems(count: 10_000) { index in
        made.indices.append(index)
        return TabBarItem(title: String(repeating: "m", count: 1 + index * 13 % 29))
      }, selected: 5000)
  }

  @Test("A way longer than the bar is cut in its middle, a shorter one left whole")
  func offsets() {
    let long = TabBarShortcut(start: 100, end: 100_100, width: 800)
    #expect([0, 0.25, 0.5, 0.75, 1].map(long.offset) == [100, 300, 99_700, 99_900, 100_100])
    let back = TabBarShortcut(start: 100_100, end: 100, width: 800)
    #expect([0, 0.25, 0.5, 0.75, 1].map(back.offset) == [100_100, 99_900, 500, 300, 100])
    let short = TabBarShortcut(start: 100, end: 500, width: 800)
    #expect(
      [-1, 0, 0.25, 0.5, 0.75, 1, 2].map(short.offset) == [100, 100, 200, 300, 400, 500, 500])
  }

  @Test("The bar goes one way, its capsule stays in sight, and only what is near both tabs is made")
  func capsule() throws {
    let made = Chosen()
    let bar = bar(CapsuleStyle(), made: made)
    let present = made.indices.count
    let ease = EaseSimulation(from: 0, to: 1, duration: 0.3)
    var last = -Double.infinity
    var nearest = 5000
    for frame in 0...18 {
      let progress = ease.progress(at: Double(frame) / 60)
      bar.bar.presentation = .moving(5000, 9000, progress, phase: .programmatic)
      bar.advance(1 / 60)
      if progress >= 0.5, nearest == 5000 {
        nearest = 9000
        last = -.infinity
      }
      // As it is seen: where estimates are replaced, items and offset move alike.
      let item = try #require(bar.bar.layout).item(at: nearest)
      let offset = bar.bar.contentOffset - item.frame.minX
      #expect(offset >= last - 1e-6)
      last = offset
      let capsule = try #require(bar.bar.indicatorFrame)
      #expect(abs(capsule.midX - bar.bar.bounds.midX) < 1)
    }
    bar.bar.presentation = .rest(9000)
    bar.settle()
    #expect(bar.bar.logicalIndicatorFrame == bar.bar.layout?.item(at: 9000).frame)
    #expect(made.indices.count - present < 60)
  }

  @Test("Frames of a far selection paint about three widths of a toolbar, all together")
  func pixels() {
    let bar = BarFixture(
      ToolbarStyle(),
      items: TabBarItems(count: 10_000) { _ in TabBarItem(title: "Tab") }, selected: 5000)
    _ = bar.window.frame(at: 0)
    let before = bar.window.counters.rasterisedPixels
    let ease = EaseSimulation(from: 0, to: 1, duration: 0.3)
    for frame in 0...18 {
      bar.bar.presentation = .moving(
        5000, 9000, ease.progress(at: Double(frame) / 60), phase: .programmatic)
      bar.time += 1 / 60
      _ = bar.window.frame(at: bar.time)
    }
    bar.bar.presentation = .rest(9000)
    _ = bar.window.frame(at: bar.time + 1)
    let height = bar.bar.bounds.height
    #expect(Double(bar.window.counters.rasterisedPixels - before) < 6 * 800 * height)
  }
}
