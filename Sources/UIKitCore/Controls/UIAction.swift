public import Foundation

/// What an action does; it is handed itself, and finds who sent it in `sender`.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a name and a picture, for controls and bar items. Mirrors: `UIAction`.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// Tells actions apart. Mirrors: `UIAction.Identifier`.
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  open var title: String
  open var image: UIImage?
  /// Unique unless given.
  public let identifier: Identifier
  /// Who triggered the action, while its handler runs.
  open internal(set) weak var sender: AnyObject?

  let handler: UIActionHandler

  /// - Parameter handler: run each time the action is triggered.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
  }

  /// Runs the handler on behalf of `sender`.
  final func perform(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
