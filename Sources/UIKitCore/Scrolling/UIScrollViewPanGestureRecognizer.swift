import Foundation

/// The pan of a scroll view: it knows which drags scroll.
///
/// Mirrors: the class of that name inside UIKit, whose name shows in traces.
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  /// Whose it is; the scroll view sets it back before it goes.
  unowned(unsafe) var scrollView: UIScrollView?

  /// Content follows the finger from the slop on, whatever other pans do (B15).
  override var excludesSlop: Bool { true }

  override var isDrivenByHand: Bool { false }

  /// A built-in recognizer keeps its delegate; UIKit raises an exception here (B7).
  override weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet {
      guard !isSettingOwnDelegate else { return }
      super.delegate = oldValue
      Diagnostics.report(.scrollPanDelegate)
    }
  }

  private var isSettingOwnDelegate = false

  /// Sets what the scroll view itself has to say.
  func setOwnDelegate(_ delegate: (any UIGestureRecognizerDelegate)?) {
    isSettingOwnDelegate = true
    self.delegate = delegate
    isSettingOwnDelegate = false
  }

  /// One view scrolls and zooms with the same fingers.
  override func canPrevent(_ prevented: UIGestureRecognizer) -> Bool {
    prevented !== scrollView?.pinchGestureRecognizer
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if !storedState.isTerminal { scrollView?.fingerDown(touches.first) }
  }

  override func readiness(for way: CGPoint) -> Readiness {
    scrollView?.readiness(for: way) ?? .unfit("its scroll view is gone")
  }

  /// It waits for drags along the axis that does not scroll to turn (B14).
  override func lateText(for way: CGPoint) -> String {
    abs(way.x) > abs(way.y)
      ? "the drag went sideways, it scrolls up and down only"
      : "the drag went up or down, it scrolls sideways only"
  }

  override func ownRefusal() -> GestureVerdict.Reason? {
    scrollView?.refusalToCancelContent(touches).map(GestureVerdict.Reason.unfit)
  }

  override func reset() {
    super.reset()
    scrollView?.fingersUp()
  }
}

/// The pinch of a scroll view. Mirrors: the class of that name inside UIKit.
final class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
  weak var scrollView: UIScrollView?

  /// One view scrolls and zooms with the same fingers.
  override func canPrevent(_ prevented: UIGestureRecognizer) -> Bool {
    prevented !== scrollView?.panGestureRecognizer
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if storedState.isActive { scrollView?.holdContent(by: self) }
  }

  override func ownRefusal() -> GestureVerdict.Reason? {
    scrollView?.zoomView == nil ? .unfit("there is nothing to zoom") : nil
  }
}

extension Diagnostic {
  static var scrollPanDelegate: Diagnostic {
    Diagnostic(
      id: "B7",
      message: "The delegate of a scroll view's own pan was changed; UIKit raises an exception.",
      advice: "Subclass UIScrollView and adopt UIGestureRecognizerDelegate there instead.")
  }
}

/// Keeps a touch from the content until its short time is over or a drag begins (B9).
///
/// It never recognizes. Mirrors: the class of that name inside UIKit.
final class UIScrollViewDelayedTouchesBeganGestureRecognizer: UIGestureRecognizer {
  /// Whose it is; the scroll view sets it back before it goes.
  unowned(unsafe) var scrollView: UIScrollView?

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView, delaysTouchesBegan, scrollView.canBeDragged else {
      fail("there is nothing to wait for")
      return
    }
    deadline = (touches.map(\.timestamp).max() ?? 0) + feel.contentTouchDelay
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fail("lifted before the content heard of it")
  }

  override func deadlinePassed(at time: TimeInterval) {
    fail("the content's turn has come")
  }

  override func canPrevent(_ prevented: UIGestureRecognizer) -> Bool { false }
}

extension UIScrollView {
  /// Whether a finger could scroll the view at all.
  var canBeDragged: Bool {
    panGestureRecognizer.isEnabled && (horizontal.scrolls || vertical.scrolls)
  }
}
