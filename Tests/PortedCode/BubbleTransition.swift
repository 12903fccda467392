import UIKit

open class BubbleTransition: NSObject {
  open var startingPoint = CGPoint.zero {
    didSet { bubble.center = startingPoint }
  }
  open var duration = 0.5
  open var transitionMode: BubbleTransitionMode = .present
  open var bubbleColor: UIColor = .white
  open fileprivate(set) var bubble = UIView()

  public enum BubbleTransitionMode: Int {
    case present, dismiss, pop
  }
}

extension BubbleTransition: UIViewControllerAnimatedTransitioning {
  public func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { return duration }

  public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let containerView = transitionContext.containerView
    let fromViewController = transitionContext.viewController(forKey: .from)
    let toViewController = transitionContext.viewController(forKey: .to)

    if transitionMode == .present {
      fromViewController?.beginAppearanceTransition(false, animated: true)
      if toViewController?.modalPresentationStyle == .custom {
        toViewController?.beginAppearanceTransition(true, animated: true)
      }
      let presentedControllerView = transitionContext.view(forKey: .to)!
      let originalCenter = presentedControllerView.center
      let originalSize = presentedControllerView.frame.size

      bubble = UIView()
      bubble.frame = frameForBubble(originalCenter, size: originalSize, start: startingPoint)
      bubble.layer.cornerRadius = bubble.frame.size.height / 2
      bubble.center = startingPoint
      bubble.transform = CGAffineTransform(scaleX: 0.001, y: 0.001)
      bubble.backgroundColor = bubbleColor
      containerView.addSubview(bubble)

      presentedControllerView.center = startingPoint
      presentedControllerView.transform = CGAffineTransform(scaleX: 0.001, y: 0.001)
      presentedControllerView.alpha = 0
      containerView.addSubview(presentedControllerView)

      UIView.animate(
        withDuration: duration,
        animations: {
          self.bubble.transform = CGAffineTransform.identity
          presentedControllerView.transform = CGAffineTransform.identity
          presentedControllerView.alpha = 1
          presentedControllerView.center = originalCenter
        },
        completion: { (_) in
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
          self.bubble.isHidden = true
          if toViewController?.modalPresentationStyle == .custom {
            toViewController?.endAppearanceTransition()
          }
          fromViewController?.endAppearanceTransition()
        })
    } else {
      if fromViewController?.modalPresentationStyle == .custom {
        fromViewController?.beginAppearanceTransition(false, animated: true)
      }
      toViewController?.beginAppearanceTransition(true, animated: true)
      let key =
        (transitionMode == .pop) ? UITransitionContextViewKey.to : UITransitionContextViewKey.from
      let returningControllerView = transitionContext.view(forKey: key)!
      let originalCenter = returningControllerView.center
      let originalSize = returningControllerView.frame.size

      bubble.frame = frameForBubble(originalCenter, size: originalSize, start: startingPoint)
      bubble.layer.cornerRadius = bubble.frame.size.height / 2
      bubble.backgroundColor = bubbleColor
      bubble.center = startingPoint
      bubble.isHidden = false

      UIView.animate(
        withDuration: duration,
        animations: {
          self.bubble.transform = CGAffineTransform(scaleX: 0.001, y: 0.001)
          returningControllerView.transform = CGAffineTransform(scaleX: 0.001, y: 0.001)
          returningControllerView.center = self.startingPoint
          returningControllerView.alpha = 0
          if self.transitionMode == .pop {
            containerView.insertSubview(
              returningControllerView, belowSubview: returningControllerView)
            containerView.insertSubview(self.bubble, belowSubview: returningControllerView)
          }
        },
        completion: { (completed) in
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
          if !transitionContext.transitionWasCancelled {
            returningControllerView.center = originalCenter
            returningControllerView.removeFromSuperview()
            self.bubble.removeFromSuperview()
            if fromViewController?.modalPresentationStyle == .custom {
              fromViewController?.endAppearanceTransition()
            }
            toViewController?.endAppearanceTransition()
          }
        })
    }
  }
}

extension BubbleTransition {
  fileprivate func frameForBubble(
    _ originalCenter: CGPoint, size originalSize: CGSize, start: CGPoint
  )
    -> CGRect
  {
    let lengthX = fmax(start.x, originalSize.width - start.x)
    let lengthY = fmax(start.y, originalSize.height - start.y)
    let offset = sqrt(lengthX * lengthX + lengthY * lengthY) * 2
    let size = CGSize(width: offset, height: offset)
    return CGRect(origin: CGPoint.zero, size: size)
  }
}

class BubbleHomeController: UIViewController, UIViewControllerTransitioningDelegate {
  lazy var transitionButton: UIButton = {
    let button = UIButton(type: .custom)
    button.setTitle("+", for: .normal)
    button.backgroundColor = UIColor.red
    button.frame = CGRect(x: 160, y: 700, width: 60, height: 60)
    button.addTarget(self, action: Selector(open(_:)), for: .touchUpInside)
    return button
  }()

  let transition = BubbleTransition()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(transitionButton)
  }

  func open(_ sender: UIButton) {
    let controller = UIViewController()
    controller.view.backgroundColor = .red
    controller.transitioningDelegate = self
    controller.modalPresentationStyle = .custom
    present(controller, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    transition.transitionMode = .present
    transition.startingPoint = transitionButton.center
    transition.bubbleColor = transitionButton.backgroundColor!
    return transition
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    transition.transitionMode = .dismiss
    transition.startingPoint = transitionButton.center
    return transition
  }
}
