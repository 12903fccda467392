import UIKit

/// A stack of pages that can be dragged away from anywhere.
final class SwipeBackNavigationController: UINavigationController {
  private let values: TunableValues
  private let swipeBack: SwipeBackInteractive

  init(rootViewController: UIViewController, values: TunableValues) {
    self.values = values
    swipeBack = SwipeBackInteractive(values)
    super.init(rootViewController: rootViewController)
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    swipeBack.attach(to: self)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if swipeBack.take(presses) { return }
    if presses.first?.key?.keyCode == .keyboardEscape, viewControllers.count > 1,
      transitionCoordinator == nil
    {
      popViewController(animated: true)
    } else {
      super.pressesBegan(presses, with: event)
    }
  }

  /// The detail page that can be seen, on its way out too.
  var detailOnScreen: PlaceDetailController? {
    if let top = topViewController as? PlaceDetailController { return top }
    return transitionCoordinator?.viewController(forKey: .from) as? PlaceDetailController
  }
}

extension SwipeBackNavigationController: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    // The push is the system's.
    guard operation == .pop else { return nil }
    return UIAccessibility.isReduceMotionEnabled
      ? FadeAnimator(.navigation, isOpening: false, duration: values["duration"])
      : SwipeBackAnimator(values)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    // Asked for the back button too; the driver knows whether a finger is on the page.
    swipeBack
  }
}
