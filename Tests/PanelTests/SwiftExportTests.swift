import Foundation
import Playground
import Testing

@testable import Panel

@Suite(.serialized) struct SwiftExportTests {
  @Test func `a switch and a choice are not called parts of a whole`() throws {
    let info = try SceneCatalog.scene(id: "detents")

    let text = SwiftExport.text(info, values: [:])

    #expect(text.contains("Units: whole numbers, 0…3."))
    #expect(text.contains("Units: 0 is off, 1 is on."))
    #expect(!text.contains("Units: 0…1."))
  }

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
    let curve: UITimingCurveProvider = PullToDismissTuning().curve
    let animator = UIViewPropertyAnimator(
      duration: CardStackTuning().duration, timingParameters: CardStackTuning().spring)
    _ = (isFast, threshold, duration, curve, animator)
    """.write(toFile: use, atomically: true, encoding: .utf8)

    let result = try Compiler.check(paths + [use])

    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func `the rule that is copied decides as the scene does, for every release on a grid`()
    throws
  {
    let folder = NSTemporaryDirectory() + "segue-rule-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let sets: [[String: Double]] = [
      ["threshold": 0.37, "velocity": 500],
      ["threshold": 0.5, "velocity": 0, "projection": 0.3, "veto": 250],
    ]
    let percents = stride(from: 0.0, through: 1, by: 0.05)
    let velocities = stride(from: -2000.0, through: 3000, by: 125)
    var paths: [String] = []
    var calls: [String] = []
    var expected = ""
    let keys: Set = ["threshold", "velocity", "projection", "veto"]
    let deciding = SceneCatalog.all.filter { keys.isSubset(of: $0.tunables.map(\.key)) }
    for info in SceneCatalog.all {
      let text = SwiftExport.text(info, values: [:])
      guard text.contains("func finishes"), let rule = SceneRule(info) else { continue }
      for (index, set) in sets.enumerated() {
        let name = SwiftExport.typeName(info.id)
        let path = "\(folder)/\(name)\(index).swift"
        // Only the rule is run; its types need no screen.
        let parts = SwiftExport.text(info, values: set)
          .replacingOccurrences(of: "import UIKit", with: "import Foundation")
          .replacingOccurrences(of: "struct \(name)", with: "struct \(name)\(index)")
          .components(separatedBy: "\n  /// As `UIViewPropertyAnimator")
        try (parts.count > 1 ? parts[0] + "}\n" : parts[0])
          .write(toFile: path, atomically: true, encoding: .utf8)
        paths.append(path)
        calls.append("ask(\(name)\(index)().finishes)")
        let asker = rule.asker(with: set)
        for percent in percents {
          for velocity in velocities {
            let release = Release(percent: percent, velocity: velocity, length: 390)
            expected += asker(release) ? "1" : "0"
          }
        }
      }
    }
    let main = "\(folder)/main.swift"
    try """
    import Foundation
    func ask(_ rule: (CGFloat, CGFloat, CGFloat) -> Bool) {
      var text = ""
      for percent in stride(from: 0.0, through: 1, by: 0.05) {
        for velocity in stride(from: -2000.0, through: 3000, by: 125) {
          text += rule(CGFloat(percent), CGFloat(velocity), 390) ? "1" : "0"
        }
      }
      print(text, terminator: "")
    }
    \(calls.joined(separator: "\n"))
    """.write(toFile: main, atomically: true, encoding: .utf8)

    let told = try Compiler.run(paths + [main], in: folder)

    #expect(paths.count == deciding.count * sets.count)
    #expect(deciding.count >= 8)
    #expect(told == expected)
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
    for name in ["CPango", "CX11", "CSwiftCall", "CPixman", "CJPEG"] {
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

  /// Compiles to a program and runs it.
  static func run(_ paths: [String], in folder: String) throws -> String {
    let program = "\(folder)/program"
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = ["swiftc", "-swift-version", "5", "-o", program] + paths
    try compiler.run()
    compiler.waitUntilExit()
    guard compiler.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
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
