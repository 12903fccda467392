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
      container: container, from: presented, to: presenter, style: controller.presentationStyle,
      isAnimated: animated)
    let transition = ViewTransition(
      kind: .dismiss, from: presented, to: presenter, context: context,
      animator: custom ?? stockAnimator(isPresenting: false, animated: animated),
      interactor: hand ?? interactor, isAnimated: animated)
    transition.blocksTouches = !(custom == nil && controller.isCatchable)
    return transition
  }

  func prepareDismiss(_ transition: ViewTransition, completion: ((Bool) -> Void)?) {
    let context = transition.context
    let removes = removesPresenter
    let returns = removes || presenterReturns
    // Its container may show another page by now, or be about to.
    var bringsBack = false
    transition.steps.begin = { [self] in
      noteLook()
      fillDismissFrames(context)
      controller.dismissalTransitionWillBegin()
      presented.beginAppearance(false, animated: transition.isAnimated)
      bringsBack = returns && presenter.belongsInSight
      if bringsBack { presenter.beginAppearance(true, animated: transition.isAnimated) }
      SystemChrome.update(on: container.window?.screen ?? .main)
    }
    transition.steps.cancel = { [self] in
      SystemChrome.update(on: container.window?.screen ?? .main)
      if removes, bringsBack { presenter.beginAppearance(false, animated: true) }
      presented.beginAppearance(true, animated: true)
    }
    transition.steps.goOn = { [self] in
      presented.beginAppearance(false, animated: true)
      if bringsBack { presenter.beginAppearance(true, animated: true) }
      SystemChrome.update(on: container.window?.screen ?? .main)
    }
    transition.steps.end = { [self] completed in
      controller.dismissalTransitionDidEnd(completed)
      if completed {
        putPresenterBack()
        tearDown()
        if bringsBack { presenter.endAppearance() }
        presented.endAppearance()
      } else {
        // A full screen style takes the presenter's view out again.
        if removes {
          removePresenter()
          if bringsBack { presenter.endAppearance() }
        } else if bringsBack {
          // What had covered it is gone for good: below this one it is seen again.
          presenter.endAppearance()
        }
        checkLook()
        presented.endAppearance()
      }
    }
    transition.steps.after = { [self] completed in
      finish(isGone: completed)
      // Only now is nobody above the presenter.
      SystemChrome.update(on: presenter.viewIfLoaded?.window?.screen ?? .main)
      completion?(completed)
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
    finish(isGone: true)
  }

  private func fillDismissFrames(_ context: TransitionContext) {
    let view = controller.presentedView
    context.fromView = view
    context.toView = removesPresenter ? presenter.view : nil
    context.initialFrames[ObjectIdentifier(presented)] = view?.frame ?? .zero
    let frame = removesPresenter ? container.bounds : presenter.viewIfLoaded?.frame ?? .zero
    context.initialFrames[ObjectIdentifier(presenter)] = frame
    let own = removesPresenter ? frame : presenterOwnFrame ?? frame
    context.finalFrames[ObjectIdentifier(presenter)] = { own }
  }

  /// Where the presenter belongs, wherever an animator has put it meanwhile: what code that makes it
  /// smaller asks for to bring it back. Nil inside a container, which alone knows.
  private var presenterOwnFrame: CGRect? {
    if let presentation = presenter.presentation {
      return presentation.controller.frameOfPresentedViewInContainerView
    }
    guard let place = presenter.viewIfLoaded?.superview, place is WindowStage || place is UIWindow
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
      controller.presentation?.goAlong()
    }
  }
}
