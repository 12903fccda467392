import Foundation
import QuartzCore

/// What is presented in a controller's own context comes and goes with it.
extension UIViewController {
  private var contextPresentation: Presentation? {
    guard let presentation = storedPresented?.presentation, presentation.presenter === self,
      presentation.isInContext, !presentation.isOver
    else { return nil }
    return presentation
  }

  /// Whether something comes or goes in the controller's context now.
  final var isContextMoving: Bool { contextPresentation?.transition != nil }

  /// What is seen in place of the controller, and hears of appearing in its place.
  final var guestInPlace: UIViewController? {
    guard let presentation = contextPresentation, presentation.transition == nil,
      presentation.removesPresenter
    else { return nil }
    return presentation.presented
  }

  /// What stands in the controller's container: its view, or all of what is presented in its place.
  final var viewInPlace: UIView {
    guard guestInPlace != nil, let presentation = contextPresentation else { return loadedView }
    return presentation.container
  }

  /// What is seen over the controller, inside its view.
  final var guestInside: UIViewController? {
    guard let presentation = contextPresentation, presentation.transition == nil,
      !presentation.removesPresenter
    else { return nil }
    return presentation.presented
  }

  /// Goes out of its container's sight, with what is presented in its place.
  final func leavePlace() {
    settleGuests()
    viewIfLoaded?.removeFromSuperview()
    if let presentation = contextPresentation, presentation.removesPresenter {
      presentation.container.removeFromSuperview()
    }
  }

  /// What comes or goes in the controller's context, or in a child's, is over.
  private func settleGuests() {
    if let running = contextPresentation?.transition {
      running.settle(completed: !running.wasCancelled)
    }
    for child in children { child.settleGuests() }
  }

  /// Stands in its container, wherever an animator has left its view; or what is presented in its
  /// place does.
  final func takePlace(in pages: ContainerPages) {
    // What covers it brings it back when it goes.
    if isCovered {
      viewIfLoaded?.removeFromSuperview()
      return
    }
    guard let container = containerInPlace else {
      pages.keep(loadedView)
      return
    }
    if guestInPlace != nil { viewIfLoaded?.removeFromSuperview() }
    container.frame = pages.bounds
    pages.keep(container)
  }

  /// What stands in its place for the guest there, and holds the view, too, while that comes or goes.
  private var containerInPlace: PresentationContainer? {
    if guestInPlace != nil { return contextPresentation?.container }
    guard isContextMoving, let holder = viewIfLoaded?.superview as? PresentationContainer,
      holder.presentationController?.presentation?.isInContext == true
    else { return nil }
    return holder
  }

  /// Two things went on at once, a change of pages and a presentation in the context of one of them:
  /// whoever ended last may not have known of the other. Who stands in its place has appeared, and
  /// nobody else has.
  final func agreeWithPlace() {
    if let presentation, presentation.isInContext, presentation.presenter !== self {
      presentation.presenter.agreeWithPlace()
      return
    }
    guard let parent, parent.placesChildren, parent.isViewLoaded,
      parent.childrenInMotion == nil, isViewLoaded
    else { return }
    let isShown = parent.placedChild === self
    if !isShown, contextPresentation?.transition == nil { leavePlace() }
    guard parent.appearance == .appeared || parent.appearance == .disappeared else { return }
    agree(isSeen: isShown && parent.appearance == .appeared)
  }

  private func agree(isSeen: Bool) {
    let guest = contextPresentation
    // What still comes or goes over it tells it at its end.
    guard storedPresented?.presentation?.transition == nil, isViewLoaded else { return }
    tellItself(isSeen: isSeen && guest?.removesPresenter != true)
    guest?.presented.agree(isSeen: isSeen)
    for child in children { child.agreeWithPlace() }
  }

  private func tellItself(isSeen: Bool) {
    let wanted: Appearance = isSeen && !isCovered ? .appeared : .disappeared
    guard appearance != wanted else { return }
    beginOwnAppearance(wanted == .appeared, animated: false)
    endOwnAppearance()
  }

  /// Whether what it presents over the whole window has taken its view out of it.
  final var isCovered: Bool {
    guard let presentation = storedPresented?.presentation, presentation.presenter === self
    else { return false }
    return !presentation.isInContext && presentation.removesPresenter
      && presentation.transition == nil
  }

  /// Whether it is seen once nothing stands in its place: its container shows it, and does not lead
  /// away from it.
  final var belongsInSight: Bool {
    if let presentation, presentation.isInContext, presentation.presenter !== self {
      return presentation.presenter.belongsInSight
    }
    guard let parent, parent.placesChildren else { return true }
    guard parent.appearance == .appeared || parent.appearance == .appearing else { return false }
    guard let running = parent.childrenInMotion else { return parent.placedChild === self }
    return (running.wasCancelled ? running.from : running.to) === self
  }

  /// Whether its container shows it now.
  final var isPlaced: Bool {
    guard let parent, parent.placesChildren else { return true }
    return parent.placedChild === self || parent.childrenInMotion?.from === self
  }
}
