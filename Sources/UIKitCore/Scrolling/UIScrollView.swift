public import Foundation
import Motion
import QuartzCore

/// Shows a part of something larger that a finger can move.
///
/// Mirrors: `UIScrollView`. The offset is the origin of the bounds (B1).
open class UIScrollView: UIView {
  /// Who is told of scrolling.
  /// A table declares its own, wider one; this one gives way to it.
  @_disfavoredOverload open var delegate: (any UIScrollViewDelegate)? {
    get {
      KeyValue.read(self, "delegate")
      return storedDelegate
    }
    set { KeyValue.change(self, "delegate") { storedDelegate = newValue } }
  }
  private final weak var storedDelegate: (any UIScrollViewDelegate)?

  /// How large the content is. Units: points.
  open var contentSize: CGSize {
    get {
      KeyValue.read(self, "contentSize")
      return storedContentSize
    }
    set { KeyValue.change(self, "contentSize") { storedContentSize = newValue } }
  }
  private final var storedContentSize = CGSize.zero {
    didSet { if storedContentSize != oldValue { rangeChanged() } }
  }
  /// What is added around the content (B3). Units: points.
  open var contentInset: UIEdgeInsets {
    get {
      KeyValue.read(self, "contentInset")
      return storedContentInset
    }
    set { KeyValue.change(self, "contentInset") { storedContentInset = newValue } }
  }
  private final var storedContentInset = UIEdgeInsets.zero {
    didSet { if storedContentInset != oldValue { rangeChanged() } }
  }
  /// Where the safe area adds to the insets (B3).
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { rangeChanged() }
  }
  /// Whether content can be pulled past its edges (B5).
  open var bounces = true
  /// Whether it can upwards and downwards, as far as `bounces` lets it.
  open var bouncesVertically = true
  /// Whether it can sideways, as far as `bounces` lets it.
  open var bouncesHorizontally = true
  /// Whether it can even when it fits (B5).
  open var alwaysBounceVertical = false { didSet { rangeChanged() } }
  /// Whether it can even when it fits (B5).
  open var alwaysBounceHorizontal = false { didSet { rangeChanged() } }
  /// Whether it stops at multiples of its size (B19, B32).
  open var isPagingEnabled = false
  /// Whether a drag that starts along one axis keeps to it (B13).
  open var isDirectionalLockEnabled = false
  /// Whether fingers scroll it; switching it off ends a drag (B6).
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// Whether a drag at an edge is left to the scroll view around it (B38).
  open var transfersVerticalScrollingToParent = true
  /// Whether a drag at an edge is left to the scroll view around it (B38).
  open var transfersHorizontalScrollingToParent = true
  /// Whether keys scroll it: arrows, Page Up and Down, Home and End, the space bar.
  open var allowsKeyboardScrolling = true
  /// Whether a tap on the status bar scrolls it to its top, if it is the only one (B5).
  open var scrollsToTop = true
  /// Whether dragging takes the keyboard from whoever has it.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// How fast a throw runs out (B23).
  open var decelerationRate = DecelerationRate.normal
  /// Whether a touch waits a moment before the content gets it (B9).
  open var delaysContentTouches = true {
    didSet { touchGate.delaysTouchesBegan = delaysContentTouches }
  }
  /// Whether touches can be taken from the content for a drag (B12).
  open var canCancelContentTouches = true
  /// Whether a line beside the content tells where one is (B33).
  open var showsVerticalScrollIndicator = true
  /// Whether a line below the content tells where one is (B33).
  open var showsHorizontalScrollIndicator = true
  /// What the lines look like.
  open var indicatorStyle = IndicatorStyle.default
  /// What the line beside the content leaves free, besides the adjusted insets. Units: points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// What the line below the content leaves free, besides the adjusted insets. Units: points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  /// The same for both lines.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Whether the lines keep clear of the safe area too, not only of `contentInset`.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// The smallest scale, at rest. Zooming needs a smaller one than the largest.
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
  /// The largest scale, at rest.
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
  /// Whether fingers can pull the scale past its limits.
  open var bouncesZoom = true
  /// Whether fingers zoom now.
  open internal(set) var isZooming = false
  /// Whether the scale is coming back to a limit.
  open internal(set) var isZoomBouncing = false
  /// The recognizer that zooms; nil while there is nothing to zoom.
  open internal(set) var pinchGestureRecognizer: UIPinchGestureRecognizer?
  /// What asks for new content when the top is pulled down.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      refreshInset = 0
      if let refreshControl { insertSubview(refreshControl, at: 0) }
      refreshControl?.scrolled()
    }
  }
  /// What a refresh control keeps free at the top. Units: points.
  final var refreshInset: CGFloat = 0 {
    didSet {
      guard refreshInset != oldValue else { return }
      rangeChanged()
      if isDragging { drag.raw = raw(for: contentOffset) }
    }
  }

  /// Whether a drag is going on (B4).
  open internal(set) var isDragging = false
  /// Whether the content goes on by itself after a drag (B4).
  open internal(set) var isDecelerating = false

  /// The recognizer that scrolls.
  public final let panGestureRecognizer: UIPanGestureRecognizer

  final let touchGate: UIScrollViewDelayedTouchesBeganGestureRecognizer
  final var drag = ScrollDrag()
  final var motion: ScrollMotion?
  /// Calls for every picture while there is a motion.
  final var link: CADisplayLink?
  final var indicators: ScrollIndicators?
  /// The adjusted insets last acted on.
  final var knownInset = UIEdgeInsets.zero
  /// Whose part it is, told of everything before the delegate, which is the app's.
  final weak var owner: (any UIScrollViewDelegate)?
  /// Who lets a large title go along with the content.
  final weak var titleFollower: (any ScrollFollower)?
  /// What of a large title has gone: the content may come down so much further. Units: points.
  final var titleRoom: CGFloat = 0
  final var knownTitleRoom: CGFloat = 0
  /// The size last acted on.
  final var knownSize = CGSize.zero
  /// The touch that stopped the content in motion; the content never hears of it (B20).
  final weak var caughtTouch: UITouch?
  final var isTellingDelegate = false
  /// Where a wheel or a key is taking the content; nil when none is.
  final var driftTarget: CGPoint?
  /// Whether that is the top, because the status bar was tapped.
  final var isGoingToTop = false
  final var zoom = ZoomState()
  /// Who shares this view's drags, if anybody.
  final weak var handover: HandoverPanGestureRecognizer?

  public override init(frame: CGRect) {
    let pan = UIScrollViewPanGestureRecognizer(target: nil, action: nil)
    panGestureRecognizer = pan
    touchGate = UIScrollViewDelayedTouchesBeganGestureRecognizer(target: nil, action: nil)
    super.init(frame: frame)
    setUp(pan)
  }

  public required init?(coder: NSCoder) {
    let pan = UIScrollViewPanGestureRecognizer(target: nil, action: nil)
    panGestureRecognizer = pan
    touchGate = UIScrollViewDelayedTouchesBeganGestureRecognizer(target: nil, action: nil)
    super.init(coder: coder)
    setUp(pan)
  }

  private func setUp(_ pan: UIScrollViewPanGestureRecognizer) {
    clipsToBounds = true
    // At rest its content is one picture, however many views it is made of.
    layer.isPage = true
    pan.scrollView = self
    touchGate.scrollView = self
    addGestureRecognizer(touchGate)
    addGestureRecognizer(pan)
    pan.allowedScrollTypesMask = .all
    pan.addTarget(self, action: Selector(UIScrollView.handlePan(_:)))
    // A subclass that is a recognizer delegate is asked about its own pan without being set.
    pan.setOwnDelegate(self as? any UIGestureRecognizerDelegate)
  }

  deinit {
    Farewell.say {
      touchGate.scrollView = nil
      (panGestureRecognizer as? UIScrollViewPanGestureRecognizer)?.scrollView = nil
    }
  }

  // MARK: The offset

  /// The content's point at the top left corner (B1). Setting it ends what moves it.
  open var contentOffset: CGPoint {
    get {
      KeyValue.read(self, "contentOffset")
      return bounds.origin
    }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Moves the content, at once or over a quarter of a second (B8).
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset.x.isFinite, contentOffset.y.isFinite else { return }
    if animated {
      glide(to: contentOffset)
    } else {
      takeOffset(contentOffset)
    }
  }

  /// Scrolls as little as shows `rect`, a rectangle in the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  /// The content's insets with what the safe area adds (B3).
  open var adjustedContentInset: UIEdgeInsets { insetNow }

  /// The insets that count have changed.
  open func adjustedContentInsetDidChange() {}

  /// A finger is down on it; scrolling may not have begun (B4).
  open var isTracking: Bool {
    panGestureRecognizer.numberOfTouches > 0 && !panGestureRecognizer.storedState.isTerminal
  }

  /// Stops the content where it is.
  open func stopScrollingAndZooming() {
    stopMotion()
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {
    showIndicators()
    hideIndicatorsSoon()
  }

  // MARK: The scale

  /// How large the zooming view is shown; setting it keeps the middle of what is seen.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Zooms about the middle of what is seen.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomAboutMiddle(to: scale, animated: animated)
  }

  /// Zooms so that `rect`, in the zooming view's space, is seen as large as the limits allow.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoomIn(on: rect, animated: animated)
  }

  // MARK: Touches for the content

  /// Whether the content may have a touch. Default: yes.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether the content's touches may be taken for a drag (B11). Default: not a control's.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !scroll(by: $0) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  // MARK: Geometry

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      guard newValue.origin != old, newValue.isUsable else {
        super.bounds = newValue
        return
      }
      KeyValue.change(self, "contentOffset") {
        super.bounds = newValue
        if super.bounds.origin != old { offsetChanged() }
      }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != knownSize || adjustedContentInset != knownInset {
      knownSize = bounds.size
      rangeChanged()
    }
    indicators?.place(in: self)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    rangeChanged()
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    indicators?.stayInFront(of: subview, in: self)
  }

  func handlePinch(_ pinch: UIPinchGestureRecognizer) {
    pinchChanged(pinch)
  }

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    dragChanged(pan)
  }
}
