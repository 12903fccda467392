import ArgumentParser
import Foundation
import GestureLab
import Playground
import PlaygroundLab

/// `segue fit`: thresholds from what people meant.
struct FitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fit",
    abstract: "Finds the thresholds that best separate gestures by what was meant.",
    discussion: """
      Plays every recording with an 'intent' and looks at how far and how fast it was when let go. \
      Errors are counted by the scene's own rule, with everything but threshold and velocity as each \
      recording sets it. Confidence leaves out one recording after the other and counts how many of \
      them the rest would have decided as meant.
      """)

  @Argument(help: "Gesture files with an 'intent', and folders of them.")
  var paths: [String]

  @Option(help: ArgumentHelp("Only those of this scene.", valueName: "id"))
  var scene: String?

  @Flag(help: "As JSON.")
  var json = false

  func run() throws {
    try MainActor.assumeIsolated { try fit() }
  }

  @MainActor private func fit() throws {
    let files = try GestureSources.files(paths)
    var fits: [String: SceneFit] = [:]
    var left: [String] = []
    for (index, path) in files.enumerated() {
      Progress.show(index, of: files.count, "replaying")
      let gesture = try GestureSources.read(path)
      if let scene, gesture.scene != scene { continue }
      let screen = try GestureSources.screen(of: gesture, at: path)
      let run: GestureRun
      do {
        run = try Lab.play(gesture, on: screen, options: GesturePlayer.Options(traces: false))
      } catch {
        throw Failure.request("\(path): \(error)")
      }
      guard let intent = gesture.intent, run.outcome != .none, let percent = run.percent else {
        left.append(path)
        continue
      }
      let sample = FitModel.Sample(
        name: path, percent: percent, velocity: run.velocity ?? 0,
        length: run.verdict?.length ?? 0, isMeantToFinish: intent == .finish)
      var fit = fits[gesture.scene] ?? SceneFit(screen.info)
      fit.add(sample, settings: gesture.values)
      fits[gesture.scene] = fit
    }
    Progress.clear()
    guard fits.count <= 1 else {
      throw Failure.request(
        "the recordings are of \(fits.keys.sorted().joined(separator: " and ")); choose with "
          + "--scene")
    }
    guard let fit = fits.values.first else {
      throw Failure.request(
        "none of the \(files.count) files has an 'intent' and moves a transition of the scene")
    }
    let result = try fit.result()
    let scene = fit.info.id
    let count = fit.samples.count
    StandardOutput.write(
      line: json
        ? FitReport.json(result, scene: scene, count: count)
        : FitReport.text(result, scene: scene, count: count, left: left))
  }
}
