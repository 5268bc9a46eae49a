import SwipeTabCore
import SwipeTabDrawing
import Testing

@testable import SwipeTabViews

@Suite("Ten thousand tabs") @MainActor struct ManyTabsTests {
  /// Titles whose widths differ wildly, so that every estimate is wrong.
  private func items(_ made: Chosen = Chosen()) -> TabBarItems {
    TabBarItems(count: 10_000) { index in
      made.indices.append(index)
      return TabBarItem(title: String(repeating: "m", count: 1 + index * 13 % 29))
    }
  }

  @Test("Starting, and showing any tab, looks at no more than what is near it")
  func lazy() {
    let made = Chosen()
    let bar = BarFixture(CapsuleStyle(), items: items(made), selected: 0)
    #expect(made.indices.count < 60)
    bar.bar.presentation = .rest(9999)
    bar.settle()
    #expect(made.indices.count < 1500)
    let calls = bar.engine.count
    bar.bar.presentation = .moving(9999, 9998, 0.5)
    #expect(bar.engine.count - calls < 60)
  }

  @Test("A layout's frames are those of its items, before and after they are laid out")
  func frames() throws {
    let styles: [any TabBarStyle] = [
      ToolbarStyle(), CapsuleStyle(), UnderlineStyle(), UnderlineStyle(cells: .fitted), DotsStyle(),
    ]
    for style in styles {
      for count in [3, 10_000] {
        let bar = BarFixture(style, items: TabBarItems(count: count) { TabBarItem(title: "\($0)") })
        let layout = try #require(bar.bar.layout)
        for index in [0, 1, count / 2, count - 1] {
          let frame = layout.frame(at: index)
          #expect(layout.item(at: index).frame == frame, "\(index) of \(style.name)")
          #expect(layout.frame(at: index) == frame, "\(index) of \(style.name)")
        }
      }
    }
  }

  @Test("A selection far away ends with its tab in the middle, after few measurements a frame")
  func farSelection() throws {
    let made = Chosen()
    let bar = BarFixture(CapsuleStyle(), items: items(made), selected: 3)
    let ease = EaseSimulation(from: 0, to: 1, duration: 0.3)
    for frame in 1...18 {
      bar.bar.presentation = .moving(
        3, 7000, ease.progress(at: Double(frame) / 60), phase: .programmatic)
      bar.advance(1 / 60)
    }
    bar.bar.presentation = .rest(7000)
    bar.settle()
    let item = try #require(bar.item(7000))
    #expect(isClose(item.frame.midX, 400, 1e-6))
    #expect(bar.state.indicatorFrame == item.frame)
    #expect(made.indices.count < 1200)
  }

  @Test("What is seen moves exactly with the finger while estimates are replaced")
  func nothingJumps() throws {
    let bar = BarFixture(CapsuleStyle(), items: items(), selected: 5000)
    for sign in [1.0, -1] {
      bar.pointer(.down, 400)
      bar.advance(1 / 60)
      bar.pointer(.move, 400 + 20 * sign)
      for step in 1...60 {
        let before = Dictionary(
          uniqueKeysWithValues: bar.bar.indices().map { ($0, frame($0, in: bar)) })
        bar.advance(1 / 60)
        bar.pointer(.move, 400 + (20 + Double(step) * 11) * sign)
        for index in bar.bar.indices() {
          guard let old = before[index] else { continue }
          #expect(isClose(frame(index, in: bar).minX - old.minX, 11 * sign, 1e-6))
        }
      }
      bar.advance(0.2)
      bar.pointer(.up, 400 + 680 * sign)
    }
  }

