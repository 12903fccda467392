import UIKit

class PropAnim: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  var animator: UIViewPropertyAnimator?
  var ctx: UIViewControllerContextTransitioning!
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { 0.6 }
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }
  func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning)
    -> UIViewImplicitlyAnimating
  {
    if let a = animator { return a }
    let a = UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext), dampingRatio: 0.7
    ) {}
    a.addAnimations { transitionContext.view(forKey: .to)?.alpha = 1 }
    a.addAnimations(
      { transitionContext.view(forKey: .to)?.transform = .identity }, delayFactor: 0.3)
    a.addCompletion { position in
      switch position {
      case .end: transitionContext.completeTransition(true)
      case .start, .current: transitionContext.completeTransition(false)
      @unknown default: break
      }
      self.animator = nil
    }
    a.isUserInteractionEnabled = true; a.isInterruptible = true;
    a.isManualHitTestingEnabled = false; a.scrubsLinearly = false; a.pausesOnCompletion = false
    animator = a
    return a
  }
  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    ctx = transitionContext
    let vel = CGVector(dx: 1, dy: 2)
    let sp = UISpringTimingParameters(mass: 1, stiffness: 300, damping: 30, initialVelocity: vel)
    let sp2 = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: .zero)
    let sp3 = UISpringTimingParameters(duration: 0.5, bounce: 0.2, initialVelocity: .zero)
    let cb = UICubicTimingParameters(animationCurve: .easeOut)
    let cb2 = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0.2, y: 1))
    _ = (sp2, sp3, cb, cb2, cb2.controlPoint1)
    let a = UIViewPropertyAnimator(duration: 0, timingParameters: sp)
    a.pauseAnimation(); a.fractionComplete = 0.5; a.isReversed.toggle()
    a.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    a.continueAnimation(withTimingParameters: cb, durationFactor: 0.5)
    a.stopAnimation(true); a.stopAnimation(false); a.finishAnimation(at: .current)
    a.startAnimation(afterDelay: 0.1)
    if a.state == .active && a.isRunning || a.state == .inactive || a.state == .stopped {}
    let r = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.3, delay: 0, options: [.curveEaseOut], animations: {}, completion: { _ in })
    _ = r
    let c = UIViewPropertyAnimator(
      duration: 1, controlPoint1: .zero, controlPoint2: .zero, animations: nil);
    _ = c.duration; _ = c.delay; _ = c.timingParameters
    let d = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { [weak self] in self?.ctx = nil
    }
    _ = d.timingParameters?.timingCurveType == .spring;
    _ = d.timingParameters?.springTimingParameters
    ctx.updateInteractiveTransition(0.4); ctx.pauseInteractiveTransition();
    ctx.finishInteractiveTransition(); ctx.cancelInteractiveTransition()
    _ = d.observe(\.isRunning, options: [.new]) { _, _ in }
    _ = d.observe(\.fractionComplete) { a, _ in _ = a.fractionComplete }
  }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var completionSpeed: CGFloat { 1 }
  var wantsInteractiveStart: Bool { false }
  func springs(_ v: UIView) {
    UIView.animate(
      withDuration: 0.5, delay: 0.0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0.2,
      options: UIView.AnimationOptions.allowUserInteraction.union(.beginFromCurrentState),
      animations: {
        v.center.x += 10; v.frame.origin.y = 3; v.bounds.size.width = 3
      }, completion: nil)
    if #available(iOS 17, *) {
      UIView.animate(springDuration: 0.5, bounce: 0.2) { v.alpha = 1 }
      UIView.animate(
        springDuration: 0.5, bounce: 0.2, initialSpringVelocity: 1, delay: 0, options: [],
        animations: {}, completion: { _ in })
    }
    UIView.transition(
      with: v, duration: 0.4,
      options: [.transitionFlipFromLeft, .showHideTransitionViews, .curveEaseInOut],
      animations: { v.isHidden = true }, completion: nil)
    UIView.transition(from: v, to: v, duration: 1, options: .transitionCrossDissolve) { _ in }
    UIView.perform(.delete, on: [v], options: [], animations: nil) { _ in }
    UIView.performWithoutAnimation { v.layoutIfNeeded() }
    UIView.setAnimationsEnabled(false); _ = UIView.areAnimationsEnabled;
    _ = UIView.inheritedAnimationDuration
    UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {}
    UIView.beginAnimations(nil, context: nil); UIView.setAnimationDuration(0.3);
    UIView.setAnimationCurve(.easeIn); UIView.commitAnimations()
    let path = UIBezierPath(
      roundedRect: v.bounds, byRoundingCorners: [.topLeft, .topRight],
      cornerRadii: CGSize(width: 8, height: 8))
    let mask = CAShapeLayer(); mask.path = path.cgPath; v.layer.mask = mask
    let extremePoint = CGPoint(x: v.center.x, y: v.center.y - v.bounds.height)
    let radius = sqrt(extremePoint.x * extremePoint.x + extremePoint.y * extremePoint.y)
    let circle = UIBezierPath(ovalIn: v.frame.insetBy(dx: -radius, dy: -radius))
    let ma = CABasicAnimation(keyPath: "path"); ma.fromValue = path.cgPath;
    ma.toValue = circle.cgPath; ma.duration = 0.4; ma.delegate = self
    mask.add(ma, forKey: "path")
    ma.setValue("x", forKey: "id"); _ = ma.value(forKey: "id") as? String
    let k = CAKeyframeAnimation(keyPath: #"transform.scale"#); k.values = [1, 1.2, 1];
    k.keyTimes = [0, 0.5, 1]; k.path = circle.cgPath; k.calculationMode = .cubicPaced;
    k.rotationMode = .rotateAuto; k.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    let grp = CAAnimationGroup(); grp.animations = [ma, k]; grp.duration = 1;
    grp.repeatCount = .infinity; grp.autoreverses = true
    v.layer.add(grp, forKey: nil)
    var t = CATransform3DIdentity; t.m34 = -1.0 / 500; t = CATransform3DRotate(t, .pi / 2, 0, 1, 0);
    t = CATransform3DTranslate(t, 0, 0, 3); t = CATransform3DScale(t, 1, 1, 1);
    t = CATransform3DConcat(t, CATransform3DMakeRotation(1, 0, 0, 1));
    t = CATransform3DMakeAffineTransform(.identity); _ = CATransform3DGetAffineTransform(t);
    _ = CATransform3DEqualToTransform(t, t); _ = CATransform3DInvert(t);
    _ = CATransform3DMakeTranslation(1, 2, 3); _ = CATransform3DMakeScale(1, 2, 3)
    v.layer.transform = t; v.transform3D = t; v.layer.sublayerTransform = t;
    v.layer.isDoubleSided = false; v.layer.zPosition = 3;
    v.layer.anchorPoint = CGPoint(x: 0, y: 0.5);
    v.layer.shouldRasterize = true; v.layer.rasterizationScale = UIScreen.main.scale;
    v.layer.allowsGroupOpacity = true
    v.layer.shadowPath = UIBezierPath(rect: v.bounds).cgPath;
    v.layer.shadowColor = UIColor.black.cgColor; v.layer.shadowOffset = .zero;
    v.layer.shadowRadius = 3; v.layer.shadowOpacity = 0.3
    v.layer.contents = UIImage(named: "x")?.cgImage; v.layer.contentsGravity = .resizeAspectFill;
    v.layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1); v.layer.contentsScale = 2;
    v.layer.speed = 0; v.layer.timeOffset = 0.5; v.layer.beginTime = CACurrentMediaTime()
    let pausedTime = v.layer.timeOffset; v.layer.speed = 1; v.layer.timeOffset = 0;
    v.layer.beginTime = 0
    let since = v.layer.convertTime(CACurrentMediaTime(), from: nil) - pausedTime;
    v.layer.beginTime = since
    _ = v.layer.convert(CGPoint.zero, to: nil); _ = v.layer.hitTest(.zero);
    _ = v.layer.animationKeys(); v.layer.removeAllAnimations()
    v.layer.setAffineTransform(.identity); _ = v.layer.affineTransform();
    v.layer.actions = ["position": NSNull()]; v.layer.name = "x";
    v.layer.setValue(3, forKeyPath: "transform.rotation.y");
    _ = v.layer.value(forKeyPath: "transform.scale.x")
  }
}
extension PropAnim: CAAnimationDelegate {
  func animationDidStart(_ anim: CAAnimation) {}
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    ctx?.completeTransition(!ctx.transitionWasCancelled);
    ctx?.viewController(forKey: .to)?.view.layer.mask = nil; if anim == anim {}
  }
}
