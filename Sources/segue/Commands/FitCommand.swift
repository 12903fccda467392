import ArgumentParser
import Foundation
import GestureLab

/// `segue fit`: thresholds from what people meant.
struct FitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fit",
    abstract: "Finds the thresholds that best separate gestures by what was meant.",
    discussion: """
      Plays every recording with an 'intent' and looks at how far and how fast it was when let go. \
      The rule is: finish from the threshold on, or from the velocity on. Confidence leaves out one \
      recording after the other and counts how many of them the rest would have decided as meant.
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
    var samples: [FitModel.Sample] = []
    var scenes: Set<String> = []
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
      scenes.insert(gesture.scene)
      samples.append(
        FitModel.Sample(
          name: path, percent: percent, velocity: run.velocity ?? 0,
          isMeantToFinish: intent == .finish))
    }
    Progress.clear()
    guard scenes.count <= 1 else {
      throw Failure.request(
        "the recordings are of \(scenes.sorted().joined(separator: " and ")); choose with --scene")
    }
    guard let result = FitModel.fit(samples), let scene = scenes.first else {
      throw Failure.request(
        "none of the \(files.count) files has an 'intent' and moves a transition of the scene")
    }
    StandardOutput.write(
      line: json
        ? FitReport.json(result, scene: scene, count: samples.count)
        : FitReport.text(result, scene: scene, count: samples.count, left: left))
  }
}
