import Foundation
import QuartzCore

/// The presentations between the controller that is gone back to and the topmost, whose dismissal
/// takes them along.
///
/// They go without being seen: out of sight while the topmost moves, and gone when it is. A
/// dismissal that is taken back finds them as they were, and their controllers have heard nothing.
final class LevelsBetween {
  /// Each is kept alive by the one below it. The lowest comes first.
  private let all: [Presentation]
  /// Who is seen in the end.
  let receiver: UIViewController
  /// Whether the receiver's view left the window for the lowest of them.
  let removesReceiver: Bool
  /// Where the receiver's view belongs.
  private var place: ViewPlace?
  /// What was in sight, and is to be again.
  private var seen: [UIView] = []
  /// Where the topmost's container stood, if that is not the window.
  private var containerPlace: (superview: UIView, room: CGSize, index: Int, frame: CGRect)?

  /// - Returns: nil where there is nothing between.
  init?(_ presentations: [Presentation]) {
    guard let lowest = presentations.first, let receiver = lowest.heldPresenter else { return nil }
    all = presentations
    self.receiver = receiver
    removesReceiver = lowest.removesPresenter
  }

  /// Whether one of them moves this view.
  func isMoving(_ view: UIView) -> Bool { all.contains { $0.controller.isMoving(view) } }

  /// They take part in the topmost's dismissal, or in nothing any more.
  func share(_ transition: ViewTransition?) {
    for one in all { one.transition = transition }
  }

  /// The dismissal begins: only the topmost and the receiver are seen.
  func stepAside(for top: Presentation) {
    place = all[0].presenterPlace ?? ViewPlace(of: receiver, outside: top.container)
    if removesReceiver, !top.removesPresenter { place?.takeBack(receiver) }
    for one in all.reversed() {
      // Covered by the topmost, what has stepped back is not seen to step forward.
      if top.removesPresenter {
        UIView.performWithoutAnimation { one.controller.giveBackSurroundings() }
      }
      one.controller.dismissalTransitionWillBegin()
    }
    moveContainer(of: top)
    seen = all.map(\.container).filter { !$0.isHidden }
    for view in seen { view.isHidden = true }
  }

  /// What stood in or beside a view that goes stands in or beside the receiver's.
  private func moveContainer(of top: Presentation) {
    guard top.isInContext, let view = receiver.viewIfLoaded, let old = top.container.superview
    else { return }
    let container = top.container
    let index = old.subviews.firstIndex { $0 === container } ?? 0
    containerPlace = (old, old.bounds.size, index, container.frame)
    if !top.removesPresenter {
      container.frame = view.bounds
      view.addSubview(container)
    } else if removesReceiver {
      let lowest = all[0].container
      container.frame = lowest.frame
      lowest.superview?.insertSubview(container, aboveSubview: lowest)
    } else {
      container.frame = view.frame
      view.superview?.insertSubview(container, aboveSubview: view)
    }
  }

  /// The dismissal was taken back.
  func comeBack(for top: Presentation) {
    if removesReceiver {
      receiver.viewIfLoaded?.removeFromSuperview()
    } else if top.removesPresenter {
      place?.takeBack(receiver)
    }
    if let (superview, room, index, frame) = containerPlace {
      top.container.frame = superview.bounds.size == room ? frame : superview.bounds
      superview.insertSubview(top.container, at: index)
    }
    showAgain()
    for one in all.reversed() {
      one.controller.dismissalTransitionDidEnd(false)
      one.container.setNeedsLayout()
    }
  }

  private func showAgain() {
    for view in seen { view.isHidden = false }
    seen = []
  }

  /// The topmost is gone, and they with it: it takes their place, for it has the last word.
  func takeDown(under top: Presentation) {
    // Each is kept alive by the one below it: none may go before all is done.
    let controllers = all.map(\.presented)
    top.follow(receiver, at: place)
    if receiver.storedPresented === controllers[0] { receiver.storedPresented = top.presented }
    for one in all.reversed() { one.controller.dismissalTransitionDidEnd(true) }
    for one in controllers.reversed() { one.beginAppearance(false, animated: false) }
    for (one, presentation) in zip(controllers, all) {
      one.viewIfLoaded?.removeFromSuperview()
      presentation.container.removeFromSuperview()
      one.endAppearance()
      one.storedPresented = nil
      one.presentation = nil
      one.dismissGuestsOfChildren()
    }
    showAgain()
  }

  /// It is over for them, too.
  func finish(isGone: Bool) {
    share(nil)
    guard !isGone else { return }
    for one in all { one.heldPresenter?.agreeWithPlace() }
  }
}
