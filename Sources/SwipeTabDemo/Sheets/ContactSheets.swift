import SwipeTabTesting
import SwipeTabs

/// Draws all pages of the demo, and all controls in all states, onto sheets to look at.
@MainActor public enum ContactSheets {
  /// Writes the sheets as PNG files into the folder that the one argument names.
  ///
  /// - Parameter arguments: the command line without the program's name; with `--demo` it names the
  ///   file for the picture of the README instead.
  /// - Returns: the exit status.
  public static func run(arguments: [String]) -> Int32 {
    let isDemo = arguments.first == "--demo"
    let names = isDemo ? arguments.dropFirst() : arguments[...]
    guard names.count == 1, let folder = names.first, !folder.hasPrefix("-") else {
      StandardErrorLog.write("Usage: swipetabs-contact-sheets FOLDER, or --demo FILE")
      return 2
    }
    do {
      if isDemo {
        try DemoPicture.picture().writePNG(to: folder)
        print(folder)
        return 0
      }
      try Files.makeFolder(folder)
      for sheet in SheetPlan.all {
        try sheet.picture().writePNG(to: "\(folder)/\(sheet.name).png")
        print("\(folder)/\(sheet.name).png")
      }
      for kind in ControlKind.allCases {
        let path = "\(folder)/control-\(kind.rawValue).png"
        try ControlSheet(kind).picture(scale: 2).writePNG(to: path)
        print(path)
      }
      return 0
    } catch {
      StandardErrorLog.write("swipetabs-contact-sheets: \(error)")
      return 1
    }
  }
}

/// One sheet: what its pages look like.
struct SheetPlan: Hashable, Sendable {
  /// The name of the file without its extension.
  var name: String
  /// The options of the demo that all tiles share.
  var options: [String]
  /// The factor on all text.
  var textSize = 1.0
  /// The languages; each is a row of pages, or several.
  var locales: [String]
  /// The tiles in a row.
  var columns: Int

  /// Every page, light and dark, in both directions, in a small and a large window, at scales 1 and
  /// 2; then what is hardest to fit.
  static let all: [SheetPlan] = {
    var plans: [SheetPlan] = []
    for (window, size, columns) in [("phone", "390x844", 5), ("desktop", "960x600", 3)] {
      for scale in ["1", "2"] {
        for appearance in ["light", "dark"] {
          for (direction, locale) in [("ltr", "en"), ("rtl", "ar")] {
            plans.append(
              SheetPlan(
                name: "\(window)-\(scale)x-\(appearance)-\(direction)",
                options: ["--size", size, "--scale", scale, "--\(appearance)"],
                locales: [locale], columns: columns))
          }
        }
      }
    }
    return plans + hard
  }()

  private static let hard = [
    SheetPlan(
      name: "large-text", options: ["--size", "390x844", "--scale", "1"], textSize: 1.6,
      locales: ["de", "he"], columns: 5),
    SheetPlan(
      name: "largest-text", options: ["--size", "800x600", "--scale", "1"], textSize: 2,
      locales: ["de"], columns: 3),
    SheetPlan(
      name: "small-text", options: ["--size", "390x640", "--scale", "1"], textSize: 0.8,
      locales: ["en"], columns: 5),
    SheetPlan(
      name: "small-window", options: ["--size", "320x568", "--scale", "1"],
      locales: ["de", "ar", "ja"], columns: 5),
    SheetPlan(
      name: "smallest-window", options: ["--size", "320x480", "--scale", "1.25"],
      locales: ["de"], columns: 5),
    SheetPlan(
      name: "large-window", options: ["--size", "1920x1080", "--scale", "1"],
      locales: ["en"], columns: 2),
    SheetPlan(
      name: "capsule", options: ["--size", "390x844", "--scale", "1.5", "--style", "capsule"],
      locales: ["de", "ar"], columns: 5),
    SheetPlan(
      name: "underline",
      options: ["--size", "390x700", "--scale", "1.25", "--style", "underline", "--dark"],
      locales: ["en", "he"], columns: 5),
  ]

  /// Draws the sheet.
  ///
  /// - Throws: an error when there are no fonts or pictures.
  @MainActor func picture() throws -> PixelBuffer {
    var tiles: [SheetCanvas.Tile] = []
    for locale in locales {
      for page in 0..<5 { tiles.append(try tile(page, locale)) }
    }
    let engine = try SDLTextEngine(locale: "en") { _ in }
    return SheetCanvas(engine: engine, labelScale: name.contains("2x") ? 2 : 1)
      .sheet(tiles, columns: columns)
  }

  @MainActor private func tile(_ page: Int, _ locale: String) throws -> SheetCanvas.Tile {
    let demo = try HeadlessDemo(
      options + ["--start", "\(page)", "--locale", locale], textSize: textSize)
    demo.harness.host.start()
    _ = demo.harness.host.settleMotion()
    let title = demo.screen.container.viewControllers[page].title ?? ""
    return SheetCanvas.Tile(
      picture: demo.harness.host.picture(), label: "\(page + 1)  \(title) · \(locale) · \(name)")
  }
}
