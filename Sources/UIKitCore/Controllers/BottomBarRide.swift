import Foundation
import QuartzCore

/// A tab bar's way out of sight with the page it belongs to, and back in with it.
///
/// For the time of the transition the bar stands among the pages: in front of its own, behind the one
/// that slides over it.
final class BottomBarRide {
  private let tabs: UITabBarController
  private let pages: ContainerPages
  private let transition: ViewTransition

  init?(_ navigation: UINavigationController, _ transition: ViewTransition, hides: Bool) {
    guard let tabs = navigation.parent as? UITabBarController, tabs.selected === navigation,
      transition.isAnimated, !tabs.barIsRiding, tabs.barCover > 0
    else { return nil }
    self.tabs = tabs
    self.transition = transition
    pages = navigation.pages
    begin(hides: hides)
  }

  private func begin(hides: Bool) {
    let bar = tabs.bar
    tabs.barIsRiding = true
    let isStock = transition.animator is any StockAnimator
    let way = pages.bounds.width * (isStock ? PushAnimator.parallax : 1)
    let height = tabs.barCover
    UIView.performWithoutAnimation {
      let frame = CGRect(
        x: hides ? 0 : -way, y: pages.bounds.height - height, width: pages.bounds.width,
        height: height)
      // Behind everything, the coming page is put below the bar; alone with its page, above.
      if hides { pages.addSubview(bar) } else { pages.insertSubview(bar, at: 0) }
      bar.frame = frame
      bar.isUserInteractionEnabled = false
    }
    let middle = pages.bounds.midX
    transition.coordinator.animateAlongsideTransition(
      in: pages, animation: { _ in bar.center.x = hides ? middle - way : middle }, completion: nil)
  }

  func end() {
    UIView.performWithoutAnimation {
      tabs.bar.layer.removeAllAnimations()
      tabs.bar.isUserInteractionEnabled = true
      tabs.barIsRiding = false
      tabs.viewIfLoaded?.addSubview(tabs.bar)
      tabs.layOutBar()
    }
  }
}
