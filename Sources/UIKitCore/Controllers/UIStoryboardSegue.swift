public import Foundation

/// A way from one controller to another that has a name. Mirrors: `UIStoryboardSegue`.
///
/// There are no storyboards; segues made in code are performed as on a phone.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  open private(set) var identifier: String?
  open private(set) var source: UIViewController
  open private(set) var destination: UIViewController
  private let performHandler: (() -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    performHandler = nil
  }

  /// - Parameter performHandler: what happens when the segue is performed.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.performHandler = performHandler
  }

  /// Runs the handler, or shows the destination the way the source shows controllers.
  open func perform() {
    if let performHandler { performHandler() } else { source.show(destination, sender: self) }
  }
}
