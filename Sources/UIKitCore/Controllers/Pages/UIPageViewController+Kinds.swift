import Foundation

extension UIPageViewController {
  /// How pages are turned. Mirrors: `UIPageViewController.TransitionStyle`, whose page curl there is
  /// not.
  public nonisolated enum TransitionStyle: Int, Sendable {
    case scroll = 1
  }

  /// Along which axis. Mirrors: `UIPageViewController.NavigationOrientation`.
  public nonisolated enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  /// From which side a page comes. Mirrors: `UIPageViewController.NavigationDirection`.
  public nonisolated enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  /// What can be wished for when the controller is made. Mirrors: `UIPageViewController.OptionsKey`.
  public nonisolated struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The room between two pages, a number. Units: points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
