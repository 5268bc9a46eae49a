// swift-tools-version: 6.2

import PackageDescription

/// The settings every Swift target is built with: language mode 6, no warnings, explicit imports.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "SwipeTabs",
  products: [
    .library(name: "SwipeTabs", targets: ["SwipeTabs"]),
    .library(name: "SwipeTabCore", targets: ["SwipeTabCore"]),
    .library(name: "SwipeTabTesting", targets: ["SwipeTabTesting"]),
    // SDL's own functions, for programs that embed a container.
    .library(name: "CSDL2", targets: ["CSDL2"]),
    .executable(name: "swipetabs-demo", targets: ["swipetabs-demo"]),
    .executable(name: "swipetabs-snapshots", targets: ["swipetabs-snapshots"]),
    .executable(name: "swipetabs-benchmarks", targets: ["swipetabs-benchmarks"]),
    .executable(name: "swipetabs-storms", targets: ["swipetabs-storms"]),
    .library(name: "swipetabs-allocations", type: .dynamic, targets: ["swipetabs-allocations"]),
  ],
  targets: [
    // One function of the compiler's own, in a header.
    .systemLibrary(name: "CPrefetch"),
    .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),
    .systemLibrary(name: "CSDL2TTF", providers: [.apt(["libsdl2-ttf-dev"])]),
    .systemLibrary(name: "CSDL2Image", providers: [.apt(["libsdl2-image-dev"])]),
    .systemLibrary(
      name: "CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),

    .target(name: "SwipeTabCore", swiftSettings: strict),
    .target(
      name: "SwipeTabDrawing", dependencies: ["SwipeTabCore", "CPrefetch"], swiftSettings: strict),
    .target(
      name: "SwipeTabViews", dependencies: ["SwipeTabCore", "SwipeTabDrawing"],
      swiftSettings: strict),
    .target(
      name: "SwipeTabResources",
      dependencies: ["SwipeTabCore", "SwipeTabDrawing", "SwipeTabViews"],
      swiftSettings: strict),
    .target(
      name: "SwipeTabSDL",
      dependencies: [
        "SwipeTabCore", "SwipeTabDrawing", "SwipeTabViews", "SwipeTabResources", "CSDL2",
        "CSDL2TTF", "CSDL2Image", "CFriBidi", "CFontconfig",
      ], swiftSettings: strict),
    .target(
      name: "SwipeTabs",
      dependencies: [
        "SwipeTabCore", "SwipeTabDrawing", "SwipeTabViews", "SwipeTabResources", "SwipeTabSDL",
      ], swiftSettings: strict),
    .target(name: "SwipeTabTesting", dependencies: ["SwipeTabs"], swiftSettings: strict),
    // In C: a Swift target with resources would link Foundation, which every start would pay for.
    .target(
      name: "SwipeTabDemoAssets", resources: [.copy("../../Assets")], publicHeadersPath: "."),
    .target(
      name: "SwipeTabDemo",
      dependencies: ["SwipeTabs", "SwipeTabTesting", "SwipeTabDemoAssets"],
      swiftSettings: strict),
    .executableTarget(
      name: "swipetabs-demo", dependencies: ["SwipeTabDemo"], swiftSettings: strict),
    .executableTarget(
      name: "swipetabs-snapshots", dependencies: ["SwipeTabTesting"], swiftSettings: strict),
    .executableTarget(
      name: "swipetabs-contact-sheets", dependencies: ["SwipeTabDemo"], swiftSettings: strict),
    .executableTarget(
      name: "swipetabs-benchmarks",
      dependencies: ["SwipeTabDemo", "SwipeTabs", "SwipeTabTesting"],
      swiftSettings: strict),
    .executableTarget(
      name: "swipetabs-embedding-example", dependencies: ["SwipeTabs", "CSDL2"],
      swiftSettings: strict),
    .executableTarget(
      name: "swipetabs-storms", dependencies: ["SwipeTabDemo", "SwipeTabs", "SwipeTabTesting"],
      swiftSettings: strict),
    // Loaded in front of the C library to count what the benchmarks' swipes allocate.
    .target(name: "swipetabs-allocations"),
    // A bare C program, the floor for the benchmarks.
    .executableTarget(
      name: "swipetabs-baseline",
      linkerSettings: [.linkedLibrary("SDL2"), .linkedLibrary("SDL2_ttf")]),

    .testTarget(
      name: "SwipeTabCoreTests", dependencies: ["SwipeTabCore"], swiftSettings: strict),
    .testTarget(
      name: "SwipeTabDrawingTests", dependencies: ["SwipeTabDrawing", "SwipeTabCore"],
      swiftSettings: strict),
    .testTarget(
      name: "SwipeTabViewsTests",
      dependencies: ["SwipeTabViews", "SwipeTabDrawing", "SwipeTabCore"],
      swiftSettings: strict),
    .testTarget(
      name: "SwipeTabResourcesTests",
      dependencies: ["SwipeTabResources", "SwipeTabViews", "SwipeTabDrawing", "SwipeTabCore"],
      swiftSettings: strict),
    .testTarget(
      name: "SwipeTabSDLTests",
      dependencies: [
        "SwipeTabSDL", "SwipeTabViews", "SwipeTabDrawing", "SwipeTabCore", "CSDL2",
        "SwipeTabTesting", "SwipeTabDemo",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SwipeTabTestingTests",
      dependencies: ["SwipeTabTesting", "SwipeTabs", "SwipeTabDemo"],
      exclude: ["References/Screenshots", "Documentation/Screenshots"], swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "SwipeTabs", "swipetabs-demo", "swipetabs-benchmarks", "swipetabs-embedding-example",
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
