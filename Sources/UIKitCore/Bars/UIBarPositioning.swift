public import Foundation

/// Where a bar lies, which decides what its background reaches and where its line is.
///
/// Mirrors: `UIBarPosition`, raw values included.
public nonisolated enum UIBarPosition: Int, Sendable {
  case any = 0
  /// At the bottom: the line is above the bar.
  case bottom = 1
  /// At the top of its superview: the line is below the bar.
  case top = 2
  /// Below the status bar: the background reaches up behind it.
  case topAttached = 3
}

/// A bar that knows where it lies. Mirrors: `UIBarPositioning`.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// Who says where a bar lies. Mirrors: `UIBarPositioningDelegate`.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Who hears of a toolbar. Mirrors: `UIToolbarDelegate`.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
