import UIKit

/// A stack that zooms between its grid and its photos.
final class PhotoNavigationController: UINavigationController {
  let zoom: PhotoZoom

  init(_ grid: PhotoGridController, _ values: TunableValues) {
    zoom = PhotoZoom(values)
    super.init(rootViewController: grid)
    delegate = self
    zoom.navigation = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    interactivePopGestureRecognizer?.isEnabled = false
    view.addGestureRecognizer(zoom.pan)
  }

  /// The photo that can be seen, on its way out too.
  var photo: PhotoController? {
    topViewController as? PhotoController
      ?? transitionCoordinator?.viewController(forKey: .from) as? PhotoController
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if zoom.take(presses) { return }
    guard let key = presses.first?.key?.keyCode, transitionCoordinator == nil else {
      return super.pressesBegan(presses, with: event)
    }
    if let grid = topViewController as? PhotoGridController, grid.take(key) { return }
    if topViewController is PhotoController, key == .keyboardEscape {
      popViewController(animated: true)
    } else {
      super.pressesBegan(presses, with: event)
    }
  }
}

extension PhotoNavigationController: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard !UIAccessibility.isReduceMotionEnabled || zoom.isHeld else {
      return FadeAnimator(.navigation, isOpening: operation == .push, duration: 0.25)
    }
    zoom.isOpening = operation == .push
    return zoom
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { zoom.isHeld ? zoom : nil }
}
