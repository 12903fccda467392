public import Foundation

/// A bar of buttons at the bottom, or where its delegate says. Mirrors: `UIToolbar`.
open class UIToolbar: UIView, UIBarPositioning {
  private let background = BarBackground(line: .top)
  private var buttons: [BarButtonView] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpBar()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpBar()
  }

  private func setUpBar() {
    addSubview(background)
    showBackground()
  }

  open weak var delegate: (any UIToolbarDelegate)? { didSet { setNeedsLayout() } }

  open var barPosition: UIBarPosition {
    let told = delegate?.position(for: self) ?? .bottom
    return told == .any ? .bottom : told
  }

  open var items: [UIBarButtonItem]? { didSet { reload() } }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
    guard animated, window != nil else { return }
    UIView.performWithoutAnimation { for button in buttons { button.alpha = 0 } }
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      for button in self.buttons { button.alpha = 1 }
    }
  }

  // MARK: Looks

  open var standardAppearance = UIToolbarAppearance() {
    didSet {
      standardAppearance = standardAppearance.copy()
      note(.standardAppearance)
      lookChanged()
    }
  }
  /// On a phone on its side; nil is as ever.
  open var compactAppearance: UIToolbarAppearance? {
    didSet {
      compactAppearance = compactAppearance?.copy()
      lookChanged()
    }
  }
  /// The background's colour; over the appearance's.
  open var barTintColor: UIColor? { didSet { showBackground() } }
  /// Whether a bar without background is clear; otherwise the page's colour is behind it.
  open var isTranslucent = true {
    didSet {
      note(.isTranslucent)
      showBackground()
    }
  }
  open var barStyle = UIBarStyle.default {
    didSet {
      note(.barStyle)
      overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
    }
  }

  struct Place: Hashable {
    var position: UIBarPosition
    var metrics: UIBarMetrics
  }

  var backgroundImages: [Place: UIImage] = [:] { didSet { showBackground() } }
  var shadowImages: [UIBarPosition: UIImage] = [:] { didSet { showBackground() } }

  /// An empty image takes the background away, another one is stretched over it.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgroundImages[Place(position: topOrBottom, metrics: barMetrics)] = backgroundImage
  }

  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[Place(position: topOrBottom, metrics: barMetrics)]
  }

  /// An empty image takes the hairline away.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    shadowImages[topOrBottom] = shadowImage
  }

  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom]
  }

  /// The row with the items (F8). Units: points.
  final var rowHeight: CGFloat { UINavigationBar.rowHeight(for: traitCollection) }

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  private var appearance: UIToolbarAppearance {
    isCompact ? compactAppearance ?? standardAppearance : standardAppearance
  }

  private func lookChanged() {
    showBackground()
    dressButtons()
  }

  private func dressButtons() {
    for button in buttons {
      button.look =
        button.item.style == .done
        ? appearance.doneButtonAppearance : appearance.buttonAppearance
    }
  }

  private func showBackground() {
    var look = BarBackground.Look(appearance)
    if let barTintColor { look.color = barTintColor }
    let position = barPosition
    look.put(
      image: backgroundImages[Place(position: position, metrics: .default)]
        ?? backgroundImages[Place(position: .any, metrics: .default)],
      line: shadowImages[position] ?? shadowImages[.any])
    if look.color == nil, look.image == nil, !isTranslucent { look.color = .systemBackground }
    background.edge = position == .bottom ? .top : .bottom
    background.show(look)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    lookChanged()
  }

  private func reload() {
    let old = buttons
    buttons = (items ?? []).map { item in
      old.first { $0.item === item } ?? BarButtonView(item: item)
    }
    for gone in old where !buttons.contains(where: { $0 === gone }) { gone.removeFromSuperview() }
    for button in buttons where button.superview !== self { addSubview(button) }
    dressButtons()
    setNeedsLayout()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let row = rowHeight
    placeBackground(row)
    let safe = safeAreaInsets
    let margin = NavigationBarLayout.margin - BarButtonView.padding
    let widths = buttons.map(\.fittedWidth)
    let room = bounds.width - safe.left - safe.right - 2 * margin
    let springs = buttons.filter { $0.item.systemItem == .flexibleSpace }.count
    let spring = springs > 0 ? max(0, room - widths.reduce(0, +)) / CGFloat(springs) : 0
    var x = safe.left + margin
    for (button, width) in zip(buttons, widths) {
      let width = button.item.systemItem == .flexibleSpace ? spring : width
      button.frame = CGRect(x: onPixel(x), y: 0, width: width, height: min(row, bounds.height))
      x += width
    }
  }

  private func placeBackground(_ row: CGFloat) {
    let position = barPosition
    let isAtBottom = position == .bottom
    if (background.edge == .top) != isAtBottom { showBackground() }
    let safe = superview?.safeAreaInsets ?? .zero
    // At the bottom it goes on below the bar, behind the home indicator; attached to the status bar it
    // goes on above.
    let below = isAtBottom ? max(0, safe.bottom - max(0, bounds.height - row)) : 0
    let above = position == .topAttached ? min(max(0, frame.minY), safe.top) : 0
    background.place(
      CGRect(x: 0, y: -above, width: bounds.width, height: above + bounds.height + below))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: rowHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rowHeight)
  }
}
