public import Foundation
import Motion

/// Turns steps into moments, by these rules.
///
/// - A sample stands at its own time, which no step before it may reach beyond.
/// - A generator begins where the steps before it end.
/// - `tap` and `hold`: down at once, up after the time.
/// - `drag`: down at once; `max(1, round(over × rate))` moves, the last at the end, spread evenly over
///   the time, their places by the ease; up at the end of the time and of the hold.
/// - `flick`: as a linear drag over `length / velocity`, so that the speed is the same everywhere
///   and the estimator reads it at any sample; up with the last move. What the estimator could not
///   read, a flick of less than 8 ms or with samples over 40 ms apart, is refused.
/// - `scroll`: a sample for every click begun, 8 ms apart, all of the same size; fine ones are one.
/// - `key`: down and up at once. `wait`: nothing.
nonisolated struct GestureExpansion {
  /// Why a step cannot be made.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  /// The most that one file may expand to. Source: chosen, two hours of a usual mouse.
  static let momentLimit = 1_000_000
  /// Between the clicks of a wheel. Units: milliseconds. Source: chosen, a frame's half.
  static let clickGap = 8.0

  private(set) var moments: [GestureMoment] = []
  /// Where the steps so far end. Units: milliseconds.
  private(set) var end = 0.0
  /// Whether to keep moments, or only to check and count.
  var isKeeping = false
  private var count = 0
  private var fingers: Set<Int> = []

  /// What is missing at the end of all steps.
  var unfinished: Fault? {
    if let finger = fingers.min() {
      return Fault(description: "expected 'up' for finger \(finger), which is still down")
    }
    return nil
  }

  mutating func add(_ step: GestureStep) throws(Fault) {
    switch step {
    case .sample(let time, let input):
      guard time >= end else {
        throw Fault(
          description: "expected a time from \(PlainNumber.text(end)) on, where the steps before "
            + "end, found \(PlainNumber.text(time))")
      }
      try append(input, at: time)
    case .tap(let place, let over), .hold(let place, let over):
      let start = end
      try append(.down(place, finger: 0), at: start)
      try append(.up(place, finger: 0), at: start + over)
    case .drag(let drag): try add(drag)
    case .flick(let flick): try add(flick)
    case .scroll(let turn): try add(turn)
    case .key(let press):
      let time = end
      try append(.keyDown(press), at: time)
      try append(.keyUp(press), at: time)
    case .wait(let time):
      end += time
    }
    guard end <= GestureParser.times.upperBound else {
      throw Fault(description: "expected at most an hour in all")
    }
  }

  private mutating func add(_ drag: DragStep) throws(Fault) {
    let steps = try moves(over: drag.duration, rate: drag.rate)
    let start = end
    try append(.down(drag.start, finger: 0), at: start)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      let place = Self.place(drag.start, drag.end, step == steps ? 1 : drag.ease.value(at: part))
      try append(.move(place, finger: 0), at: start + drag.duration * part)
    }
    try append(.up(drag.end, finger: 0), at: start + drag.duration + drag.hold)
  }

  private mutating func add(_ flick: FlickStep) throws(Fault) {
    let length = hypot(flick.end.x - flick.start.x, flick.end.y - flick.start.y)
    guard length > 0 else { throw Fault(description: "expected a flick that goes somewhere") }
    let duration = Double(length) / flick.velocity * 1000
    guard GestureParser.times.contains(duration) else {
      throw Fault(description: "expected a flick of at most an hour")
    }
    let least = VelocityTracker.leastSpan
    guard duration >= least * 1000 - 1e-6 else {
      throw Fault(
        description: "expected a flick of at least \(PlainNumber.text(flick.velocity * least)) "
          + "points: no speed is read from less than \(PlainNumber.text(least * 1000)) ms")
    }
    let steps = try moves(over: duration, rate: flick.rate)
    guard duration / Double(steps) <= VelocityTracker.restGap * 1000 else {
      throw Fault(
        description: "expected samples at most 40 ms apart, or the finger seems to rest; raise "
          + "the rate")
    }
    let start = end
    try append(.down(flick.start, finger: 0), at: start)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      try append(
        .move(Self.place(flick.start, flick.end, part), finger: 0), at: start + duration * part)
    }
    try append(.up(flick.end, finger: 0), at: start + duration)
  }

  private mutating func add(_ turn: WheelTurn) throws(Fault) {
    let most = max(abs(turn.amount.x), abs(turn.amount.y)).rounded(.up)
    let clicks = turn.isFine ? 1 : max(1, Int(most))
    try check(clicks)
    let start = end
    for click in 0..<clicks {
      let part = CGPoint(
        x: turn.amount.x / CGFloat(clicks), y: turn.amount.y / CGFloat(clicks))
      try append(
        .scroll(WheelTurn(at: turn.position, by: part, isFine: turn.isFine)),
        at: start + Double(click) * Self.clickGap)
    }
  }

  private func moves(over duration: Double, rate: Double) throws(Fault) -> Int {
    let steps = max(1, (duration * rate / 1000).rounded())
    guard steps < Double(Self.momentLimit) else { throw tooMany }
    try check(Int(steps) + 2)
    return Int(steps)
  }

  private func check(_ more: Int) throws(Fault) {
    if count + more > Self.momentLimit { throw tooMany }
  }

  private var tooMany: Fault {
    Fault(description: "expected at most \(Self.momentLimit) samples in all; lower the rate")
  }

  private static func place(_ start: CGPoint, _ end: CGPoint, _ part: Double) -> CGPoint {
    part >= 1
      ? end
      : CGPoint(
        x: start.x + (end.x - start.x) * CGFloat(part),
        y: start.y + (end.y - start.y) * CGFloat(part))
  }

  private mutating func append(_ input: GestureInput, at time: Double) throws(Fault) {
    try check(1)
    switch input {
    case .down(_, let finger):
      guard fingers.insert(finger).inserted else {
        throw Fault(description: "expected finger \(finger) to be up, it is down already")
      }
    case .move(_, let finger):
      guard fingers.contains(finger) else {
        throw Fault(description: "expected finger \(finger) to be down before it moves")
      }
    case .up(_, let finger):
      guard fingers.remove(finger) != nil else {
        throw Fault(description: "expected finger \(finger) to be down before it lifts")
      }
    case .scroll, .keyDown, .keyUp, .cancel: break
    }
    count += 1
    end = Self.grain(time)
    if isKeeping { moments.append(GestureMoment(time: end, input: Self.grained(input))) }
  }

  /// A millionth is finer than any device, and can be written down exactly.
  private static func grain(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }

  private static func grained(_ input: GestureInput) -> GestureInput {
    func grained(_ place: CGPoint) -> CGPoint {
      CGPoint(x: grain(Double(place.x)), y: grain(Double(place.y)))
    }
    switch input {
    case .down(let place, let finger): return .down(grained(place), finger: finger)
    case .move(let place, let finger): return .move(grained(place), finger: finger)
    case .up(let place, let finger): return .up(grained(place), finger: finger)
    case .scroll(var turn):
      turn.position = grained(turn.position)
      turn.amount = grained(turn.amount)
      return .scroll(turn)
    case .keyDown, .keyUp, .cancel: return input
    }
  }
}

