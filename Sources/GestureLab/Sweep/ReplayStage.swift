import Foundation

/// Plays many gestures on one screen, each as on a screen just made.
public final class ReplayStage {
  private let screen: any LabScreen
  private let options: GesturePlayer.Options

  public init(_ screen: any LabScreen) {
    self.screen = screen
    options = GesturePlayer.Options(traces: false, stopsAtOutcome: true)
  }

  /// - Throws: `LabError` when the gesture does not fit the screen.
  public func play(_ gesture: GestureFile) throws(LabError) -> GestureRun {
    try GesturePlayer(gesture, on: screen, options: options).run()
  }
}
