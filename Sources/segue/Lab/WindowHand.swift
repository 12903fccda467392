import Display
import Foundation
import GestureLab
import XTestPointer

/// A hand on the real pointer that makes one gesture at a window of its own.
@MainActor
struct WindowHand {
  private let gesture: GestureFile
  private let path: String
  private let moments: [GestureMoment]

  /// How long the window must say nothing before a gesture counts as over. Units: seconds.
  /// Source: chosen, longer than any scene waits between release and motion.
  private static let stillness = 0.25
  /// Until when everything must have come to rest. Units: seconds. Source: chosen.
  private static let patience = 60.0

  /// - Throws: `Failure` for a gesture a pointer cannot make.
  init(_ gesture: GestureFile, at path: String) throws(Failure) {
    self.gesture = gesture
    self.path = path
    do {
      moments = try gesture.moments()
    } catch {
      throw .request("\(path): step \(error.line): \(error.message)")
    }
    for moment in moments {
      switch moment.input {
      case .down(_, let finger), .move(_, let finger), .up(_, let finger):
        guard finger == 0 else {
          throw .request("\(path): a pointer has one finger; play this one without --window")
        }
      case .keyDown(let press), .keyUp(let press):
        guard XKeyName.symbol(press.key) != nil else {
          throw .request("\(path): the key \(press.name) cannot be typed through XTEST")
        }
      case .cancel(let reason):
        guard reason == .secondButton || reason == .escapeKey else {
          throw .request(
            "\(path): '\(reason.rawValue)' cannot be made with a pointer; play without --window")
        }
      case .scroll: break
      }
    }
  }

  /// - Returns: what came of it, and the scene's words for why.
  /// - Throws: `Failure` where there is no display, or the window ends early.
  func play() throws(Failure) -> (outcome: GestureFile.Outcome, verdict: String) {
    let named = ProcessInfo.processInfo.environment["DISPLAY"].flatMap { $0.isEmpty ? nil : $0 }
    guard let named else {
      let room = room
      let desktop = try room.desktop(scale: 1)
      defer { desktop.close() }
      return try play(desktop.display.name, desktop.pointer, windowAt: room.corner(scale: 1))
    }
    let pointer: XTestPointer
    do {
      pointer = try XTestPointer(display: named)
    } catch {
      throw .world("\(error); unset DISPLAY to play in a virtual one")
    }
    defer { pointer.close() }
    return try play(named, pointer)
  }

  private var room: PointerRoom {
    PointerRoom(
      around: gesture.device,
      places: moments.compactMap { moment in
        switch moment.input {
        case .down(let place, _), .move(let place, _), .up(let place, _): place
        case .scroll, .keyDown, .keyUp, .cancel: nil
        }
      })
  }

  private func play(
    _ display: String, _ pointer: XTestPointer, windowAt corner: (x: Int, y: Int)? = nil
  ) throws(Failure) -> (outcome: GestureFile.Outcome, verdict: String) {
    let sides = [gesture.device.width, gesture.device.height].map { JSONWriting.number(Double($0)) }
    var arguments = [
      "run", gesture.scene, "--device", sides.joined(separator: "x"), "--scale", "1", "--fresh",
      "--no-panel", "--events", "-",
    ]
    if let state = gesture.state { arguments += ["--state", state] }
    for setting in gesture.settings {
      arguments += ["--set", "\(setting.key)=\(JSONWriting.number(setting.value))"]
    }
    let subject = try SubjectProcess(arguments, display: display)
    defer { subject.end() }
    let window = try subject.event {
      $0["event"] as? String == "window" && $0["mapped"] as? Bool == true
    }
    guard let id = window["id"] as? NSNumber else { throw .world("the window told no number") }
    if let corner { pointer.place(id.uintValue, x: corner.x, y: corner.y) }
    try subject.waitForStillness(Self.stillness, within: Self.patience)

    let origin = pointer.position(of: id.uintValue)
    let device = (window["device"] as? [NSNumber] ?? []).map(\.doubleValue)
    let place = CGPoint(
      x: Double(origin.x) + (device.first ?? 0),
      y: Double(origin.y) + (device.count > 1 ? device[1] : 0))
    var outcome = WindowOutcome()
    subject.onEvent = { outcome.note($0) }
    perform(pointer, at: place, subject)
    try subject.waitForStillness(Self.stillness, within: Self.patience)
    subject.onEvent = nil
    return (outcome.outcome, outcome.words)
  }

  private func perform(
    _ pointer: XTestPointer, at origin: CGPoint, _ subject: SubjectProcess
  ) {
    func move(_ place: CGPoint) {
      pointer.move(
        Int((origin.x + place.x).rounded()), Int((origin.y + place.y).rounded()))
    }
    // A little later, so that the first moment is not late already.
    let begin = PointerScript.now + 0.05
    var owed = CGPoint.zero
    for moment in moments {
      subject.wait(until: begin + moment.time / 1000)
      switch moment.input {
      case .down(let place, _):
        move(place)
        pointer.press()
      case .move(let place, _): move(place)
      case .up(let place, _):
        if pointer.position != (
          Int((origin.x + place.x).rounded()), Int((origin.y + place.y).rounded())
        ) {
          move(place)
        }
        pointer.release()
      case .scroll(let turn):
        move(turn.position)
        owed.x += turn.delta.x / WheelTurn.click
        owed.y += turn.delta.y / WheelTurn.click
        click(pointer, &owed.y, buttons: (4, 5))
        click(pointer, &owed.x, buttons: (6, 7))
      case .keyDown(let press):
        hold(pointer, press, isDown: true)
        XKeyName.symbol(press.key).map { pointer.key($0, isDown: true) }
      case .keyUp(let press):
        XKeyName.symbol(press.key).map { pointer.key($0, isDown: false) }
        hold(pointer, press, isDown: false)
      case .cancel(let reason):
        if reason == .secondButton {
          pointer.press(3)
          pointer.release(3)
        } else {
          pointer.type(XKeyName.escape)
        }
      }
    }
  }

  /// Whole clicks of what is owed; the rest waits for more.
  private func click(_ pointer: XTestPointer, _ owed: inout CGFloat, buttons: (Int, Int)) {
    while abs(owed) >= 1 - 1e-6 {
      let button = owed < 0 ? buttons.0 : buttons.1
      pointer.press(button)
      pointer.release(button)
      owed -= owed < 0 ? -1 : 1
    }
  }

  private func hold(_ pointer: XTestPointer, _ press: KeyPress, isDown: Bool) {
    for symbol in XKeyName.symbols(press.modifiers) { pointer.key(symbol, isDown: isDown) }
  }
}
