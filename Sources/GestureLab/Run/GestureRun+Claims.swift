public import Foundation
import Geometry

/// What a test asks about what happened.
nonisolated extension GestureRun {
  /// The states a recognizer took, in order: `possible` left out, `changed` once for a whole drag.
  ///
  /// - Parameter recognizer: its type's name.
  public func states(of recognizer: String) -> [String] {
    recognitions.filter { $0.recognizer == recognizer && $0.state != "possible" }.map(\.state)
  }

  /// Who had the gesture first: the first recognizer that began, or ended without beginning.
  public var winner: Recognition? {
    recognitions.first { $0.state == "began" || $0.state == "ended" }
  }

  /// Why a recognizer did not get the gesture, in words; nil when it did, or took no part.
  public func whyNot(_ recognizer: String) -> String? {
    recognitions.last { $0.recognizer == recognizer && $0.state == "failed" }?.reason
  }

  /// How far the transition in the hand was at a time: the last update until then; nil before it
  /// began and after it was let go. Units: 0…1.
  public func progress(at time: TimeInterval) -> Double? {
    for transition in transitions.reversed() {
      guard transition.wasInteractive, transition.began <= time + 1e-9,
        time <= (transition.released ?? transition.ended ?? .infinity) + 1e-9
      else { continue }
      return transition.progress.last { $0.time <= time + 1e-9 }?.percent
    }
    return nil
  }

  /// The appearance callbacks of a controller, in order.
  ///
  /// - Parameter controller: its type's name.
  public func callbacks(of controller: String) -> [String] {
    appearances.filter { $0.controller == controller }.map(\.callback)
  }

  /// How long it took from letting go until everything was at rest. Units: seconds.
  public var settleTime: TimeInterval? { released.map { max(0, settled - $0) } }

  /// How far a view went beyond where it came to rest, after it was let go. Units: points.
  ///
  /// - Returns: nil when the view was not there at the end.
  public func overshoot(of name: String) -> Double? {
    let after = frames.filter { $0.time >= (released ?? 0) - 1e-9 }.compactMap { $0.view(name) }
    guard let first = after.first?.frame, let last = after.last?.frame else { return nil }
    func beyond(_ value: (CGRect) -> CGFloat) -> CGFloat {
      let start = value(first)
      let end = value(last)
      return after.reduce(0) { most, view in
        let here = value(view.frame)
        return max(most, end >= start ? here - end : end - here)
      }
    }
    let edges: [(CGRect) -> CGFloat] = [{ $0.minX }, { $0.minY }, { $0.maxX }, { $0.maxY }]
    return edges.map { Double(beyond($0)) }.max()
  }

  /// Where a view was seen at a time: in the last frame until then.
  public func view(_ name: String, at time: TimeInterval) -> TraceFrame.View? {
    frames.last { $0.time <= time + 1e-9 }?.view(name)
  }

  /// Whether every transition that began ended, each by exactly one completion.
  public var completesOnce: Bool {
    surplusCompletions == 0 && transitions.allSatisfy { $0.ended != nil }
  }

  /// The diagnostics' ids, in order.
  public var trapIDs: [String] { traps.map(\.id) }
}
