import Glibc
import SwipeTabs

/// Ends the program when something is not as it must be, and says what: a release build would end
/// without a word at a `precondition`.
@MainActor func check(_ condition: Bool, _ message: @autoclosure () -> String) {
  guard !condition else { return }
  StandardErrorLog.write("fuzz: " + message())
  abort()
}
