// swift-tools-version: 6.2
import PackageDescription

/// Imports are a file's true list of needs: nothing leaks through a neighbour.
let strict: [SwiftSetting] =
  [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
  ]
  // `make check` lets nothing pass; whoever merely builds with a newer compiler is not stopped.
  + (Context.environment["SEGUE_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)])

/// Everything above the value types lives on the main actor, as UIKit does.
let mainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

/// What code from iOS is compiled with, here and by those who port theirs.
let ported: [SwiftSetting] = [.swiftLanguageMode(.v5)]

let package = Package(
  name: "segue",
  products: [
    .executable(name: "segue", targets: ["segue"]),
    .library(name: "UIKit", targets: ["UIKit", "QuartzCore", "CoreGraphics"]),
    .library(name: "Simulator", targets: ["Simulator"]),
    .library(name: "GestureLab", targets: ["GestureLab"]),
    // Loaded before the C library by `segue bench`, to count what a frame asks of the heap.
    .library(name: "AllocationCount", type: .dynamic, targets: ["AllocationCount"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // C libraries, each behind one room.
    .systemLibrary(
      name: "CX11", pkgConfig: "x11 xrender xext xi xrandr xpresent",
      providers: [
        .apt([
          "libx11-dev", "libxrender-dev", "libxext-dev", "libxi-dev", "libxrandr-dev",
          "libxpresent-dev",
        ])
      ]),
    .systemLibrary(
      name: "CXTest", pkgConfig: "x11 xext xtst",
      providers: [.apt(["libx11-dev", "libxext-dev", "libxtst-dev"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo cairo",
      providers: [.apt(["libpango1.0-dev", "libcairo2-dev"])]),
    .systemLibrary(
      name: "CPixman", pkgConfig: "pixman-1", providers: [.apt(["libpixman-1-dev"])]),
    .systemLibrary(name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg-dev"])]),

    // Headers only: calls that Swift makes but cannot spell.
    .systemLibrary(name: "CSwiftCall"),

    // Values.
    .target(name: "Geometry", swiftSettings: strict),
    .target(name: "Motion", dependencies: ["Geometry"], swiftSettings: strict),

    // Pictures.
    .target(name: "Display", dependencies: ["Geometry"], swiftSettings: mainActor),
    .target(name: "Painter", dependencies: ["Display", "Geometry"], swiftSettings: mainActor),
    .target(
      name: "Drawing", dependencies: ["Geometry", "CPango", "CJPEG"], swiftSettings: mainActor),
    .target(
      name: "QuartzCore", dependencies: ["Geometry", "Motion", "Drawing", "Display"],
      swiftSettings: mainActor),

    // The body and its façade.
    .target(
      name: "UIKitCore",
      dependencies: ["Geometry", "Motion", "Drawing", "Display", "QuartzCore", "CSwiftCall"],
      swiftSettings: mainActor),
    .target(
      name: "UIKit", dependencies: ["UIKitCore", "Geometry", "Drawing", "QuartzCore", "Launch"],
      swiftSettings: mainActor),
    // What ported code names besides.
    .target(
      name: "CoreGraphics", dependencies: ["Geometry", "Drawing"], swiftSettings: mainActor),

    // Two worlds.
    .target(
      name: "X11Display", dependencies: ["Display", "Painter", "Geometry", "CX11"],
      swiftSettings: mainActor),
    .target(
      name: "Simulator",
      dependencies: [
        "Display", "Painter", "Geometry", "Drawing", "QuartzCore", "UIKitCore", "CPixman",
      ],
      swiftSettings: mainActor),

    // Gestures as files, for any app's screens.
    .target(
      name: "GestureLab",
      dependencies: [
        "UIKitCore", "Simulator", "QuartzCore", "Display", "Drawing", "Motion", "Geometry",
      ],
      swiftSettings: mainActor),

    // Where an app that is marked @main finds its window.
    .target(
      name: "Launch", dependencies: ["UIKitCore", "X11Display"], swiftSettings: mainActor),

    // A hand on a real pointer, for the tests of the window and for replaying at it.
    .target(name: "XTestPointer", dependencies: ["CXTest"], swiftSettings: mainActor),

    // The app and the command.
    // UIKitCore stands here only so that it is built anew when the engine behind the façade changes;
    // SwiftPM does not look through re-exports.
    .target(name: "Playground", dependencies: ["UIKit", "UIKitCore"], swiftSettings: mainActor),
    // Its scenes as the lab knows screens.
    .target(
      name: "PlaygroundLab", dependencies: ["Playground", "GestureLab"], swiftSettings: mainActor),
    // What stands beside the device: sliders, verdicts, plots.
    .target(
      name: "Panel",
      dependencies: [
        "UIKit", "UIKitCore", "Playground", "PlaygroundLab", "GestureLab", "QuartzCore", "Display",
        "Painter",
        "Drawing", "Motion", "Geometry",
      ],
      swiftSettings: mainActor),
    // An app as one writes it for the phone.
    .executableTarget(
      name: "Sample", dependencies: ["UIKit"], path: "Examples/Sample", swiftSettings: ported),
    .executableTarget(
      name: "segue",
      dependencies: [
        "Playground", "PlaygroundLab", "Panel", "GestureLab", "UIKitCore", "QuartzCore",
        "X11Display", "Simulator",
        "Display", "Drawing", "Geometry", "XTestPointer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      // Commands cannot be main-actor by default: the compiler rejects their property wrappers.
      swiftSettings: strict),
    .target(name: "AllocationCount"),

    // Tests, a suite per room.
    .testTarget(name: "GeometryTests", dependencies: ["Geometry"], swiftSettings: strict),
    .testTarget(name: "MotionTests", dependencies: ["Motion", "Geometry"], swiftSettings: strict),
    .testTarget(
      name: "DrawingTests", dependencies: ["Drawing", "Geometry", "CJPEG"], swiftSettings: mainActor
    ),
    .testTarget(
      name: "PainterTests", dependencies: ["Painter", "Display", "Geometry", "Simulator"],
      swiftSettings: mainActor),
    .testTarget(
      name: "QuartzCoreTests",
      dependencies: ["QuartzCore", "Display", "Drawing", "Motion", "Geometry"],
      swiftSettings: mainActor),
    .testTarget(
      name: "UIKitCoreTests",
      dependencies: [
        "UIKitCore", "Simulator", "QuartzCore", "Display", "Drawing", "Motion", "Geometry",
      ],
      swiftSettings: mainActor),
    // Code as it comes from the phone: Swift 5, no isolation by default, old names and all.
    .target(
      name: "PortedCode", dependencies: ["UIKit", "UIKitCore", "CoreGraphics"],
      path: "Tests/PortedCode",
      swiftSettings: ported),
    .testTarget(
      name: "PortedCodeTests",
      dependencies: [
        "PortedCode", "UIKitCore", "Simulator", "QuartzCore", "Display", "Drawing", "Geometry",
      ],
      swiftSettings: mainActor),
    .testTarget(
      name: "PlaygroundTests",
      dependencies: [
        "Playground", "UIKitCore", "Simulator", "QuartzCore", "Display", "Drawing", "Geometry",
      ],
      swiftSettings: mainActor),
    .testTarget(
      name: "PanelTests",
      dependencies: [
        "Panel", "Playground", "GestureLab", "UIKitCore", "Simulator", "QuartzCore", "Display",
        "Drawing", "Motion", "Geometry",
      ],
      exclude: ["Golden"], swiftSettings: mainActor),
    .testTarget(
      name: "GestureLabTests",
      dependencies: [
        "GestureLab", "Playground", "PlaygroundLab", "UIKitCore", "Simulator", "QuartzCore",
        "Display",
        "Drawing", "Motion", "Geometry", "segue",
      ],
      swiftSettings: mainActor),
    .executableTarget(
      name: "X11Probe", dependencies: ["X11Display", "Display"], path: "Tests/X11Probe",
      swiftSettings: mainActor),
    .testTarget(
      name: "X11DisplayTests",
      dependencies: [
        "X11Display", "Painter", "Simulator", "Display", "Geometry", "CX11", "XTestPointer",
        "X11Probe",
      ],
      swiftSettings: mainActor),
    .testTarget(
      name: "WindowTests",
      dependencies: [
        "XTestPointer", "X11Display", "segue", "Playground", "GestureLab", "UIKitCore", "Simulator",
        "Drawing",
        "Geometry", "Display",
      ],
      swiftSettings: mainActor),
  ],
  swiftLanguageModes: [.v6]
)
