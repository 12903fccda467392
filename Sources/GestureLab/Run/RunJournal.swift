public import Foundation
public import UIKitCore

/// Writes down what the engine tells while a gesture is made.
public final class RunJournal {
  public internal(set) var run: GestureRun
  /// How many transitions are on their way.
  public private(set) var running = 0
  private let now: () -> TimeInterval
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// Keeps recognizers alive, so that an identifier is never another's.
  private var known: [UIGestureRecognizer] = []
  /// What each was last heard to be at.
  private var states: [UIGestureRecognizer.State] = []
  /// Whoever was asked for last.
  private var lastNumber = 0
  /// Kept with all the others; a weak reference would make a recognizer slow to hand on for good.
  private var lastPan: UIPanGestureRecognizer?

  /// - Parameter now: the time since the gesture's zero, seconds.
  public init(_ gesture: GestureFile, now: @escaping () -> TimeInterval) {
    run = GestureRun(gesture: gesture)
    self.now = now
  }

  public func note(_ event: EngineEvent) {
    switch event {
    case .transition(let transition): note(transition)
    case .appearance(let controller, let callback):
      run.appearances.append(
        GestureRun.Appearance(time: now(), controller: controller, callback: callback))
    case .haptic, .spoken, .arbitration, .handover: break
    }
  }

  private func note(_ event: TransitionEvent) {
    let time = now()
    if event.phase == .began {
      running += 1
      run.transitions.append(
        GestureRun.Transition(
          kind: event.kind, from: event.from, to: event.to, began: time))
      return
    }
    // Several may run at once, one in the other; the last begun that fits is meant.
    guard
      let index = run.transitions.lastIndex(where: {
        $0.ended == nil && $0.kind == event.kind && $0.from == event.from && $0.to == event.to
      })
    else { return }
    switch event.phase {
    case .began: break
    case .interactive:
      run.transitions[index].wasInteractive = true
      run.transitions[index].progress.append(
        GestureRun.Transition.Progress(time: time, percent: Double(event.percent)))
    case .finishing, .cancelling:
      run.transitions[index].released = time
      if let pan = lastPan { run.panVelocity = pan.velocity(in: nil) }
    case .ended:
      running -= 1
      run.transitions[index].ended = time
      run.transitions[index].completed = event.completed
    }
  }

  public func note(_ verdict: LabVerdict) {
    run.decisions.append(GestureRun.Decision(time: now(), verdict: verdict))
  }

  public func note(_ diagnostic: Diagnostic) {
    if diagnostic.isNote { return }
    run.traps.append(
      GestureRun.Trap(
        time: now(), id: diagnostic.id, message: diagnostic.message, advice: diagnostic.advice))
  }

  public func note(_ verdict: GestureVerdict) {
    let recognizer = verdict.recognizer
    if recognizer !== lastPan, verdict.state.isRecognizing,
      let pan = recognizer as? UIPanGestureRecognizer
    {
      lastPan = pan
    }
    let number = number(of: recognizer)
    // Nothing new: the finger goes on.
    if verdict.state == .changed, states[number] == .changed { return }
    states[number] = verdict.state
    let state = "\(verdict.state)"
    run.recognitions.append(
      GestureRun.Recognition(
        time: now(), recognizer: "\(type(of: recognizer))",
        view: recognizer.view.map { "\(type(of: $0))" } ?? "", state: state,
        reason: verdict.text, number: number))
  }

  private func number(of recognizer: UIGestureRecognizer) -> Int {
    if lastNumber < known.count, known[lastNumber] === recognizer { return lastNumber }
    if let number = numbers[ObjectIdentifier(recognizer)] {
      lastNumber = number
      return number
    }
    lastNumber = known.count
    numbers[ObjectIdentifier(recognizer)] = lastNumber
    known.append(recognizer)
    states.append(.possible)
    return lastNumber
  }
}

extension UIGestureRecognizer.State {
  fileprivate var isRecognizing: Bool { self == .began || self == .changed || self == .ended }
}