nonisolated extension GestureFile {
  /// Every moment of the gesture, in order; the rules are those of the file format.
  ///
  /// - Throws: `GestureFileError` for steps that were put together by hand and make no gesture;
  ///   `line` counts steps.
  public func moments() throws(GestureFileError) -> [GestureMoment] {
    try expansion().moments
  }

  /// Every moment, and where the steps end.
  func expansion() throws(GestureFileError) -> GestureExpansion {
    var expansion = GestureExpansion()
    expansion.isKeeping = true
    for (index, step) in steps.enumerated() {
      do {
        try expansion.add(step)
      } catch {
        throw GestureFileError(line: index + 1, column: 1, message: error.description)
      }
    }
    if let fault = expansion.unfinished {
      throw GestureFileError(line: steps.count, column: 1, message: fault.description)
    }
    return expansion
  }

  /// How long the steps take, waits at the end included. Units: seconds.
  public var duration: TimeInterval {
    var expansion = GestureExpansion()
    for step in steps { try? expansion.add(step) }
    return expansion.end / 1000
  }

  /// The same gesture, every generator expanded.
  public func expanded() throws(GestureFileError) -> GestureFile {
    var plain = self
    let expansion = try expansion()
    plain.steps = expansion.moments.map { .sample(time: $0.time, $0.input) }
    let rest = expansion.end - (expansion.moments.last?.time ?? 0)
    if rest > 0 { plain.steps.append(.wait(rest)) }
    return plain
  }
}
