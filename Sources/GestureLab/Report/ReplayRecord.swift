public import Foundation

/// What a report says of one replayed gesture.
public nonisolated struct ReplayRecord: Sendable {
  /// The gesture's file.
  public let file: String
  public let run: GestureRun
  /// The trace's fingerprint.
  public let traceHash: String
  /// A picture of the whole gesture; nil where none was taken. PNG.
  public var filmStrip: Data?
  /// How many times it was played, all with the same trace.
  public var repeats = 1
  /// Whether playing it again gave another trace, which must not be.
  public var isUnsteady = false

  public init(file: String, run: GestureRun) {
    self.file = file
    self.run = run
    traceHash = run.traceHash
  }

  public var passed: Bool { run.passed && !isUnsteady }

  /// Why it failed, in one line; nil when it passed.
  public var failure: String? {
    if let failure = run.failure { return failure }
    return isUnsteady ? "played again it gave another trace" : nil
  }

  /// A warning in one line where a real pointer would sometimes get the other outcome.
  public var warning: String? {
    guard run.isNearItsLimit, let margin = run.relativeMargin else { return nil }
    return "margin \(GestureRun.number(margin * 100, places: 1)) % of its limit: \(run.reason)"
  }

  /// As `replay --json` writes it.
  public var json: String {
    let traps = run.traps.map { JSONWriting.text($0.id) }
    let transitions = run.transitions.map {
      JSONWriting.object([
        ("kind", JSONWriting.text($0.kind)),
        ("completed", $0.completed.map { $0 ? "true" : "false" } ?? "null"),
      ])
    }
    let clauses = (run.verdict?.clauses ?? []).map {
      JSONWriting.object([
        ("name", JSONWriting.text($0.name)), ("value", JSONWriting.number($0.value)),
        ("limit", JSONWriting.number($0.limit)), ("held", $0.held ? "true" : "false"),
      ])
    }
    return JSONWriting.object([
      ("file", JSONWriting.text(file)),
      ("scene", JSONWriting.text(run.gesture.scene)),
      ("expect", run.gesture.expect.map { JSONWriting.text($0.rawValue) } ?? "null"),
      ("outcome", JSONWriting.text(run.outcome.rawValue)),
      ("passed", passed ? "true" : "false"),
      ("reason", JSONWriting.text(failure ?? run.reason)),
      ("percent", JSONWriting.number(run.percent)),
      ("velocity", JSONWriting.number(run.velocity)),
      ("rule", run.verdict.map { JSONWriting.text($0.rule) } ?? "null"),
      ("clauses", JSONWriting.array(clauses)),
      ("margin", JSONWriting.number(run.verdict?.margin)),
      ("relative_margin", JSONWriting.number(run.relativeMargin)),
      ("near_limit", run.isNearItsLimit ? "true" : "false"),
      ("began", JSONWriting.number(run.began)),
      ("released", JSONWriting.number(run.released)),
      ("settled", JSONWriting.number(run.settled)),
      ("frames", "\(run.frameCount)"),
      ("transitions", JSONWriting.array(transitions)),
      ("diagnostics", JSONWriting.array(traps)),
      ("trace_sha256", JSONWriting.text(traceHash)),
    ])
  }

  /// A short line for people.
  public var line: String {
    let mark = passed ? "ok  " : "FAIL"
    return "\(mark) \(file): \(failure ?? run.reason)"
  }
}
