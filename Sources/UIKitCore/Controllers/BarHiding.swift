import Foundation
import Geometry
import QuartzCore

/// Taps and swipes on the pages that take the bars away and bring them back.
final class BarHiding: UIGestureRecognizerDelegate {
  let tap = UITapGestureRecognizer()
  let swipe = UIPanGestureRecognizer()
  private unowned let navigation: UINavigationController
  /// Whether the toolbar has gone with the bar, and comes back with it.
  private var tookToolbar = false
  /// Where the finger last turned round. Units: points, down the screen.
  private var turningPoint: CGFloat = 0
  private var wasGoingUp: Bool?

  /// How far up or down a finger goes on before the bars do. Units: points. Source: chosen.
  private static let way: CGFloat = 20

  init(navigation: UINavigationController) {
    self.navigation = navigation
    for recognizer in [tap, swipe] {
      recognizer.delegate = self
      recognizer.isEnabled = false
      recognizer.cancelsTouchesInView = false
    }
    tap.addTarget(self, action: Selector(BarHiding.handleTap(_:)))
    swipe.addTarget(self, action: Selector(BarHiding.handleSwipe(_:)))
  }

  func enable(_ recognizer: UIGestureRecognizer, _ isEnabled: Bool) {
    recognizer.isEnabled = isEnabled
    if let view = navigation.viewIfLoaded { attach(to: view) }
  }

  /// Those that nobody has asked for take no part in anything.
  func attach(to view: UIView) {
    for recognizer in [tap, swipe] where recognizer.isEnabled && recognizer.view !== view {
      view.addGestureRecognizer(recognizer)
    }
  }

  /// What has a use for the touch itself keeps it.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    var view = touch.view
    while let current = view, current !== navigation.view {
      if current is UINavigationBar || current is UIToolbar { return false }
      if gestureRecognizer === tap, current is UIControl || current is UITableViewCell {
        return false
      }
      view = current.superview
    }
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard navigation.runningTransition == nil else { return false }
    guard gestureRecognizer === swipe else { return true }
    let way = swipe.velocity(in: navigation.view)
    return abs(way.y) > abs(way.x)
  }

  /// The content scrolls under the same finger.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === swipe }

  private func handleTap(_ tap: UITapGestureRecognizer) {
    hide(!navigation.isNavigationBarHidden)
  }

  private func handleSwipe(_ pan: UIPanGestureRecognizer) {
    let place = pan.translation(in: navigation.view).y
    switch pan.state {
    case .began:
      turningPoint = 0
      wasGoingUp = nil
    case .changed:
      if let wasGoingUp, wasGoingUp ? place < turningPoint : place > turningPoint {
        turningPoint = place
      }
      guard abs(place - turningPoint) >= Self.way else { return }
      let isGoingUp = place < turningPoint
      wasGoingUp = isGoingUp
      turningPoint = place
      if isGoingUp != navigation.isNavigationBarHidden { hide(isGoingUp) }
    default: break
    }
  }

  private func hide(_ hidden: Bool) {
    navigation.setNavigationBarHidden(hidden, animated: true)
    if hidden {
      tookToolbar = !navigation.isToolbarHidden
      if tookToolbar { navigation.setToolbarHidden(true, animated: true) }
    } else if tookToolbar {
      tookToolbar = false
      navigation.setToolbarHidden(false, animated: true)
    }
    // Pages whose status bar goes with the bar are asked.
    navigation.setNeedsStatusBarAppearanceUpdate()
  }
}
