import Foundation
import Testing
import XTestPointer

/// A real window manager on a display of the test's own.
@MainActor
final class WindowManager {
  /// The ones the window is tried under. `make setup` installs the first, the others count where they
  /// happen to be installed.
  nonisolated enum Kind: String, CaseIterable, CustomTestStringConvertible {
    case openbox, metacity, icewm

    var testDescription: String { rawValue }

    var path: String? {
      ["/usr/bin", "/usr/local/bin"].map { "\($0)/\(rawValue)" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    static var tried: [Kind] { allCases.filter { $0 == .openbox || $0.path != nil } }
  }

  private let process: ChildProcess

  /// Starts it and waits until it manages.
  init(_ kind: Kind, on desk: Desk) throws {
    guard let path = kind.path else {
      throw ChildProcess.Failure(description: "\(kind) is not installed; run 'make setup'")
    }
    process = try ChildProcess(path, [], environment: ["DISPLAY": desk.display.name])
    guard desk.hand?.awaitManager(patience: LiveSegue.patience) == true else {
      throw ChildProcess.Failure(description: "\(kind) does not manage the display")
    }
  }
}
