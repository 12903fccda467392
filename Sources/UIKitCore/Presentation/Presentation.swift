import Foundation
import QuartzCore

/// One controller shown over another, from the request to the end of its dismissal.
final class Presentation {
  private(set) weak var heldPresenter: UIViewController?
  /// Owns the presentation, or is held by the transition that does.
  unowned let presented: UIViewController
  let controller: UIPresentationController
  /// The controller of the style that was asked for; another than `controller` once adapted.
  let wished: UIPresentationController
  let container: PresentationContainer
  /// The transition that brings it in or takes it out.
  var transition: ViewTransition?
  /// Whether it takes place in a controller's own context, not over the whole window.
  let isInContext: Bool
  /// What waits for the end of a dismissal that runs already.
  var afterDismissal: [() -> Void] = []
  /// Whether the presenter's view comes back into the window with the dismissal.
  var presenterReturns = false
  /// What the presenter looked like when the transition began.
  private var lookBefore: PresenterLook?
  /// Where the presenter's view stood before it was taken out of the window.
  private var presenterPlace: Place?

  private struct Place {
    let superview: UIView
    let index: Int
    /// Whose page the presenter was then.
    weak var parent: UIViewController?
    /// Where it stood; nil if it filled the superview, whose size may have changed since.
    let frame: CGRect?
  }

  init(
    presenter: UIViewController, presented: UIViewController, controller: UIPresentationController,
    wished: UIPresentationController
  ) {
    heldPresenter = presenter
    self.presented = presented
    self.controller = controller
    self.wished = wished
    isInContext = !controller.shouldPresentInFullscreen
    container = PresentationContainer(frame: .zero)
    container.presentationController = controller
    controller.presentation = self
    controller.storedPresenting = presenter
    wished.storedPresenting = presenter
  }

  /// The controller underneath; the presented one itself should that be gone.
  var presenter: UIViewController { heldPresenter ?? presented }

  /// Whether a transition is on its way; not while its last callbacks are sent.
  var isMoving: Bool { transition.map { $0.phase != .ended } ?? false }

  /// Whether it has been dismissed and only the last callbacks are still sent.
  var isOver: Bool {
    guard let transition, transition.phase == .ended else { return false }
    return (transition.kind == .dismiss) != transition.wasCancelled
  }

  var removesPresenter: Bool { controller.shouldRemovePresentersView }

  /// Puts the container over the presenter: in the window, beside the context's view where that is
  /// to go, or inside it where it stays.
  func installContainer() {
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard isInContext, let view = presenter.viewIfLoaded else {
      guard let window = presenter.viewIfLoaded?.window else { return }
      container.frame = window.bounds
      window.addSubview(container)
      return
    }
    if removesPresenter, let superview = view.superview {
      container.frame = view.frame
      superview.insertSubview(container, aboveSubview: view)
    } else {
      container.frame = view.bounds
      view.addSubview(container)
    }
  }

  /// The presenter's view goes into the container, as the "from" view of a full screen style (C21).
  func takePresenterIn() {
    guard removesPresenter, let view = presenter.viewIfLoaded else { return }
    guard notePlace(of: view) else { return }
    let frame = view.convert(view.bounds, to: nil)
    container.insertSubview(view, at: 0)
    // From a sheet it keeps where it is seen.
    if view.layer.transform.isIdentity { view.frame = container.convert(frame, from: nil) }
  }

  private func notePlace(of view: UIView) -> Bool {
    guard let superview = view.superview, superview !== container else { return false }
    presenterPlace = Place(
      superview: superview, index: superview.subviews.firstIndex { $0 === view } ?? 0,
      parent: presenter.parent,
      frame: view.bounds.size == superview.bounds.size ? nil : view.frame)
    return true
  }

  /// The presenter's view goes out of the window: what covers it is all there is to see.
  func removePresenter() {
    presenter.viewIfLoaded?.removeFromSuperview()
  }

  /// The presenter's view goes back to where it stood.
  func putPresenterBack() {
    guard let place = presenterPlace, let view = presenter.viewIfLoaded else { return }
    presenterPlace = nil
    // Its container may show another page by now.
    guard presenter.isPlaced, place.parent === presenter.parent else {
      view.removeFromSuperview()
      return
    }
    if view.layer.transform.isIdentity {
      view.frame = place.frame ?? place.superview.bounds
    }
    place.superview.insertSubview(view, at: place.index)
  }

