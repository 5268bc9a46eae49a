import Glibc
import SwipeTabDemo

exit(ContactSheets.run(arguments: Array(CommandLine.arguments.dropFirst())))
