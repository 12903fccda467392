import UIKit

/// Tells what a system sheet decided when the finger let go, and why, by the rule that was measured.
///
/// The sheet decides by itself; this stands beside its pan and only looks.
final class SheetWitness: NSObject {
  /// Pulled below its lowest rest by this part of its height it goes. Source: measured on iOS 26.
  static let threshold = 0.5
  /// Faster than this it goes however far it is. Units: points per second. Source: measured on iOS
  /// 26.
  static let velocity = 1000.0

  private weak var sheet: UISheetPresentationController?
  private weak var pan: UIPanGestureRecognizer?
  /// How high it is at its lowest rest. Units: points.
  private let lowest: () -> CGFloat
  /// How high the visible part of the sheet was when the finger took hold. Units: points.
  private var start: CGFloat = 0

  /// - Parameter lowest: how high it is at its lowest rest, points.
  init(lowest: @escaping () -> CGFloat) {
    self.lowest = lowest
    super.init()
  }

  /// Looks at a sheet that has been presented; more than once does no harm.
  func watch(_ sheet: UISheetPresentationController?) {
    guard let view = sheet?.presentedView,
      let pan = view.gestureRecognizers?.lazy.compactMap({ $0 as? UIPanGestureRecognizer }).first,
      pan !== self.pan
    else { return }
    self.sheet = sheet
    self.pan = pan
    pan.addTarget(self, action: Selector(SheetWitness.panned(_:)))
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    guard let container = sheet?.containerView else { return }
    switch pan.state {
    case .began: start = visibleHeight(in: container) + pan.translation(in: container).y
    case .ended, .cancelled: tell(pan, in: container)
    default: break
    }
  }

  private func visibleHeight(in container: UIView) -> CGFloat {
    guard let view = sheet?.presentedView else { return 0 }
    return container.bounds.height - (view.layer.presentation()?.frame ?? view.frame).minY
  }

  private func tell(_ pan: UIPanGestureRecognizer, in container: UIView) {
    let height = max(lowest(), 1)
    let below = height - (start - pan.translation(in: container).y)
    // Above its lowest rest it only moves from one rest to another.
    guard below > 0 else { return }
    let rule = ReleaseRule(
      threshold: Self.threshold, isInclusive: false, velocity: Self.velocity, veto: Self.velocity)
    let percent = min(below / height, 1)
    let velocity = pan.velocity(in: container).y
    if pan.state == .cancelled {
      Verdicts.onVerdict?(rule.cancelled(percent: percent, velocity: velocity))
      return
    }
    let free = rule.verdict(percent: percent, velocity: velocity, length: height)
    let isRefused = free.outcome == .finish && sheet?.presentedViewController.isBeingDismissed != true
    Verdicts.onVerdict?(isRefused ? free.refused : free)
  }
}

extension Verdict {
  /// Far or fast enough, and yet it must not go.
  fileprivate var refused: Verdict {
    Verdict(
      outcome: .cancel, percent: percent, velocity: velocity, rule: rule,
      clauses: clauses + [VerdictClause(name: "may be dismissed", value: 0, limit: 1, held: false)],
      margin: -1)
  }
}
