import Foundation
import UIKit

let defaultDuration: TimeInterval = 0.35
let screenBounds = UIScreen.main.bounds
private let kDim: CGFloat = UIScreen.main.bounds.width * 0.8
public enum Direction { case left, right; var sign: CGFloat { self == .left ? -1 : 1 } }
public protocol TransitionAnimator: UIViewControllerAnimatedTransitioning {
  var duration: TimeInterval { get }; func perform(_ ctx: UIViewControllerContextTransitioning)
}
public extension TransitionAnimator {
  func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval {
    duration
  }; func animateTransition(using c: UIViewControllerContextTransitioning) { perform(c) }
}
class Base: NSObject, TransitionAnimator {
  var duration: TimeInterval;
  init(duration: TimeInterval = defaultDuration) { self.duration = duration; super.init() };
  open func perform(_ ctx: UIViewControllerContextTransitioning) {}
}
final class Flip: Base {
  override func perform(_ ctx: UIViewControllerContextTransitioning) {
    guard let from = ctx.view(forKey: .from), let to = ctx.view(forKey: .to),
      let snapshot = to.snapshotView(afterScreenUpdates: true)
    else { ctx.completeTransition(false); return }
    let container = ctx.containerView
    [to, snapshot].forEach(container.addSubview)
    to.isHidden = true
    var perspective = CATransform3DIdentity; perspective.m34 = -1 / 500
    container.layer.sublayerTransform = perspective
    snapshot.layer.transform = CATransform3DMakeRotation(CGFloat.pi / 2, 0.0, 1.0, 0.0)
    UIView.animateKeyframes(
      withDuration: duration, delay: 0, options: .calculationModeCubic,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0.0, relativeDuration: 1 / 3) {
          from.layer.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
        }
        UIView.addKeyframe(withRelativeStartTime: 1 / 3, relativeDuration: 1 / 3) {
          snapshot.layer.transform = CATransform3DIdentity
        }
      },
      completion: { _ in
        to.isHidden = false; snapshot.removeFromSuperview();
        from.layer.transform = CATransform3DIdentity
        ctx.completeTransition(!ctx.transitionWasCancelled)
      })
  }
}
class Mgr: NSObject {
  static let shared = Mgr(); private override init() {};
  weak var ctx: UIViewControllerContextTransitioning?;
  private(set) lazy var pan: UIPanGestureRecognizer = UIPanGestureRecognizer(
    target: self, action: Selector(self.on(_:)))
    ;
  lazy var p2 = UIPanGestureRecognizer(target: self, action: Selector(on(_:)));
  let g = UIPanGestureRecognizer(); var handlers: [ObjectIdentifier: () -> Void] = [:];
  var views = Set<UIView>(); var map: [UIView: CGRect] = [:]; var vcs: [UIViewController: Int] = [:]
  func on(_ g: UIPanGestureRecognizer) {
    DispatchQueue.global(qos: .userInitiated).async { [weak self] in
      DispatchQueue.main.async { self?.views.removeAll() }
    }
  }
  deinit { g.view?.removeGestureRecognizer(g) }
}
struct Cfg {
  var animations: (UIView, CGFloat) -> Void = { v, p in v.alpha = p }; weak var view: UIView?;
  var curve: UIView.AnimationCurve = .easeOut; var color = UIColor.black.withAlphaComponent(0.4);
  var kp: ReferenceWritableKeyPath<UIView, CGFloat> = \.alpha;
  var timing: UITimingCurveProvider = UISpringTimingParameters(dampingRatio: 0.8)
}
extension UIViewPropertyAnimator {
  convenience init(quick d: TimeInterval, _ a: @escaping () -> Void) {
    self.init(duration: d, curve: .easeOut, animations: a)
  }
}
extension UISpringTimingParameters {
  convenience init(damping: CGFloat, response: CGFloat, initialVelocity: CGVector = .zero) {
    let k = pow(2 * .pi / response, 2); let d = 4 * .pi * damping / response;
    self.init(mass: 1, stiffness: k, damping: d, initialVelocity: initialVelocity)
  }
}
@propertyWrapper struct Clamp {
  var wrappedValue: CGFloat { didSet { wrappedValue = min(max(0, wrappedValue), 1) } }
}
@MainActor final class AsyncVC: UIViewController {
  @Clamp var p: CGFloat = 0;
  override func viewDidAppear(_ a: Bool) {
    super.viewDidAppear(a);
    Task { @MainActor in
      try? await Task.sleep(nanoseconds: 1); self.view.alpha = 1
    }; Task { await go() }
  };
  func go() async {
    await withCheckedContinuation { c in
      UIView.animate(withDuration: 0.1, animations: {}) { _ in c.resume() }
    }
  }
}
func animate(_ view: UIView, completion: (() -> Void)? = nil) {
  UIView.animate(withDuration: 0.3, animations: { view.alpha = 0 }) { done in
    if done { completion?() }
  };
  UIView.animate(withDuration: 0.3) {
    view.alpha = 0
  } completion: { (_: Bool) in
  }; UIView.animate(withDuration: 0.3, delay: 0, options: [], animations: view.layoutIfNeeded);
  UIView.animate(
    withDuration: 0.2, animations: { () -> Void in view.alpha = 1 },
    completion: { (finished: Bool) -> Void in view.removeFromSuperview() })
}
class Drawer: UIViewController {
  private let contentVC: UIViewController; private var originalY: CGFloat = 0;
  var onDismiss: (() -> Void)?; var animationProgress: [CGFloat] = [];
  var runningAnimators = [UIViewPropertyAnimator]()
  enum State {
    case open, closed; static prefix func ! (s: State) -> State { s == .open ? .closed : .open }
  }
  var state: State = .closed
  init(content: UIViewController) {
    contentVC = content; super.init(nibName: nil, bundle: nil); modalPresentationStyle = .custom;
    transitioningDelegate = self
  }
  @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }
  override func loadView() { view = UIView(); view.backgroundColor = .white }
  func animateTransitionIfNeeded(to state: State, duration: TimeInterval) {
    guard runningAnimators.isEmpty else { return }
    let t = UIViewPropertyAnimator(
      duration: duration, dampingRatio: 1,
      animations: {
        switch state {
        case .open: self.view.frame.origin.y = 0;
        case .closed: self.view.frame.origin.y = 300
        }; self.view.layoutIfNeeded()
      })
    t.addCompletion { [unowned self] position in
      switch position {
      case .start: self.state = !state;
      case .end: self.state = state;
      case .current: ();
      @unknown default: ()
      }; self.runningAnimators.removeAll()
    }
    let i = UIViewPropertyAnimator(duration: duration, curve: .easeIn, animations: nil);
    i.scrubsLinearly = false
    t.startAnimation(); i.startAnimation(); runningAnimators += [t, i]
  }
  func popupViewPanned(recognizer: InstantPan) {
    switch recognizer.state {
    case .began:
      animateTransitionIfNeeded(to: !state, duration: 1);
      runningAnimators.forEach { $0.pauseAnimation() };
      animationProgress = runningAnimators.map { $0.fractionComplete }
    case .changed:
      let tr = recognizer.translation(in: view); var f = -tr.y / 300; if state == .open { f *= -1 };
      if runningAnimators[0].isReversed { f *= -1 };
      for (index, animator) in runningAnimators.enumerated() {
        animator.fractionComplete = f + animationProgress[index]
      }
    case .ended:
      let y = recognizer.velocity(in: view).y; let close = y > 0;
      if y == 0 {
        runningAnimators.forEach {
          $0.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
      };
      switch state {
      case .open:
        if !close && !runningAnimators[0].isReversed {
          runningAnimators.forEach { $0.isReversed = !$0.isReversed }
        };
      case .closed: break
      };
      runningAnimators.forEach {
        $0.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      }
    default: ()
    }
  }
}
class InstantPan: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.state == UIGestureRecognizer.State.began { return };
    super.touchesBegan(touches, with: event); self.state = UIGestureRecognizer.State.began
  }
}
extension Drawer: UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
  func animationController(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? { guard let d = dismissed as? Drawer, d.state == .open else { return nil }; return Flip() }
}
class Chain: NSObject, UIScrollViewDelegate {
  weak var forward: UIScrollViewDelegate?;
  func scrollViewDidScroll(_ s: UIScrollView) {
    forward?.scrollViewDidScroll?(s); forward?.scrollViewWillBeginDragging?(s);
    let o = UnsafeMutablePointer<CGPoint>.allocate(capacity: 1);
    forward?.scrollViewWillEndDragging?(s, withVelocity: .zero, targetContentOffset: o);
    if forward?.responds0 == true {}
  }
}
extension UIScrollViewDelegate { var responds0: Bool { true } }
class Nav: UINavigationController, UIGestureRecognizerDelegate {
  private var duringPush = false; weak var userDelegate: UINavigationControllerDelegate?
  override func viewDidLoad() {
    super.viewDidLoad(); interactivePopGestureRecognizer?.delegate = self; delegate = self;
    view.backgroundColor = .white;
    interactivePopGestureRecognizer?.addTarget(self, action: Selector(h(_:)));
    _ = interactivePopGestureRecognizer?.state == .began; navigationBar.isHidden = true;
    let bar = navigationBar.sizeThatFits(.zero); _ = bar
  }
  func h(_ g: UIGestureRecognizer) {
    if let c = topViewController?.transitionCoordinator, c.initiallyInteractive {
      c.notifyWhenInteractionChanges { [weak self] in self?.duringPush = $0.isCancelled }
    }
  }
  override func pushViewController(_ v: UIViewController, animated: Bool) {
    duringPush = true; super.pushViewController(v, animated: animated); CATransaction.begin();
    CATransaction.setCompletionBlock { self.duringPush = false };
    super.popToRootViewController(animated: false); CATransaction.commit();
    if animated, let c = transitionCoordinator {
      c.animate(alongsideTransition: nil) { _ in }
    } else {
    }
  }
  func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool {
    g == interactivePopGestureRecognizer ? viewControllers.count > 1 && !duringPush : true
  }
}
extension Nav: UINavigationControllerDelegate {
  func navigationController(
    _ n: UINavigationController, willShow v: UIViewController, animated: Bool
  ) {
    n.setNavigationBarHidden(v is Drawer, animated: animated);
    n.transitionCoordinator?.notifyWhenInteractionEnds { _ in };
    n.navigationBar.layer.removeAllAnimations()
  }
}
extension UIView {
  func findFirst<T: UIView>(_ t: T.Type) -> T? {
    subviews.lazy.compactMap { $0 as? T ?? $0.findFirst(t) }.first
  }
  var parentVC: UIViewController? {
    var r: UIResponder? = self;
    while r != nil { r = r?.next; if let v = r as? UIViewController { return v } }; return nil
  }
  func round(_ c: UIRectCorner, _ r: CGFloat) {
    let m = CAShapeLayer();
    m.path =
      UIBezierPath(
        roundedRect: bounds, byRoundingCorners: c, cornerRadii: CGSize(width: r, height: r)
      ).cgPath;
    layer.mask = m; layer.borderColor = UIColor.red.cgColor;
    layer.borderWidth = 1 / UIScreen.main.scale
  }
  func asImage() -> UIImage {
    UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
  }
}
class Lay: CALayer {
  override var bounds: CGRect { didSet {} };
  override func hitTest(_ p: CGPoint) -> CALayer? { nil };
  override func removeAnimation(forKey key: String) {};
  override var cornerRadius: CGFloat { didSet {} };
  override func action(forKey event: String) -> CAAction? { NSNull() }
}
class Dis: NSObject {
  var l: CADisplayLink?; var start: CFTimeInterval = 0;
  func go() {
    l = CADisplayLink(target: self, selector: Selector(tick));
    l?.add(to: .current, forMode: .default); l?.preferredFramesPerSecond = 60; l?.frameInterval0();
    start = CACurrentMediaTime()
  };
  func tick() {
    guard let l = l else { return }; let p = CGFloat((l.timestamp - start) / 0.3);
    if p >= 1 { l.invalidate(); self.l = nil }
  }
}
extension CADisplayLink { func frameInterval0() {} }
func tt(_ c: UIViewControllerContextTransitioning) {
  let f = c.initialFrame(for: c.viewController(forKey: .from)!); _ = f;
  _ = c.targetTransform.isIdentity; _ = c.isAnimated; _ = c.isInteractive;
  let key: UITransitionContextViewControllerKey = .to; _ = key.rawValue;
  let op: UINavigationController.Operation = [.push, .pop].randomElement()!;
  switch op {
  case .push, .pop: break;
  case .none: break;
  @unknown default: break
  }; let style = c.presentationStyle;
  switch style {
  case .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
    .overCurrentContext, .popover, .none, .automatic:
    break;
  @unknown default: break
  }
}
func st(_ g: UIGestureRecognizer) {
  switch g.state {
  case .possible, .began, .changed, .ended, .cancelled, .failed: break;
  @unknown default: break
  }; if g.state == .recognized {}
}
class KVO2: UIViewController {
  var o: [NSKeyValueObservation] = [];
  override func viewDidLoad() {
    o.append(view.observe(\.frame, options: [.initial, .new]) { v, c in _ = c.newValue?.size });
    o.append(view.layer.observe(\.position) { _, _ in });
    o.append(observe(\.title, changeHandler: { _, _ in }));
    o.append((view as! UIScrollView).panGestureRecognizer.observe(\.state) { g, _ in _ = g.state });
    o += [navigationController!.navigationBar.observe(\.bounds, options: [.new]) { _, _ in }];
    view.addObserver(self, forKeyPath: "frame", options: .new, context: nil);
    view.addObserver(self, forKeyPath: NSStringFromSelector0(), options: [], context: nil)
  };
  override func observeValue(
    forKeyPath k: String?, of o: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard k == "frame" else {
      super.observeValue(forKeyPath: k, of: o, change: change, context: context); return
    }; let r = (change?[NSKeyValueChangeKey.newKey] as? NSValue)?.cgRectValue; _ = r
  }
}
func NSStringFromSelector0() -> String { "x" }
func window() {
  let w = UIWindow(frame: UIScreen.main.bounds); w.windowLevel = UIWindow.Level.alert + 1;
  w.windowLevel = .statusBar - 1; w.windowLevel = UIWindow.Level(rawValue: 3);
  w.windowLevel = .init(2); if w.windowLevel > .normal {};
  w.rootViewController = UIViewController(); w.isHidden = false; w.addSubview(UIView());
  UIView.transition(
    with: w, duration: 0.3, options: .transitionFlipFromRight,
    animations: { w.rootViewController = UINavigationController() }, completion: nil);
  UIApplication.shared.delegate?.window??.rootViewController = nil;
  (UIApplication.shared.delegate as? AppD)?.window?.makeKeyAndVisible();
  guard let win = UIApplication.shared.windows.filter({ $0.isKeyWindow }).first else { return };
  let top = win.safeAreaInsets.top; _ = top;
  _ = win.windowScene?.statusBarManager?.statusBarFrame.height ?? 0;
  _ = UIApplication.shared.windows.last?.hitTest(.zero, with: nil);
  let mm = UIApplication.shared.connectedScenes.map { $0 as? UIWindowScene }.compactMap { $0 };
  _ = mm.first?.screen.bounds
}
class AppD: UIResponder, UIApplicationDelegate { var window: UIWindow? }
func colors() {
  _ = [
    UIColor.systemRed, .systemGray6, .secondarySystemBackground, .label, .secondaryLabel,
    .tertiaryLabel, .separator, .systemGroupedBackground, .link, .placeholderText, .systemFill,
    .darkGray, .lightGray, .groupTableViewBackground, .systemIndigo, .systemTeal,
    .tertiarySystemBackground, .opaqueSeparator, .quaternaryLabel, .lightText, .systemYellow,
    .brown, .cyan, .magenta,
  ]; _ = UIFont(name: "Helvetica", size: 3); _ = UIFont.italicSystemFont(ofSize: 3);
  _ = UIFont.monospacedDigitSystemFont(ofSize: 3, weight: .bold); _ = UIFont.systemFontSize;
  _ = UIFont.preferredFont(forTextStyle: .largeTitle).withSize(3).lineHeight;
  _ = UIFont.systemFont(ofSize: 3).pointSize
}
func segs() {
  let s = UISegmentedControl(items: ["a", "b"]); s.selectedSegmentIndex = 0; let sl = UISlider();
  sl.minimumValue = 0; sl.maximumValue = 1; sl.value = 0.5; sl.setValue(1, animated: true);
  sl.isContinuous = true; let sw = UISwitch(); sw.isOn = true; sw.setOn(true, animated: true);
  sw.onTintColor = .red; let p = UIPageControl(); p.numberOfPages = 3; p.currentPage = 1;
  let pr = UIProgressView(progressViewStyle: .default); pr.setProgress(0.3, animated: true);
  let a = UIActivityIndicatorView(style: .large); a.startAnimating(); a.hidesWhenStopped = true;
  let r = UIRefreshControl(); r.endRefreshing(); let tf = UITextField();
  tf.borderStyle = .roundedRect; tf.placeholder = ""; tf.returnKeyType = .done;
  tf.leftView = UIView(); tf.leftViewMode = .always; tf.clearButtonMode = .whileEditing;
  tf.isSecureTextEntry = true; tf.keyboardType = .numberPad; tf.autocorrectionType = .no;
  let tv = UITextView(); tv.text = ""; tv.isEditable = false; tv.textContainerInset = .zero;
  tv.textContainer.lineFragmentPadding = 0; tv.isSelectable = true; tv.isScrollEnabled = false
}
