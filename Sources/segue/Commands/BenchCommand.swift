import ArgumentParser
import Foundation
import Panel
import Playground

/// `segue bench`: what a drag costs.
struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measures a 3 s drag of every scene at 390x844 in a virtual display.",
    discussion: """
      Starts Xvfb and the window's program by itself and moves the pointer through XTEST from this \
      process. CPU is the time on a processor of the window's program and of the X server together \
      (/proc/PID/task/*/schedstat), the server's work on the injected pointer included.

      With --panel every scene is measured a second time, with the panel beside it and its plots open.
      """)

  @Flag(help: "As JSON: an array, one object a scene.")
  var json = false

  @Flag(help: "Also with the panel and its plots beside the device.")
  var panel = false

  @Argument(help: "Scenes to measure. (default: all)")
  var scenes: [String] = []

  func run() throws {
    try MainActor.assumeIsolated {
      var results: [BenchResult] = []
      for scene in scenes.isEmpty ? SceneCatalog.all.map(\.id) : scenes {
        let request = try SceneRequest(scene: scene)
        guard let drag = SceneDrag(request) else { continue }
        StandardError.progress("measuring \(scene), about 6 seconds")
        let bare = try BenchRun(request, drag: drag).measure()
        results.append(bare)
        guard panel else { continue }
        StandardError.progress("measuring \(scene) with the panel")
        var beside = try BenchRun(request, drag: drag, hasPanel: true).measure()
        beside.bareTime = bare.processorTime
        results.append(beside)
      }
      StandardOutput.write(line: json ? BenchTable.json(results) : BenchTable.text(results))
    }
  }
}

/// `segue bench-subject`: the window that is measured; keeps figures in memory while it is.
struct BenchSubjectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench-subject", abstract: "The window that 'segue bench' measures.",
    shouldDisplay: false)

  @Argument var scene: String
  @Option var state: String
  @Flag var panel = false

  func run() throws {
    try MainActor.assumeIsolated {
      let request = try SceneRequest(scene: scene, state: state)
      let live = try LiveScene(request, scale: 1, hasPanel: panel)
      live.workbench?.show(.plots)
      let subject = BenchSubject(live)
      _ = try live.run()
      subject.finish()
      live.close()
    }
  }
}
