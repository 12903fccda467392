import UIKit

protocol ZoomTransitionDelegate: AnyObject {
  func zoomingImageView(for transition: ZoomAnimator) -> UIView?
  func zoomingBackgroundView(for transition: ZoomAnimator) -> UIView?
}

extension ZoomTransitionDelegate {
  func zoomingBackgroundView(for transition: ZoomAnimator) -> UIView? { return nil }
}

enum ZoomState {
  case initial
  case final
}

typealias ZoomingViews = (otherView: UIView, imageView: UIView)

class ZoomAnimator: NSObject {
  var transitionDuration = 0.5
  var operation: UINavigationController.Operation = .none
  private let zoomScale = CGFloat(15)
  private let backgroundScale = CGFloat(0.7)

  func configureViews(
    for state: ZoomState, containerView: UIView, backgroundViewController: UIViewController,
    viewsInBackground: ZoomingViews, viewsInForeground: ZoomingViews, snapshotViews: ZoomingViews
  ) {
    switch state {
    case .initial:
      backgroundViewController.view.transform = CGAffineTransform.identity
      backgroundViewController.view.alpha = 1
      snapshotViews.imageView.frame = containerView.convert(
        viewsInBackground.imageView.frame, from: viewsInBackground.imageView.superview)
    case .final:
      backgroundViewController.view.transform = CGAffineTransform(
        scaleX: backgroundScale, y: backgroundScale)
      backgroundViewController.view.alpha = 0
      snapshotViews.imageView.frame = containerView.convert(
        viewsInForeground.imageView.frame, from: viewsInForeground.imageView.superview)
    }
  }
}

extension ZoomAnimator: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { return transitionDuration }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let duration = transitionDuration(using: transitionContext)
    let fromViewController = transitionContext.viewController(
      forKey: UITransitionContextViewControllerKey.from)!
    let toViewController = transitionContext.viewController(
      forKey: UITransitionContextViewControllerKey.to)!
    let containerView = transitionContext.containerView

    var backgroundViewController = fromViewController
    var foregroundViewController = toViewController
    if operation == .pop {
      backgroundViewController = toViewController
      foregroundViewController = fromViewController
    }

    let backgroundImageView = (backgroundViewController as? ZoomTransitionDelegate)?
      .zoomingImageView(for: self)
    let foregroundImageView = (foregroundViewController as? ZoomTransitionDelegate)?
      .zoomingImageView(for: self)
    guard let fromImage = backgroundImageView, let toImage = foregroundImageView else {
      containerView.addSubview(toViewController.view)
      transitionContext.completeTransition(true)
      return
    }
    let imageViewSnapshot = UIImageView(image: (fromImage as? UIImageView)?.image)
    imageViewSnapshot.contentMode = .scaleAspectFill
    imageViewSnapshot.layer.masksToBounds = true

    fromImage.isHidden = true
    toImage.isHidden = true
    let foregroundViewBackgroundColor = foregroundViewController.view.backgroundColor
    foregroundViewController.view.backgroundColor = UIColor.clear
    containerView.backgroundColor = UIColor.white

    containerView.addSubview(backgroundViewController.view)
    containerView.addSubview(foregroundViewController.view)
    containerView.addSubview(imageViewSnapshot)

    var preTransitionState = ZoomState.initial
    var postTransitionState = ZoomState.final
    if operation == .pop {
      preTransitionState = .final
      postTransitionState = .initial
    }
    foregroundViewController.view.frame = transitionContext.finalFrame(for: toViewController)
    foregroundViewController.view.layoutIfNeeded()
    let views: ZoomingViews = (imageViewSnapshot, imageViewSnapshot)
    configureViews(
      for: preTransitionState, containerView: containerView,
      backgroundViewController: backgroundViewController,
      viewsInBackground: (fromImage, fromImage), viewsInForeground: (toImage, toImage),
      snapshotViews: views)

    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: [],
      animations: {
        self.configureViews(
          for: postTransitionState, containerView: containerView,
          backgroundViewController: backgroundViewController,
          viewsInBackground: (fromImage, fromImage), viewsInForeground: (toImage, toImage),
          snapshotViews: views)
      },
      completion: { (finished) in
        backgroundViewController.view.transform = CGAffineTransform.identity
        backgroundViewController.view.alpha = 1
        imageViewSnapshot.removeFromSuperview()
        fromImage.isHidden = false
        toImage.isHidden = false
        foregroundViewController.view.backgroundColor = foregroundViewBackgroundColor
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

class ZoomNavigationDelegate: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard fromVC is ZoomTransitionDelegate, toVC is ZoomTransitionDelegate else { return nil }
    let animator = ZoomAnimator()
    animator.operation = operation
    return animator
  }
}

class ThumbnailController: UIViewController, ZoomTransitionDelegate {
  let imageView = UIImageView(image: UIImage(systemName: "star.fill"))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    imageView.frame = CGRect(x: 30, y: 200, width: 60, height: 60)
    imageView.isUserInteractionEnabled = true
    view.addSubview(imageView)
    imageView.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(ThumbnailController.open)))
  }

  private func open() {
    navigationController?.pushViewController(PictureController(), animated: true)
  }

  func zoomingImageView(for transition: ZoomAnimator) -> UIView? { return imageView }
}

class PictureController: UIViewController, ZoomTransitionDelegate {
  let imageView = UIImageView(image: UIImage(systemName: "star.fill"))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    view.addSubview(imageView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    imageView.frame = CGRect(x: 0, y: 250, width: view.bounds.width, height: view.bounds.width)
  }

  func zoomingImageView(for transition: ZoomAnimator) -> UIView? { return imageView }
}
