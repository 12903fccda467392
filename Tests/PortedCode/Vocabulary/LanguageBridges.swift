import UIKit

public protocol Presentable { associatedtype V: UIView; var scroll: UIScrollView? { get } }
typealias LayoutType = UIViewController & PanP
protocol PanP: AnyObject { var h: CGFloat { get } }
extension PanP where Self: UIViewController {
  var h: CGFloat { view.bounds.height - topLayoutOffset };
  var topLayoutOffset: CGFloat { UIApplication.shared.keyWindow?.safeAreaInsets.top ?? 0 }
}
struct Weak<T: AnyObject> { weak var v: T? }
func lerp(_ a: CGFloat, _ b: CGFloat, _ t: CGFloat) -> CGFloat { a + (b - a) * t }
func rubberBandClamp(_ x: CGFloat, coeff: CGFloat, dim: CGFloat) -> CGFloat {
  (1.0 - (1.0 / ((x * coeff / dim) + 1.0))) * dim
}
extension CGPoint {
  static func - (l: CGPoint, r: CGPoint) -> CGVector { CGVector(dx: l.x - r.x, dy: l.y - r.y) };
  var mag: CGFloat { sqrt(pow(x, 2) + pow(y, 2)) }
}
extension CGAffineTransform {
  static func from(_ a: CGRect, to b: CGRect) -> CGAffineTransform {
    CGAffineTransform(translationX: b.midX - a.midX, y: b.midY - a.midY).scaledBy(
      x: b.width / a.width, y: b.height / a.height
    ).rotated(by: 0).concatenating(.identity).inverted()
  }
}
extension UIView.AnimationCurve {
  var opts: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: UInt(rawValue << 16)) }
}
extension UIViewControllerContextTransitioning {
  var toV: UIView? {
    view(forKey: UITransitionContextViewKey.to) ?? viewController(forKey: .to)?.view
  }
}
extension UIViewController {
  class func topMost(_ base: UIViewController? = UIApplication.shared.keyWindow?.rootViewController)
    -> UIViewController?
  {
    if let nav = base as? UINavigationController { return topMost(nav.visibleViewController) }
    if let tab = base as? UITabBarController, let s = tab.selectedViewController {
      return topMost(s)
    }
    if let p = base?.presentedViewController { return topMost(p) }
    return base
  }
  var isModal: Bool {
    presentingViewController?.presentedViewController == self
      || (navigationController != nil
        && navigationController?.presentingViewController?.presentedViewController
          == navigationController)
      || tabBarController?.presentingViewController is UITabBarController
  }
  func add(_ child: UIViewController) {
    addChild(child); child.beginAppearanceTransition(true, animated: true);
    view.addSubview(child.view); child.didMove(toParent: self); child.endAppearanceTransition()
  }
  func swap(_ a: UIViewController, _ b: UIViewController) {
    transition(from: a, to: b, duration: 0.3, options: .transitionCrossDissolve, animations: {}) {
      _ in b.didMove(toParent: self)
    }
  }
}
final class Obs: NSObject, NSKeyValueObserving {
  private var token: NSKeyValueObservation?; private var kvo = 0
  weak var sv: UIScrollView?
  func go(_ s: UIScrollView) {
    sv = s
    s.addObserver(
      self, forKeyPath: "contentOffset", options: [.new, .old, .initial, .prior], context: &kvo)
    s.removeObserver(self, forKeyPath: "contentOffset")
    token = s.observe(
      \UIScrollView.contentSize, options: .new, changeHandler: { (s, c) in _ = c.newValue?.height })
    token = s.layer.observe(\.bounds) { _, _ in }

    NotificationCenter.default.addObserver(
      self, selector: Selector(note(_:)), name: UIDevice.orientationDidChangeNotification,
      object: nil)
    NotificationCenter.default.addObserver(
      self, selector: Selector(note(_:)),
      name: UIApplication.didChangeStatusBarOrientationNotification, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: Selector(note(_:)), name: UIResponder.keyboardDidChangeFrameNotification,
      object: nil)
    NotificationCenter.default.addObserver(
      self, selector: Selector(note(_:)), name: UITextField.textDidChangeNotification, object: nil)
    UIDevice.current.beginGeneratingDeviceOrientationNotifications();
    _ = UIDevice.current.systemVersion; _ = UIDevice.current.orientation.isPortrait
    let n = NSNumber(value: 3); _ = NSValue(cgRect: .zero).cgRectValue;
    _ = NSValue(cgPoint: .zero).cgPointValue;
    _ = NSValue(caTransform3D: CATransform3DIdentity).caTransform3DValue;
    _ = NSValue(cgAffineTransform: .identity); _ = NSValue(uiEdgeInsets: .zero); _ = n;
    _ = NSValue(cgSize: .zero).cgSizeValue; _ = NSValue(cgVector: .zero)
    let h = NSHashTable<AnyObject>.weakObjects(); h.add(self);
    let mt = NSMapTable<AnyObject, AnyObject>.weakToStrongObjects(); mt.setObject(self, forKey: s);
    _ = h.allObjects
    assert(Thread.isMainThread); let _ = NSStringFromClass(type(of: self));
    _ = String(describing: type(of: self)); print(#function, #line); NSLog("x %@", "y");
    debugPrint(s); _ = NSStringFromCGRect(.zero); _ = Bundle.main.infoDictionary;
    _ = CFAbsoluteTimeGetCurrent(); _ = ProcessInfo.processInfo.systemUptime;
    _ = arc4random_uniform(3); _ = drand48(); _ = Date().timeIntervalSince1970; _ = CGFloat.pi;
    _ = M_PI; _ = CGFloat(Float.ulpOfOne); _ = DispatchTime.now(); _ = Bundle(for: Obs.self);
    _ = fabs(-1.0); _ = fmin(CGFloat(1), 2); _ = max(0, min(1, CGFloat(3))); _ = ceil(CGFloat(1));
    _ = floorf(1); _ = NSClassFromString("x"); _ = CGFloat(1).rounded(.down);
    _ = CGFloat.leastNormalMagnitude; _ = CGRect.null.isNull; _ = CGRect.infinite;
    _ = CGRect.zero.union(.zero).intersection(.zero).offsetBy(dx: 1, dy: 1).standardized;
    _ = CGRectGetMaxX(.zero); _ = CGRect.zero.equalTo(.zero); _ = CGPoint.zero.equalTo(.zero);
    _ = CGRectMake(0, 0, 1, 1); _ = CGPointMake(0, 0); _ = CGSizeMake(1, 1);
    _ = CGRectInset(.zero, 1, 1); _ = CGRect.zero.divided(atDistance: 1, from: .minXEdge);
    _ = AVMakeRect0()
  }
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { if context == &kvo, let o = change?[.newKey] as? CGPoint { _ = o } }
  func note(_ n: NSNotification) {}
}
func AVMakeRect0() {}
class Ctl: UIControl {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true };
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    sendActions(for: .valueChanged); return true
  }; override func endTracking(_ touch: UITouch?, with event: UIEvent?) {};
  override func cancelTracking(with event: UIEvent?) {};
  override var isHighlighted: Bool { didSet {} }; override var isEnabled: Bool { didSet {} };
  override var isSelected: Bool { didSet {} };
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    super.sendAction(action, to: target, for: event)
  }
}
class Btn: UIButton {
  override var isHighlighted: Bool {
    didSet {
      UIView.animate(withDuration: 0.2) {
        self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
      }
    }
  };
  override func setTitle(_ title: String?, for state: UIControl.State) {
    super.setTitle(title, for: state)
  }
}
class Lbl: UILabel {
  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: .zero)) };
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int)
    -> CGRect
  { .zero }; override var text: String? { didSet {} }
}
class SV: UIScrollView {
  override func touchesShouldCancel(in view: UIView) -> Bool { true };
  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
    -> Bool
  { true }; override var contentOffset: CGPoint { didSet {} };
  override var contentSize: CGSize { didSet {} };
  override var contentInset: UIEdgeInsets { didSet {} };
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    super.setContentOffset(contentOffset, animated: animated)
  }; override func adjustedContentInsetDidChange() {};
  override var delegate: UIScrollViewDelegate? { didSet {} };
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}
func img() {
  let i = UIImage(named: "a", in: Bundle.main, compatibleWith: nil);
  _ = i?.withRenderingMode(.alwaysTemplate); _ = i?.resizableImage(withCapInsets: .zero);
  _ = i?.withTintColor(.red); _ = UIImage(data: Data());
  _ = UIImage(
    systemName: "xmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 3, weight: .bold)
  ); _ = i?.cgImage?.width; _ = UIImage(cgImage: i!.cgImage!, scale: 2, orientation: .up);
  _ = i?.pngData(); _ = i?.cgImage?.cropping(to: .zero); _ = UIImage(contentsOfFile: "");
  i?.draw(in: .zero); i?.draw(at: .zero, blendMode: .normal, alpha: 1); _ = i?.imageOrientation;
  _ = i?.size.width; _ = i?.scale; let iv = UIImageView(image: i, highlightedImage: nil);
  iv.animationImages = []; iv.startAnimating(); iv.preferredSymbolConfiguration = nil
}
func bez() {
  let p = UIBezierPath(); p.move(to: .zero); p.addLine(to: .zero);
  p.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero);
  p.addQuadCurve(to: .zero, controlPoint: .zero);
  p.addArc(withCenter: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: true); p.close();
  p.append(UIBezierPath(roundedRect: .zero, cornerRadius: 3).reversing());
  p.usesEvenOddFillRule = true; p.apply(.identity); _ = p.bounds; _ = p.contains(.zero);
  p.lineWidth = 1; p.stroke(); p.addClip(); p.lineCapStyle = .round; p.lineJoinStyle = .round;
  p.miterLimit = 3; p.removeAllPoints(); _ = p.currentPoint; _ = p.isEmpty;
  _ = UIBezierPath(cgPath: p.cgPath); p.fill(with: .clear, alpha: 1);
  p.setLineDash([1, 2], count: 2, phase: 0); let m = CGMutablePath(); m.addRect(.zero);
  m.addPath(p.cgPath); m.addEllipse(in: .zero);
  m.addRoundedRect(in: .zero, cornerWidth: 1, cornerHeight: 1); _ = m.boundingBox; _ = m.copy();
  _ = CGPath(roundedRect: .zero, cornerWidth: 1, cornerHeight: 1, transform: nil);
  _ = CGPath(rect: .zero, transform: nil)
}
