import Foundation
import QuartzCore

extension UIViewController {
  final func beginPresenting(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = presentationContext(for: presented)
    guard presenter.storedPresented == nil, presented.presentation == nil, presented !== self,
      presenter.runningTransition?.kind != .present, viewIfLoaded?.window != nil
    else {
      Diagnostics.report(.presentWhilePresenting(self))
      return
    }
    let presentation = Presentation(
      presenter: presenter, presented: presented,
      controller: makePresentationController(for: presented, presenter: presenter))
    presented.presentation = presentation
    presenter.storedPresented = presented
    let transition = presentation.makePresentTransition(source: self, animated: animated)
    presentation.transition = transition
    presentation.preparePresent(transition, completion: completion)
    transition.schedule()
  }

  final func beginDismissing(animated: Bool, completion: (() -> Void)?) {
    // A controller that presents dismisses what it presented, otherwise itself (or its ancestor).
    guard let presented = storedPresented ?? presentedAncestor ?? presentedViewController,
      let presentation = presented.presentation
    else {
      if let completion { EndOfTurn.enqueue(completion) }
      return
    }
    if let running = presentation.transition {
      guard running.kind == .present else { return }
      // Dismissed while still coming: it goes once it is there.
      Diagnostics.report(.requestWhileRunning(.dismiss))
      presented.waitingRequests.append { [weak presented] in
        presented?.beginDismissing(animated: animated, completion: completion)
      }
      return
    }
    presented.dropPresentedAbove()
    let transition = presentation.makeDismissTransition(animated: animated)
    presentation.transition = transition
    presentation.prepareDismiss(transition, completion: completion)
    transition.schedule()
  }

  /// The controller that presents: the context's root, so that a child presents as its container.
  private func presentationContext(for presented: UIViewController) -> UIViewController {
    let style = presented.modalPresentationStyle
    let wantsContext = style == .currentContext || style == .overCurrentContext
    var controller = self
    while let parent = controller.parent {
      if wantsContext, controller.definesPresentationContext { break }
      controller = parent
    }
    return controller
  }

  private var presentedAncestor: UIViewController? {
    var controller: UIViewController? = self
    while let current = controller {
      if current.presentation != nil { return current }
      controller = current.parent
    }
    return nil
  }

  /// What stands on a controller that is dismissed goes with it, unanimated.
  private func dropPresentedAbove() {
    guard let above = storedPresented, let presentation = above.presentation else { return }
    above.dropPresentedAbove()
    let transition = presentation.makeDismissTransition(animated: false)
    presentation.transition = transition
    presentation.prepareDismiss(transition, completion: nil)
    transition.schedule()
  }

  private func makePresentationController(
    for presented: UIViewController, presenter: UIViewController
  ) -> UIPresentationController {
    guard presented.modalPresentationStyle == .custom else {
      return FullScreenPresentationController(
        presentedViewController: presented, presenting: presenter)
    }
    // Only a custom style asks for one (C2).
    return presented.transitioningDelegate?.presentationController(
      forPresented: presented, presenting: presenter, source: self)
      ?? UIPresentationController(presentedViewController: presented, presenting: presenter)
  }
}
