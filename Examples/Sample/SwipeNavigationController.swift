import UIKit

class SwipeNavigationController: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.prefersLargeTitles = false
    if let tint = UINavigationController.sampleTint { navigationBar.tintColor = tint }
    interactivePopGestureRecognizer?.delegate = self
  }
}

extension SwipeNavigationController: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    return viewControllers.count > 1
  }
}
