import ArgumentParser
import Foundation
import GestureLab

/// `segue convert`: gesture files to W3C Actions and back.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Turns a gesture file into W3C WebDriver Actions, or Actions into a gesture file.",
    discussion: """
      What it becomes is in the name: .json is W3C Actions, anything else a gesture file. Without -o \
      it goes to standard output, as the other of the two. Actions count whole milliseconds, so \
      samples may move by half of one; scene, state, device and values stand beside them under \
      'segue'.
      """)

  @Argument(help: "A gesture file (.gesture), or W3C Actions (.json).")
  var file: String

  @Option(name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("The scene of Actions that name none.", valueName: "id"))
  var scene: String?

  func run() throws {
    try MainActor.assumeIsolated { try convert() }
  }

  @MainActor private func convert() throws {
    if let output { try OutputFile.check(output) }
    let gesture: GestureFile
    do {
      gesture = try GestureFile(contentsOfFile: file, scene: scene)
    } catch {
      throw Failure.request("\(error)")
    }
    let target = output ?? "-"
    let isActions = target == "-" ? !Self.isJSON(file) : Self.isJSON(target)
    do {
      try OutputFile.write(isActions ? try gesture.actions() : gesture.text, to: target)
    } catch let error as GestureFileError {
      throw Failure.request("\(error.naming(file))")
    }
  }

  private static func isJSON(_ path: String) -> Bool {
    (path as NSString).pathExtension.lowercased() == "json"
  }
}
