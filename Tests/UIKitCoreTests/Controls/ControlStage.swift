import Foundation
import Simulator

@testable import UIKitCore

/// A control in the middle of a screen, and a log of what it says.
final class ControlStage {
  let world = Simulation()
  let page = UIViewController()
  private(set) var heard: [String] = []

  init(_ control: UIControl, frame: CGRect = CGRect(x: 100, y: 300, width: 100, height: 44)) {
    page.view.backgroundColor = .white
    control.frame = frame
    page.view.addSubview(control)
    world.show(page)
    let events: [(String, UIControl.Event)] = [
      ("down", .touchDown), ("repeat", .touchDownRepeat), ("dragInside", .touchDragInside),
      ("dragOutside", .touchDragOutside), ("enter", .touchDragEnter), ("exit", .touchDragExit),
      ("upInside", .touchUpInside), ("upOutside", .touchUpOutside), ("cancel", .touchCancel),
      ("value", .valueChanged),
    ]
    for (name, event) in events {
      control.addAction(UIAction { [weak self] _ in self?.heard.append(name) }, for: event)
    }
  }

  /// What was heard, runs of one event told once.
  var story: [String] {
    heard.enumerated().filter { $0.offset == 0 || heard[$0.offset - 1] != $0.element }
      .map(\.element)
  }

  func clear() { heard = [] }
}
