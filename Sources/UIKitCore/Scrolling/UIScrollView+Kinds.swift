public import Foundation

extension UIScrollView {
  /// How fast a throw runs out. Mirrors: `UIScrollView.DecelerationRate` (B23).
  /// Units: what is left of the speed after a millisecond.
  public nonisolated struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Where the safe area adds to the insets.
  /// Mirrors: `UIScrollView.ContentInsetAdjustmentBehavior` (B3).
  public nonisolated enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`, and at top and bottom also when it is its controller's view.
    case automatic
    /// On axes that can scroll or always bounce.
    case scrollableAxes
    case never
    case always
  }

  /// What the indicators look like. Mirrors: `UIScrollView.IndicatorStyle`.
  public nonisolated enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  /// How dragging takes the keyboard away. Mirrors: `UIScrollView.KeyboardDismissMode`.
  ///
  /// No keyboard is drawn, so what is taken away is the first responder.
  public nonisolated enum KeyboardDismissMode: Int, Sendable {
    case none
    /// As soon as a drag begins.
    case onDrag
    /// Once a drag leads down, where a keyboard would be.
    case interactive
    case onDragWithAccessory
    case interactiveWithAccessory
  }

  /// What sets the offset in motion, for those who watch.
  public nonisolated enum Phase: String, Sendable {
    case dragging, decelerating, animating, zooming, wheel, rest
  }
}

/// A change of a scroll view's offset or phase.
@preconcurrency @MainActor
public struct ScrollEvent {
  public let scrollView: UIScrollView
  public let offset: CGPoint
  public let phase: UIScrollView.Phase

  /// Told of every one; a tool's window on scrolling, free when nobody looks.
  public static var onEvent: ((ScrollEvent) -> Void)?
}
