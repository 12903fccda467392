import Display
import Foundation
import Geometry
import Playground
import QuartzCore
import Simulator
import UIKitCore

/// A scene in the pretend world, with a finger.
final class SceneStage {
  let simulation: Simulation
  let values: TunableValues
  let run: SceneRun
  let window: UIWindow
  private(set) var verdicts: [Verdict] = []
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var notes: [Diagnostic] = []
  private(set) var transitions: [TransitionEvent] = []
  /// Looked at after every frame.
  var onFrame: (() -> Void)?

  init(
    _ id: String, state: String? = nil, size: CGSize = CGSize(width: 390, height: 844),
    scale: CGFloat = 1, isPainting: Bool = false, isDark: Bool = false, set: [String: Double] = [:]
  ) throws {
    let scene = try SceneCatalog.scene(id: id)
    values = TunableValues(scene.tunables)
    for (key, value) in set { try values.set(key, to: value) }
    simulation = Simulation(size: size, scale: scale, isPainting: isPainting)
    if isDark { simulation.screen.userInterfaceStyle = .dark }
    run = try scene.start(values, state: state)
    window = simulation.show(run.root)
    Verdicts.onVerdict = { [weak self] in self?.verdicts.append($0) }
    Diagnostics.onReport = { [weak self] diagnostic in
      if diagnostic.isNote {
        self?.notes.append(diagnostic)
      } else {
        self?.diagnostics.append(diagnostic)
      }
    }
    Engine.onEvent = { [weak self] event in
      if case .transition(let transition) = event { self?.transitions.append(transition) }
    }
    simulation.loop.onTurn = { [weak self] _, _ in self?.onFrame?() }
    simulation.settle()
  }

  var finger: Finger { simulation.finger }

  func view(_ name: String) -> UIView? {
    run.namedViews().first { $0.name == name }?.view
  }

  /// Where a named view is seen, in its superview.
  func shownFrame(_ name: String) -> CGRect? {
    view(name).flatMap { $0.layer.presentation()?.frame }
  }

  func shownAlpha(_ name: String) -> CGFloat? {
    view(name).flatMap { $0.layer.presentation().map { CGFloat($0.opacity) } }
  }

  /// A sample at this very moment, without a frame going by.
  func send(_ phase: PointerSample.Phase, at point: CGPoint) {
    let now = simulation.clock.now
    simulation.input.schedule(
      .pointer(PointerSample(phase: phase, position: point, time: now, device: .scripted)),
      at: now)
  }

  func settle() { simulation.settle() }

  /// Drags so that the translation, which leaves out the slop, ends at `translation`; still down.
  func pull(from start: CGPoint, by translation: CGPoint, over seconds: TimeInterval = 0.3) {
    let length = hypot(translation.x, translation.y)
    let slop = GestureFeel.current.panSlop
    let part = length > 0 ? (length + slop) / length : 0
    finger.down(at: start)
    finger.move(
      to: CGPoint(x: start.x + translation.x * part, y: start.y + translation.y * part),
      over: seconds)
  }

  /// Everything about the look of a view and of those in it that a cancelled transition must leave
  /// as it was.
  func look(of view: UIView?, depth: Int = 2) -> [String] {
    guard let view else { return [] }
    let layer = view.layer
    let line =
      "\(type(of: view)) \(view.bounds.size) \(view.center) \(view.transform) \(view.alpha) "
      + "\(view.isHidden) \(layer.cornerRadius) \(layer.masksToBounds) \(layer.shadowOpacity) "
      + "\(layer.animationKeys() ?? []) \(layer.speed) \(layer.timeOffset)"
    guard depth > 0 else { return [line] }
    return [line] + view.subviews.flatMap { look(of: $0, depth: depth - 1) }
  }
}
