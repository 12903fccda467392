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
    case .markFinish: history.mark(.finish)
    case .markCancel: history.mark(.cancel)
    case .copySwift: copy(swiftText, called: "Swift")
    case .copyJSON: copy(jsonText, called: "JSON")
    case .copyFrames: copy(frames.markdown, called: "Frame times")
    case .fit: applyFit()
    default: return false
    }
    return true
  }

  private func moveSelection(by step: Int) {
    let all = history.all
    guard let current = history.selected,
      let index = all.firstIndex(where: { $0.id == current.id })
    else { return }
    let next = min(max(index + step, 0), all.count - 1)
    history.select(next == all.count - 1 ? nil : all[next].id)
  }
}
