import Foundation
import QuartzCore

/// What is presented in a controller's own context comes and goes with it.
extension UIViewController {
  private var contextPresentation: Presentation? {
    guard let presentation = storedPresented?.presentation, presentation.presenter === self,
      !presentation.controller.shouldPresentInFullscreen, !presentation.isOver
    else { return nil }
    return presentation
  }

  /// What is seen in place of the controller, and hears of appearing in its place.
  final var guestInPlace: UIViewController? {
    guard let presentation = contextPresentation, presentation.transition == nil,
      presentation.removesPresenter
    else { return nil }
    return presentation.presented
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
    guard guestInPlace != nil, let container = contextPresentation?.container else {
      pages.keep(loadedView)
      return
    }
    viewIfLoaded?.removeFromSuperview()
    container.frame = pages.bounds
    pages.keep(container)
  }

  /// Whether its container shows it now.
  final var isPlaced: Bool {
    guard let parent, parent.placesChildren else { return true }
    return parent.placedChild === self || parent.runningTransition?.from === self
  }
}
