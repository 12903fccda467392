import Foundation
import QuartzCore

extension Presentation {
  /// - Parameter hand: what drives the dismissal; nil asks the transitioning delegate.
  func makeDismissTransition(
    animated: Bool, hand: (any UIViewControllerInteractiveTransitioning)? = nil
  ) -> ViewTransition {
    let delegate = presented.transitioningDelegate
    // The sheet's own drag moves the sheet itself, whatever animator a button would get.
    let custom =
      animated && hand == nil ? delegate?.animationController(forDismissed: presented) : nil
    let interactor = custom.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
    let context = TransitionContext(
      container: container, from: presented, to: receiver, style: controller.presentationStyle,
      isAnimated: animated)
    let transition = ViewTransition(
      kind: .dismiss, from: presented, to: receiver, context: context,
      animator: custom ?? stockAnimator(isPresenting: false, animated: animated),
      interactor: hand ?? interactor, isAnimated: animated)
    transition.blocksTouches = !(custom == nil && controller.isCatchable)
    return transition
  }

  func prepareDismiss(_ transition: ViewTransition, completion: ((Bool) -> Void)?) {
    let context = transition.context
    let receiver = self.receiver
    // Its container may show another page by now, or be about to.
    var bringsBack = false
    transition.steps.begin = { [self] in
      levels?.stepAside(for: self)
      noteLook()
      fillDismissFrames(context)
      controller.dismissalTransitionWillBegin()
      presented.beginAppearance(false, animated: transition.isAnimated)
      bringsBack = removesReceiver && receiver.belongsInSight
      if bringsBack { receiver.beginAppearance(true, animated: transition.isAnimated) }
      SystemChrome.update(on: container.window?.screen ?? .main)
    }
    transition.steps.cancel = { [self] in
      SystemChrome.update(on: container.window?.screen ?? .main)
      if bringsBack { receiver.beginAppearance(false, animated: true) }
      presented.beginAppearance(true, animated: true)
    }
    transition.steps.goOn = { [self] in
      presented.beginAppearance(false, animated: true)
      if bringsBack { receiver.beginAppearance(true, animated: true) }
      SystemChrome.update(on: container.window?.screen ?? .main)
    }
    transition.steps.end = { [self] completed in
      controller.dismissalTransitionDidEnd(completed)
      if completed {
        levels?.takeDown(under: self)
        putPresenterBack()
        tearDown()
      } else if let levels {
        levels.comeBack(for: self)
      } else if removesPresenter {
        // A full screen style takes the presenter's view out again.
        removePresenter()
      }
      if bringsBack { receiver.endAppearance() }
      if !completed { checkLook() }
      presented.endAppearance()
      if !completed { followContext() }
    }
    transition.steps.after = { [self] completed in
      let goOn = finish(isGone: completed)
      // Only now is nobody above the presenter.
      SystemChrome.update(on: presenter.viewIfLoaded?.window?.screen ?? .main)
      completion?(completed)
      goOn()
    }
  }

  /// Goes at once, with the presenter it stands over, which leaves the window itself.
  func goAlong() {
    controller.dismissalTransitionWillBegin()
    presented.beginAppearance(false, animated: false)
    controller.dismissalTransitionDidEnd(true)
    let gone = presented
    tearDown()
    gone.endAppearance()
    finish(isGone: true)()
  }

  private func fillDismissFrames(_ context: TransitionContext) {
    let view = controller.presentedView
    context.fromView = view
    context.toView = removesPresenter ? receiver.view : nil
    context.initialFrames[ObjectIdentifier(presented)] = view?.frame ?? .zero
    let frame = removesPresenter ? container.bounds : receiver.viewIfLoaded?.frame ?? .zero
    context.initialFrames[ObjectIdentifier(receiver)] = frame
    let own = removesPresenter ? frame : receiverOwnFrame ?? frame
    context.finalFrames[ObjectIdentifier(receiver)] = { own }
  }

  /// Where the receiver belongs, wherever an animator has put it meanwhile: what code that makes it
  /// smaller asks for to bring it back. Nil inside a container, which alone knows.
  private var receiverOwnFrame: CGRect? {
    if let presentation = receiver.presentation {
      return presentation.controller.frameOfPresentedViewInContainerView
    }
    guard let place = receiver.viewIfLoaded?.superview, place is WindowStage || place is UIWindow
    else { return nil }
    return place.bounds
  }
}

extension UIViewController {
  /// Everything that is presented over this controller goes, the topmost first; left in the window
  /// it would lie over whatever comes next.
  final func letGoOfPresented() {
    var chain: [UIViewController] = []
    var next = storedPresented
    while let controller = next {
      chain.append(controller)
      next = controller.storedPresented
    }
    for controller in chain.reversed() {
      controller.settleTransitions()
      // On its way, it arrives or is gone first.
      if let running = controller.presentation?.transition {
        running.settle(completed: !running.wasCancelled)
      }
      controller.presentation?.goAlong()
    }
  }
}
