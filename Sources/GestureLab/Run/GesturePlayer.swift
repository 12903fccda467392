public import Drawing
public import Foundation
public import Simulator
import UIKitCore

/// Plays a gesture on a screen without a display, on a virtual clock, the same every time.
public final class GesturePlayer {
  /// What is wanted of a run, and what may be left out.
  public struct Options {
    /// Whether to follow the named views frame by frame.
    public var traces = true
    /// Pixels a point; nil paints nothing.
    public var scale: CGFloat?
    /// Whether to stop when the outcome is known and nothing is on its way, before rest.
    public var stopsAtOutcome = false
    /// Whether the screen stays, for another gesture.
    var keepsStage = false

    public init(traces: Bool = true, scale: CGFloat? = nil, stopsAtOutcome: Bool = false) {
      self.traces = traces
      self.scale = scale
      self.stopsAtOutcome = stopsAtOutcome
    }
  }

  /// The world it is played in.
  public let simulation: Simulation
  public let gesture: GestureFile
  /// Told after each frame, its time counted from the gesture's zero, seconds.
  public var onFrame: ((TimeInterval) -> Void)?

  /// Whether nothing has changed since the frame before.
  private(set) var isStill = false

  private let screen: any LabScreen
  private let options: Options
  private let stage: LabStage
  private let window: UIWindow
  private let moments: [GestureMoment]
  /// When the hand is done, waits at the end included. Units: seconds.
  private let quiet: TimeInterval
  private let journal: RunJournal
  private let zero: TimeInterval
  private let zeroFrame: Int
  /// How the screen looked before the gesture, and who was on it.
  private var look: StageLook?
  private var order: StageOrder?
  private var before: (engine: ((EngineEvent) -> Void)?, traps: ((Diagnostic) -> Void)?)

  /// What a screen may take to come to rest before and after the gesture. Units: seconds.
  /// Source: chosen.
  public static let patience: TimeInterval = 30

  /// Makes the screen, shows it and lets it come to rest.
  ///
  /// - Throws: `LabError` when the gesture does not fit the screen.
  public init(
    _ gesture: GestureFile, on screen: any LabScreen, options: Options = Options()
  ) throws(LabError) {
    let state = gesture.state ?? screen.states.first ?? ""
    guard screen.states.isEmpty ? gesture.state == nil : screen.states.contains(state) else {
      let known = screen.states.joined(separator: ", ")
      throw LabError(
        "\(screen.id) has no state '\(state)'; "
          + (known.isEmpty ? "it has none" : "there are \(known)"))
    }
    let values = try screen.values(with: gesture.settings)
    do {
      let expansion = try gesture.expansion()
      moments = expansion.moments
      quiet = expansion.end / 1000
    } catch {
      throw LabError("step \(error.line): \(error.message)")
    }
    self.gesture = gesture
    self.screen = screen
    self.options = options
    before = (Engine.onEvent, Diagnostics.onReport)
    Engine.onEvent = nil
    Diagnostics.onReport = { _ in }
    simulation = Simulation(
      size: gesture.device, scale: options.scale ?? 1, refreshRate: gesture.refresh,
      isPainting: options.scale != nil)
    stage = screen.make(state: state, values: values)
    window = simulation.show(stage.root)
    if options.scale != nil { SystemChrome.install(on: simulation.screen) }
    simulation.settle(within: Self.patience)
    let clock = simulation.clock
    let zeroFrame = clock.frame
    self.zeroFrame = zeroFrame
    zero = clock.now
    journal = RunJournal(gesture) { [unowned clock] in
      Double(clock.frame - zeroFrame) * clock.period
    }
  }

  /// Plays another gesture on the screen of an earlier one, which it has left as it was.
  init(_ gesture: GestureFile, continuing earlier: GesturePlayer) throws(LabError) {
    do {
      let expansion = try gesture.expansion()
      moments = expansion.moments
      quiet = expansion.end / 1000
    } catch {
      throw LabError("step \(error.line): \(error.message)")
    }
    self.gesture = gesture
    screen = earlier.screen
    options = earlier.options
    simulation = earlier.simulation
    stage = earlier.stage
    window = earlier.window
    look = earlier.look
    order = earlier.order
    before = (Engine.onEvent, Diagnostics.onReport)
    let clock = simulation.clock
    let zeroFrame = clock.frame
    self.zeroFrame = zeroFrame
    zero = clock.now
    journal = RunJournal(gesture) { [unowned clock] in
      Double(clock.frame - zeroFrame) * clock.period
    }
  }

  /// Whether another gesture asks for the same screen, made alike.
  func suits(_ other: GestureFile) -> Bool {
    other.state == gesture.state && other.settings == gesture.settings
      && other.device == gesture.device && other.refresh == gesture.refresh
  }

