import UIKit

// Swift 4-era names
@available(*, deprecated, message: "Old names on purpose")
class OldPop: NSObject, UIViewControllerAnimatedTransitioning {
  var operation: UINavigationControllerOperation = .push
  func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }
  func animateTransition(using c: UIViewControllerContextTransitioning) {
    let from = c.viewController(forKey: UITransitionContextViewControllerKey.from)
    let to = c.viewController(forKey: UITransitionContextViewControllerKey.to)
    let opts: UIViewAnimationOptions = [.curveEaseInOut, .allowUserInteraction, .layoutSubviews]
    let k: UIViewKeyframeAnimationOptions = [.calculationModeCubic]
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: k,
      animations: {
        UIView.addKeyframe(
          withRelativeStartTime: 0, relativeDuration: 0.5, animations: { from?.view.alpha = 0 })
      }, completion: { finished in c.completeTransition(!c.transitionWasCancelled) })
    UIView.animate(
      withDuration: 0.3, delay: 0, options: opts, animations: { to?.view.alpha = 1 },
      completion: nil)
    let a = CABasicAnimation(keyPath: "path")
    a.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
    a.fillMode = kCAFillModeForwards
    let l = CAShapeLayer(); l.lineCap = kCALineCapRound; l.fillRule = kCAFillRuleEvenOdd;
    l.lineJoin = kCALineJoinRound
    let t = CATransition(); t.type = kCATransitionPush; t.subtype = kCATransitionFromRight
    let g = CAGradientLayer(); g.type = kCAGradientLayerAxial
    _ = (l, t, g)
    let rm: UIRectCorner = [.topLeft]; _ = rm
    _ = UIEdgeInsetsMake(0, 0, 0, 0); _ = UIEdgeInsetsEqualToEdgeInsets(.zero, .zero);
    _ = UIEdgeInsetsInsetRect(.zero, .zero); _ = UIOffsetMake(0, 0); _ = UIEdgeInsetsZero
    let s: UIGestureRecognizerState = .began; _ = s
    let st: UIControlState = .normal; let ev: UIControlEvents = .touchUpInside; _ = (st, ev)
    _ = NSAttributedStringKey.font
    from?.childViewControllers.forEach {
      $0.willMove(toParentViewController: nil); $0.view.removeFromSuperview();
      $0.removeFromParentViewController()
    }
    from?.addChildViewController(to!); to?.didMove(toParentViewController: from)
    from?.automaticallyAdjustsScrollViewInsets = false
    from?.edgesForExtendedLayout = []
    from?.extendedLayoutIncludesOpaqueBars = true
    from?.definesPresentationContext = true
    from?.providesPresentationContextTransitionStyle = true
    from?.modalPresentationCapturesStatusBarAppearance = true
    from?.modalTransitionStyle = .crossDissolve
    let v = from!.view!
    v.bringSubview(toFront: v); v.sendSubview(toBack: v)
    let style: UIActivityIndicatorViewStyle = .white; _ = style
    let font = UIFont.systemFont(ofSize: 12, weight: UIFontWeightBold); _ = font
    _ = UIScrollViewDecelerationRateNormal; _ = UIScrollViewDecelerationRateFast
    _ = UIViewAnimationCurve.easeIn
    let tt: UIViewTintAdjustmentMode = .normal; _ = tt
    let cm: UIViewContentMode = .scaleAspectFill; _ = cm
    let ar: UIViewAutoresizing = [.flexibleWidth]; _ = ar
    let nn = NSNotification.Name.UIKeyboardWillShow; _ = nn
    _ = NSNotification.Name.UIApplicationDidEnterBackground
    _ = UIKeyboardFrameEndUserInfoKey
    let tv = UITableViewStyle.plain; let cs = UITableViewCellStyle.default; _ = (tv, cs)
    _ = UITableViewAutomaticDimension
    let ops: [UIApplicationLaunchOptionsKey: Any] = [:]; _ = ops
    RunLoop.current.add(Timer(timeInterval: 1, repeats: true) { _ in }, forMode: .commonModes)
    let ac = UIAlertActionStyle.cancel; let al = UIAlertControllerStyle.alert; _ = (ac, al)
    let bt = UIButtonType.system; _ = UIButton(type: bt)
    let bb = UIBarButtonSystemItem.done; _ = bb

    _ = UIImagePNGRepresentation(UIImage());
    _ = UIAccessibilityIsReduceMotionEnabled()

    v.setNeedsDisplay(); _ = v.layer.sublayers
    _ = UIScreenEdgePanGestureRecognizer(target: self, action: Selector(foo))
    let isX = UIScreen.main.nativeBounds.height == 2436; _ = isX
    _ = UIDevice.current.userInterfaceIdiom == .pad
    _ = UI_USER_INTERFACE_IDIOM() == .phone
    _ = UIApplication.shared.statusBarFrame.height
    _ = UIApplication.shared.statusBarOrientation.isLandscape
    _ = UIApplication.shared.keyWindow?.safeAreaInsets
    _ = UIApplication.shared.delegate?.window??.rootViewController
  }
  func foo() {}
}
