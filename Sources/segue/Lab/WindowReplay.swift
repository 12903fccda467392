import Foundation
import GestureLab
import Playground
import XTestPointer

/// Plays gestures through XTEST at a real window and compares what comes of them with the replay
/// without one.
@MainActor
enum WindowReplay {
  /// What came of one gesture in both worlds.
  struct Result {
    let file: String
    let gesture: GestureFile
    let window: GestureFile.Outcome
    let headless: GestureRun
    /// The window's own words for it.
    let verdict: String

    /// Whether both worlds agree with each other and with what is expected.
    var passed: Bool {
      window == headless.outcome && (gesture.expect.map { $0 == window } ?? true)
    }

    var line: String {
      var line = "\(passed ? "ok  " : "FAIL") \(file): window \(window.rawValue)"
      if !verdict.isEmpty { line += " (\(verdict))" }
      line += ", headless \(headless.outcome.rawValue)"
      if !passed, let expect = gesture.expect { line += ", expected \(expect.rawValue)" }
      if headless.isNearItsLimit { line += "; near its limit: \(headless.reason)" }
      return line
    }

    var json: String {
      JSONWriting.object([
        ("file", JSONWriting.text(file)), ("scene", JSONWriting.text(gesture.scene)),
        ("expect", gesture.expect.map { JSONWriting.text($0.rawValue) } ?? "null"),
        ("outcome", JSONWriting.text(window.rawValue)),
        ("headless", JSONWriting.text(headless.outcome.rawValue)),
        ("passed", passed ? "true" : "false"),
        ("relative_margin", JSONWriting.number(headless.relativeMargin)),
        ("near_limit", headless.isNearItsLimit ? "true" : "false"),
      ])
    }
  }

  /// - Throws: `Failure` for a gesture a pointer cannot make, and where there is no display.
  static func run(_ gestures: [(String, GestureFile)], json: Bool) throws {
    var results: [Result] = []
    for (path, gesture) in gestures {
      let screen = try GestureSources.screen(of: gesture, at: path)
      let hand = try WindowHand(gesture, at: path)
      let headless: GestureRun
      do {
        headless = try Lab.play(
          gesture, on: screen, options: GesturePlayer.Options(traces: false))
      } catch {
        throw Failure.request("\(path): \(error)")
      }
      let (outcome, verdict) = try hand.play()
      results.append(
        Result(
          file: path, gesture: gesture, window: outcome, headless: headless, verdict: verdict))
      if !json { StandardOutput.write(line: results[results.count - 1].line) }
    }
    if json {
      StandardOutput.write(line: JSONWriting.array(results.map(\.json), isTall: true))
    }
    guard results.allSatisfy(\.passed) else { throw Failure.expectation(summary(results)) }
  }

  private static func summary(_ results: [Result]) -> String {
    let failed = results.filter { !$0.passed }
    return "\(failed.count) of \(results.count) gestures were not as expected: "
      + failed.map(\.file).joined(separator: ", ")
  }
}
