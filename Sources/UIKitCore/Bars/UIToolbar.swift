public import Foundation

/// A bar of buttons at the bottom. Mirrors: `UIToolbar`.
open class UIToolbar: UIView {
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

  open var items: [UIBarButtonItem]? { didSet { reload() } }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
    guard animated, window != nil else { return }
    UIView.performWithoutAnimation { for button in buttons { button.alpha = 0 } }
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      for button in self.buttons { button.alpha = 1 }
    }
  }

  open var standardAppearance = UIBarAppearance() { didSet { showBackground() } }
  /// The background's colour; over the appearance's.
  open var barTintColor: UIColor? { didSet { showBackground() } }

  private func showBackground() {
    background.show(
      color: barTintColor ?? standardAppearance.backgroundColor,
      line: standardAppearance.shadowColor)
  }

  private func reload() {
    let old = buttons
    buttons = (items ?? []).map { item in
      old.first { $0.item === item } ?? BarButtonView(item: item)
    }
    for gone in old where !buttons.contains(where: { $0 === gone }) { gone.removeFromSuperview() }
    for button in buttons where button.superview !== self { addSubview(button) }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let row = UINavigationBar.contentHeight
    // The background goes on below the bar, behind the home indicator.
    let overhang = max(0, (superview?.safeAreaInsets.bottom ?? 0) - max(0, bounds.height - row))
    background.place(
      CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + overhang))
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

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UINavigationBar.contentHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UINavigationBar.contentHeight)
  }
}
