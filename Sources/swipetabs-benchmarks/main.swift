import Foundation

do {
  let options = try BenchmarkOptions(CommandLine.arguments.dropFirst())
  if options.showsHelp {
    print(BenchmarkOptions.help)
  } else {
    try BenchmarkRun(options: options).run()
  }
} catch {
  FileHandle.standardError.write(Data("swipetabs-benchmarks: \(error)\n".utf8))
  exit(error is BenchmarkOptions.UsageError ? 2 : 1)
}
