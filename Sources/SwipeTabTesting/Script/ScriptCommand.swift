public import SwipeTabs

/// One command of the script language.
///
/// Positions are window points from the top left, durations are milliseconds.
public enum ScriptCommand: Hashable, Sendable {
  /// What the mouse does.
  public enum MouseAction: Hashable, Sendable {
    /// The left button goes down, at a position or where the mouse is.
    case down(Point?)
    /// The left button goes up, at a position or where the mouse is.
    case up(Point?)
    /// The mouse moves.
    case move(Point)
  }

  /// How the list of pages changes, one page at a time.
  public enum PageChange: Hashable, Sendable {
    /// A new page comes before the one at an index, or at the end.
    case insert(Int)
    /// A page goes.
    case remove(Int)
    /// A page goes to another index.
    case move(from: Int, to: Int)
  }

  /// What a graphics card can lose.
  public enum ResetKind: String, Hashable, Sendable, CaseIterable {
    /// What was drawn into textures.
    case targets
    /// Everything.
    case device
  }

  /// `down ID X Y`: a finger touches.
  case down(finger: Int, Point)
  /// `move ID X Y`: a finger that is down moves.
  case move(finger: Int, Point)
  /// `up ID`: a finger is lifted.
  case up(finger: Int)
  /// `cancel ID`: a finger is taken away without effect.
  case cancel(finger: Int)
  /// `swipe X1 Y1 X2 Y2 MS`: finger 0 goes down, moves evenly at 120 Hz, and up.
  case swipe(from: Point, to: Point, milliseconds: Double)
  /// `tap X Y`: a finger goes down and up.
  case tap(Point)
  /// `mouse down|up [X Y]`, `mouse move X Y`: the mouse with its left button.
  case mouse(MouseAction)
  /// `click X Y`: the left button goes down and up.
  case click(Point)
  /// `scroll DX DY`: two fingers move the content on a trackpad, in units (400 are one page).
  case scroll(Point)
  /// `scroll end`: the fingers leave the trackpad.
  case scrollEnd
  /// `wheel DX DY [Shift]`: notches of a mouse wheel.
  case wheel(notches: Point, isShifted: Bool)
  /// `key CHORD`: a key is pressed and released.
  case key(KeyChord)
  /// `select I`: the container selects a page.
  case select(Int)
  /// `wait MS`: time passes.
  case wait(milliseconds: Double)
  /// `settle`: time passes until nothing moves.
  case settle
  /// `resize W H`: the window has a new size; 0 0 while it is minimised.
  case resize(Size)
  /// `focus lost`, `focus gained`: the keyboard focus of the window.
  case focus(isGained: Bool)
  /// `reset targets`, `reset device`: the graphics card lost what it held.
  case reset(ResetKind)
  /// `set KEY VALUE`: an option changes.
  case set(ScriptSetting)
  /// `reload`: the items of the bar are read again.
  case reload
  /// `page insert I`, `page remove I`, `page move I J`: the list of pages changes, the selected one
  /// stays selected.
  case page(PageChange)
  /// `push`: a view controller goes on the navigation stack.
  case push
  /// `pop`: the top view controller leaves the navigation stack.
  case pop
  /// `screenshot FILE`: a PNG of the window as it is now.
  case screenshot(String)
  /// `state`: one line of JSON.
  case state
  /// `expect PATH VALUE`: a value of the state must be the one given.
  case expect(path: String, value: String)
  /// `expect screenshot FILE`: the window must look as a reference picture does.
  case expectScreenshot(String)
}
