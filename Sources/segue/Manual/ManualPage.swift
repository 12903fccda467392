import ArgumentParser
import Foundation

/// The man page in mdoc, from what `--help` is made of.
@MainActor
enum ManualPage {
  static func text() -> String {
    let commands = Segue.configuration.subcommands
      .filter { $0.configuration.shouldDisplay }
    var lines = [
      ".Dd \(date)", ".Dt SEGUE 1", ".Os", ".Sh NAME", ".Nm segue",
      ".Nd \(escape(sentence(Segue.configuration.abstract)))", ".Sh SYNOPSIS", ".Nm",
      ".Ar command", ".Op Ar options", ".Sh DESCRIPTION",
      escape(Segue.configuration.abstract), ".Pp", "The commands are:",
      ".Bl -tag -width snapshot",
    ]
    for command in commands {
      lines += [".It Cm \(name(command))", escape(command.configuration.abstract)]
    }
    lines.append(".El")
    for command in commands { lines += section(command) }
    lines += [
      ".Sh EXIT STATUS", ".Bl -tag -width 1 -compact", ".It 0", "done", ".It 1",
      "an expectation failed", ".It 2", "the request was wrong", ".It 3",
      "the world failed: no display, disk full", ".El", ".Sh FILES",
      ".Bl -tag -width gesture", ".It Pa *.gesture",
      "gestures as text; Documentation/GestureFiles.md tells the format", ".It Pa *.json",
      "gestures as W3C WebDriver Actions", ".El",
    ]
    return lines.joined(separator: "\n")
  }

  /// One command with its usage and every option, as its help has them.
  private static func section(_ command: any ParsableCommand.Type) -> [String] {
    var lines = [".Sh \(name(command).uppercased())"]
    let help = Segue.helpMessage(for: command, columns: 76)
    var isVerbatim = false
    func verbatim(_ wanted: Bool) {
      if wanted != isVerbatim { lines.append(wanted ? ".Bd -literal" : ".Ed") }
      isVerbatim = wanted
    }
    for line in help.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        verbatim(false)
        lines.append(".Pp")
      } else {
        verbatim(line.first == " " || line.hasPrefix("USAGE"))
        lines.append(escape(String(line)))
      }
    }
    verbatim(false)
    // A paragraph at a section's end, or two in a row, is nothing.
    return lines.reduce(into: []) { result, line in
      if line == ".Pp", result.last == ".Pp" || result.count == 1 { return }
      result.append(line)
    }
  }

  private static func name(_ command: any ParsableCommand.Type) -> String {
    command.configuration.commandName ?? ""
  }

  private static func sentence(_ text: String) -> String {
    text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  /// What roff would take for its own.
  private static func escape(_ text: String) -> String {
    let plain = text.replacingOccurrences(of: "\\", with: "\\e")
      .replacingOccurrences(of: "-", with: "\\-")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }

  private static var date: String { "November 21, 2026" }
}