  @Test("Asking for the state measures around what is seen without moving it")
  func stateMovesNothing() {
    let bar = BarFixture(CapsuleStyle(), items: items(), selected: 5000)
    bar.drag(from: 700, by: -300)
    bar.settle()
    let visible = bar.bar.indices()
    let before = visible.map { frame($0, in: bar) }
    _ = bar.state
    let after = visible.map { frame($0, in: bar) }
    for (old, new) in zip(before, after) { #expect(isClose(old.minX, new.minX, 1e-6)) }
  }

  @Test("Items within one bar width of what is seen are told, and no others")
  func stateRange() throws {
    let bar = BarFixture(CapsuleStyle(), items: items(), selected: 5000)
    let frames = bar.frames
    let first = try #require(frames.first)
    let last = try #require(frames.last)
    #expect(first.maxX >= 16 - 768 - 8 && first.minX <= 16 - 768 + 300)
    #expect(last.minX <= 784 + 768 + 8 && last.maxX >= 784 + 768 - 300)
  }

  private func frame(_ index: Int, in bar: BarFixture) -> Rect {
    guard let layout = bar.bar.layout else { return .zero }
    return bar.bar.physical(layout.item(at: index).frame)
  }
}

@Suite("Sums over a long row") struct SparsePrefixSumsTests {
  @Test("Sums and searches agree with adding one by one", arguments: [1, 2, 7, 64, 1000])
  func agrees(count: Int) {
    var sums = SparsePrefixSums(count: count, estimate: 10)
    var values = Array(repeating: 10.0, count: count)
    for step in 0..<min(count, 200) {
      let index = step * 7919 % count
      let value = Double(1 + step * 31 % 57)
      sums.add(value - values[index], at: index)
      values[index] = value
    }
    var edge = 0.0
    for index in 0..<count {
      #expect(isClose(sums.sum(first: index), edge, 1e-6))
      #expect(sums.index(at: edge + values[index] / 2) == index)
      edge += values[index]
    }
    #expect(isClose(sums.sum(first: count), edge, 1e-6))
    #expect(sums.index(at: -5) == 0)
    #expect(sums.index(at: edge + 5) == count - 1)
  }

  @Test("A million values cost nothing until they differ")
  func million() {
    var sums = SparsePrefixSums(count: 1_000_000, estimate: 80)
    #expect(sums.sum(first: 1_000_000) == 80_000_000)
    sums.add(5, at: 999_999)
    #expect(sums.sum(first: 1_000_000) == 80_000_005)
    #expect(sums.index(at: 40_000_040) == 500_000)
  }

  @Test("Nothing fails without values")
  func empty() {
    let sums = SparsePrefixSums(count: 0, estimate: 10)
    #expect(sums.sum(first: 0) == 0)
    #expect(sums.index(at: 3) == 0)
  }
}

@Suite("Long rows of which few values are known") struct PagedArrayTests {
  @Test("Each value is its own, and all others are the common one")
  func values() {
    var array = PagedArray(common: -1)
    let set = [0, 1, 127, 128, 5_000, 1_000_000]
    for index in set { array[index] = index }
    for index in set { #expect(array[index] == index) }
    for index in [2, 126, 129, 4_999, 999_999, 2_000_000] { #expect(array[index] == -1) }
  }
}

@MainActor @Suite("Measuring a long row") struct TabBarFlowMeasuringTests {
  @Test("What was measured is known, what moved is measured again, and nothing twice")
  func measure() {
    var made: [Int] = []
    let flow = TabBarFlow(count: 1000, leading: 8, trailing: 8, spacing: 4) { index in
      made.append(index)
      let width = index < 16 ? 50.0 : 80.0
      return TabBarItemLayout(frame: Rect(x: 0, y: 0, width: width, height: 40))
    }
    #expect(made == Array(0..<16))
    #expect(flow.measure(20_000...20_400))
    let known = made.count
    #expect(!flow.measure(20_100...20_300))
    #expect(made.count == known)
    // Items before become wider: the same part of the content shows others.
    #expect(flow.measure(10_000...10_400))
    _ = flow.measure(20_000...20_400)
    for index in flow.indices(in: 20_000...20_400) { #expect(made.contains(index)) }
    #expect(Set(made).count == made.count)
    let index = flow.indices(in: 20_200...20_200).lowerBound
    #expect(flow.frame(at: index) == flow.item(at: index).frame)
  }
}
