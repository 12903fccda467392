import ArgumentParser
import Drawing
import Foundation
import GestureLab

/// `segue sweep`: a grid of gestures and what comes of each.
struct SweepCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sweep",
    abstract: "Plays a grid of distances and velocities and maps where the scene finishes.",
    discussion: """
      Each cell is a finger that goes DISTANCE points along the scene's drag and lifts at exactly \
      VELOCITY points per second (negative: on its way back). A...B:N are N even steps; a single \
      number stands still. --vary goes through a tunable as well. All cores are used; Ctrl-C keeps \
      what there is.

      --check takes a tuning file, or a sweep another build wrote with --json, and lists the cells \
      whose outcome flips; the exit status is 1 when there are any. A sweep must be of the same \
      scene, state, device and drag; where no grid is given it is that sweep's.

      'margin' is by how much the deciding clause was met (positive) or missed (negative), in its \
      own unit; 'relative_margin' is the same as a part of the clause's limit, never negative.
      """)

  @Argument(help: "The scene's id; 'segue scenes' lists them.")
  var scene: String

  @OptionGroup var options: SceneOptions

  @Option(help: ArgumentHelp("How far the finger goes, points.", valueName: "A...B:N"))
  var distance: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How fast it is when it lifts, points per second.", valueName: "A...B:N"))
  var velocity: String?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Goes through a tunable; may be repeated.", valueName: "key=A...B:N"))
  var vary: [String] = []

  @Option(help: ArgumentHelp("Where the finger comes down, points.", valueName: "x,y"))
  var from: String?

  @Option(help: ArgumentHelp("Which way it goes: down, up, left or right.", valueName: "way"))
  var toward: String?

  @Option(help: ArgumentHelp("Takes all values from a tuning file.", valueName: "file"))
  var tuning: String?

  @Option(
    help: ArgumentHelp("A tuning file or an earlier sweep to compare with.", valueName: "file"))
  var check: String?

  @Flag(help: "As JSON.")
  var json = false

  @Flag(help: "As comma-separated values.")
  var csv = false

  @Flag(help: "As a picture: a heat map with the decision boundary.")
  var png = false

  @Option(name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("How many programs share the work.", valueName: "n"))
  var jobs: Int?

  @Option(help: .hidden)
  var part: String?

  func run() throws {
    try MainActor.assumeIsolated { try sweep() }
  }

  @MainActor private func sweep() throws {
    if let jobs, jobs < 1 {
      throw Failure.request(
        "--jobs \(jobs): give a number from 1 on; at most \(SweepPool.jobLimit) share the work")
    }
    let check = try check.map { path throws(Failure) in try SweepCheck(path, scene: scene) }
    options.applyWishes()
    let request = try SweepRequest(self, like: check)
    try check?.validate(for: request)
    if let part {
      try SweepWorker.run(request, part: part)
      return
    }
    guard [json, csv, png].count(where: { $0 }) <= 1 else {
      throw Failure.request("--json, --csv and --png are three ways to write it; give one of them")
    }
    let format = SweepFormat(json: json, csv: csv, png: png, output: output)
    if format == .png, output == nil {
      throw Failure.request("--png writes a picture; say where with -o FILE.png")
    }
    if let output { try OutputFile.check(output) }
    let pool = SweepPool(request, jobs: jobs)
    let sweep = try pool.run()
    try write(sweep, as: format)
    var flips = 0
    if let check, !pool.isInterrupted { flips = try compare(sweep, with: check, request) }
    if pool.isInterrupted {
      StandardError.write(
        line: "interrupted; kept \(sweep.played) of \(sweep.plan.count) gestures")
      throw ExitCode(128 + SIGINT)
    }
    if flips > 0 { throw ExitCode(1) }
  }

  @MainActor private func write(_ sweep: Sweep, as format: SweepFormat) throws(Failure) {
    let path = output ?? "-"
    switch format {
    case .json: try OutputFile.write(sweep.json, to: path)
    case .csv: try OutputFile.write(sweep.csv, to: path)
    case .text: try OutputFile.write(SweepText.map(sweep), to: path)
    case .png:
      guard let picture = HeatMap.picture(sweep), let data = try? picture.pngData() else {
        throw .request("a map needs one or two axes with several steps; use --json or --csv")
      }
      try OutputFile.write(data, to: path)
    }
  }

  /// - Returns: how many cells flip.
  @MainActor private func compare(
    _ sweep: Sweep, with check: SweepCheck, _ request: SweepRequest
  ) throws -> Int {
    // Whatever is compared with was found to be of the same gestures before anything was played.
    let flips =
      switch check.other {
      case .sweep(let earlier): earlier.flips(to: sweep) ?? []
      case .tuning(let tuning):
        sweep.flips(to: try SweepPool(request.tuned(by: tuning), jobs: jobs).run()) ?? []
      }
    for flip in flips {
      let place = zip(sweep.plan.axes, flip.values).map { axis, value in
        "\(axis.name) \(JSONWriting.number(value))\(axis.unit.isEmpty ? "" : " " + axis.unit)"
      }
      StandardError.write(
        line: "flip: \(place.joined(separator: ", ")): "
          + "\(flip.before.rawValue) → \(flip.after.rawValue)")
    }
    StandardError.write(
      line: "\(flips.count) of \(sweep.played) outcomes flip with \(check.path)")
    return flips.count
  }
}

/// How a sweep is written.
enum SweepFormat: Equatable {
  case text, json, csv, png

  /// As asked for, or as the file's name says.
  init(json: Bool, csv: Bool, png: Bool, output: String?) {
    switch (output as NSString?)?.pathExtension.lowercased() {
    case _ where json: self = .json
    case _ where csv: self = .csv
    case _ where png: self = .png
    case "json": self = .json
    case "csv": self = .csv
    case "png": self = .png
    default: self = .text
    }
  }
}
