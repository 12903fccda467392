// swift-tools-version: 6.2
import PackageDescription

// An app of somebody's own that tests its transition with recorded gestures.
let package = Package(
  name: "GestureTests",
  dependencies: [
    // Outside this repository: .package(url: "https://…/segue", from: "…")
    .package(name: "segue", path: "../..")
  ],
  targets: [
    .target(
      name: "Shelf", dependencies: [.product(name: "UIKit", package: "segue")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "ShelfTests",
      dependencies: ["Shelf", .product(name: "GestureLab", package: "segue")],
      resources: [.copy("Gestures")], swiftSettings: [.defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6]
)
