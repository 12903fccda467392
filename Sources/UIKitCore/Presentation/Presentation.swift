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
  /// What goes along with its dismissal.
  var levels: LevelsBetween?
  /// What the presenter looked like when the transition began.
  private var lookBefore: PageLook?
  /// Where the presenter's view stood before it was taken out of the window.
  private(set) var presenterPlace: ViewPlace?

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

  /// The controller that a dismissal leads back to: the presenter, or the one below all that goes
  /// along.
  var receiver: UIViewController { levels?.receiver ?? presenter }

  /// Whether a transition is on its way; not while its last callbacks are sent.
  var isMoving: Bool { transition.map { $0.phase != .ended } ?? false }

  /// Whether it has been dismissed and only the last callbacks are still sent.
  var isOver: Bool {
    guard let transition, transition.phase == .ended else { return false }
    return (transition.kind == .dismiss) != transition.wasCancelled
  }

  var removesPresenter: Bool { controller.shouldRemovePresentersView }

  /// Whether the receiver's view is out of the window until the dismissal brings it back.
  var removesReceiver: Bool { levels?.removesReceiver ?? removesPresenter }

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
    guard removesPresenter, let view = presenter.viewIfLoaded,
      let place = ViewPlace(of: presenter, outside: container)
    else { return }
    presenterPlace = place
    let frame = view.convert(view.bounds, to: nil)
    container.insertSubview(view, at: 0)
    // From a sheet it keeps where it is seen.
    if view.layer.transform.isIdentity { view.frame = container.convert(frame, from: nil) }
  }

  /// The presenter's view goes out of the window: what covers it is all there is to see.
  func removePresenter() {
    presenter.viewIfLoaded?.removeFromSuperview()
  }

  /// The presenter's view goes back to where it stood.
  func putPresenterBack() {
    presenterPlace?.takeBack(presenter)
    presenterPlace = nil
  }

  /// Remembers what the presenter looks like before an animator touches it.
  func noteLook() {
    // Moved by its container's animator at the same time, it will look otherwise anyhow.
    let isMoved = receiver.parent?.runningTransition != nil
    lookBefore = isMoved ? nil : receiver.viewIfLoaded.map(PageLook.init)
  }

  /// After a cancelled transition the presenter must look as before (H7).
  ///
  /// A sheet sends the page behind it back itself: a finger has moved it by the time the transition
  /// begins, and whatever others do to it the sheet puts right.
  func checkLook() {
    guard let view = receiver.viewIfLoaded, let lookBefore else { return }
    let isPlaced = controller.isMoving(view) || levels?.isMoving(view) == true
    let what = lookBefore.differences(from: view).filter {
      $0 != .cornerRadius && !(isPlaced && $0 == .transform)
    }
    if !what.isEmpty { Diagnostics.report(.presenterNotRestored(receiver, what)) }
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

  /// Its presenter is another from now on: the levels between are gone.
  func follow(_ receiver: UIViewController, at place: ViewPlace?) {
    heldPresenter = receiver
    controller.storedPresenting = receiver
    presenterPlace = place
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
