/// What the pictures of a run were, as the run has listed them.
struct RunList {
  /// Whether no test was left out, by what the command line said.
  let isComplete: Bool
  /// The last outcome of each reference by its path.
  let outcomes: [String: SnapshotRun.Outcome]

  /// Reads the list of a run; nil where there is none.
  init?(_ run: SnapshotRun) {
    guard let bytes = try? Files.read(run.listPath) else { return nil }
    var outcomes: [String: SnapshotRun.Outcome] = [:]
    var isComplete = false
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let fields = line.split(separator: "\t", maxSplits: 1).map(String.init)
      guard fields.count == 2 else { continue }
      if fields[0] == "run" {
        isComplete = fields[1].hasSuffix("\tcomplete")
      } else if let outcome = SnapshotRun.Outcome(rawValue: fields[0]) {
        outcomes[fields[1]] = outcome
      }
    }
    self.isComplete = isComplete
    self.outcomes = outcomes
  }
}
