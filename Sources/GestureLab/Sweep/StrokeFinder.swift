public import Foundation
import UIKitCore

/// Finds out how a screen's transition is worked, by trying.
///
/// It starts the screen in each of its states and drags from a few places to each side, until a drag
/// holds a transition in the hand. What it finds is the same every time.
public enum StrokeFinder {
  /// Where it comes down, as parts of the device's width and height. Source: chosen: the middle,
  /// then above and below it, then near each edge.
  private static let places: [(x: Double, y: Double)] = [
    (0.5, 0.5), (0.5, 0.25), (0.5, 0.75), (0.013, 0.5), (0.987, 0.5), (0.5, 0.1), (0.5, 0.93),
    (0.25, 0.35), (0.75, 0.35), (0.75, 0.75),
  ]
  private static let ways = [
    CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: -1),
  ]

  /// - Parameters:
  ///   - state: the only one to try; nil tries all.
  ///   - start: the only place to try; nil tries several. Units: points.
  ///   - direction: the only one to try; nil tries all four.
  /// - Returns: nil when no drag moves a transition.
  /// - Throws: `LabError` when a setting or the state does not fit the screen.
  public static func find(
    on screen: any LabScreen, device: CGSize = GestureFile.standardDevice,
    settings: [GestureFile.Setting] = [], state: String? = nil, start: CGPoint? = nil,
    direction: CGPoint? = nil
  ) throws(LabError) -> Stroke? {
    var states: [String?] = screen.states.isEmpty ? [nil] : screen.states
    if let state { states = [state] }
    let starts =
      start.map { [$0] }
      ?? places.map {
        CGPoint(x: (device.width * $0.x).rounded(), y: (device.height * $0.y).rounded())
      }
    for start in starts {
      for state in states {
        for way in direction.map({ [$0] }) ?? ways {
          if let stroke = try measure(
            screen, device, settings, state: state, start: start, direction: way)
          {
            return stroke
          }
        }
      }
    }
    return nil
  }

  /// Drags a little, and then a little more: the percent's growth tells the length.
  private static func measure(
    _ screen: any LabScreen, _ device: CGSize, _ settings: [GestureFile.Setting],
    state: String?, start: CGPoint, direction: CGPoint
  ) throws(LabError) -> Stroke? {
    let slop = Double(GestureFeel.current.panSlop)
    let trial = Stroke(state: state, start: start, direction: direction, length: 1, slop: slop)
    func percent(after way: Double) throws(LabError) -> Double? {
      let gesture = GestureFile(
        scene: screen.id, state: state, device: device, settings: settings,
        steps: [
          .drag(DragStep(from: start, to: trial.point(after: way), over: 160, hold: 200))
        ])
      let run = try Lab.play(
        gesture, on: screen, options: GesturePlayer.Options(traces: false, stopsAtOutcome: true))
      guard run.handled != nil else { return nil }
      return run.percent
    }
    let near = 60.0
    let far = 100.0
    guard let one = try percent(after: near), let two = try percent(after: far), two > one + 1e-6
    else { return nil }
    let length = (far - near) / (two - one)
    guard length.isFinite, length > 1, length < 100_000 else { return nil }
    // Where the transition would be at 0 tells what is spent before it begins.
    let spent = near - one * length
    return Stroke(
      state: state, start: start, direction: direction,
      length: (length * 1e6).rounded() / 1e6, slop: max(0, (spent * 1e6).rounded() / 1e6))
  }
}
