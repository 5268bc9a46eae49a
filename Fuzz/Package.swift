// swift-tools-version: 6.2

import PackageDescription

// A package of its own: what it is built with (see Scripts/fuzz) no dependency may ask for.
let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "SwipeTabs", path: "..")],
  targets: [
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        .product(name: "SwipeTabs", package: "SwipeTabs"),
        .product(name: "SwipeTabTesting", package: "SwipeTabs"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
