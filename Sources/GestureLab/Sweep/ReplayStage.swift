import Foundation

/// Plays many gestures on one screen, each as on a screen just made.
///
/// Making a screen takes longer than playing most gestures. So a gesture that has left every view
/// and controller as it was, or after which they could be put back, is followed by the next on the
/// same screen.
@preconcurrency @MainActor
public final class ReplayStage {
  private let screen: any LabScreen
  private let options: GesturePlayer.Options
  private var kept: GesturePlayer?

  /// - Parameter keepsScreens: false makes the screen anew for every gesture.
  public init(_ screen: any LabScreen, keepsScreens: Bool = true) {
    self.screen = screen
    var options = GesturePlayer.Options(traces: false, stopsAtOutcome: true)
    options.keepsStage = keepsScreens
    self.options = options
  }

  isolated deinit {
    kept?.close()
  }

  /// - Throws: `LabError` when the gesture does not fit the screen.
  public func play(_ gesture: GestureFile) throws(LabError) -> GestureRun {
    let player: GesturePlayer
    if let kept, kept.suits(gesture) {
      player = try GesturePlayer(gesture, continuing: kept)
    } else {
      kept?.close()
      kept = nil
      player = try GesturePlayer(gesture, on: screen, options: options)
    }
    let run = player.run()
    guard options.keepsStage else { return run }
    if player.leavesStageAsItWas() {
      kept = player
    } else {
      player.close()
      kept = nil
    }
    return run
  }
}
