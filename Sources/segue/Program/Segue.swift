import ArgumentParser
import Foundation
import Playground
import X11Display

/// The program: one command for each thing a person or a script may want.
@main
struct Segue: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "segue",
    abstract: "UIKit's view-controller transitions in an X11 window, to take hold of with a mouse.",
    discussion: """
      Exit status: 0 done, 1 an expectation failed, 2 the request was wrong, 3 the world failed \
      (no display, disk full).
      """,
    version: "segue \(ProgramVersion.number)",
    subcommands: [
      RunCommand.self, ScenesCommand.self, RecordCommand.self, ReplayCommand.self,
      ConvertCommand.self, SnapshotCommand.self,
      SweepCommand.self, FitCommand.self, DemoCommand.self, DoctorCommand.self,
      BenchCommand.self, BenchSubjectCommand.self, LabBenchCommand.self, ManualCommand.self,
    ],
    defaultSubcommand: RunCommand.self)

  /// Runs what the arguments ask for and exits; every error is one line on standard error.
  static func main() {
    // A reader that goes away is noticed where something is written, and ends nothing.
    signal(SIGPIPE, SIG_IGN)
    // It asks for counters; a window that tells nothing has none to tell, and goes on.
    signal(SIGUSR1, SIG_IGN)
    admitSignals()
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      end(because: error)
    }
  }

  /// What asks programs to end must reach us, even where the parent held it back: a thread of a
  /// dispatch queue does, and its children inherit that.
  private static func admitSignals() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGUSR1] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  private static func end(because error: any Error) -> Never {
    switch error {
    case let failure as Failure: failure.exit()
    case let error as X11Error: Failure(error).exit()
    case let error as SceneError: Failure.request(error.description).exit()
    default: break
    }
    let status = exitCode(for: error)
    if status == .success {
      StandardOutput.write(line: fullMessage(for: error))
      Foundation.exit(0)
    }
    if let code = error as? ExitCode { Foundation.exit(code.rawValue) }
    let text = message(for: error).split(separator: "\n").first.map(String.init) ?? "\(error)"
    Failure.request("\(text); see '\(helpCommand)'").exit()
  }

  /// The help that fits the arguments.
  private static var helpCommand: String {
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    let name = CommandLine.arguments.dropFirst().first { names.contains($0) }
    return name.map { "segue \($0) --help" } ?? "segue --help"
  }
}
