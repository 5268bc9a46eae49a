import Glibc
import SwipeTabTesting

exit(SnapshotTool().run(Array(CommandLine.arguments.dropFirst())) { print($0) })
