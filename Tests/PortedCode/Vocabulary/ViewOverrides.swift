import UIKit

open class CustomView: UIView {
  let label = UILabel(), button = UIButton(type: .system)
  private var gradient: CAGradientLayer { return layer as! CAGradientLayer }
  override open class var layerClass: AnyClass { return CAGradientLayer.self }
  override public init(frame: CGRect) { super.init(frame: frame); commonInit() }
  required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder); commonInit() }
  convenience init() { self.init(frame: .zero) }
  var radius: CGFloat = 3 {
    didSet { setNeedsLayout(); setNeedsDisplay(); invalidateIntrinsicContentSize() }
  }
  func commonInit() {
    gradient.colors = [UIColor.red.cgColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor];
    gradient.startPoint = .zero; gradient.locations = [0, 1]
    label.text = "x"; label.numberOfLines = 0; label.textAlignment = .center;
    label.font = UIFont.preferredFont(forTextStyle: .headline);
    label.adjustsFontSizeToFitWidth = true; label.lineBreakMode = .byTruncatingTail;
    label.textColor = .darkText; label.minimumScaleFactor = 0.5;
    label.attributedText = NSAttributedString(
      string: "a",
      attributes: [
        .font: UIFont.boldSystemFont(ofSize: 3), .foregroundColor: UIColor.red, .kern: 2,
      ]);
    label.preferredMaxLayoutWidth = 100; label.shadowColor = .black;
    label.shadowOffset = CGSize(width: 1, height: 1); label.highlightedTextColor = .white;
    label.isHighlighted = true
    button.setTitle("a", for: .normal); button.setTitleColor(.red, for: .highlighted);
    button.setImage(UIImage(named: "x"), for: []);
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold);
    button.contentEdgeInsets = .zero; button.imageEdgeInsets = .zero;
    button.titleEdgeInsets = .zero; button.contentHorizontalAlignment = .left;
    button.contentVerticalAlignment = .fill; button.imageView?.contentMode = .scaleAspectFit;
    button.setBackgroundImage(nil, for: .selected); button.adjustsImageWhenHighlighted = false;
    button.tintColor = .systemBlue; button.setAttributedTitle(nil, for: .normal);
    button.isSelected = true; button.sendActions(for: .touchUpInside);
    button.addTarget(self, action: Selector(tap(_:)), for: [.touchUpInside, .touchDragExit]);
    button.removeTarget(nil, action: nil, for: .allEvents);
    button.addAction(UIAction(title: "x", image: nil) { _ in }, for: .primaryActionTriggered);
    button.allTargets.forEach { _ in }
    isExclusiveTouch = true; isMultipleTouchEnabled = false;
    semanticContentAttribute = .forceLeftToRight; contentScaleFactor = 2;
    insetsLayoutMarginsFromSafeArea = false; preservesSuperviewLayoutMargins = true;
    layoutMargins = .zero; directionalLayoutMargins = .zero; tag = 3; isAccessibilityElement = true;
    accessibilityLabel = "x"; accessibilityTraits = .button; accessibilityViewIsModal = true;
    accessibilityElementsHidden = true; accessibilityHint = ""; accessibilityValue = "";
    autoresizesSubviews = true; contentMode = .redraw; overrideUserInterfaceStyle = .dark;
    shouldGroupAccessibilityChildren = true
    _ = window?.windowScene?.statusBarManager?.statusBarFrame;
    _ = window?.windowScene?.interfaceOrientation
    exchangeSubview(at: 0, withSubviewAt: 1); bringSubviewToFront(label); sendSubviewToBack(label);
    insertSubview(label, aboveSubview: button); _ = viewWithTag(3);
    mask = UIView(); maskView?.frame = bounds; sizeToFit(); _ = sizeThatFits(bounds.size);
    _ = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize);
    _ = systemLayoutSizeFitting(
      CGSize(width: 3, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    _ = safeAreaLayoutGuide.layoutFrame; _ = layoutMarginsGuide.layoutFrame;
    _ = readableContentGuide
    let f = endEditing(true); _ = f; let c = convert(bounds, from: nil); _ = convert(c, to: window);
    _ = convert(CGPoint.zero, to: superview);
    _ = convert(CGPoint.zero, from: label.coordinateSpace0);
    _ = convert(CGRect.zero, from: UIScreen.main.coordinateSpace)
    if let recs = gestureRecognizers {
      for r in recs where r is UITapGestureRecognizer { removeGestureRecognizer(r) }
    }
    _ = snapshotView(afterScreenUpdates: true);
    _ = resizableSnapshotView(from: bounds, afterScreenUpdates: false, withCapInsets: .zero)
    let renderer = UIGraphicsImageRenderer(bounds: bounds);
    let img = renderer.image { ctx in
      layer.render(in: ctx.cgContext); drawHierarchy(in: bounds, afterScreenUpdates: true);
      UIColor.red.setFill(); ctx.fill(bounds); UIBezierPath(rect: bounds).fill()
    }; _ = img.size
    let fmt = UIGraphicsImageRendererFormat(); fmt.scale = 1; fmt.opaque = false;
    _ = UIGraphicsImageRenderer(size: bounds.size, format: fmt)
    _ = UIGraphicsImageRendererFormat.default(); _ = UIGraphicsImageRendererFormat.preferred()
    backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white };
    backgroundColor = UIColor.systemBackground.withAlphaComponent(0.3);
    var r: CGFloat = 0, g: CGFloat = 0, b: CGFloat = 0, a: CGFloat = 0;
    UIColor.red.getRed(&r, green: &g, blue: &b, alpha: &a); UIColor.red.getWhite(&r, alpha: &a);
    UIColor.red.getHue(&r, saturation: &g, brightness: &b, alpha: &a);
    _ = UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1); _ = UIColor(named: "x");
    _ = UIColor(cgColor: UIColor.red.cgColor); _ = UIColor.clear.cgColor.alpha;
    _ = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1)
  }
  var intrinsic: CGSize { intrinsicContentSize }
  override open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }
  func tap(_ sender: UIButton) {}
  override open func layoutSubviews() {
    super.layoutSubviews(); gradient.frame = bounds; layer.layoutIfNeeded()
  }
  override open func draw(_ rect: CGRect) {
    super.draw(rect)
    guard let ctx = UIGraphicsGetCurrentContext() else { return }
    ctx.saveGState(); ctx.setFillColor(UIColor.red.cgColor); ctx.fill(rect);
    ctx.addPath(
      UIBezierPath(arcCenter: center, radius: 3, startAngle: 0, endAngle: .pi * 2, clockwise: true)
        .cgPath);
    ctx.clip(); ctx.setLineWidth(2); ctx.setStrokeColor(UIColor.red.cgColor); ctx.strokePath();
    ctx.restoreGState(); ctx.translateBy(x: 0, y: 3); ctx.scaleBy(x: 1, y: -1); ctx.rotate(by: 1);
    ctx.concatenate(.identity); ctx.move(to: .zero); ctx.addLine(to: .zero);
    ctx.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: true);
    ctx.closePath(); ctx.fillPath(); ctx.setBlendMode(.clear); ctx.setAlpha(0.3); ctx.clear(rect);
    ctx.setShadow(offset: .zero, blur: 3); ctx.fillEllipse(in: rect); ctx.strokeEllipse(in: rect);
    ctx.setLineCap(.round); ctx.setLineDash(phase: 0, lengths: [1, 2]);
    ctx.drawLinearGradient(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [UIColor.red.cgColor] as CFArray,
        locations: [0, 1])!, start: .zero, end: .zero, options: [])
  }
  override open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let v = super.hitTest(point, with: event); return v == self ? nil : v
  }
  override open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
  override open func didMoveToSuperview() { super.didMoveToSuperview() }
  override open func didMoveToWindow() { super.didMoveToWindow() }
  override open func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
  }
  override open func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
  override open func didAddSubview(_ subview: UIView) { super.didAddSubview(subview) }
  override open func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
  override open func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override open func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
  override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection);
    if #available(iOS 13, *),
      traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection)
    {
    }
  }
  override open func tintColorDidChange() { super.tintColorDidChange() }
  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event); next?.touchesBegan(touches, with: event)
  }
  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }
  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }
  override open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  { super.gestureRecognizerShouldBegin(gestureRecognizer) }
  override open func action(for layer: CALayer, forKey event: String) -> CAAction? {
    super.action(for: layer, forKey: event)
  }
  override open func awakeFromNib() { super.awakeFromNib() }
  override open func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
  override open var canBecomeFirstResponder: Bool { true }
  override open func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  override open func resignFirstResponder() -> Bool { super.resignFirstResponder() }
  override open var frame: CGRect { didSet {} }
  override open var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = newValue }
  }
  override open var isHidden: Bool { didSet {} }
  override open var alpha: CGFloat { didSet {} }
  override open var transform: CGAffineTransform { didSet {} }
  override open var center: CGPoint { didSet {} }
  override open var backgroundColor: UIColor? { didSet {} }
  override open var tintColor: UIColor! { didSet {} }
  override open var clipsToBounds: Bool { didSet {} }
  override open var isUserInteractionEnabled: Bool { didSet {} }
  override open var safeAreaInsets: UIEdgeInsets { .zero }
  override open var contentMode: UIView.ContentMode { didSet {} }
  override open var description: String { "x" }
  override open func addSubview(_ view: UIView) { super.addSubview(view) }
  override open func insertSubview(_ view: UIView, at index: Int) {
    super.insertSubview(view, at: index)
  }
  override open func removeFromSuperview() { super.removeFromSuperview() }
  override open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    super.addGestureRecognizer(gestureRecognizer)
  }
  override open func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override open func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
  override open func setNeedsLayout() { super.setNeedsLayout() }
  override open func layoutIfNeeded() { super.layoutIfNeeded() }
  override open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    super.snapshotView(afterScreenUpdates: afterUpdates)
  }
  override open func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
  override open var layoutMargins: UIEdgeInsets { didSet {} }
}
extension UIView { var coordinateSpace0: UICoordinateSpace { self } }
class ProgressLayer: CALayer {
  var progress: CGFloat {
    get { value(forKey: "progress") as? CGFloat ?? 0 }
    set { setValue(newValue, forKey: "progress") }
  }
  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || super.needsDisplay(forKey: key)
  }
  override func action(forKey event: String) -> CAAction? {
    let a = CABasicAnimation(keyPath: event); a.fromValue = presentation()?.value(forKey: event);
    return a
  }
  override init(layer: Any) { super.init(layer: layer) }
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func draw(in ctx: CGContext) {}
  override func layoutSublayers() { super.layoutSublayers() }
  override func display() { super.display() }
  override class func defaultAction(forKey event: String) -> CAAction? { nil }
  override func add(_ anim: CAAnimation, forKey key: String?) { super.add(anim, forKey: key) }
  override var frame: CGRect { didSet {} }
}
class PassWindow: UIWindow {
  override init(frame: CGRect) { super.init(frame: frame) }
  override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
  override var canBecomeKey: Bool { false }
  override func makeKeyAndVisible() { super.makeKeyAndVisible() }
  override var rootViewController: UIViewController? { didSet {} }
}
class LateSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    window = UIWindow(windowScene: windowScene); window?.rootViewController = UIViewController();
    window?.windowLevel = .alert + 1;
    window?.windowLevel = UIWindow.Level(rawValue: UIWindow.Level.statusBar.rawValue + 1);
    window?.makeKeyAndVisible(); window?.isHidden = true; window?.makeKey();
    window?.tintColor = .red; window?.screen.bounds.width.description.isEmpty == true ? () : ()
    let s = UIApplication.shared.connectedScenes.filter { $0.activationState == .foregroundActive }
      .compactMap { $0 as? UIWindowScene }.first?.windows.filter { $0.isKeyWindow }.first;
    _ = s
    _ = UIApplication.shared.connectedScenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] }.last
    { $0.isKeyWindow }
    _ = (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.keyWindow
    _ = UIScreen.main.bounds.size; _ = UIScreen.main.coordinateSpace.bounds
  }
  func sceneDidDisconnect(_ scene: UIScene) {}
  func sceneDidBecomeActive(_ scene: UIScene) {}
  func sceneWillResignActive(_ scene: UIScene) {}
  func sceneWillEnterForeground(_ scene: UIScene) {}
  func sceneDidEnterBackground(_ scene: UIScene) {}
}
class LateAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var orientationLock = UIInterfaceOrientationMask.all
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds);
    _ = UIApplication.shared.applicationState == .active;
    UIApplication.shared.sendAction(
      Selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    return true
  }
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { orientationLock }
  func applicationWillResignActive(_ application: UIApplication) {}
  func applicationDidEnterBackground(_ application: UIApplication) {}
  func applicationWillEnterForeground(_ application: UIApplication) {}
  func applicationDidBecomeActive(_ application: UIApplication) {}
  func applicationWillTerminate(_ application: UIApplication) {}
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}
