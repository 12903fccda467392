import Foundation
import QuartzCore

extension Presentation {
  // MARK: Coming

  func makePresentTransition(source: UIViewController, animated: Bool) -> ViewTransition {
    let delegate = presented.transitioningDelegate
    let custom =
      animated
      ? delegate?.animationController(
        forPresented: presented, presenting: presenter, source: source) : nil
    let interactor = custom.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
    let context = TransitionContext(
      container: container, from: presenter, to: presented,
      style: presented.modalPresentationStyle, isAnimated: animated)
    return ViewTransition(
      kind: .present, from: presenter, to: presented, context: context,
      animator: custom ?? stockAnimator(isPresenting: true, animated: animated),
      interactor: interactor, isAnimated: animated)
  }

  func preparePresent(_ transition: ViewTransition, completion: (() -> Void)?) {
    let context = transition.context
    transition.steps.begin = { [self] in
      installContainer()
      _ = presented.loadedView
      takePresenterIn()
      fillPresentFrames(context)
      controller.presentationTransitionWillBegin()
      if removesPresenter { presenter.beginAppearance(false, animated: transition.isAnimated) }
      presented.beginAppearance(true, animated: transition.isAnimated)
      SystemChrome.update(on: container.window?.screen ?? .main)
    }
    transition.steps.cancel = { [self] in
      presented.beginAppearance(false, animated: true)
      if removesPresenter { presenter.beginAppearance(true, animated: true) }
    }
    transition.steps.end = { [self] completed in
      controller.presentationTransitionDidEnd(completed)
      if completed {
        if removesPresenter { removePresenter() }
        presented.endAppearance()
        if removesPresenter { presenter.endAppearance() }
      } else {
        putPresenterBack()
        tearDown()
        presented.appearance.cancelIfAppearing(presented)
        presented.endAppearance()
        if removesPresenter { presenter.endAppearance() }
      }
    }
    transition.steps.after = { [self] completed in
      finish(isGone: !completed)
      completion?()
    }
  }

  private func fillPresentFrames(_ context: TransitionContext) {
    let removes = removesPresenter
    context.fromView = removes ? presenter.view : nil
    context.findToView = { [controller] in controller.presentedView }
    let presenterFrame = presenter.viewIfLoaded?.frame ?? .zero
    context.initialFrames[ObjectIdentifier(presenter)] = presenterFrame
    context.finalFrames[ObjectIdentifier(presenter)] = { removes ? .zero : presenterFrame }
    context.finalFrames[ObjectIdentifier(presented)] = { [controller] in
      controller.frameOfPresentedViewInContainerView
    }
  }

  // MARK: Going

  func makeDismissTransition(animated: Bool) -> ViewTransition {
    let delegate = presented.transitioningDelegate
    let custom = animated ? delegate?.animationController(forDismissed: presented) : nil
    let interactor = custom.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
    let context = TransitionContext(
      container: container, from: presented, to: presenter,
      style: presented.modalPresentationStyle, isAnimated: animated)
    return ViewTransition(
      kind: .dismiss, from: presented, to: presenter, context: context,
      animator: custom ?? stockAnimator(isPresenting: false, animated: animated),
      interactor: interactor, isAnimated: animated)
  }

  func prepareDismiss(_ transition: ViewTransition, completion: (() -> Void)?) {
    let context = transition.context
    transition.steps.begin = { [self] in
      fillDismissFrames(context)
      controller.dismissalTransitionWillBegin()
      presented.beginAppearance(false, animated: transition.isAnimated)
      if removesPresenter { presenter.beginAppearance(true, animated: transition.isAnimated) }
      SystemChrome.update(on: container.window?.screen ?? .main)
    }
    transition.steps.cancel = { [self] in
      SystemChrome.update(on: container.window?.screen ?? .main)
      if removesPresenter { presenter.beginAppearance(false, animated: true) }
      presented.beginAppearance(true, animated: true)
    }
    transition.steps.end = { [self] completed in
      controller.dismissalTransitionDidEnd(completed)
      if completed {
        putPresenterBack()
        tearDown()
        if removesPresenter { presenter.endAppearance() }
        presented.endAppearance()
      } else {
        if removesPresenter {
          removePresenter()
          presenter.endAppearance()
        }
        presented.endAppearance()
      }
    }
    transition.steps.after = { [self] completed in
      finish(isGone: completed)
      completion?()
    }
  }

  private func fillDismissFrames(_ context: TransitionContext) {
    let view = controller.presentedView
    context.fromView = view
    context.toView = removesPresenter ? presenter.view : nil
    context.initialFrames[ObjectIdentifier(presented)] = view?.frame ?? .zero
    let frame = removesPresenter ? container.bounds : presenter.viewIfLoaded?.frame ?? .zero
    context.initialFrames[ObjectIdentifier(presenter)] = frame
    context.finalFrames[ObjectIdentifier(presenter)] = { frame }
  }

  // MARK: The end of either

  private func finish(isGone: Bool) {
    transition = nil
    let presented = self.presented
    SystemChrome.update(on: presenter.viewIfLoaded?.window?.screen ?? .main)
    if isGone {
      presented.presentation = nil
      presenter.storedPresented = nil
      presented.waitingRequests.removeAll()
    } else {
      presented.runWaitingRequests()
    }
  }

  private func stockAnimator(isPresenting: Bool, animated: Bool)
    -> any UIViewControllerAnimatedTransitioning
  {
    guard animated else { return InstantAnimator() }
    return presented.modalTransitionStyle == .crossDissolve
      ? DissolveAnimator() : CoverAnimator(isPresenting: isPresenting)
  }
}

extension UIViewController.Appearance {
  /// A presentation ended as cancelled without having been released as such still takes back its
  /// "will appear".
  func cancelIfAppearing(_ controller: UIViewController) {
    if self == .appearing { controller.beginAppearance(false, animated: true) }
  }
}

extension Diagnostic {
  static func presenterInContainer(_ presenter: UIViewController) -> Diagnostic {
    Diagnostic(
      id: "H5",
      message:
        "The view of \(type(of: presenter)) was put into the transition's container although "
        + "view(forKey: .to) is nil; on iOS it disappears with the container.",
      advice: "Leave the presenter's view where it is when view(forKey:) returns nil.")
  }
}
