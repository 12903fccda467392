import Foundation
import Geometry
import Motion
import QuartzCore

/// A finger on a sheet, from the moment it takes hold to the moment the sheet rests again.
///
/// Below the lowest detent it is a dismissal in a hand: a transition like any other, whose progress is
/// the sheet's place.
final class SheetDrag {
  enum Phase {
    case held, finishing, cancelling
  }

  /// Whether the sheet may be pulled away; asked once a drag, when it first is.
  private enum Leave {
    case unasked, granted, refused
  }

  private unowned let sheet: UISheetPresentationController
  private(set) var phase = Phase.held
  private var leave = Leave.unasked
  /// What would be seen if the sheet followed the finger everywhere.
  private(set) var raw: CGFloat
  private var context: TransitionContext?
  private var along: SheetCompanions?
  /// Let go before the transition had started.
  private var early: (target: CGFloat, velocity: CGFloat, isFinish: Bool)?
  /// Whether a dismissal was asked for and is not over.
  private var isDismissing = false

  /// Faster than this downwards the sheet goes. Source: measured (G1). Units: points per second.
  static let flick: CGFloat = 1000
  /// Pulled further than this part of its height it goes. Source: measured (G1).
  static let dismissPart: CGFloat = 0.5

  init(_ sheet: UISheetPresentationController, seen: CGFloat) {
    self.sheet = sheet
    raw = seen
  }

  // MARK: Held

  /// The finger has gone so far down; the sheet stays where it was taken hold of.
  func move(by dy: CGFloat) {
    guard dy.isFinite, phase == .held else { return }
    follow(raw - dy)
  }

  private func follow(_ target: CGFloat) {
    raw = target
    let layout = sheet.layout
    if raw < layout.lowest, leave == .unasked { askToLeave() }
    sheet.sheetView?.ownTransform = .identity
    sheet.show(seen: shown(raw, in: layout))
    guard let context else { return }
    context.updateInteractiveTransition(percent)
    along?.show(percent)
  }

  private func shown(_ raw: CGFloat, in layout: SheetLayout) -> CGFloat {
    if raw > layout.highest {
      guard UIKitCompatibility.sheetsStretchUpwards else { return layout.highest }
      let band = RubberBand(dimension: Double(layout.topInset))
      return layout.highest + CGFloat(band.banded(Double(raw - layout.highest)))
    }
    guard raw < layout.lowest, leave != .granted else { return max(raw, 0) }
    // A sheet that must not go resists (F26).
    let band = RubberBand(dimension: Double(layout.lowest))
    return layout.lowest - CGFloat(band.banded(Double(layout.lowest - raw)))
  }

  /// How far it is out, 0…1.
  private var percent: CGFloat {
    sheet.layout.lowest > 0 ? sheet.layout.offset(seen: sheet.seen) / sheet.layout.lowest : 0
  }

  private func askToLeave() {
    guard sheet.allowsDismissal else {
      leave = .refused
      return
    }
    leave = .granted
    isDismissing = true
    sheet.beginDismissal(inHand: self)
  }

  // MARK: Let go

  /// The finger is gone; nil if it was taken away.
  ///
  /// - Parameter velocity: downwards, points per second.
  func release(velocity: CGFloat?) {
    guard phase == .held else { return }
    let layout = sheet.layout
    let speed = (velocity ?? 0).finite
    if velocity != nil, leave != .unasked, leavesAt(speed, in: layout) {
      if leave == .granted { return settle(at: 0, speed, isFinish: true) }
      sheet.tellAttempt()
    }
    settle(at: stop(for: speed, in: layout), speed, isFinish: false)
  }

  /// Whether it goes if let go now: far enough down, or fast enough (G1).
  private func leavesAt(_ speed: CGFloat, in layout: SheetLayout) -> Bool {
    guard raw < layout.lowest, speed > -Self.flick else { return false }
    return speed >= Self.flick || layout.lowest - raw > layout.lowest * Self.dismissPart
  }

  private func stop(for speed: CGFloat, in layout: SheetLayout) -> CGFloat {
    var target = Double(sheet.seen)
    if UIKitCompatibility.sheetsProjectVelocity {
      target = Deceleration.projectedValue(
        from: target, velocity: -Double(speed), rate: Deceleration.fastRate)
    }
    guard let stop = layout.stop(nearest: CGFloat(target)) else { return layout.lowest }
    sheet.userSelected(stop.identifier)
    return stop.height
  }

  private func settle(at target: CGFloat, _ velocity: CGFloat, isFinish: Bool) {
    phase = isFinish ? .finishing : .cancelling
    guard isDismissing else {
      sheet.move(to: target, velocity: -velocity) { [weak sheet] in sheet?.dragEnded() }
      return
    }
    guard let context else {
      early = (target, velocity, isFinish)
      return
    }
    run(context, target, velocity, isFinish)
  }

  private func run(
    _ context: TransitionContext, _ target: CGFloat, _ velocity: CGFloat, _ isFinish: Bool
  ) {
    if isFinish {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    sheet.move(to: target, velocity: -velocity) { [self] in end(context, isFinish) }
    along?.follow { [weak sheet] in sheet?.presentedPercent ?? 0 }
  }

  private func end(_ context: TransitionContext, _ isFinish: Bool) {
    along?.settle(forwards: isFinish)
    self.context = nil
    isDismissing = false
    sheet.dragEnded()
    context.completeTransition(isFinish)
  }

  /// A program wants it gone: the hand is out of it. Says whether there was a hand.
  func letGo() -> Bool {
    guard isDismissing, phase == .held else { return false }
    settle(at: 0, 0, isFinish: true)
    // The finger has nothing to do with it any more.
    sheet.pan.isEnabled = false
    sheet.pan.isEnabled = true
    return true
  }

  // MARK: Caught again

  /// A finger takes hold of the sheet while it moves: on its way out the dismissal goes on in the
  /// hand; on its way back that is over, and a new one may begin.
  ///
  /// - Returns: whether this drag goes on.
  func catchAgain() -> Bool {
    sheet.stopMotion()
    along?.stop()
    if phase == .finishing, isDismissing {
      phase = .held
      early = nil
      context?.pauseInteractiveTransition()
      raw = sheet.seen
      return true
    }
    let place = sheet.seen
    if let context { end(context, false) } else { sheet.dragEnded() }
    sheet.show(seen: place)
    return false
  }
}

extension SheetDrag: UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext,
      let transition = context.transition
    else { return }
    self.context = context
    let along = SheetCompanions(duration: transition.duration)
    self.along = along
    along.record { transition.coordinator.runAlongside() }
    context.updateInteractiveTransition(percent)
    along.show(percent)
    guard let early else { return }
    self.early = nil
    run(context, early.target, early.velocity, early.isFinish)
  }
}
