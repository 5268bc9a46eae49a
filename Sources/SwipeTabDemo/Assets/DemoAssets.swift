public import SwipeTabs

/// Where the demo's pages get their icons and pictures.
@MainActor public protocol DemoAssets: AnyObject {
  /// A symbol to be tinted, such as `house` or `house-fill`; nil where there is none.
  func icon(_ name: String) -> Image?
  /// A picture in its own colours, such as `dawn`; nil where there is none.
  func picture(_ name: String) -> Image?
}

/// Assets of a demo without files: no icons, no pictures.
@MainActor public final class NoAssets: DemoAssets {
  /// Creates the assets.
  public init() {}
  /// There is none.
  public func icon(_ name: String) -> Image? { nil }
  /// There is none.
  public func picture(_ name: String) -> Image? { nil }
}
