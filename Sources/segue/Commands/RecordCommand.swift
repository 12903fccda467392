import ArgumentParser
import Foundation
import GestureLab
import X11Display

/// `segue record`: the window, writing down the next gesture.
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Opens a window and records the next gesture made in it.",
    discussion: """
      Every sample of the pointer is kept, in points of the device, on the frames' axis of time. The \
      recording ends when a transition was in hand, the finger is up and everything is still; taps \
      on the way there are part of it. Escape without a finger down, or closing the window, ends it \
      too, with what was done until then. The file is written whole or not at all; 'expect' is what \
      came of the gesture. Where nothing was done, or a finger is still down, it stays as it was; \
      status 1.

      A file that is called .json is written as W3C WebDriver Actions, any other as a gesture file.
      """)

  @Argument(help: "The scene's id; 'segue scenes' lists them.")
  var scene: String

  @OptionGroup var options: SceneOptions

  @Option(parsing: .unconditional, help: "Pixels a point; otherwise as the desktop says.")
  var scale: String?

  @Option(help: ArgumentHelp("What is meant: finish or cancel.", valueName: "intent"))
  var intent: String?

  @Option(help: ArgumentHelp("A line about it for the file.", valueName: "text"))
  var note: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write (.gesture or .json).", valueName: "file"))
  var output: String

  func run() throws {
    try MainActor.assumeIsolated { try record() }
  }

  @MainActor private func record() throws {
    options.applyWishes()
    let request = try SceneRequest(scene: scene, options: options)
    let scale = try scale.map(ScaleOption.parse)
    if let scale { try request.device.check(scale: scale) }
    var base = LiveRequest.base(request)
    if let intent {
      guard let known = GestureFile.Intent(rawValue: intent) else {
        throw Failure.request("--intent \(intent): give finish or cancel")
      }
      base.intent = known
    }
    base.note = note
    try OutputFile.check(output)
    let live = try LiveScene(request, scale: scale.map { CGFloat($0) })
    let lab = LiveLab(live, .init(recording: output, stopsAfterRecording: true), base: base)
    StandardError.progress("recording; make a gesture in the window")
    let end = try live.run()
    lab.write()
    live.close()
    if let failure = lab.failure { throw failure }
    if end == .signal(SIGINT) { throw ExitCode(128 + SIGINT) }
    if lab.isUnfinished { throw ExitCode(1) }
    guard lab.hasWritten else {
      throw Failure.expectation("no gesture was made, so \(output) was not written")
    }
    StandardError.progress("wrote \(output): \(lab.run.outcome.rawValue)")
  }
}
