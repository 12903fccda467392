import Foundation
import Playground
import UIKit

extension PanelModel {
  /// Does what a key or a button asks for, where that needs no view.
  ///
  /// - Returns: whether it was done here.
  @discardableResult
  public func perform(_ command: PanelCommand) -> Bool {
    switch command {
    case .undo: session.undo()
    case .redo: session.redo()
    case .swapSides:
      session.swap()
      say("\(session.active.rawValue) is in use")
    case .copySide:
      session.copyToOther()
      say("\(session.active.other.rawValue) is as \(session.active.rawValue) now")
    case .resetAll: session.resetAll()
    case .pause: time.togglePause()
    case .stepForward: step(by: 1)
    case .stepBack: step(by: -1)
    case .speed1: time.setSpeed(1)
    case .speed2: time.setSpeed(0.5)
    case .speed4: time.setSpeed(0.25)
    case .speed10: time.setSpeed(0.1)
    case .earlierGesture: moveSelection(by: -1)
    case .laterGesture: moveSelection(by: 1)
    case .seeAgain: see(nil)
    case .lineFarther: moveLine("threshold", by: 1)
    case .lineNearer: moveLine("threshold", by: -1)
    case .velocityUp: moveLine("velocity", by: 1)
    case .velocityDown: moveLine("velocity", by: -1)
    case .clearFrames:
      frames.clear()
      onChange?()
    case .markFinish: mark(.finish)
    case .markCancel: mark(.cancel)
    case .copySwift: copy(swiftText, called: "Swift")
    case .copyJSON: copy(jsonText, called: "JSON")
    case .pasteJSON: pasteJSON()
    case .copyFrames: copy(frames.markdown, called: "Frame times")
    case .fit: applyFit()
    default: return false
    }
    return true
  }

  /// A step like any other: undo takes it back.
  private func mark(_ intent: Verdict.Outcome) {
    guard let id = history.selected?.id else { return }
    session.mark(id, finishes: intent == .finish)
  }

  private func moveSelection(by step: Int) {
    let all = history.all
    guard let current = history.selected,
      let index = all.firstIndex(where: { $0.id == current.id })
    else { return }
    see(all[min(max(index + step, 0), all.count - 1)].id)
  }

  /// Moves the line between finishing and cancelling by a step of its value.
  private func moveLine(_ key: String, by direction: Double) {
    guard let tunable = session.tunable(key) else {
      say("This scene has no such line")
      return
    }
    session.set(key, to: session[key] + direction * tunable.increment(.normal), kind: "line \(key)")
    guard let rule else { return say("\(tunable.title): \(tunable.text(for: session[key]))") }
    let flips = Flips.find(in: history.all, rule: rule, values: session.values.all).count
    say(
      "\(tunable.title): \(tunable.text(for: session[key]))"
        + (flips == 0 ? "" : flips == 1 ? " · 1 gesture flips" : " · \(flips) gestures flip"))
  }
}
