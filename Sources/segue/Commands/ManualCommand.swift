import ArgumentParser
import Foundation

/// `segue manual`: the man page, written from the commands' own declarations.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Writes the man page.", shouldDisplay: false)

  func run() throws {
    MainActor.assumeIsolated { StandardOutput.write(line: ManualPage.text()) }
  }
}
