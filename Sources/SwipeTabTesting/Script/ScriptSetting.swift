/// The tab bar styles by the names that scripts and command lines use.
public enum BarStyleName: String, Hashable, Sendable, CaseIterable {
  /// A toolbar above or below the pages.
  case toolbar
  /// A scrolling bar with a capsule behind the selected item.
  case capsule
  /// Cells of equal width with a line under the selected one.
  case underline
}

/// The transition styles by the names that scripts and command lines use.
public enum TransitionName: String, Hashable, Sendable, CaseIterable {
  /// One slide from the old page to the new one.
  case slide
  /// A strip that passes the pages between.
  case scroll
  /// No motion.
  case none
}

/// What `set KEY VALUE` changes.
public enum ScriptSetting: Hashable, Sendable {
  /// `style`: the tab bar style.
  case style(BarStyleName)
  /// `textRight`: whether titles stand beside their images.
  case textOnRight(Bool)
  /// `rtl`: whether the layout runs from right to left.
  case rightToLeft(Bool)
  /// `dark`: whether the appearance is dark.
  case dark(Bool)
  /// `paging`: whether pages can be swiped.
  case paging(Bool)
  /// `scale`: pixels per point, from 0.5 to 4.
  case scale(Double)
  /// `textSize`: the factor on all text, from 0.8 to 2.
  case textSize(Double)
  /// `transition`: how a selection moves the pages.
  case transition(TransitionName)
  /// `pages`: the number of pages, from 0 to 1 000 000.
  case pages(Int)
  /// `badge.I`: the badge of an item, or nil for none.
  case badge(index: Int, String?)
  /// `title.I`: the title of an item.
  case title(index: Int, String)
  /// `enabled.I`: whether an item reacts to taps.
  case isEnabled(index: Int, Bool)
}
