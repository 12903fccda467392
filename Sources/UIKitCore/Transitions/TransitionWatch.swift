import Foundation
import QuartzCore

/// Looks after a transition while it is open: whether anybody drives it, whether it still moves.
///
/// What would freeze a phone is reported and brought to an end (H2, H3). It works on the frame clock
/// and wakes nobody up while a hand holds the transition or there is none.
final class TransitionWatch {
  /// For how long nothing may happen. Units: seconds. Source: chosen.
  static let patience: TimeInterval = 2
  /// How often something that does not end is waited for. Source: chosen.
  private static let limit = 5

  private unowned let transition: ViewTransition
  private var window: UIWindow? { link?.window }
  private let link: WindowLink?
  private var alarm: FrameAlarm?
  private var hasSeenFinger: Bool
  private var rounds = 0
  private var quietSince: TimeInterval
  /// All that look after a transition now.
  static var open: [TransitionWatch] = []

  init(_ transition: ViewTransition, window: UIWindow?) {
    self.transition = transition
    link = window?.link
    hasSeenFinger = window?.dispatcher.isTracking ?? false
    quietSince = CACurrentMediaTime()
    Self.open.append(self)
    arm(after: Self.patience + transition.duration)
  }

  /// The transition is over.
  func close() {
    alarm?.cancel()
    alarm = nil
    Self.open.removeAll { $0 === self }
  }

  /// There is no finger in the window any more.
  static func fingersGone(from window: UIWindow) {
    for watch in open where watch.window === window {
      watch.hasSeenFinger = true
      watch.somethingHappened()
    }
  }

  /// The transition was updated, let go or taken up.
  func somethingHappened() {
    quietSince = CACurrentMediaTime()
    rounds = 0
    if alarm == nil { arm(after: Self.patience) }
  }

  private func arm(after delay: TimeInterval) {
    alarm = FrameAlarm.set(after: delay) { [weak self] in
      self?.alarm = nil
      self?.check()
    }
  }

  private func check() {
    guard transition.phase == .running else { return }
    // A hand that rests, and a clock that stands still, are waited for.
    if window?.dispatcher.isTracking == true {
      hasSeenFinger = true
      if transition.isInteractive { return }
    }
    let quiet = CACurrentMediaTime() - quietSince
    guard quiet >= Self.patience - 1e-6, rounds >= Self.limit || !transition.isMoving else {
      rounds += 1
      arm(after: max(Self.patience - quiet, 0.5))
      return
    }
    guard transition.isInteractive else {
      give(up: .neverCompleted(transition)) { $0.settle(completed: !$0.wasCancelled) }
      return
    }
    if hasSeenFinger {
      give(up: .fingerLost(transition)) { $0.letGo(finishing: false) }
    } else if !transition.wasUpdated {
      give(up: .nobodyDrives(transition)) { $0.letGo(finishing: true) }
    }
  }

  private func give(up diagnostic: Diagnostic, _ recover: (ViewTransition) -> Void) {
    Diagnostics.report(diagnostic)
    guard !UIKitCompatibility.freezesAsUIKit else { return }
    let transition = self.transition
    recover(transition)
    if transition.phase == .running { somethingHappened() }
  }
}
