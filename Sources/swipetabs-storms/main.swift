import Glibc
import SwipeTabDemo
import SwipeTabTesting
import SwipeTabs

do throws(StormOptions.UsageError) {
  let options = try StormOptions(Array(CommandLine.arguments.dropFirst()))
  if options.showsHelp {
    print(StormOptions.help)
  } else {
    exit(StormProgram(options: options).run())
  }
} catch {
  StandardErrorLog.write("swipetabs-storms: \(error.description)")
  exit(2)
}
