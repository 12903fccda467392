import Foundation
import QuartzCore

extension Presentation {
  func makePresentTransition(source: UIViewController, animated: Bool) -> ViewTransition {
    let delegate = presented.transitioningDelegate
    let custom =
      animated
      ? delegate?.animationController(
        forPresented: presented, presenting: presenter, source: source) : nil
    let interactor = custom.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
    let context = TransitionContext(
      container: container, from: presenter, to: presented, style: controller.presentationStyle,
      isAnimated: animated)
    let transition = ViewTransition(
      kind: .present, from: presenter, to: presented, context: context,
      animator: custom ?? stockAnimator(isPresenting: true, animated: animated),
      interactor: interactor, isAnimated: animated)
    transition.blocksTouches = !(custom == nil && controller.isCatchable)
    return transition
  }

  func preparePresent(_ transition: ViewTransition, completion: (() -> Void)?) {
    let context = transition.context
    let removes = removesPresenter
    transition.steps.begin = { [self] in
      installContainer()
      _ = presented.loadedView
      controller.applyTraits()
      noteLook()
      takePresenterIn()
      fillPresentFrames(context)
      noteSilence()
      tellAdaptation(coordinator: transition.coordinator)
      controller.preferredContentSizeDidChange(forChildContentContainer: presented)
      controller.presentationTransitionWillBegin()
      // Asked for at once, as UIKit does: there is code that places its view while it answers.
      context.settleFinalFrame(for: presented)
      if removes { presenter.beginAppearance(false, animated: transition.isAnimated) }
      presented.beginAppearance(true, animated: transition.isAnimated)
      SystemChrome.update(on: container.window?.screen ?? .main)
    }
    transition.steps.cancel = { [self] in
      presented.beginAppearance(false, animated: true)
      if removes, presenter.belongsInSight { presenter.beginAppearance(true, animated: true) }
    }
    transition.steps.goOn = { [self] in
      if removes { presenter.beginAppearance(false, animated: true) }
      presented.beginAppearance(true, animated: true)
    }
    transition.steps.end = { [self] completed in
      controller.presentationTransitionDidEnd(completed)
      if completed {
        if self.transition?.isUnplaced == true { placePresented() }
        if removes { removePresenter() }
        presented.endAppearance()
        if removes { presenter.endAppearance() }
        followContext()
      } else {
        putPresenterBack()
        tearDown()
        checkLook()
        presented.appearance.cancelIfAppearing(presented)
        presented.endAppearance()
        if removes { presenter.endAppearance() }
      }
    }
    transition.steps.after = { [self] completed in
      let goOn = finish(isGone: !completed)
      completion?()
      goOn()
    }
  }

  /// What an animator would have done.
  private func placePresented() {
    guard let view = controller.presentedView else { return }
    view.frame = controller.frameOfPresentedViewInContainerView
    container.addSubview(view)
  }

  /// The context may have gone, or begun to, while the presented came or was held: it goes with it.
  func followContext() {
    guard isInContext else { return }
    var (place, isInPlace) = (presenter, removesPresenter)
    // A presenter that stands in another's place itself goes when that one goes.
    while isInPlace, let under = place.presentation, under.isInContext, under.presenter !== place {
      (place, isInPlace) = (under.presenter, under.removesPresenter)
    }
    guard isInPlace else { return place.follow(presented) }
    guard let outer = place.parent else { return }
    if let leaving = outer.runningTransition, leaving.from === place, !leaving.wasCancelled {
      presented.beginAppearance(false, animated: leaving.isAnimated)
    } else if place.isPlaced {
      outer.follow(presented)
    } else {
      presented.beginAppearance(false, animated: false)
      presented.endAppearance()
    }
  }

  /// The run in which it has been said that presenters of sheets hear nothing.
  private static weak var noted: UIApplication?

  /// Whoever has not chosen a style may not know of C29.
  private func noteSilence() {
    guard presented.modalPresentationStyle == .automatic, presented.presentation === self,
      controller is UISheetPresentationController, Self.noted !== UIApplication.shared
    else { return }
    Self.noted = UIApplication.shared
    Diagnostics.report(.presenterHearsNothing(presenter))
  }

  private func tellAdaptation(coordinator: any UIViewControllerTransitionCoordinator) {
    wished.delegate?.presentationController(
      wished,
      willPresentWithAdaptiveStyle: wished === controller
        ? .none : controller.presentationStyle,
      transitionCoordinator: coordinator)
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

  // MARK: The end of coming or going

  /// - Returns: what was asked for meanwhile, to be done after whoever asked first has been told.
  func finish(isGone: Bool) -> () -> Void {
    // A dismissal that was taken back is not done by those who waited for its end.
    let requests = isGone ? transition?.requests ?? [] : []
    transition?.requests = []
    transition = nil
    let presented = self.presented
    levels?.finish(isGone: isGone)
    levels = nil
    SystemChrome.update(on: presenter.viewIfLoaded?.window?.screen ?? .main)
    guard isGone else {
      heldPresenter?.agreeWithPlace()
      return { presented.runWaitingRequests() }
    }
    presented.presentation = nil
    if presenter.storedPresented === presented { presenter.storedPresented = nil }
    presented.dismissGuestsOfChildren()
    heldPresenter?.agreeWithPlace()
    return {
      let waiting = requests + presented.waitingRequests
      presented.waitingRequests = []
      for block in waiting { block() }
    }
  }

  func stockAnimator(isPresenting: Bool, animated: Bool)
    -> any UIViewControllerAnimatedTransitioning
  {
    animated ? controller.stockAnimator(isPresenting: isPresenting) : InstantAnimator()
  }
}

extension UIViewController.Appearance {
  /// A presentation ended as cancelled without having been released as such still takes back its
  /// "will appear".
  func cancelIfAppearing(_ controller: UIViewController) {
    if self == .appearing { controller.beginAppearance(false, animated: true) }
  }
}
