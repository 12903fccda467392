public import UIKit

/// A scene that has been made: what to show, and what of it to watch.
public struct SceneRun {
  /// Goes into the window.
  public let root: UIViewController
  /// The views a trace follows, those that are there at the moment.
  public let namedViews: () -> [(name: String, view: UIView)]

  public init(
    root: UIViewController, namedViews: @escaping () -> [(name: String, view: UIView)]
  ) {
    self.root = root
    self.namedViews = namedViews
  }
}
