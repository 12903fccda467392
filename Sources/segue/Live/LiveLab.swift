import Display
import Foundation
import GestureLab
import Playground
import PlaygroundLab
import QuartzCore
import UIKitCore
import X11Display

/// Records and plays gestures in a live window.
@MainActor
final class LiveLab {
  /// What is wanted of it.
  struct Task {
    /// Takes what the hand does.
    var recording: String?
    /// Ends the run when a gesture was recorded that a scene had an answer to.
    var stopsAfterRecording = false
    /// Ends the run when the played gesture is over.
    var stopsAfterPlaying = false
  }

  private let live: LiveScene
  private let task: Task
  private let base: GestureFile
  private let played: PlayedInput?
  private let recorder = GestureRecorder()
  private let journal: RunJournal
  private var written = 0
  /// How much of the recording gave nothing: a tap on the way to the gesture that is meant.
  private var idle = 0
  private var quietSince: TimeInterval?
  /// Whether it was ended in the middle of a gesture, which is not written then.
  private(set) var isUnfinished = false
  /// Why a recording could not be written.
  private(set) var failure: Failure?
  /// Whether a recording was written.
  var hasWritten: Bool { written > 0 }

  /// How long everything must be still before a gesture counts as over. Units: seconds.
  /// Source: chosen; a transition begins within a frame of the release.
  private static let stillness: TimeInterval = 0.3
  /// Between two looks whether it is. Units: seconds. Source: chosen.
  private static let glance: TimeInterval = 0.02

  /// - Parameter base: the scene as it is started.
  init(_ live: LiveScene, _ task: Task, base: GestureFile) {
    self.live = live
    self.task = task
    self.base = base
    played = live.played
    let clock = live.clock
    journal = RunJournal(base) { clock.now }
    listen()
    live.loop.requestTurn()
  }

  /// What came of what was played.
  var run: GestureRun { journal.run }

  private func listen() {
    let earlier = (Engine.onEvent, Verdicts.onVerdict, live.loop.onInput, live.loop.onTurn)
    Engine.onEvent = { [journal] event in
      earlier.0?(event)
      journal.note(event)
    }
    Verdicts.onVerdict = { [journal] verdict in
      earlier.1?(verdict)
      journal.note(LabVerdict(verdict))
    }
    live.loop.onInput = { [unowned self] event in
      earlier.2?(event)
      take(event)
    }
    live.loop.onTurn = { [unowned self] tick, isPresented in
      earlier.3?(tick, isPresented)
      turn(tick.time)
    }
  }

  private func take(_ event: InputEvent) {
    quietSince = nil
    guard task.recording != nil else { return }
    if task.stopsAfterRecording, !recorder.hasBegun || recorder.resting != nil,
      case .key(let stroke) = event, stroke.key == .escape
    {
      if stroke.isDown { live.world.stop() }
      return
    }
    recorder.take(
      event, frame: live.clock.now, period: live.clock.period)
  }

  private func turn(_ time: TimeInterval) {
    let isMoving =
      journal.running > 0 || live.screen.tree.isAnimating
      || played.map { $0.hasBegun && !$0.isOver } == true
    if isMoving || (recorder.hasBegun && recorder.resting == nil) { quietSince = nil }
    let since = quietSince ?? time
    quietSince = since
    guard time - since >= Self.stillness else {
      // Nothing else may come that would wake us.
      if isWaiting { live.clock.requestTick(at: time + Self.glance) }
      return
    }
    if let played, !played.hasBegun {
      quietSince = nil
      played.start(at: time)
      return
    }
    if task.stopsAfterRecording, journal.run.outcome == .none {
      idle = recorder.moments.count
    } else {
      write()
    }
    if played?.isOver == true, task.stopsAfterPlaying { live.world.stop() }
  }

  /// Whether there is something to be done when everything is still.
  private var isWaiting: Bool {
    recorder.moments.count > max(written, idle)
      || played.map { !$0.hasBegun || task.stopsAfterPlaying } == true
  }

  /// Writes the recording, where there is more than was written.
  ///
  /// A gesture whose finger is down is none yet: where it would end nobody knows, and a file that is
  /// there already holds a whole one.
  func write() {
    guard let path = task.recording, recorder.moments.count > written else { return }
    guard recorder.resting != nil else {
      isUnfinished = true
      StandardError.write(
        line: "\(path): the gesture was not over, so it is not written; the file is as it was")
      return
    }
    written = recorder.moments.count
    var file = recorder.file(base, refresh: 1 / live.clock.period)
    file.expect = journal.run.outcome
    do {
      try file.write(to: path)
    } catch {
      failure = .world("\(error)")
    }
    if recorder.isFull {
      StandardError.write(line: "\(path): is as long as a recording may be; more is not taken")
    }
    if task.stopsAfterRecording { live.world.stop() }
  }
}
