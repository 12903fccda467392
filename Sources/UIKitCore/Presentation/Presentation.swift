import Foundation

/// One controller shown over another, from the request to the end of its dismissal.
final class Presentation {
  private weak var heldPresenter: UIViewController?
  /// Owns the presentation, or is held by the transition that does.
  unowned let presented: UIViewController
  let controller: UIPresentationController
  let container: PresentationContainer
  /// The transition that brings it in or takes it out.
  var transition: ViewTransition?
  /// Where the presenter's view stood before it was taken out of the window.
  private var presenterPlace: (superview: UIView, index: Int)?

  init(
    presenter: UIViewController, presented: UIViewController, controller: UIPresentationController
  ) {
    heldPresenter = presenter
    self.presented = presented
    self.controller = controller
    container = PresentationContainer(frame: .zero)
    container.presentationController = controller
    controller.presentation = self
    controller.storedPresenting = presenter
  }

  /// The controller underneath; the presented one itself should that be gone.
  var presenter: UIViewController { heldPresenter ?? presented }

  var removesPresenter: Bool { controller.shouldRemovePresentersView }

  /// Puts the container over the presenter: in the window, or in the context's view.
  func installContainer() {
    let style = presented.modalPresentationStyle
    let isInContext = style == .currentContext || style == .overCurrentContext
    guard let host = isInContext ? presenter.view : presenter.view.window else { return }
    container.frame = host.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.addSubview(container)
  }

  /// The presenter's view goes into the container, as the "from" view of a full screen style (C21).
  func takePresenterIn() {
    guard removesPresenter, let view = presenter.viewIfLoaded, let superview = view.superview,
      superview !== container
    else { return }
    presenterPlace = (superview, superview.subviews.firstIndex { $0 === view } ?? 0)
    container.insertSubview(view, at: 0)
  }

  /// The presenter's view goes out of the window: what covers it is all there is to see.
  func removePresenter() {
    presenter.viewIfLoaded?.removeFromSuperview()
  }

  /// The presenter's view goes back to where it stood.
  func putPresenterBack() {
    guard let place = presenterPlace, let view = presenter.viewIfLoaded else { return }
    view.frame = place.superview.bounds
    place.superview.insertSubview(view, at: place.index)
    presenterPlace = nil
  }

  /// Takes the presented view and everything around it away.
  func tearDown() {
    if container.isHolding(presenter.viewIfLoaded), !removesPresenter {
      Diagnostics.report(.presenterInContainer(presenter))
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
}

/// What a presentation takes place in. Keeps touches from what lies below.
final class PresentationContainer: UIView {
  weak var presentationController: UIPresentationController?

  override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }

  func isHolding(_ view: UIView?) -> Bool { view?.superview === self }
}
