import Foundation
public import UIKit

/// How fast the scene's time goes: slowed, stopped, step by step. The panel's own never is.
public final class SceneTime {
  /// The speeds there are keys for. Source: the task's own.
  public static let speeds: [Double] = [1, 0.5, 0.25, 0.1]

  /// How fast it goes when it goes; 1 is real time.
  public private(set) var speed: Double
  /// Whether it stands still.
  public private(set) var isPaused = false
  /// Called after every change.
  public var onChange: (() -> Void)?

  private unowned let loop: FrameLoop

  public init(_ loop: FrameLoop) {
    self.loop = loop
    speed = loop.speed > 0 ? loop.speed : 1
    isPaused = loop.speed == 0
  }

  /// Takes over how the loop goes: another scene's time was the last to say.
  func catchUp() {
    speed = loop.speed > 0 ? loop.speed : speed
    isPaused = loop.speed == 0
  }

  /// Sets the speed; a scene that stands still stays so.
  public func setSpeed(_ speed: Double) {
    guard speed.isFinite, speed > 0 else { return }
    self.speed = speed
    apply()
  }

  /// Stops, or goes on.
  public func togglePause() {
    isPaused.toggle()
    apply()
  }

  /// Stops.
  public func pause() {
    guard !isPaused else { return }
    togglePause()
  }

  /// Goes on.
  public func resume() {
    guard isPaused else { return }
    togglePause()
  }

  /// Stops and goes on by one frame.
  public func step(by period: TimeInterval) {
    pause()
    loop.step(by: period)
    onChange?()
  }

  private func apply() {
    let wanted = isPaused ? 0 : speed
    if loop.speed != wanted { loop.speed = wanted }
    onChange?()
  }

  /// As it is written on a button.
  public static func text(_ speed: Double) -> String {
    switch speed {
    case 1: "1"
    case 0.5: "½"
    case 0.25: "¼"
    case 0.1: "⅒"
    default: String(format: "%g", speed)
    }
  }
}
