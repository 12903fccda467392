import UIKit

/// Tells what a system sheet decided when the finger let go, and why, by the rules that were measured.
///
/// The sheet decides by itself; this stands beside its pan and only looks. Below its lowest rest it
/// goes or stays; above, it comes to rest where it would roll to.
final class SheetWitness: NSObject {
  /// Pulled below its lowest rest by more than this part of its height, it goes. Source: measured.
  static let threshold = 0.5
  /// Faster than this it goes however far it is. Units: points per second. Source: measured.
  static let velocity = 1000.0
  /// How long it rolls on at the speed it has. Units: seconds. Source: derived, the sum of the fast
  /// scrolling deceleration of 0.99 a millisecond.
  static let roll = 0.099

  /// Whether a sheet below its lowest rest goes.
  static let leavingRule = ReleaseRule(
    threshold: threshold, isInclusive: false, velocity: velocity, veto: velocity,
    subject: .leaving)
  /// Whether it goes on to the next rest.
  static let restingRule = ReleaseRule(
    threshold: threshold, isInclusive: false, projection: roll, subject: .resting)

  private weak var sheet: UISheetPresentationController?
  private weak var pan: UIPanGestureRecognizer?
  /// Where it can rest, lowest first. Units: points of it that are seen.
  private let rests: (UISheetPresentationController) -> [CGFloat]
  /// How much of it was seen when the finger took hold. Units: points.
  private var start: CGFloat = 0

  /// - Parameter rests: where it can rest, lowest first, points of it that are seen.
  init(rests: @escaping (UISheetPresentationController) -> [CGFloat]) {
    self.rests = rests
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
    guard let sheet, let container = sheet.containerView, let view = sheet.presentedView else {
      return
    }
    let way = pan.translation(in: container).y
    switch pan.state {
    case .began:
      let top = (view.layer.presentation()?.frame ?? view.frame).minY
      let seen = container.bounds.height - top + way
      // A sheet that resists has not come as far as the finger: it was at rest.
      start = rests(sheet).first { abs($0 - seen) <= abs(way) + 1 } ?? seen
    case .ended, .cancelled:
      let rests = self.rests(sheet)
      guard let lowest = rests.first, lowest > 0 else { return }
      let velocity = pan.velocity(in: container).y
      let seen = start - way
      let verdict =
        seen < lowest || rests.count < 2
        ? leaving(seen: seen, lowest: lowest, velocity: velocity, sheet)
        : resting(seen: seen, rests: rests, velocity: velocity)
      guard let verdict else { return }
      Verdicts.tell(
        pan.state == .cancelled
          ? ReleaseRule(threshold: Self.threshold, subject: verdict.subject)
            .cancelled(percent: verdict.percent, velocity: velocity) : verdict)
    default: break
    }
  }

  /// Whether it goes.
  private func leaving(
    seen: CGFloat, lowest: CGFloat, velocity: CGFloat, _ sheet: UISheetPresentationController
  ) -> Verdict? {
    guard seen < lowest else { return nil }
    let verdict = Self.leavingRule.verdict(
      percent: min((lowest - seen) / lowest, 1), velocity: velocity, length: lowest)
    let mayGo = sheet.presentedViewController.isBeingDismissed
    return mayGo ? verdict : verdict.refused
  }

  /// Whether it rests elsewhere than where it was taken hold of.
  private func resting(seen: CGFloat, rests: [CGFloat], velocity: CGFloat) -> Verdict? {
    let goal = seen - velocity * Self.roll
    let isUp = goal > start
    guard let home = rests.min(by: { abs($0 - start) < abs($1 - start) }),
      let next = isUp
        ? rests.first(where: { $0 > home + 0.5 }) : rests.last(where: { $0 < home - 0.5 })
    else { return nil }
    let length = abs(next - home)
    let way = isUp ? 1.0 : -1.0
    return Self.restingRule.verdict(
      percent: (seen - home) * way / length, velocity: -velocity * way, length: length)
  }
}

extension Verdict {
  /// Far or fast enough, and yet it must not go.
  var refused: Verdict {
    guard outcome == .finish else { return self }
    return Verdict(
      outcome: .cancel, percent: percent, velocity: velocity, rule: rule,
      clauses: clauses + [
        VerdictClause(
          name: "may be dismissed", value: 0, limit: 1, held: false, role: .isNeeded, unit: nil)
      ], length: length, subject: subject)
  }
}
