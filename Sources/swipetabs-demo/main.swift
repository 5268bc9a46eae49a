import Glibc
import SwipeTabDemo

exit(DemoProgram.run(arguments: Array(CommandLine.arguments.dropFirst())))
