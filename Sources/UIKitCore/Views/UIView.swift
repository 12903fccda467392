public import Drawing
public import Foundation
public import Geometry
public import QuartzCore

/// A rectangle on the screen that draws, lays out what is in it and answers to touches.
///
/// Mirrors: `UIView`. Units: points, y down.
open class UIView: UIResponder, CALayerDelegate {
  /// What shows the view; the view is its delegate for life.
  public final let layer: CALayer

  public internal(set) final var subviews: [UIView] = []
  /// Mirrors: `superview`. Not kept: a view sets it back on its subviews before it goes, which costs
  /// less than a weak reference, whose object is retained and released on a slow path for good.
  public internal(set) final unowned(unsafe) var superview: UIView?
  final var windowLink: WindowLink?
  /// The controller whose view this is.
  final weak var controller: UIViewController?
  final var recognizers: [UIGestureRecognizer] = []
  final var storedTint: UIColor?
  /// The safe area it came in with, while nothing since has told of another.
  final var enteredSafeArea: UIEdgeInsets?
  /// The traits it was last told of.
  final var knownTraits: UITraitCollection?
  final var storedTintMode = TintAdjustmentMode.automatic
  final var storedMargins: UIEdgeInsets?
  final var storedBackground: UIColor?
  /// What has been taken over from what is said for the class.
  final var wardrobe = Wardrobe()
  /// Whether the class draws, known once its `draw(_:)` has been tried.
  final var drawsContent = false
  /// Whether it has been tried out in vain: once is enough, for whatever it draws when asked is noticed.
  final var hasDrawnNothing = false

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// Makes the view's layer; `layerClass` is the way UIKit knows.
  open class func makeLayer() -> CALayer {
    let type: AnyClass = layerClass
    // A class value cannot be asked for a new object by Swift on Linux.
    return type == CALayer.self ? CALayer() : ClassValue.make(type) as? CALayer ?? CALayer()
  }

  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    setUp()
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    setUp()
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  private func setUp() {
    layer.serve(self)
    layer.needsDisplayOnBoundsChange = false
  }

  deinit {
    Farewell.say(
      {
        for view in subviews where view.superview === self { view.superview = nil }
        for recognizer in recognizers { recognizer.viewGoes(self) }
        layer.leave(self)
      }, keeping: { subviews + recognizers + [layer] })
  }

  // MARK: Geometry

  open var frame: CGRect {
    get {
      KeyValue.read(self, "frame")
      return layer.frame
    }
    set {
      if !layer.transform.isIdentity, newValue != layer.frame {
        Diagnostics.report(.frameWithTransform(self))
      }
      KeyValue.change(self, "frame") {
        let old = bounds.size
        layer.frame = newValue
        sizeChanged(from: old)
      }
    }
  }

  open var bounds: CGRect {
    get {
      KeyValue.read(self, "bounds")
      return layer.bounds
    }
    set {
      guard newValue.isUsable else { return }
      KeyValue.change(self, "bounds") {
        let old = bounds.size
        layer.bounds = newValue
        sizeChanged(from: old)
      }
    }
  }

