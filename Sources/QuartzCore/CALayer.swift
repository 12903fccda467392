import Display
public import Drawing
public import Foundation
public import Geometry

/// A rectangle of picture with a place in a tree, a time of its own and animations.
///
/// Mirrors: `CALayer`. Units: points (y down), seconds, radians. Properties are the model; what is
/// seen is the model with the animations applied at a time (`presentation()`).
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  // MARK: State

  final var model = LayerValues()
  /// The values last sampled while animations were on the layer.
  final var sampled: LayerSample?
  final var sampledExtras: LayerExtras = [:]
  /// The sublayers, but for those of a layer that is folded: see `children`.
  final var storedChildren: [CALayer] = []
  final var attached: [AttachedAnimation] = []
  final var flags = LayerFlags()
  final var backing = LayerBacking()
  final var treeLink: TreeLink?
  /// Not `mask`, which a subclass may have overridden, where the subclass may be gone already.
  final var storedMask: CALayer?
  final var storedLink: LayerLink?
  /// The superlayer, which sets it back before it goes.
  final unowned(unsafe) var parent: CALayer?
  /// The layer whose mask this one is, which sets it back before it goes.
  final unowned(unsafe) var maskedLayer: CALayer?
  /// A delegate that has the layer for life, such as its view; it takes itself off before it goes.
  final unowned(unsafe) var host: (any CALayerDelegate)?
  final weak var guest: (any CALayerDelegate)?
  final var userValues: [String: Any] = [:]
  /// The model's values of animatable keys beyond `CALayer`'s own.
  final var extraModel: [String: AnimationValue] = [:]
  /// Whether `draw(in:)` is to see the values shown rather than the model's.
  final var isDrawingShown = false

  /// What answers for the layer: a view, or nobody. Weak.
  open var delegate: (any CALayerDelegate)? {
    get { host ?? guest }
    set {
      guard newValue == nil || newValue !== host else { return }
      host = nil
      guest = newValue
    }
  }
  open var superlayer: CALayer? { parent }
  open var name: String?
  /// Answers for property changes, by key, asked after the delegate.
  open var actions: [String: any CAAction]?

  public override init() {
    super.init()
  }

  /// A copy for presentation; subclasses copy their own properties.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    takeValues(of: other)
  }

  private func takeValues(of other: CALayer) {
    model = other.model
    backing = other.backing
    flags.isHidden = other.flags.isHidden
    flags.masksToBounds = other.flags.masksToBounds
    name = other.name
    userValues = other.userValues
    extraModel = other.shownExtras
  }

  /// Shows what a layer showed when it was frozen, by the same bitmaps, without its sublayers and
  /// its mask.
  init(_ part: FrozenPart) {
    model = part.values
    backing = part.backing
    flags = part.flags
    userValues = part.userValues
    extraModel = part.extraModel
    name = part.name
    maskedCorners = part.maskedCorners
    cornerCurve = part.cornerCurve
    contentsGravity = part.contentsGravity
    allowsGroupOpacity = part.allowsGroupOpacity
    isOpaque = part.isOpaque
    isDoubleSided = part.isDoubleSided
    isPage = part.isPage
    shadowPath = part.shadowPath
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit {
    Farewell.say({ forget() }, keeping: { storedChildren + [storedMask].compactMap(\.self) })
  }

  // MARK: Timing (CAMediaTiming)

  open var beginTime: CFTimeInterval = 0 { didSet { timingChanged() } }
  open var duration: CFTimeInterval = .infinity
  open var speed: Float = 1 { didSet { timingChanged() } }
  open var timeOffset: CFTimeInterval = 0 { didSet { timingChanged() } }
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  // MARK: Geometry

  open var position: CGPoint {
    get { model.position }
    set { change(.position, model.position, newValue) { $0.position = newValue } }
  }

  open var zPosition: CGFloat {
    get { model.zPosition }
    set { change(.zPosition, model.zPosition, newValue) { $0.zPosition = newValue } }
  }

  open var anchorPoint: CGPoint {
    get { model.anchorPoint }
    set { change(.anchorPoint, model.anchorPoint, newValue) { $0.anchorPoint = newValue } }
  }

  open var bounds: CGRect {
    get { model.bounds }
    set { change(.bounds, model.bounds, newValue) { $0.bounds = newValue } }
  }

  open var transform: CATransform3D {
    get { model.transform }
    set { change(.transform, model.transform, newValue) { $0.transform = newValue } }
  }

  open var sublayerTransform: CATransform3D {
    get { model.sublayerTransform }
    set {
      change(.sublayerTransform, model.sublayerTransform, newValue) {
        $0.sublayerTransform = newValue
      }
    }
  }

  /// The box around the transformed bounds in the superlayer; setting it sets position and size.
  open var frame: CGRect {
    get { model.bounds.applying(model.toSuperlayer) }
    set { setFrame(newValue) }
  }

  // MARK: Looks

  open var opacity: Float {
    get { Float(model.opacity) }
    set {
      let value = CGFloat(newValue)
      change(.opacity, model.opacity, value) { $0.opacity = value }
    }
  }

  open var isHidden: Bool {
    get { flags.isHidden }
    set {
      guard flags.isHidden != newValue else { return }
      flags.isHidden = newValue
      outsideChanged()
    }
  }

  /// Whether sublayers are cut at the (rounded) bounds.
  open var masksToBounds: Bool {
    get { flags.masksToBounds }
    set {
      guard flags.masksToBounds != newValue else { return }
      flags.masksToBounds = newValue
      insideChanged()
    }
  }

  open var backgroundColor: CGColor? {
    get { model.backgroundColor.map { CGColor($0) } }
    set {
      let value = newValue.map { RenderColor($0) }
      change(.backgroundColor, model.backgroundColor, value) { $0.backgroundColor = value }
    }
  }

  open var cornerRadius: CGFloat {
    get { model.cornerRadius }
    set { change(.cornerRadius, model.cornerRadius, newValue) { $0.cornerRadius = newValue } }
  }

  open var maskedCorners = CACornerMask.all { didSet { insideChanged() } }
  open var cornerCurve = CALayerCornerCurve.circular { didSet { insideChanged() } }

  open var borderWidth: CGFloat {
    get { model.borderWidth }
    set { change(.borderWidth, model.borderWidth, newValue) { $0.borderWidth = newValue } }
  }

  open var borderColor: CGColor? {
    get { CGColor(model.borderColor) }
    set {
      let value = newValue.map { RenderColor($0) } ?? .clear
      change(.borderColor, model.borderColor, value) { $0.borderColor = value }
    }
  }

  open var shadowOpacity: Float {
    get { Float(model.shadowOpacity) }
    set {
      let value = CGFloat(newValue)
      change(.shadowOpacity, model.shadowOpacity, value) { $0.shadowOpacity = value }
    }
  }

  /// Standard deviation of the blur, points.
  open var shadowRadius: CGFloat {
    get { model.shadowRadius }
    set { change(.shadowRadius, model.shadowRadius, newValue) { $0.shadowRadius = newValue } }
  }

  open var shadowOffset: CGSize {
    get { model.shadowOffset }
    set { change(.shadowOffset, model.shadowOffset, newValue) { $0.shadowOffset = newValue } }
  }

  open var shadowColor: CGColor? {
    get { CGColor(model.shadowColor) }
    set {
      let value = newValue.map { RenderColor($0) } ?? .clear
      change(.shadowColor, model.shadowColor, value) { $0.shadowColor = value }
    }
  }

  open var shadowPath: CGPath? { didSet { outsideChanged() } }

  /// Its alpha decides what of the layer and its sublayers is seen. The mask layer has no superlayer
  /// of its own while it is one.
  open var mask: CALayer? {
    get { storedMask }
    set {
      let old = storedMask
      storedMask = newValue
      maskChanged(from: old)
    }
  }

  // MARK: Contents

  /// A `CGImage`, or nil. Setting it replaces what the layer drew.
  open var contents: Any? {
    get { backing.image }
    set { setContents(newValue as? CGImage) }
  }

  open var contentsRect: CGRect {
    get { model.contentsRect }
    set { change(.contentsRect, model.contentsRect, newValue) { $0.contentsRect = newValue } }
  }

  open var contentsGravity = CALayerContentsGravity.resize { didSet { insideChanged() } }

  /// Pixels per point of the contents; 0 follows the screen.
  open var contentsScale: CGFloat = 0 { didSet { setNeedsDisplayIfDrawn() } }

  /// A promise that the contents have no transparent pixel.
  open var isOpaque = false { didSet { insideChanged() } }
  open var needsDisplayOnBoundsChange = false
  /// Whether the subtree is drawn as one picture and then placed.
  open var shouldRasterize = false { didSet { insideChanged() } }
  open var rasterizationScale: CGFloat = 1
  open var isDoubleSided = true { didSet { outsideChanged() } }
  open var allowsGroupOpacity = true { didSet { insideChanged() } }

  /// Marks a subtree that mostly moves as a whole, such as a page: the painter may keep its picture.
  public var isPage = false { didSet { insideChanged() } }

  /// The animated values of keys beyond `CALayer`'s own have changed: what the layer draws from them
  /// must be drawn again.
  func extrasChanged() {
    // The frame is being made: what is drawn must be that of its time.
    display()
  }

  /// Pixels a point of what the layer draws itself.
  var drawingScale: CGFloat { pixelScale }

  /// What the layer's own drawing covers, in its own space; it may reach beyond the bounds.
  var drawnRect: CGRect { model.bounds }

  /// Whether sublayers stand in the superlayer's space instead of in the layer's plane.
  var keepsDepth: Bool { false }

  /// Draws at least what of itself lies in `rect`, in its own space: nothing more is seen.
  func show(_ rect: CGRect) {}

  /// Makes layers of what is in a folded one.
  func unfold() {}

  /// Keys beyond `CALayer`'s own that animate by themselves.
  var implicitKeys: Set<String> { [] }

  /// Whether what it draws has a place of its own, not that of the bounds.
  var drawsBeyondBounds: Bool { false }

  /// Calls the `init(layer:)` of a layer's own class, which only UIKitCore can.
  public static var makeCopy: ((CALayer) -> CALayer?)?

  /// A layer of the same class as far as it is one of Core Animation's own.
  func copyForPresentation() -> CALayer { CALayer(layer: self) }

  /// Whether the class draws something of its own by which a redraw for extra keys is worth it.
  func redraws(forKey key: String) -> Bool { type(of: self).needsDisplay(forKey: key) }

  // MARK: Drawing, layout, actions: what subclasses override

  /// Makes the contents: by default keeps a bitmap that `draw(in:)` fills when it is needed.
  open func display() {
    displayBacking()
  }

  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }

  open func setNeedsDisplay() {
    guard !flags.needsDisplay else { return }
    flags.needsDisplay = true
    markNeedsCommit()
    insideChanged()
  }

  open func setNeedsDisplay(_ r: CGRect) {
    setNeedsDisplay()
  }

  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  open func setNeedsLayout() {
    guard !flags.needsLayout else { return }
    flags.needsLayout = true
    markNeedsCommit()
  }

  open func action(forKey event: String) -> (any CAAction)? {
    resolveAction(forKey: event)
  }

  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  open class func needsDisplay(forKey key: String) -> Bool { false }

  open func add(_ anim: CAAnimation, forKey key: String?) {
    attach(anim, forKey: key)
  }

  open func removeAnimation(forKey key: String) {
    detach(where: { $0 == key })
  }

  open func removeAllAnimations() {
    detach(where: { _ in true })
  }

  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: children.count)
  }

  open func removeFromSuperlayer() {
    detachFromSuperlayer()
  }

  /// Whether `p`, in the layer's own space, lies inside its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The deepest visible layer at `p`, given in the superlayer's space.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, model.opacity > 0 else { return nil }
    let local = p.applying(model.toSuperlayer.inverted())
    if masksToBounds, !contains(local) { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(local) { return hit }
    }
    return contains(local) ? self : nil
  }
}
