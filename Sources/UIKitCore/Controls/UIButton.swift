public import Foundation

/// A control that is pressed. Mirrors: `UIButton`.
open class UIButton: UIControl {
  /// Mirrors: `UIButton.ButtonType`, raw values included.
  public nonisolated enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7

    /// The symbol such a button comes with.
    var symbolName: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      }
    }
  }

  public private(set) final var buttonType = ButtonType.custom
  var contents = ButtonContents()
  var parts = ButtonParts()
  private var primaryAction: UIAction?

  // MARK: Making one

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    buttonType = .system
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    guard let name = buttonType.symbolName else { return }
    let image = UIImage(
      systemName: name, withConfiguration: .init(pointSize: 20, weight: .regular))
    contents[.normal].image =
      buttonType == .close
      ? image?.withTintColor(.systemGray2, renderingMode: .alwaysOriginal) : image
    updateParts()
    sizeToFit()
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
    // Observers are silent inside an initialiser.
    contentDidChange()
    sizeToFit()
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    primaryAction = action
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Content by state

  open func setTitle(_ title: String?, for state: State) {
    contents[state].title = title
    contentDidChange()
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    contents[state].attributedTitle = title
    contentDidChange()
  }

  open func attributedTitle(for state: State) -> NSAttributedString? {
    contents.resolved(\.attributedTitle, in: state)
  }

  open var currentAttributedTitle: NSAttributedString? {
    configuration == nil ? attributedTitle(for: state) : nil
  }

  /// Those that have been set, by state.
  final var titleColors: [State: UIColor] {
    get { contents.values(\.titleColor) }
    set { for (state, color) in newValue { setTitleColor(color, for: state) } }
  }

  final var backgroundImages: [State: UIImage] {
    get { contents.values(\.backgroundImage) }
    set { for (state, image) in newValue { setBackgroundImage(image, for: state) } }
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    contents[state].titleColor = color
    contentDidChange()
  }

  open func setImage(_ image: UIImage?, for state: State) {
    contents[state].image = image
    contentDidChange()
  }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    contents[state].backgroundImage = image
    contentDidChange()
  }

  open func title(for state: State) -> String? { contents.resolved(\.title, in: state) }
  open func titleColor(for state: State) -> UIColor? { contents.resolved(\.titleColor, in: state) }
  open func image(for state: State) -> UIImage? { contents.resolved(\.image, in: state) }
  open func backgroundImage(for state: State) -> UIImage? {
    contents.resolved(\.backgroundImage, in: state)
  }

  open var currentTitle: String? {
    configuration?.title ?? attributedTitle(for: state)?.string ?? title(for: state)
  }
  open var currentTitleColor: UIColor { shownColor }
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// Shows the title; made when first asked for.
  open var titleLabel: UILabel? { parts.title(in: self) }

  /// Shows the image; made when first asked for.
  open var imageView: UIImageView? { parts.image(in: self) }

  // MARK: Looks

  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      note(.contentInsets)
      contentDidChange()
    }
  }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Whether a pressed custom button's image becomes weaker.
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true

  /// Title, image and shape in one value; replaces what was set by state.
  open var configuration: Configuration? {
    didSet { contentDidChange() }
  }

  /// Called when the state has changed, to change the configuration accordingly.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open func setNeedsUpdateConfiguration() {
    updateConfiguration()
  }

  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  open override var intrinsicContentSize: CGSize { fittingSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateParts()
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateConfiguration()
    updateParts()
    showPress()
  }

  private func contentDidChange() {
    updateParts()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Touches

  override var claimsTaps: Bool { true }

  open override func sendActions(for controlEvents: Event) {
    var events = controlEvents
    if events.contains(.touchUpInside), events.isSubset(of: .allTouchEvents) {
      events.insert(.primaryActionTriggered)
    }
    super.sendActions(for: events)
  }

  /// A system button smaller than a fingertip takes touches a little around it, unless they are on
  /// something else that does.
  ///
  /// Source: documented, 44 points is Apple's smallest target.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if super.point(inside: point, with: event) { return true }
    guard buttonType != .custom, !bounds.isEmpty else { return false }
    let (x, y) = (max(0, 44 - bounds.width) / 2, max(0, 44 - bounds.height) / 2)
    guard bounds.insetBy(dx: -x, dy: -y).contains(point), let superview else { return false }
    return !superview.subviews.contains {
      $0 !== self && $0 is UIControl && !$0.isHidden
        && $0.bounds.contains($0.convert(point, from: self))
    }
  }
}
