public import Foundation

/// Something a test says about a run, in the words of those who use gestures.
///
/// ```swift
/// try run.expect(.finishes, .wins("UIPanGestureRecognizer"), .completesOnce)
/// ```
public nonisolated struct Claim: Sendable {
  /// What is wrong, in one line; nil when the claim holds.
  public let shortfall: @Sendable (GestureRun) -> String?

  public init(_ shortfall: @escaping @Sendable (GestureRun) -> String?) {
    self.shortfall = shortfall
  }

  /// The transition was finished.
  public static var finishes: Claim { gives(.finish) }
  /// The transition was cancelled.
  public static var cancels: Claim { gives(.cancel) }
  /// No transition was in the hand.
  public static var doesNothing: Claim { gives(.none) }

  /// The outcome.
  public static func gives(_ outcome: GestureFile.Outcome) -> Claim {
    Claim { run in
      run.outcome == outcome
        ? nil : "expected \(outcome.rawValue), got \(run.outcome.rawValue): \(run.reason)"
    }
  }

  /// This recognizer had the gesture first.
  public static func wins(_ recognizer: String) -> Claim {
    Claim { run in
      guard let winner = run.winner else {
        let why = run.whyNot(recognizer).map { "; it failed: \($0)" } ?? ""
        return "expected \(recognizer) to win, nobody did\(why)"
      }
      guard winner.recognizer != recognizer else { return nil }
      let why = run.whyNot(recognizer).map { "; \(recognizer) failed: \($0)" } ?? ""
      return "expected \(recognizer) to win, \(winner.recognizer) on \(winner.view) did\(why)"
    }
  }

  /// A recognizer went through exactly these states; see `GestureRun.states(of:)`.
  public static func states(of recognizer: String, are states: [String]) -> Claim {
    Claim { run in
      let found = run.states(of: recognizer)
      return found == states
        ? nil
        : "expected \(recognizer) to go through \(list(states)), it went through \(list(found))"
    }
  }

  /// The transition in the hand was this far at a time.
  public static func progress(
    _ percent: Double, at time: TimeInterval, within tolerance: Double = 0.005
  ) -> Claim {
    Claim { run in
      let wanted = GestureRun.number(percent)
      let when = GestureRun.number(time)
      guard let found = run.progress(at: time) else {
        return "expected progress \(wanted) at \(when) s, no transition was in the hand then"
      }
      return abs(found - percent) <= tolerance
        ? nil : "expected progress \(wanted) at \(when) s, it was \(GestureRun.number(found))"
    }
  }

  /// The clause of this name decided, and by at least this part of its limit.
  public static func decides(_ clause: String, byAtLeast share: Double = 0) -> Claim {
    Claim { run in
      guard let deciding = run.verdict?.deciding else {
        return "expected '\(clause)' to decide, the screen told no rule"
      }
      guard deciding.name == clause else {
        return "expected '\(clause)' to decide, '\(deciding.name)' did: \(run.reason)"
      }
      let found = run.relativeMargin ?? 0
      return found >= share
        ? nil
        : "expected a margin of \(GestureRun.number(share * 100)) %, it was "
          + "\(GestureRun.number(found * 100, places: 1)) %: \(run.reason)"
    }
  }

  /// The verdict is at least 5 % of its limit away from being another.
  public static var isSafe: Claim {
    Claim { run in
      run.isNearItsLimit
        ? "expected a margin of \(GestureRun.number(GestureRun.safeMargin * 100)) %: \(run.reason)"
        : nil
    }
  }

  /// A controller got exactly these appearance callbacks.
  public static func callbacks(of controller: String, are callbacks: [String]) -> Claim {
    Claim { run in
      let found = run.callbacks(of: controller)
      return found == callbacks
        ? nil
        : "expected \(controller) to hear \(list(callbacks)), it heard \(list(found))"
    }
  }

  /// Everything was at rest so soon after letting go. Units: seconds.
  public static func settles(within seconds: TimeInterval) -> Claim {
    Claim { run in
      guard run.hasSettled, let found = run.settleTime else {
        return "expected rest within \(GestureRun.number(seconds)) s, it never came"
      }
      return found <= seconds + 1e-9
        ? nil
        : "expected rest within \(GestureRun.number(seconds)) s, it took \(GestureRun.number(found))"
    }
  }

  /// A named view went no further beyond its place of rest. Units: points.
  public static func overshoot(of view: String, isAtMost points: Double) -> Claim {
    Claim { run in
      guard let found = run.overshoot(of: view) else {
        return "expected to see '\(view)' come to rest, it was not there"
      }
      return found <= points + 1e-6
        ? nil
        : "expected '\(view)' to overshoot by at most \(GestureRun.number(points)) pt, it did by "
          + GestureRun.number(found)
    }
  }

  /// Every transition ended, and each was completed once.
  public static var completesOnce: Claim {
    Claim { run in
      if let open = run.transitions.first(where: { $0.ended == nil }) {
        return "expected every transition to end, the \(open.kind) to \(open.to) never did"
      }
      return run.surplusCompletions == 0
        ? nil : "expected one completion each, \(run.surplusCompletions) more came"
    }
  }

  /// A named view's top left corner was seen here at a time. Units: points, seconds.
  public static func view(
    _ name: String, isAt place: CGPoint, at time: TimeInterval, within tolerance: Double = 0.5
  ) -> Claim {
    Claim { run in
      let when = GestureRun.number(time)
      guard let found = run.view(name, at: time)?.frame.origin else {
        return "expected '\(name)' at \(text(place)) at \(when) s, it was not there"
      }
      let distance = hypot(found.x - place.x, found.y - place.y)
      return Double(distance) <= tolerance
        ? nil : "expected '\(name)' at \(text(place)) at \(when) s, it was at \(text(found))"
    }
  }

  /// The engine saw no trap being fallen into.
  public static var hasNoDiagnostics: Claim {
    Claim { run in
      run.traps.first.map { "expected no diagnostics, got \($0.id): \($0.message)" }
    }
  }

  private static func list(_ words: [String]) -> String {
    words.isEmpty ? "nothing" : words.joined(separator: ", ")
  }

  private static func text(_ place: CGPoint) -> String {
    "(\(GestureRun.number(Double(place.x))), \(GestureRun.number(Double(place.y))))"
  }
}

/// Claims that do not hold, told one a line.
public nonisolated struct UnmetClaims: Error, Sendable, CustomStringConvertible {
  public let shortfalls: [String]

  public var description: String { shortfalls.joined(separator: "\n") }
}

nonisolated extension GestureRun {
  /// What is wrong with each claim that does not hold.
  public func shortfalls(_ claims: Claim...) -> [String] {
    claims.compactMap { $0.shortfall(self) }
  }

  /// Throws unless all claims hold; the error says what is wrong with each that does not.
  public func expect(_ claims: Claim...) throws(UnmetClaims) {
    let found = claims.compactMap { $0.shortfall(self) }
    if !found.isEmpty { throw UnmetClaims(shortfalls: found) }
  }
}
