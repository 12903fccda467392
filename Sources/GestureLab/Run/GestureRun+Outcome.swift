public import Foundation

/// What came of it.
nonisolated extension GestureRun {
  /// The last decision; nil for a screen that tells none.
  public var verdict: LabVerdict? { decisions.last?.verdict }

  /// The last transition that was in the hand; nil where there was none.
  public var handled: Transition? { transitions.last { $0.wasInteractive } }

  /// What the gesture did: the last transition in the hand was finished or cancelled, or else what
  /// the screen decided.
  public var outcome: GestureFile.Outcome {
    if let completed = handled?.completed { return completed ? .finish : .cancel }
    if let verdict { return verdict.finishes ? .finish : .cancel }
    return .none
  }

  /// At release. Units: 0…1.
  public var percent: Double? { verdict?.percent ?? handled?.progress.last?.percent }

  /// At release, onwards positive. Units: points per second.
  public var velocity: Double? {
    if let verdict { return verdict.velocity }
    guard let panVelocity else { return nil }
    return abs(panVelocity.x) > abs(panVelocity.y) ? Double(panVelocity.x) : Double(panVelocity.y)
  }

  /// How little would have to change for the outcome to be another, as a part of the limit; nil
  /// where no rule was told.
  public var relativeMargin: Double? { verdict?.relativeMargin }

  /// Below this a verdict may well be another on another day. Source: measured, the velocity that a
  /// loaded machine injects strays by 4 %.
  public static let safeMargin = 0.05

  /// Whether the gesture lies so near to its limit that a real pointer will sometimes get the other
  /// outcome.
  public var isNearItsLimit: Bool {
    relativeMargin.map { $0 < Self.safeMargin } ?? false
  }

  /// Whether the outcome is the expected one; without an expectation it is.
  public var passed: Bool {
    gesture.expect.map { $0 == outcome } ?? true
  }

  /// When the first transition in the hand began.
  public var began: TimeInterval? { transitions.first { $0.wasInteractive }?.began }

  /// The trace: a line a frame.
  public var trace: String {
    String(decoding: traceBytes, as: UTF8.self)
  }

  /// The trace's fingerprint, the same on every machine: SHA-256, 64 hexadecimal digits.
  public var traceHash: String {
    var hash = SHA256()
    var line = TraceText()
    // A line at a time: an hour's trace is not held in memory for its fingerprint.
    for frame in frames {
      line.clear()
      line.add(frame)
      line.endLine()
      hash.add(line.bytes)
    }
    return hash.finish()
  }

  private var traceBytes: [UInt8] {
    var text = TraceText()
    for frame in frames {
      text.add(frame)
      text.endLine()
    }
    return text.bytes
  }
}
