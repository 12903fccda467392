import ArgumentParser
import Foundation
import GestureLab
import Panel
import Playground
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

      --record writes what the hand does from the first touch on to a gesture file, anew whenever \
      everything is still. --play plays one, in its scene, state and values.
      """)

  @Argument(help: "The scene's id; 'segue scenes' lists them. (default: the gallery)")
  var scene: String?

  @OptionGroup var options: SceneOptions

  @Option(parsing: .unconditional, help: "Pixels a point; otherwise as the desktop says.")
  var scale: String?

  @Flag(help: "Shows the device alone.")
  var noPanel = false

  @Flag(help: "Starts from the defaults; otherwise with the values of the scene's last run.")
  var fresh = false

  @Option(
    help: ArgumentHelp("Starts with the values of a tuning file.", valueName: "file"))
  var tuning: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many times slower the scene's time goes, 0.1 to 100.", valueName: "factor"))
  var slow: String?

  @Option(
    help: ArgumentHelp(
      "Writes what happens, a line of JSON each; - is standard output.", valueName: "file|-"))
  var events: String?

  @Flag(help: "Adds a line for every frame to --events.")
  var eventsFrames = false

  @Option(
    help: ArgumentHelp("Writes what the hand does to a gesture file.", valueName: "file"))
  var record: String?

  @Option(help: ArgumentHelp("Plays a gesture file.", valueName: "file"))
  var play: String?

  @Flag(help: "Ends when the played gesture is over; status 1 if it gave what it must not.")
  var exitAfterPlay = false

  func run() throws {
    try MainActor.assumeIsolated { try open() }
  }

  @MainActor private func open() throws {
    options.applyWishes()
    guard play != nil || !exitAfterPlay else {
      throw Failure.request("--exit-after-play waits for the end of --play; give --play FILE too")
    }
    if let scene, CommandLine.arguments.dropFirst().first == scene,
      (try? SceneCatalog.scene(id: scene)) == nil
    {
      throw Failure.request(
        "unknown command or scene '\(scene)'; 'segue --help' lists the commands, 'segue scenes' "
          + "the scenes")
    }
    let gesture = try play.map { path throws(Failure) in try GestureSources.read(path) }
    let id = gesture?.scene ?? scene ?? GalleryScene.info.id
    // A played gesture brings its values along and must not depend on what was left here.
    let start = try (try? SceneCatalog.scene(id: id)).map { info throws(Failure) in
      try TuningStart(
        info, isFresh: fresh || gesture != nil, tuning: tuning, preset: self.options.preset,
        keeps: gesture == nil)
    }
    var options = options
    // Saved ones count too; they are among the settings now.
    if start != nil { options.preset = nil }
    options.settings = (start?.settings ?? []) + options.settings
    let request = try LiveRequest.make(
      scene: scene, options: options, playing: gesture, from: play ?? "")
    if let record { try OutputFile.check(record, "--record") }
    let scale = try scale.map(ScaleOption.parse)
    if let scale { try request.device.check(scale: scale) }
    let speed = try slow.map(Self.speed) ?? 1
    if eventsFrames, events == nil {
      throw Failure.request(
        "--events-frames adds to --events; give --events FILE or --events - too")
    }
    let sink = try events.map { path throws(Failure) in try EventSink(path: path) }

    let moments = try gesture.map { gesture throws(Failure) in
      do { return try gesture.moments() } catch { throw .request("\(error)") }
    }
    let memory = LastScene()
    let scene = try LiveScene(
      request, scale: scale.map { CGFloat($0) }, playing: moments, hasPanel: !noPanel,
      lastScene: fresh ? nil : memory.id)
    scene.speed = speed
    if let opened = scene.stage.lastScene, !scene.stage.isInGallery { memory.id = opened }
    let stream = sink.map { EventStream(of: scene, into: $0, includesFrames: eventsFrames) }
    let desk = scene.workbench.map {
      PanelDesk($0, from: start, ignoresKept: fresh, world: scene.world, stream: stream)
    }
    if let desk { scene.stage.valuesFor = { desk.values(of: $0) } }
    scene.stage.onChange = { [unowned scene] in
      let stage = scene.stage
      scene.workbench?.show(stage.scene, values: stage.values, scene: stage.run)
      stream?.tellScene()
      scene.world.window.setTitle(LiveScene.title(of: stage.scene))
      if !stage.isInGallery { memory.id = stage.lastScene }
    }
    let lab: LiveLab? =
      record == nil && play == nil
      ? nil
      : LiveLab(
        scene, .init(recording: record, stopsAfterPlaying: exitAfterPlay),
        base: LiveRequest.base(request, expecting: gesture))
    let end = try scene.run()
    lab?.write()
    stream?.finish()
    scene.close()
    if let failure = lab?.failure { throw failure }
    if let failure = sink?.failure { throw ExitCode(failure.status) }
    if exitAfterPlay, let failure = lab?.run.failure {
      throw Failure.expectation("\(play ?? ""): \(failure)")
    }
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
