import Foundation

/// The program under test, as the same build has made it.
enum SegueProgram {
  /// It is not there.
  struct Missing: Error, CustomStringConvertible {
    let places: [String]

    var description: String {
      "the program 'segue' is not built; run 'swift build --product segue'. Looked for: "
        + places.joined(separator: ", ")
    }
  }

  /// The program's file.
  ///
  /// - Throws: `Missing`.
  static func path() throws -> String {
    let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    // Beside the tests; the bundle counts where the tests run inside another program.
    let folders =
      [own, Bundle.main.executablePath, CommandLine.arguments.first { $0.hasSuffix(".xctest") }]
      .compactMap { $0 }.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let places = (folders + [package.appendingPathComponent(".build/debug")])
      .map { $0.appendingPathComponent("segue").path }
    guard let path = places.first(where: { FileManager.default.isExecutableFile(atPath: $0) })
    else { throw Missing(places: places) }
    return path
  }
}