  open var center: CGPoint {
    get {
      KeyValue.read(self, "center")
      return layer.position
    }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite else { return }
      KeyValue.change(self, "center") { layer.position = newValue }
    }
  }

  open var transform: CGAffineTransform {
    get {
      KeyValue.read(self, "transform")
      return layer.transform.affine
    }
    set { KeyValue.change(self, "transform") { layer.transform = CATransform3D(newValue) } }
  }

  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  open var contentMode = ContentMode.scaleToFill {
    didSet {
      layer.contentsGravity = contentMode.gravity
      layer.needsDisplayOnBoundsChange = contentMode == .redraw
    }
  }

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size the content asks for within a size; without constraints that is what fits.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// A direction that is required keeps the target's length; others take what the content wants.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, keepsWidth: horizontalFittingPriority == .required,
      keepsHeight: verticalFittingPriority == .required)
  }

  open func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  /// The size the content wants; `noIntrinsicMetric` on an axis with no wish.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  public static let noIntrinsicMetric: CGFloat = -1

  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
  }

  // MARK: Looks

  open var alpha: CGFloat {
    get {
      KeyValue.read(self, "alpha")
      return CGFloat(layer.opacity)
    }
    set {
      KeyValue.change(self, "alpha") {
        layer.opacity = Float(newValue.isFinite ? min(max(newValue, 0), 1) : 1)
      }
    }
  }

  open var isHidden: Bool {
    get {
      KeyValue.read(self, "hidden")
      return layer.isHidden
    }
    set {
      let isNews = newValue != layer.isHidden
      if isNews { (superview as? UIStackView)?.visibilityWillChange(of: self) }
      KeyValue.change(self, "hidden") { layer.isHidden = newValue }
      if isNews { (superview as? UIStackView)?.visibilityChanged(of: self) }
    }
  }

  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var backgroundColor: UIColor? {
    get {
      KeyValue.read(self, "backgroundColor")
      return storedBackground
    }
    set {
      KeyValue.change(self, "backgroundColor") {
        // The layer first: an animation of the change notes what the view said before.
        layer.backgroundColor = newValue?.resolvedColor(with: traitCollection).cgColor
        storedBackground = newValue
      }
    }
  }

  /// The colour of what can be touched, taken from the superview unless set.
  open var tintColor: UIColor! {
    get { effectiveTint }
    set {
      storedTint = newValue
      propagateTint()
    }
  }

  /// Whether the tint is shown or dimmed, taken from the superview unless set.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintMode }
    set {
      guard newValue != storedTintMode else { return }
      storedTintMode = newValue
      tintModeChanged()
    }
  }

  /// What of the view hits others while a dynamic animator moves it.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }

  /// A colour changed that the view draws with: drawn views redraw themselves.
  open func tintColorDidChange() {}

  // MARK: Interaction

  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var tag = 0
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  /// What is said of the view besides, made when first set.
  final var speech: AccessibilityValues?

  open var isAccessibilityElement: Bool {
    get { speech?.isElement ?? false }
    set { setSpeech(\.isElement, newValue) }
  }
  open var accessibilityHint: String? {
    get { speech?.hint }
    set { setSpeech(\.hint, newValue) }
  }
  open var accessibilityValue: String? {
    get { speech?.value }
    set { setSpeech(\.value, newValue) }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { speech?.traits ?? .none }
    set { setSpeech(\.traits, newValue) }
  }
  /// Whether what lies beside the view is left out.
  open var accessibilityViewIsModal: Bool {
    get { speech?.isModal ?? false }
    set { setSpeech(\.isModal, newValue) }
  }
  open var accessibilityElementsHidden: Bool {
    get { speech?.hidesElements ?? false }
    set { setSpeech(\.hidesElements, newValue) }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { speech?.groupsChildren ?? false }
    set { setSpeech(\.groupsChildren, newValue) }
  }
  /// In the screen's space; where the view stands unless set. Units: points.
  open var accessibilityFrame: CGRect {
    get { speech?.frame ?? convert(bounds, to: window) }
    set { setSpeech(\.frame, newValue) }
  }

  /// Which way content reads in the view. Mirrors: `UIView.semanticContentAttribute`.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }
  /// The way the view reads, its attribute considered.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }
  /// Pixels a point of what the view draws.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale > 0 ? layer.contentsScale : traitCollection.displayScale }
    set {
      guard newValue.isFinite, newValue > 0, newValue != layer.contentsScale else { return }
      layer.contentsScale = newValue
      if drawsContent { layer.setNeedsDisplay() }
    }
  }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { propagateTraits() }
  }

  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.attach(to: self)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard let index = recognizers.firstIndex(where: { $0 === gestureRecognizer }) else { return }
    recognizers.remove(at: index)
    gestureRecognizer.attach(to: nil)
  }

  /// Asked when a recogniser of this view is about to begin (A13).
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The deepest view at `point`, in the receiver's space, that takes touches (A33–A38).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    defaultHitTest(point, with: event)
  }

  /// Minimum edges belong to the view, maximum edges do not (A36).
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let bounds = self.bounds
    return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY
      && point.y < bounds.maxY
  }

  open override var next: UIResponder? { controller ?? superview }

  /// Whether what lies in it lies above the page, as on a sheet.
  var raisesContent: Bool { false }

  // MARK: Hierarchy events

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 0)
  }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 1)
  }
  open func removeFromSuperview() { detachFromSuperview() }
  open func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count - 1) }
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Layout and drawing

  open func setNeedsLayout() { layer.setNeedsLayout() }
  open func layoutIfNeeded() { layoutTopDown() }
  open func layoutSubviews() {}
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

  /// Draws into the current context; a class that does not override it has no bitmap.
  open func draw(_ rect: CGRect) {}

  /// How much of each edge bars and the device's shape cover. Units: points.
  ///
  /// Taken from the controller's or the superview's safe area, cut to what reaches into the view.
  open var safeAreaInsets: UIEdgeInsets { safeAreaNow }
  open func safeAreaInsetsDidChange() {}

  /// Nothing calls it: there are no interface files that a view could wake from.
  open func prepareForInterfaceBuilder() {}

  // MARK: Snapshots

  /// A view that shows what the receiver shows now and goes on showing it (E37).
  ///
  /// Without updates a view that has never been on the screen gives an empty picture.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(afterScreenUpdates: afterUpdates)
  }

  /// The same of a part, whose edges can be kept from stretching.
  ///
  /// - Parameters:
  ///   - rect: of the receiver's bounds, points.
  ///   - capInsets: what of each edge keeps its width when the snapshot is resized.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    makeSnapshot(from: rect, afterScreenUpdates: afterUpdates, caps: capInsets)
  }

  /// Draws what the receiver shows into the current context, stretched over `rect`.
  ///
  /// - Returns: whether there was something to draw and somewhere to draw it.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    paintHierarchy(in: rect, afterScreenUpdates: afterUpdates)
  }
  open func layoutMarginsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// What content keeps away from the edges, the safe area included. Units: points.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      guard newValue != storedMargins else { return }
      storedMargins = newValue
      layoutMarginsDidChange()
      controller?.viewLayoutMarginsDidChange()
      setNeedsLayout()
    }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }

  /// Whether the safe area adds to the margins.
  open var insetsLayoutMarginsFromSafeArea = true { didSet { setNeedsLayout() } }
  /// Whether the margins reach as far in as the superview's.
  open var preservesSuperviewLayoutMargins = false { didSet { setNeedsLayout() } }

  // MARK: CALayerDelegate

  open func draw(_ layer: CALayer, in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    defer { UIGraphicsPopContext() }
    let outer = UITraitCollection.current
    UITraitCollection.current = traitCollection
    defer { UITraitCollection.current = outer }
    guard !drawsContent else { return draw(bounds) }
    drawsContent = DrawingProbe.watch(self) { draw(bounds) }
  }

  open func layoutSublayers(of layer: CALayer) { layoutNow() }

  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    AnimationBlock.current?.action(for: layer, forKey: event) ?? NSNull()
  }

  public final var answersLayerActions: Bool { AnimationBlock.current != nil }
}
