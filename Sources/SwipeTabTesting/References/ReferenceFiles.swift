/// The reference pictures below some folders.
struct ReferenceFiles {
  /// Their paths from the root, sorted.
  let paths: [String]

  /// The folder beside a test's file in which its references lie.
  static let folderName = "Screenshots"

  /// Looks for them, or takes files that are named.
  ///
  /// Files that a failure has left are no references.
  init(below places: [String]) throws(FileError) {
    var found: [String] = []
    for place in places.map(Files.absolute) {
      if place.hasSuffix(".png"), !Files.isFolder(place) {
        found.append(place)
      } else {
        try Self.collect(place, isInside: false, &found)
      }
    }
    paths = found.sorted()
  }

  private static func collect(_ folder: String, isInside: Bool, _ found: inout [String])
    throws(FileError)
  {
    let isInside = isInside || folder.split(separator: "/").last.map(String.init) == folderName
    for name in try Files.names(in: folder) {
      let path = folder + "/" + name
      if Files.isFolder(path) {
        try collect(path, isInside: isInside, &found)
      } else if isInside, name.hasSuffix(".png"), !name.hasSuffix(".new.png"),
        !name.hasSuffix(".diff.png")
      {
        found.append(path)
      }
    }
  }
}
