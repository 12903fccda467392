public import Foundation
public import GestureLab
public import Playground

/// One release as the panel remembers it.
public struct JudgedGesture: Identifiable {
  /// Counts from 1.
  public let id: Int
  /// What the scene decided.
  public let verdict: Verdict
  /// The finger as it let go.
  public let release: Release
  /// The values the scene had.
  public let values: [String: Double]
  /// When it was. Units: seconds on the frame clock.
  public let time: TimeInterval
  /// What the finger did, for seeing it again.
  public internal(set) var moments: [GestureMoment]
  /// How it went, for plots.
  public internal(set) var track: GestureTrack
}