  /// Lets everything come to rest and says whether the screen is as it was before the gesture, or
  /// could be made so by putting the controllers back.
  func leavesStageAsItWas() -> Bool {
    guard journal.running == 0, simulation.settleUnseen(within: 3) else { return false }
    if journal.run.transitions.allSatisfy({ $0.completed == false }) {
      return StageLook(of: window) == look
    }
    guard let order else { return false }
    before = (Engine.onEvent, Diagnostics.onReport)
    defer { (Engine.onEvent, Diagnostics.onReport) = before }
    Engine.onEvent = nil
    Diagnostics.onReport = { _ in }
    order.restore(in: window)
    guard simulation.settleUnseen(within: 3) else { return false }
    let now = StageLook(of: window)
    guard now.shape == look?.shape else { return false }
    look = now
    return true
  }

  private func noteStage() {
    look = StageLook(of: window)
    order = StageOrder(of: window)
  }

  /// Plays it to its end and gives the engine back.
  public func run() -> GestureRun {
    begin()
    defer { end() }
    if options.keepsStage, order == nil { noteStage() }
    let clock = simulation.clock
    let last = moments.last?.time ?? 0
    let limit = max(last / 1000, quiet) + Self.patience
    follow()
    while time < limit {
      let isPlayed = simulation.input.isEmpty && time >= quiet - clock.period / 2
      if isPlayed, clock.isIdle {
        journal.run.hasSettled = true
        break
      }
      if isPlayed, options.stopsAtOutcome, journal.running == 0, isDecided { break }
      let ticks = clock.tickCount
      simulation.advanceFrame()
      // Nothing has run and nothing waits to: all is where it was.
      isStill = clock.tickCount == ticks && clock.isIdle
      follow()
    }
    finish()
    return journal.run
  }

  /// The time since the gesture's zero. Units: seconds.
  public var time: TimeInterval {
    Double(simulation.clock.frame - zeroFrame) * simulation.clock.period
  }

  /// The picture now; nil where nothing is painted.
  public func picture() -> CGImage? { simulation.image() }

  /// How far the transition in the hand is; nil while there is none. Units: 0…1.
  public var percent: Double? {
    guard let transition = journal.run.transitions.last, transition.ended == nil else { return nil }
    return transition.progress.last?.percent
  }

  private var isDecided: Bool {
    journal.run.handled != nil || !journal.run.decisions.isEmpty
      || journal.run.recognitions.allSatisfy { $0.state == "failed" || $0.state == "possible" }
  }

  private func begin() {
    let journal = journal
    Engine.onEvent = { journal.note($0) }
    Diagnostics.onReport = { journal.note($0) }
    window.arbiter.onStateChange = { journal.note($0) }
    screen.listen { journal.note($0) }
    var held: [KeyPress] = []
    for moment in moments {
      var isRepeat = false
      switch moment.input {
      case .keyDown(let press):
        isRepeat = held.contains(press)
        held.append(press)
      case .keyUp(let press): held.removeAll { $0 == press }
      default: break
      }
      let event = moment.event(from: zero, isRepeat: isRepeat)
      simulation.input.schedule(event, at: zero + moment.time / 1000)
    }
  }

  private func follow() {
    if options.traces {
      // While nothing moves all frames share one list: a recording may rest for an hour.
      let last = isStill ? journal.run.frames.last?.views : nil
      let views = last ?? stage.namedViews().map { TraceFrame.View($0.name, $0.view) }
      journal.run.frames.append(TraceFrame(time: time, views: views))
    }
    onFrame?(time)
  }

  private func finish() {
    journal.run.frameCount = simulation.clock.frame - zeroFrame
    journal.run.released =
      moments.last { if case .up = $0.input { true } else { false } }.map { $0.time / 1000 }
    // What still fades at the end is no motion of the app's.
    let frames = journal.run.frames
    let still = frames.lastIndex { $0.views != frames.last?.views }
    let moving = still.map { frames[min($0 + 1, frames.count - 1)].time } ?? 0
    let ended = journal.run.transitions.compactMap(\.ended).max() ?? 0
    journal.run.settled = max(moving, ended, journal.run.released ?? 0)
  }

  private func end() {
    screen.listen(nil)
    window.arbiter.onStateChange = nil
    (Engine.onEvent, Diagnostics.onReport) = before
    if !options.keepsStage { close() }
  }

  /// Takes the screen away.
  func close() {
    if options.scale != nil { SystemChrome.remove(from: simulation.screen) }
    window.rootViewController = nil
    window.isHidden = true
  }
}
