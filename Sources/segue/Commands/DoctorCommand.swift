import ArgumentParser

/// `segue doctor`: what of this machine works, what falls back, what to install.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Says what works here, what falls back and what to install.",
    discussion: "Exit status 3 when no window can be opened.")

  @Flag(help: "As JSON.")
  var json = false

  func run() throws {
    try MainActor.assumeIsolated {
      let diagnosis = Diagnosis()
      StandardOutput.write(line: json ? diagnosis.json : diagnosis.text)
      if !diagnosis.canOpenWindows { throw ExitCode(3) }
    }
  }
}
