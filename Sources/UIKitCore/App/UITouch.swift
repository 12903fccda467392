public import Foundation

/// One finger, or the mouse, from touch-down to lift.
///
/// Mirrors: `UITouch`. Units: points; seconds on the frame clock's axis.
@preconcurrency @MainActor
open class UITouch: NSObject {
  public nonisolated enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  public nonisolated enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
  }

  public internal(set) var phase = Phase.began
  public internal(set) var timestamp: TimeInterval
  /// Counts taps in quick succession at one place.
  public internal(set) var tapCount = 1
  public internal(set) var type = TouchType.direct
  /// The view hit at touch-down; it stays the touch's view for life (A9).
  public internal(set) weak var view: UIView?
  public internal(set) final var window: UIWindow? {
    get { windowLink?.window }
    set { windowLink = newValue?.link }
  }
  private final var windowLink: WindowLink?
  /// The recognisers that receive the touch.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// Always that of an ordinary finger: neither mouse nor touch screen tells through X.
  public var force: CGFloat { 1 }
  public var maximumPossibleForce: CGFloat { 1 }
  public var majorRadius: CGFloat { 20 }

  /// Which contact of the input this is.
  let contact: Int
  let firstWindowLocation: CGPoint
  var windowLocation: CGPoint
  var previousWindowLocation: CGPoint

  init(contact: Int, location: CGPoint, time: TimeInterval, window: UIWindow?) {
    self.contact = contact
    windowLink = window?.link
    timestamp = time
    windowLocation = location
    firstWindowLocation = location
    previousWindowLocation = location
  }

  open func location(in view: UIView?) -> CGPoint {
    convert(windowLocation, to: view)
  }

  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousWindowLocation, to: view)
  }

  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, view !== window else { return point }
    guard let window else { return point }
    return view.convert(point, from: window)
  }

  func move(to location: CGPoint, time: TimeInterval, phase: Phase) {
    previousWindowLocation = windowLocation
    windowLocation = location
    timestamp = time
    self.phase = phase
  }
}