  /// Remembers what the presenter looks like before an animator touches it.
  func noteLook() {
    // Moved by its container's animator at the same time, it will look otherwise anyhow.
    let isMoved = presenter.parent?.runningTransition != nil
    lookBefore = isMoved ? nil : presenter.viewIfLoaded.map(PresenterLook.init)
  }

  /// After a cancelled transition the presenter must look as before (H7).
  func checkLook() {
    guard let view = presenter.viewIfLoaded, let lookBefore,
      PresenterLook(view) != lookBefore
    else { return }
    Diagnostics.report(.presenterNotRestored(presenter))
  }

  /// Takes the presented view and everything around it away.
  func tearDown() {
    if container.isHolding(presenter.viewIfLoaded), !removesPresenter {
      let wasAnimated = transition?.isAnimated ?? true
      Diagnostics.report(
        wasAnimated ? .presenterInContainer(presenter) : .animatorNotRun(presenter))
      rescuePresenter()
    }
    controller.presentedView?.removeFromSuperview()
    container.removeFromSuperview()
    container.presentationController = nil
  }

  /// An animator put the presenter's view into a container that is going away: on iOS the screen
  /// turns black (C22). Here the view goes back below.
  private func rescuePresenter() {
    guard let view = presenter.viewIfLoaded, let host = container.superview else { return }
    host.insertSubview(view, belowSubview: container)
  }

  /// Takes the place of the presentations below it, which go without being seen: their lowest
  /// presenter is the one that this presentation, the topmost, gives way to.
  func takeOver(_ lower: [Presentation]) {
    guard let lowest = lower.first, let presenter = lowest.heldPresenter else { return }
    for other in lower.reversed() {
      controller.takeOver(from: other.controller)
      other.controller.dismissalTransitionWillBegin()
      other.presented.beginAppearance(false, animated: false)
      other.controller.dismissalTransitionDidEnd(true)
    }
    presenterPlace = lowest.presenterPlace
    heldPresenter = presenter
    controller.storedPresenting = presenter
    if presenterPlace == nil, let view = presenter.viewIfLoaded { _ = notePlace(of: view) }
    if !removesPresenter, lowest.presenterPlace != nil {
      putPresenterBack()
      presenterReturns = true
    }
    moveContainer(to: presenter, inPlaceOf: lowest)
    // Each is kept alive by the one below it: none may go before all is done.
    let all = lower.map(\.presented) + [self.presented]
    for (other, presented) in zip(lower, all) {
      presented.viewIfLoaded?.removeFromSuperview()
      other.container.removeFromSuperview()
      presented.endAppearance()
      presented.storedPresented = nil
      presented.presentation = nil
      presented.dismissGuestsOfChildren()
    }
    presenter.storedPresented = all.last
  }

  /// In a context it stood in or beside a view that goes: now it does in or beside the presenter's.
  private func moveContainer(to presenter: UIViewController, inPlaceOf lowest: Presentation) {
    guard isInContext, let view = presenter.viewIfLoaded else { return }
    if !removesPresenter {
      container.frame = view.bounds
      view.addSubview(container)
    } else if lowest.removesPresenter {
      lowest.container.superview?.insertSubview(container, aboveSubview: lowest.container)
    } else {
      container.frame = view.frame
      view.superview?.insertSubview(container, aboveSubview: view)
    }
  }
}

/// What of a presenter's view an animator may have changed and not changed back (H7).
struct PresenterLook: Equatable {
  private let transform: CATransform3D
  private let alpha: CGFloat
  private let isHidden: Bool
  private let mask: ObjectIdentifier?

  init(_ view: UIView) {
    transform = view.layer.transform
    alpha = view.alpha
    isHidden = view.isHidden
    mask = view.layer.mask.map(ObjectIdentifier.init)
  }
}

/// What a presentation takes place in. Keeps touches from what lies below.
///
/// Mirrors: the transition view that a presentation's `containerView` is.
final class PresentationContainer: UIView {
  weak var presentationController: UIPresentationController?

  override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let presentationController else { return hit }
    return presentationController.target(of: hit, at: point, in: self)
  }

  func isHolding(_ view: UIView?) -> Bool { view?.superview === self }
}
