import ArgumentParser
import Foundation
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
      """)

  @Flag(help: "As JSON: an array, one object a scene.")
  var json = false

  func run() throws {
    try MainActor.assumeIsolated {
      var results: [BenchResult] = []
      for scene in SceneCatalog.all {
        let request = try SceneRequest(scene: scene.id)
        guard let drag = SceneDrag(request) else { continue }
        StandardError.progress("measuring \(scene.id), about 6 seconds")
        results.append(try BenchRun(request, drag: drag).measure())
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

  func run() throws {
    try MainActor.assumeIsolated {
      let request = try SceneRequest(scene: scene, state: state)
      let live = try LiveScene(request, scale: 1)
      let subject = BenchSubject(live)
      _ = try live.run()
      subject.finish()
      live.close()
    }
  }
}
