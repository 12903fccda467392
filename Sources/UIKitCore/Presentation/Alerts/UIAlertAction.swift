public import Foundation

/// Something that can be chosen in an alert. Mirrors: `UIAlertAction`.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What kind of choice. Mirrors: `UIAlertAction.Style`.
  public nonisolated enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  public private(set) final var title: String?
  public private(set) final var style = Style.default
  /// Whether it can be chosen now.
  open var isEnabled = true { didSet { if isEnabled != oldValue { alert?.actionChanged(self) } } }

  /// The alert that offers it.
  final weak var alert: UIAlertController?
  private final var handler: ((UIAlertAction) -> Void)?

  /// - Parameter handler: called once the alert is gone.
  public convenience init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  final func perform() { handler?(self) }
}
