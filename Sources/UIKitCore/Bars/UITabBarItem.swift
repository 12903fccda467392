public import Foundation

/// One of a tab bar's places. Mirrors: `UITabBarItem`.
open class UITabBarItem: UIBarItem {
  public override init() {
    super.init()
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.tag = tag
    title = systemItem.title
    image = UIImage(systemName: systemItem.symbolName)
  }

  /// Shown while the item is selected; nil shows `image`.
  open var selectedImage: UIImage? {
    get { storedSelectedImage ?? image }
    set {
      storedSelectedImage = newValue
      changed()
    }
  }
  private var storedSelectedImage: UIImage?

  /// A short text on the item's red badge; nil for none, empty for a dot.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { changed() } } }
  /// The badge's colour; nil is the appearance's.
  open var badgeColor: UIColor? { didSet { changed() } }
  /// Moves the title from its usual place. Units: points.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet {
      note(.titlePosition)
      changed()
    }
  }
  /// Moves the image's edges in from where they stand. Units: points.
  open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { changed() } } }
  /// Over the bar's own while the item is selected.
  open var standardAppearance: UITabBarAppearance? {
    didSet {
      standardAppearance = standardAppearance?.copy()
      changed()
    }
  }
  /// Over the bar's own while the item is selected and content is at its bottom edge.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      scrollEdgeAppearance = scrollEdgeAppearance?.copy()
      changed()
    }
  }

  final var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:] {
    didSet { changed() }
  }

  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state] = textAttributes
  }

  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }
}
