import ArgumentParser
import Foundation
import X11Display

/// `segue run`: the window.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Opens a window with a scene.",
    discussion: """
      Drag with the left button. A second button or Escape takes the drag away, as the system does. \
      The wheel scrolls. Closing the window ends the program.

      With --events, every event is one line of JSON, written at once. SIGUSR1 then adds a line \
      'counters': wake-ups, requests, frames and input samples so far.
      """)

  @Argument(help: "The scene's id; 'segue scenes' lists them.")
  var scene = "pull-to-dismiss"

  @OptionGroup var options: SceneOptions

  @Option(help: "Pixels a point; otherwise as the desktop says.")
  var scale: String?

  @Flag(help: "Shows the device alone. There is no panel yet, so this is always so.")
  var noPanel = false

  @Flag(
    help: "Starts from the defaults. Values are not kept between runs yet, so this is always so.")
  var fresh = false

  @Option(
    help: ArgumentHelp(
      "How many times slower the scene's time goes, 0.1 to 100.", valueName: "factor"))
  var slow: String?

  @Option(
    help: ArgumentHelp(
      "Writes what happens, a line of JSON each; - is standard output.", valueName: "file|-"))
  var events: String?

  @Flag(help: "Adds a line for every frame to --events.")
  var eventsFrames = false

  func run() throws {
    try MainActor.assumeIsolated { try open() }
  }

  @MainActor private func open() throws {
    let request = try SceneRequest(scene: scene, options: options)
    let scale = try scale.map(ScaleOption.parse)
    if let scale { try request.device.check(scale: scale) }
    let speed = try slow.map(Self.speed) ?? 1
    if eventsFrames, events == nil {
      throw Failure.request(
        "--events-frames adds to --events; give --events FILE or --events - too")
    }
    let sink = try events.map { path throws(Failure) in try EventSink(path: path) }

    let scene = try LiveScene(request, scale: scale.map { CGFloat($0) })
    scene.speed = speed
    let stream = sink.map { EventStream(of: scene, into: $0, includesFrames: eventsFrames) }
    let end = try scene.run()
    stream?.finish()
    scene.close()
    if let failure = sink?.failure { throw failure }
    // Asked to end by the terminal's user, programs end with 128 + the signal's number.
    if end == .signal(SIGINT) { throw ExitCode(128 + SIGINT) }
  }

  private static func speed(_ text: String) throws(Failure) -> Double {
    guard let factor = Double(text), (0.1...100).contains(factor) else {
      throw .request("--slow \(text): give a factor from 0.1 to 100; 10 is ten times slower")
    }
    return 1 / factor
  }
}
