public import Foundation

/// What bar button items and tab bar items have in common. Mirrors: `UIBarItem`.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// Who shows the item, told when it changes.
  weak var presenter: (any BarItemPresenter)?

  public override init() {
    super.init()
  }

  open var title: String? { didSet { if title != oldValue { changed() } } }
  open var image: UIImage? { didSet { changed() } }
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
  open var tag = 0
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?

  final var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:] {
    didSet { changed() }
  }
  /// What has been taken over from what is said for the class.
  final var wardrobe = Wardrobe()

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state] = attributes
  }

  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }

  final func changed() {
    presenter?.barItemChanged(self)
  }
}

/// A view that shows a bar item.
protocol BarItemPresenter: AnyObject {
  func barItemChanged(_ item: UIBarItem)
}
