import Display
import Foundation

nonisolated extension GestureParser {
  /// Units: points. Source: chosen, a finger may leave the device but not the world.
  static let places = -100_000.0...100_000.0
  /// The longest that anything takes. Units: milliseconds. Source: chosen, an hour.
  static let times = 0.0...3_600_000.0
  /// Units: samples a second. Source: chosen, beyond the fastest mouse.
  static let rates = 1.0...10_000.0
  /// Units: points per second. Source: chosen, no hand is faster.
  static let velocities = 1.0...100_000.0

  private static let kinds =
    "a time in milliseconds or one of tap, hold, drag, flick, scroll, key, wait"

  /// Reads one step; the words behind it are left.
  func parseStep(_ line: inout GestureLine) throws(GestureFileError) -> GestureStep {
    guard let first = line.next else { throw line.error(expected: Self.kinds) }
    if let time = PlainNumber.parse(first.text) {
      guard Self.times.contains(time) else {
        throw line.error(expected: "a time from 0 to 3600000 milliseconds")
      }
      _ = line.take()
      return .sample(time: time, try sample(&line))
    }
    switch first.text {
    case "tap":
      _ = line.take()
      let place = try point(&line)
      return .tap(at: place, over: try option("for", &line) ?? GestureStep.tapTime)
    case "hold":
      _ = line.take()
      try line.expect("at")
      let place = try point(&line)
      try line.expect("for")
      return .hold(at: place, over: try line.number("milliseconds", in: Self.times))
    case "drag":
      _ = line.take()
      return .drag(try drag(&line))
    case "flick":
      _ = line.take()
      return .flick(try flick(&line))
    case "scroll":
      _ = line.take()
      return .scroll(try turn(&line))
    case "key":
      _ = line.take()
      return .key(try key(&line))
    case "wait":
      _ = line.take()
      return .wait(try line.number("milliseconds", in: Self.times))
    default:
      throw line.error(expected: Self.kinds)
    }
  }

  private func sample(
    _ line: inout GestureLine
  ) throws(GestureFileError) -> GestureInput {
    let kinds = "one of down, move, up, scroll, key-down, key-up, cancel"
    guard let kind = line.next?.text else { throw line.error(expected: kinds) }
    switch kind {
    case "down":
      _ = line.take()
      return .down(try point(&line), finger: try finger(&line))
    case "move":
      _ = line.take()
      return .move(try point(&line), finger: try finger(&line))
    case "up":
      _ = line.take()
      return .up(try point(&line), finger: try finger(&line))
    case "scroll":
      _ = line.take()
      return .scroll(try turn(&line))
    case "key-down":
      _ = line.take()
      return .keyDown(try key(&line))
    case "key-up":
      _ = line.take()
      return .keyUp(try key(&line))
    case "cancel":
      _ = line.take()
      guard let word = line.next, let reason = Interruption.Reason(rawValue: String(word.text))
      else {
        throw line.error(
          expected: "why: secondButton, escapeKey, lostGrab, focusLoss, unmapped or displayLost")
      }
      _ = line.take()
      return .cancel(reason)
    default:
      throw line.error(expected: kinds)
    }
  }

  private func point(_ line: inout GestureLine) throws(GestureFileError) -> CGPoint {
    let x = try line.number("x in points", in: Self.places)
    let y = try line.number("y in points", in: Self.places)
    return CGPoint(x: x, y: y)
  }

  private func finger(_ line: inout GestureLine) throws(GestureFileError) -> Int {
    guard line.take("finger") else { return 0 }
    let value = try line.number("a finger", in: 0...9)
    return Int(value)
  }

  /// The number behind a word that need not be there.
  private func option(
    _ word: String, _ line: inout GestureLine
  ) throws(GestureFileError) -> Double? {
    guard line.take(word) else { return nil }
    return try line.number("milliseconds", in: Self.times)
  }

  private func drag(_ line: inout GestureLine) throws(GestureFileError) -> DragStep {
    try line.expect("from")
    let start = try point(&line)
    try line.expect("to")
    let end = try point(&line)
    try line.expect("over")
    var step = DragStep(
      from: start, to: end, over: try line.number("milliseconds", in: Self.times))
    if line.take("rate") { step.rate = try line.number("samples a second", in: Self.rates) }
    if line.take("ease") {
      guard let word = line.next, let ease = DragEase(rawValue: String(word.text)) else {
        let names = DragEase.allCases.map(\.rawValue).joined(separator: ", ")
        throw line.error(expected: "one of \(names)")
      }
      _ = line.take()
      step.ease = ease
    }
    step.hold = try option("hold", &line) ?? 0
    return step
  }

  private func flick(_ line: inout GestureLine) throws(GestureFileError) -> FlickStep {
    try line.expect("from")
    let start = try point(&line)
    try line.expect("to")
    let end = try point(&line)
    try line.expect("velocity")
    let velocity = try line.number("points per second", in: Self.velocities)
    var step = FlickStep(from: start, to: end, velocity: velocity)
    if line.take("rate") { step.rate = try line.number("samples a second", in: Self.rates) }
    return step
  }

  private func turn(_ line: inout GestureLine) throws(GestureFileError) -> WheelTurn {
    try line.expect("at")
    let place = try point(&line)
    try line.expect("by")
    let x = try line.number("clicks to the right", in: Self.places)
    let y = try line.number("clicks down", in: Self.places)
    return WheelTurn(at: place, by: CGPoint(x: x, y: y), isFine: line.take("points"))
  }

  private func key(_ line: inout GestureLine) throws(GestureFileError) -> KeyPress {
    guard let word = line.next, let press = KeyPress(name: String(word.text)) else {
      throw line.error(expected: "a key, as Escape, Return, Left, a or Shift+Tab")
    }
    _ = line.take()
    return press
  }
}
