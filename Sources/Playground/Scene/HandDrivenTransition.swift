import UIKit

/// A percent driver in a hand: it starts interactively only while somebody holds it, and ends by a
/// verdict.
///
/// UIKit starts a transition a little after it was asked for, and loses a `finish` or `cancel` that
/// comes before that; after a very short flick the app then stands still (H1). So a verdict that is
/// early waits for the start.
class HandDrivenTransition: UIPercentDrivenInteractiveTransition {
  /// Whether a hand is on it.
  private(set) var isHeld = false
  private var hasStarted = false
  private var waitingVerdict: Verdict?

  override init() {
    super.init()
    // Transitions asked for by a button run by themselves.
    wantsInteractiveStart = false
    // What is left after release goes on as evenly as the hand moved it.
    completionCurve = .linear
  }

  /// The hand takes hold; to be followed by the request for the transition.
  func takeHold() {
    isHeld = true
    hasStarted = false
    waitingVerdict = nil
    wantsInteractiveStart = true
  }

  /// The hand takes hold of what runs by itself, which must be interruptible: it stops where it is.
  ///
  /// - Returns: whether there was something to take hold of.
  @discardableResult
  func takeHoldAgain() -> Bool {
    guard hasStarted, !isHeld, waitingVerdict == nil else { return false }
    isHeld = true
    pause()
    return true
  }

  /// The hand lets go: tells the verdict and goes by it. Without a hold nothing happens.
  func letGo(_ verdict: Verdict) {
    guard isHeld else { return }
    isHeld = false
    update(verdict.percent)
    Verdicts.tell(verdict)
    if hasStarted { go(by: verdict) } else { waitingVerdict = verdict }
  }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    hasStarted = true
    guard let verdict = waitingVerdict else { return }
    waitingVerdict = nil
    go(by: verdict)
  }

  private func go(by verdict: Verdict) {
    wantsInteractiveStart = false
    switch verdict.outcome {
    case .finish: finish()
    case .cancel: cancel()
    }
  }
}
