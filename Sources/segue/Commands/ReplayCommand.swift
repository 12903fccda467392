import ArgumentParser
import Drawing
import Foundation
import GestureLab

/// `segue replay`: gestures played again, without a display or at a real window.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Plays recorded gestures and checks what they must give.",
    discussion: """
      Without --window nothing is shown and no time passes: the same file gives the same trace on \
      every run and machine. With --window a gesture goes through XTEST to a real window (in a \
      virtual display where there is none) and both outcomes are compared.

      Exit status: 0 all as expected, 1 a gesture was not, 2 a file or option is wrong.
      """)

  @Argument(help: "Gesture files (.gesture, W3C Actions as .json) and folders of them.")
  var paths: [String]

  @Option(help: ArgumentHelp("Plays all of them on this scene.", valueName: "id"))
  var scene: String?

  @Option(
    name: .customLong("set"), parsing: .singleValue,
    help: ArgumentHelp("Sets a tunable over the file's; may be repeated.", valueName: "key=value"))
  var settings: [String] = []

  @Option(help: ArgumentHelp("Takes all values from a tuning file.", valueName: "file"))
  var tuning: String?

  @Option(
    help: ArgumentHelp(
      "Plays everything with this tuning file too and lists the gestures whose outcome flips.",
      valueName: "file"))
  var check: String?

  @Flag(help: "As JSON: an array, one object a file.")
  var json = false

  @Option(help: ArgumentHelp("Writes the trace, a line a frame.", valueName: "file"))
  var trace: String?

  @Option(help: ArgumentHelp("Writes JUnit XML.", valueName: "file"))
  var junit: String?

  @Option(help: ArgumentHelp("Writes a page with plots and film strips.", valueName: "folder"))
  var html: String?

  @Option(help: ArgumentHelp("Writes a summary as Markdown.", valueName: "file"))
  var markdown: String?

  @Option(
    name: .customLong("repeat"),
    help: ArgumentHelp("Plays each so often; all traces must be the same.", valueName: "n"))
  var times = 1

  @Flag(help: "Plays them through XTEST at a real window.")
  var window = false

  func run() throws {
    try MainActor.assumeIsolated { try replay() }
  }

  @MainActor private func replay() throws {
    guard (1...100_000).contains(times) else {
      throw Failure.request("--repeat \(times): give a number from 1 to 100000")
    }
    if window { try refuseForWindow() }
    let files = try GestureSources.files(paths)
    if trace != nil, files.count > 1 {
      throw Failure.request("--trace holds one gesture's trace; give one file")
    }
    for (path, option) in [(trace, "--trace"), (junit, "--junit"), (markdown, "--markdown")] {
      if let path { try OutputFile.check(path, option) }
    }
    if let html { try OutputFile.makeFolder(html, "--html") }
    // Everything is read before anything is played: a damaged file costs no time.
    let tuning = try tuning.map { path throws(Failure) in try TuningFile.read(path) }
    let checked = try check.map { path throws(Failure) in try TuningFile.read(path) }
    let gestures = try files.map { path in (path, try read(path, tuning)) }
    try tuning?.check(gestures.map(\.1), "--tuning")
    try checked?.check(gestures.map(\.1), "--check")
    if window {
      try WindowReplay.run(gestures, json: json)
      return
    }
    var records: [ReplayRecord] = []
    for (index, (path, gesture)) in gestures.enumerated() {
      if gestures.count > 8 { Progress.show(index, of: gestures.count, "replaying") }
      records.append(try play(path, gesture))
    }
    Progress.clear()
    try report(records)
    if let checked { try checkFlips(records, against: checked) }
    if records.contains(where: { !$0.passed }) { throw ExitCode(1) }
  }

  /// A window gives an outcome; what needs every frame, or a second run, is the replay's alone.
  private func refuseForWindow() throws(Failure) {
    let asked = [
      ("--trace", trace != nil), ("--junit", junit != nil), ("--html", html != nil),
      ("--markdown", markdown != nil), ("--check", check != nil), ("--repeat", times != 1),
    ].filter(\.1).map(\.0)
    guard !asked.isEmpty else { return }
    throw .request(
      "--window tells outcomes only; leave out \(asked.joined(separator: ", ")), or leave out "
        + "--window")
  }

  @MainActor private func read(
    _ path: String, _ tuning: TuningFile?
  ) throws(Failure) -> GestureFile {
    var file = try GestureSources.read(path, scene: scene)
    try tuning?.apply(to: &file)
    for setting in settings { file.settings.append(try GestureSources.setting(setting)) }
    return file
  }

  @MainActor private func play(
    _ path: String, _ gesture: GestureFile
  ) throws(Failure) -> ReplayRecord {
    let screen = try GestureSources.screen(of: gesture, at: path)
    do {
      var record = ReplayRecord(file: path, run: try Lab.play(gesture, on: screen))
      for _ in 1..<times {
        let again = try Lab.play(gesture, on: screen)
        if again.traceHash != record.traceHash { record.isUnsteady = true }
      }
      record.repeats = times
      if html != nil {
        let strip = try GestureFilm.strip(
          of: gesture, on: screen, scale: 0.25, count: 8,
          until: max(record.run.settled, 0.1))
        record.filmStrip = try? strip?.pngData()
      }
      return record
    } catch {
      throw .request("\(path): \(error)")
    }
  }

  @MainActor private func report(_ records: [ReplayRecord]) throws(Failure) {
    if let trace, let record = records.first { try OutputFile.write(record.run.trace, to: trace) }
    if let junit { try OutputFile.write(JUnitReport.text(records), to: junit) }
    if let markdown { try OutputFile.write(MarkdownReport.text(records), to: markdown) }
    if let html {
      try OutputFile.write(
        HTMLReport.text(records), to: (html as NSString).appendingPathComponent("index.html"))
    }
    if json {
      StandardOutput.write(line: JSONWriting.array(records.map(\.json), isTall: true))
      return
    }
    // Where the trace itself goes to standard output, it goes alone.
    guard ![trace, junit, markdown].contains("-") else { return }
    for record in records {
      StandardOutput.write(line: record.line)
      if let warning = record.warning { StandardOutput.write(line: "     near: \(warning)") }
    }
    let failed = records.count { !$0.passed }
    StandardOutput.write(line: "\(records.count - failed) passed, \(failed) failed")
  }

  @MainActor private func checkFlips(_ records: [ReplayRecord], against other: TuningFile) throws {
    var flips = 0
    for record in records {
      var gesture = record.run.gesture
      try other.apply(to: &gesture)
      let after = try play(record.file, gesture).run
      guard after.outcome != record.run.outcome else { continue }
      flips += 1
      StandardOutput.write(
        line: "flip \(record.file): \(record.run.outcome.rawValue) → \(after.outcome.rawValue): "
          + after.reason)
    }
    StandardOutput.write(line: "\(flips) of \(records.count) outcomes flip with \(other.path)")
    if flips > 0 { throw ExitCode(1) }
  }
}
