import Foundation
import Playground
import Testing

@testable import Panel

@Suite(.serialized) struct SwiftExportTests {
  @Test func `names become Swift's own`() {
    #expect(SwiftExport.typeName("pull-to-dismiss") == "PullToDismissTuning")
    #expect(SwiftExport.typeName("3d touch") == "Scene3dTouchTuning")
    #expect(SwiftExport.identifier("default") == "`default`")
    #expect(SwiftExport.identifier("card.corner radius") == "cardCornerRadius")
    #expect(SwiftExport.identifier("2nd") == "value2nd")
  }

  @Test func `every scene's values compile against UIKit, and the rule in them is the scene's`()
    throws
  {
    let folder = NSTemporaryDirectory() + "segue-swift-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var paths: [String] = []
    for info in SceneCatalog.all {
      let path = "\(folder)/\(SwiftExport.typeName(info.id)).swift"
      try SwiftExport.text(info, values: ["threshold": 0.37, "velocity": 500])
        .write(toFile: path, atomically: true, encoding: .utf8)
      paths.append(path)
    }
    let use = "\(folder)/main.swift"
    try """
    import UIKit

    let tuning = SwipeBackTuning()
    let isFast: Bool = tuning.finishes(progress: 0.3, velocity: 612, length: 390)
    let threshold: CGFloat = tuning.threshold
    let duration: TimeInterval = tuning.duration
    _ = (isFast, threshold, duration)
    """.write(toFile: use, atomically: true, encoding: .utf8)

    let result = try Compiler.check(paths + [use])

    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func `what does not compile is found by the same check`() throws {
    let path = NSTemporaryDirectory() + "segue-wrong-\(UUID().uuidString).swift"
    try "import UIKit\nlet x: CGFloat = UIView.nothing\n"
      .write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }

    #expect(try Compiler.check([path]).status != 0)
  }
}

/// The compiler, asked about types only, with our modules in sight.
private enum Compiler {
  static func check(_ paths: [String]) throws -> (status: Int32, errors: String) {
    let build = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let modules = try folder(named: "Modules", near: build)
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    var arguments = ["swiftc", "-typecheck", "-swift-version", "5", "-I", modules]
    for name in ["CPango", "CX11", "CSwiftCall", "CPixman"] {
      let map = root.appendingPathComponent("Sources/\(name)/module.modulemap").path
      if FileManager.default.fileExists(atPath: map) {
        arguments += ["-Xcc", "-fmodule-map-file=\(map)"]
      }
    }
    for flag in try packageFlags() { arguments += ["-Xcc", flag] }
    process.arguments = arguments + paths
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  /// Where the headers of the C libraries are.
  private static func packageFlags() throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["pkg-config", "--cflags", "pangocairo", "x11", "pixman-1"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static func folder(named name: String, near start: URL) throws -> String {
    var place = start
    for _ in 0..<4 {
      let candidate = place.appendingPathComponent(name).path
      if FileManager.default.fileExists(atPath: candidate) { return candidate }
      place = place.deletingLastPathComponent()
    }
    let debug = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
      .appendingPathComponent(".build/debug/\(name)").path
    guard FileManager.default.fileExists(atPath: debug) else { throw CocoaError(.fileNoSuchFile) }
    return debug
  }
}
