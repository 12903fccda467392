import Foundation
import QuartzCore

/// Where a controller's view stood that has been taken out of there for a time.
struct ViewPlace {
  private let superview: UIView
  private let index: Int
  /// Whose page the controller was then.
  private weak var parent: UIViewController?
  /// Nil if it filled the superview, whose size may have changed since.
  private let frame: CGRect?

  /// - Returns: nil if the view stands nowhere, or in the container already.
  init?(of controller: UIViewController, outside container: UIView) {
    guard let view = controller.viewIfLoaded, let superview = view.superview,
      superview !== container
    else { return nil }
    self.superview = superview
    index = superview.subviews.firstIndex { $0 === view } ?? 0
    parent = controller.parent
    // Of its size and yet not in its place it has been moved aside, as by a menu.
    let isAside = view.layer.transform.isIdentity && view.frame.origin != superview.bounds.origin
    let fills = view.bounds.size == superview.bounds.size && !isAside
    frame = fills ? nil : view.frame
  }

  /// The view goes back there, unless its container shows another page by now.
  func takeBack(_ controller: UIViewController) {
    guard let view = controller.viewIfLoaded else { return }
    if holds(controller) {
      if view.layer.transform.isIdentity { view.frame = frame ?? superview.bounds }
      superview.insertSubview(view, at: index)
    }
    // What moved it has ended by that, and may have led its container on.
    if !holds(controller) { view.removeFromSuperview() }
  }

  private func holds(_ controller: UIViewController) -> Bool {
    controller.isPlaced && parent === controller.parent
  }
}
