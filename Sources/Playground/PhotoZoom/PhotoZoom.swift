import UIKit

/// Animates the zoom both ways, and is the hand that drags a picture back.
///
/// The drag is two-dimensional, so nothing is scrubbed: the picture is put where the finger wants it.
final class PhotoZoom: NSObject {
  let pan = UIPanGestureRecognizer()
  weak var navigation: UINavigationController?
  var isOpening = true
  /// Whether a finger or the keyboard has the picture.
  var isHeld = false
  /// The picture between page and grid.
  weak var flying: UIImageView?

  let values: TunableValues
  var context: (any UIViewControllerContextTransitioning)?
  var rest = CGPoint.zero
  var percent: CGFloat = 0
  var way = CGPoint.zero
  /// Ended by what takes a finger away, and by a finger that comes down.
  var keyHold: FingerlessHold?
  /// The finger was up again before the transition had begun.
  var early: (verdict: Verdict, velocity: CGPoint)?

  init(_ values: TunableValues) {
    self.values = values
    super.init()
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    pan.addTarget(self, action: Selector(PhotoZoom.handlePan(_:)))
  }

  private var height: CGFloat { max(navigation?.view.bounds.height ?? 1, 1) }

  func photo(_ context: any UIViewControllerContextTransitioning) -> PhotoController? {
    context.viewController(forKey: isOpening ? .to : .from) as? PhotoController
  }

  func grid(_ context: any UIViewControllerContextTransitioning) -> PhotoGridController? {
    context.viewController(forKey: isOpening ? .from : .to) as? PhotoGridController
  }

  /// Puts both pages in place and a picture over them, at one end of its way.
  ///
  /// - Returns: where the picture is at home in the page and in the grid.
  func prepare(
    _ context: any UIViewControllerContextTransitioning
  ) -> (page: CGRect, cell: CGRect)? {
    let container = context.containerView
    guard let photo = photo(context), let grid = grid(context), let page = photo.view,
      let below = grid.view
    else { return nil }
    for (controller, view) in [(photo as UIViewController, page), (grid, below)] {
      guard controller === context.viewController(forKey: .to) else { continue }
      view.frame = context.finalFrame(for: controller)
    }
    container.insertSubview(below, at: 0)
    container.addSubview(page)
    page.layoutIfNeeded()
    below.layoutIfNeeded()
    grid.revealChosen()
    let ends = (
      page: photo.picture.convert(photo.picture.bounds, to: container),
      cell: grid.chosenFrame(in: container)
    )
    let picture = UIImageView(image: photo.picture.image)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.frame = isOpening ? ends.cell : ends.page
    container.addSubview(picture)
    flying = picture
    photo.picture.isHidden = true
    grid.hideChosen(true)
    return ends
  }

  func finish(_ context: any UIViewControllerContextTransitioning) {
    flying?.removeFromSuperview()
    if let photo = photo(context) {
      photo.picture.isHidden = false
      photo.view.alpha = 1
    }
    grid(context)?.hideChosen(false)
    self.context = nil
    context.completeTransition(!context.transitionWasCancelled)
  }

  // MARK: In the hand

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    let view = navigation?.view
    let (translation, velocity) = (pan.translation(in: view), pan.velocity(in: view))
    switch pan.state {
    case .began:
      begin()
      follow(translation)
    case .changed:
      follow(translation)
    case .ended:
      follow(translation)
      let rule = ReleaseRule(values)
      letGo(rule.verdict(percent: percent, velocity: velocity.y, length: height), velocity)
    case .cancelled, .failed:
      letGo(ReleaseRule(values).cancelled(percent: percent, velocity: velocity.y), .zero)
    default:
      break
    }
  }

  func begin() {
    isHeld = true
    early = nil
    way = .zero
    percent = 0
    isOpening = false
    navigation?.popViewController(animated: true)
  }

  /// The picture is where the finger is; pulled up it is only held back.
  func follow(_ way: CGPoint) {
    guard isHeld else { return }
    self.way = CGPoint(
      x: way.x, y: way.y > 0 ? way.y : -Resistance(values).shown(-way.y, of: height))
    percent = min(max(way.y / height, 0), 1)
    show()
  }

  func show() {
    guard let context, let flying else { return }
    let scale = 1 - values["shrink"] * percent
    flying.transform = CGAffineTransform(scaleX: scale, y: scale)
    flying.center = CGPoint(x: rest.x + way.x, y: rest.y + way.y)
    photo(context)?.view.alpha = max(0, 1 - percent / max(values["fade"], 0.01))
    context.updateInteractiveTransition(percent)
  }

  func letGo(_ verdict: Verdict, _ velocity: CGPoint) {
    guard isHeld else { return }
    isHeld = false
    keyHold = nil
    Verdicts.tell(verdict)
    if context == nil { early = (verdict, velocity) } else { fly(verdict, velocity) }
  }

  /// The rest of the way is the spring's, with the speed the finger had.
  func fly(_ verdict: Verdict, _ velocity: CGPoint) {
    guard let context, let flying else { return }
    let finishes = verdict.outcome == .finish
    if finishes {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    let page = photo(context)
    guard !UIAccessibility.isReduceMotionEnabled else {
      return fade(context, page, flying, finishes: finishes)
    }
    let target =
      finishes
      ? grid(context)?.chosenFrame(in: context.containerView) ?? flying.frame
      : page.map { $0.picture.convert($0.picture.bounds, to: context.containerView) }
        ?? flying.frame
    // What is seen does not jump when the scale becomes a size.
    let seen = flying.frame
    flying.transform = .identity
    flying.frame = seen
    flying.layoutIfNeeded()
    let distance = CGPoint(x: target.midX - seen.midX, y: target.midY - seen.midY)
    let spring = UISpringTimingParameters(
      dampingRatio: values["damping"],
      initialVelocity: CGVector(
        dx: Self.part(velocity.x, of: distance.x), dy: Self.part(velocity.y, of: distance.y)))
    let animator = UIViewPropertyAnimator(
      duration: values["duration"], timingParameters: spring)
    animator.addAnimations {
      flying.frame = target
      page?.view.alpha = finishes ? 0 : 1
    }
    animator.addCompletion { _ in self.finish(context) }
    animator.startAnimation()
  }

  /// Home without a way: the picture is gone where it was let go, and there where it belongs.
  private func fade(
    _ context: any UIViewControllerContextTransitioning, _ page: PhotoController?,
    _ flying: UIView, finishes: Bool
  ) {
    if finishes { grid(context)?.hideChosen(false) } else { page?.picture.isHidden = false }
    UIView.animate(
      withDuration: 0.25,
      animations: {
        flying.alpha = 0
        page?.view.alpha = finishes ? 0 : 1
      }, completion: { _ in self.finish(context) })
  }

  /// A spring counts speed in ways: how many of this one a second.
  private static func part(_ velocity: CGFloat, of way: CGFloat) -> CGFloat {
    abs(way) > 1 ? min(max(velocity / way, -30), 30) : 0
  }
}
