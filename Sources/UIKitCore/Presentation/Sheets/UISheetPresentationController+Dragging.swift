import Foundation
import QuartzCore

extension UISheetPresentationController {
  /// The pan has a new state.
  func panned(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: containerView).y
    switch pan.state {
    case .began:
      takeHold()
      advance(to: way)
    case .changed: advance(to: way)
    case .ended:
      advance(to: way)
      drag?.release(velocity: pan.velocity(in: containerView).y)
    case .cancelled: drag?.release(velocity: nil)
    default: break
    }
  }

  private func takeHold() {
    panTravel = 0
    if let drag, drag.catchAgain() { return }
    if motion != nil, presentation?.transition?.kind == .present { arriveInHand() }
    // Whoever waited for its arrival may have sent it away.
    guard presentation?.isMoving != true else { return takeFromHand() }
    if motion != nil { stopMotion() }
    drag = SheetDrag(self, seen: seen)
  }

  /// The finger has nothing to do with the sheet any more.
  func takeFromHand() {
    drag = nil
    guard pan.storedState.isActive else { return }
    pan.isEnabled = false
    pan.isEnabled = true
  }

  /// Caught while it comes: it has arrived, in the hand.
  private func arriveInHand() {
    let motion = self.motion
    stopMotion()
    let place = seen
    motion?.end()
    show(seen: place)
  }

  private func advance(to way: CGFloat) {
    guard way.isFinite else { return }
    drag?.move(by: way - panTravel)
    panTravel = way
  }

  /// The sheet rests again.
  func dragEnded() {
    drag = nil
    // What changed meanwhile, the window's size say, had to wait for the finger.
    containerView?.setNeedsLayout()
  }

  /// The finger has chosen a detent.
  func userSelected(_ identifier: Detent.Identifier) {
    let old = selectedDetentIdentifier ?? layout.stops.first?.identifier
    guard identifier != old else { return }
    selectedDetentIdentifier = identifier
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  /// How far out it is seen, 0…1.
  var presentedPercent: CGFloat {
    guard layout.lowest > 0, let sheetView else { return 0 }
    return min(max(sheetView.presentedOffset / layout.lowest, 0), 1)
  }

  // MARK: Dismissing by hand (F26 to F28)

  /// Whether a hand may dismiss it, as far as the controllers say.
  private var isModal: Bool { presentedViewController.isModalAnywhere }

  var allowsDismissal: Bool {
    guard !isModal, let presentation, presentation.transition == nil,
      presentation.presented.storedPresented == nil
    else { return false }
    return delegate?.presentationControllerShouldDismiss(self) ?? true
  }

  func beginDismissal(inHand drag: SheetDrag) {
    guard let presentation else { return }
    begin(presentation.makeDismissTransition(animated: true, hand: drag), of: presentation)
  }

  func dismissByTap() {
    guard let presentation, presentation.presented.storedPresented == nil, drag == nil,
      allowsDismissal
    else { return }
    begin(presentation.makeDismissTransition(animated: true), of: presentation)
  }

  private func begin(_ transition: ViewTransition, of presentation: Presentation) {
    presentation.transition = transition
    presentation.prepareDismiss(transition) { [self] completed in
      if completed { delegate?.presentationControllerDidDismiss(self) }
    }
    delegate?.presentationControllerWillDismiss(self)
    transition.schedule()
  }

  func tellAttempt() {
    delegate?.presentationControllerDidAttemptToDismiss(self)
  }

  // MARK: Touches

  func target(of hit: UIView?, at point: CGPoint, container: UIView) -> UIView? {
    guard let hit else { return nil }
    if presentation?.transition != nil || motion != nil {
      // In flight only the sheet itself can be caught, where it is seen.
      guard let sheetView, canBeDragged, let shown = sheetView.layer.presentation(),
        shown.frame.contains(point)
      else { return presentation?.transition == nil ? hit : container }
      return sheetView
    }
    if hit === container || hit === dimming, passesTouches { return nil }
    return hit
  }

  /// Whether the page behind is in reach (F22).
  private var passesTouches: Bool {
    largestUndimmedDetentIdentifier != nil && layout.dimming(seen: seen) == 0
  }
}

extension UIViewController {
  /// Whether it, or a child of it that is seen, insists on being answered.
  fileprivate var isModalAnywhere: Bool {
    isModalInPresentation || childrenInSight.contains { $0.isModalAnywhere }
  }
}
