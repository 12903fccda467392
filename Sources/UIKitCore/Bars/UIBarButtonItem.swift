public import Foundation

/// A button in a navigation bar or a toolbar. Mirrors: `UIBarButtonItem`.
open class UIBarButtonItem: UIBarItem {
  /// Mirrors: `UIBarButtonItem.Style`, raw values included.
  public nonisolated enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  open var style = Style.plain { didSet { changed() } }
  /// Points; 0 is as wide as the content. The length of a fixed space.
  open var width: CGFloat = 0 { didSet { changed() } }
  open weak var target: AnyObject?
  open var action: Selector?
  /// Run instead of a target's method.
  open var primaryAction: UIAction? { didSet { takePrimaryAction() } }
  /// Shown in place of a button.
  open var customView: UIView? { didSet { changed() } }
  open var tintColor: UIColor? { didSet { changed() } }
  open internal(set) var systemItem: SystemItem?

  public override init() {
    super.init()
  }

  public convenience init(
    title: String?, style: Style = .plain, target: Any? = nil, action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
    setTarget(target, action)
  }

  public convenience init(
    image: UIImage?, style: Style = .plain, target: Any? = nil, action: Selector?
  ) {
    self.init()
    self.image = image
    self.style = style
    setTarget(target, action)
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any? = nil, action: Selector? = nil
  ) {
    self.init()
    take(systemItem)
    setTarget(target, action)
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// An item that runs an action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?
  ) {
    self.init()
    self.title = title
    self.image = image
    self.primaryAction = primaryAction
    takePrimaryAction()
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    take(systemItem)
    self.primaryAction = primaryAction
    takePrimaryAction()
  }

  public static func flexibleSpace() -> UIBarButtonItem { .init(systemItem: .flexibleSpace) }

  /// - Parameter width: points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  private func setTarget(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  private func take(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    title = systemItem.title
    image = systemItem.symbolName.flatMap {
      UIImage(
        systemName: $0, withConfiguration: .init(pointSize: 17, weight: .regular, scale: .large))
    }
    if systemItem == .close {
      image = image?.withTintColor(.systemGray2, renderingMode: .alwaysOriginal)
    }
    if systemItem.isProminent { style = .done }
  }

  private func takePrimaryAction() {
    guard let primaryAction else { return }
    if title == nil, !primaryAction.title.isEmpty { title = primaryAction.title }
    if image == nil { image = primaryAction.image }
    changed()
  }

  /// Does what the item is for.
  ///
  /// - Parameters:
  ///   - sender: the item itself is handed to its target, as UIKit does.
  ///   - responder: where the responder chain begins for an item without a target.
  final func trigger(from responder: UIResponder, event: UIEvent?) {
    guard isEnabled else { return }
    if let primaryAction {
      primaryAction.perform(from: self)
      return
    }
    guard let action else { return }
    if let target {
      action.perform(on: target, with: self, event: event)
      return
    }
    var next: UIResponder? = responder
    while let current = next {
      if action.isUnderstood(by: current) {
        action.perform(on: current, with: self, event: event)
        return
      }
      next = current.next
    }
  }
}
