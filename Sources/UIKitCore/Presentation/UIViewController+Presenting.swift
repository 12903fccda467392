import Foundation
import QuartzCore

extension UIViewController {
  final func beginPresenting(
    _ wanted: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    if let refusal = refusalToPresent(wanted) {
      Diagnostics.report(.presentWhilePresenting(wanted, on: self, refusal))
      return
    }
    let wished = wanted.controllerForPresenting(on: rootOfContainment, source: self)
    let (controller, presented) = adapt(wished)
    let presenter = presenter(for: controller)
    guard presented.presentation == nil,
      presenter.storedPresented.map({ $0.presentation?.isOver == true }) ?? true
    else {
      Diagnostics.report(
        .presentWhilePresenting(wanted, on: presenter, "which is already presenting."))
      return
    }
    let isContextsStyle =
      presenter.providesPresentationContextTransitionStyle && !controller.shouldPresentInFullscreen
    presented.transitionStyleFromContext = isContextsStyle ? presenter.modalTransitionStyle : nil
    let presentation = Presentation(
      presenter: presenter, presented: presented, controller: controller, wished: wished)
    wanted.preparedController = nil
    presented.presentation = presentation
    presenter.storedPresented = presented
    let transition = presentation.makePresentTransition(source: self, animated: animated)
    presentation.transition = transition
    presentation.preparePresent(transition, completion: completion)
    transition.schedule()
  }

  /// Why nothing can be presented now, in UIKit's words (H29).
  private func refusalToPresent(_ wanted: UIViewController) -> String? {
    if wanted === self { return "itself." }
    if wanted.presentation != nil { return "which is already presented." }
    if wanted.parent != nil { return "while it is the child of another controller." }
    guard viewIfLoaded?.window != nil else { return "whose view is not in the window hierarchy." }
    let root = rootOfContainment
    if root.presentation?.isMoving == true { return "while a presentation is in progress." }
    guard let other = root.storedPresented, other.presentation?.isOver != true else { return nil }
    if other.presentation?.isMoving == true { return "while a presentation is in progress." }
    return "which is already presenting \(type(of: other))."
  }

  /// The outermost container.
  private var rootOfContainment: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// The controller that presents: the outermost, or the nearest that defines a context.
  private func presenter(for controller: UIPresentationController) -> UIViewController {
    guard !controller.shouldPresentInFullscreen else { return rootOfContainment }
    var candidate = self
    while !candidate.definesPresentationContext, let parent = candidate.parent {
      candidate = parent
    }
    return candidate
  }

  /// What the style becomes where it does not fit, and who is shown then.
  private func adapt(_ wished: UIPresentationController)
    -> (UIPresentationController, UIViewController)
  {
    let presented = wished.presentedViewController
    let style = wished.adaptivePresentationStyle(for: traitCollection).resolved
    guard style != .none, style != wished.presentationStyle, style != .popover else {
      // There are no popovers on a phone: one that wants to be none is a sheet all the same.
      guard wished is UIPopoverPresentationController else { return (wished, presented) }
      return adapt(wished, to: .pageSheet)
    }
    return adapt(wished, to: style)
  }

  private func adapt(_ wished: UIPresentationController, to style: UIModalPresentationStyle)
    -> (UIPresentationController, UIViewController)
  {
    let presented = wished.presentedViewController
    if let popover = wished as? UIPopoverPresentationController {
      (popover.delegate as? any UIPopoverPresentationControllerDelegate)?
        .prepareForPopoverPresentation(popover)
    }
    let substitute = wished.delegate?.presentationController(
      wished, viewControllerForAdaptivePresentationStyle: style)
    let shown = substitute ?? presented
    let adapted: UIPresentationController =
      if let popover = wished as? UIPopoverPresentationController, style.isSheet,
        shown === presented
      {
        popover.sheet
      } else {
        shown.makeStockController(style, presenting: rootOfContainment)
      }
    if adapted.delegate == nil { adapted.delegate = wished.delegate }
    wished.delegate?.presentationController(wished, prepare: adapted)
    return (adapted, shown)
  }

  // MARK: Dismissing

  final func beginDismissing(animated: Bool, completion: (() -> Void)?) {
    // A controller that presents dismisses what it presented, otherwise itself (or its ancestor).
    guard let presented = presentedViewController ?? presentedAncestor else {
      if let completion { EndOfTurn.enqueue(completion) }
      return
    }
    presented.leave(animated: animated, completion: completion)
  }

  /// The controller has left its container: what it, or one of its children, presents in a context
  /// of its own goes with it, unseen.
  final func dismissGuests() {
    if let guest = storedPresented, guest.presentation?.presenter === self {
      for one in guest.presentationChain.reversed() {
        one.presented.runningTransition?.settle(completed: true)
        one.transition?.settle(completed: one.transition?.wasCancelled != true)
      }
      if storedPresented != nil { beginDismissing(animated: false, completion: nil) }
    }
    dismissGuestsOfChildren()
  }

  /// The controller is gone: what its pages present in their own contexts, over the whole window
  /// perhaps, goes with it.
  final func dismissGuestsOfChildren() {
    for child in children { child.dismissGuests() }
  }

  /// Goes, with all that it presents; without a presentation it is gone already.
  private func leave(animated: Bool, completion: (() -> Void)?) {
    guard presentation != nil else {
      completion?()
      return
    }
    let chain = presentationChain
    if let busy = chain.first(where: { $0.transition != nil }) {
      wait(for: busy, animated: animated, completion: completion)
      return
    }
    guard let top = chain.last else { return }
    top.levels = LevelsBetween(Array(chain.dropLast()))
    // Out of the window nothing moves: it is gone at once, whatever was asked.
    let animated = animated && top.container.window != nil
    let transition = top.makeDismissTransition(animated: animated)
    top.transition = transition
    top.levels?.share(transition)
    top.prepareDismiss(transition) { _ in completion?() }
    transition.schedule()
  }

  private func wait(for busy: Presentation, animated: Bool, completion: (() -> Void)?) {
    let request = { [weak self] in
      guard let self else {
        completion?()
        return
      }
      leave(animated: animated, completion: completion)
    }
    guard let running = busy.transition, running.kind == .dismiss else {
      // Dismissed while still coming: it goes once it is there.
      Diagnostics.report(.requestWhileRunning(.dismiss))
      busy.presented.waitingRequests.append(request)
      return
    }
    // Going already, and what lies below it goes then; a hand that holds it lets go.
    running.requests.append(request)
    guard !busy.controller.letGo(), running.requests.count == 1 else { return }
    Diagnostics.report(.requestWhileRunning(.dismiss))
  }

  /// The presentations from this controller's up.
  private var presentationChain: [Presentation] {
    var chain: [Presentation] = []
    var controller: UIViewController? = self
    while let presentation = controller?.presentation {
      chain.append(presentation)
      controller = controller?.storedPresented
    }
    return chain
  }

  private var presentedAncestor: UIViewController? {
    var controller: UIViewController? = self
    while let current = controller {
      if current.presentation != nil { return current }
      controller = current.parent
    }
    return nil
  }

  /// How the stock presentation moves it: by its own wish, or by that of its context.
  final var effectiveTransitionStyle: UIModalTransitionStyle {
    transitionStyleFromContext ?? modalTransitionStyle
  }
}
