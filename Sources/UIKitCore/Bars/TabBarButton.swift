import Foundation

/// Shows one tab bar item.
final class TabBarButton: UIControl, BarItemPresenter {
  let item: UITabBarItem
  private unowned let bar: UITabBar
  let label = UILabel()
  let image = UIImageView(frame: .zero)
  private(set) var badge: TabBadge?

  init(item: UITabBarItem, bar: UITabBar) {
    self.item = item
    self.bar = bar
    super.init(frame: .zero)
    label.textAlignment = .center
    addSubview(image)
    addSubview(label)
    item.presenter = self
    addTarget(self, action: TabBarButton.pressed, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var claimsTaps: Bool { true }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { AppearanceProxies.dress(item, in: self) }
  }

  func barItemChanged(_ item: UIBarItem) {
    reload()
    if isSelected { bar.showBackground() }
  }

  private func pressed() {
    bar.press(item)
  }

  override func stateDidChange() {
    super.stateDidChange()
    reload()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    reload()
  }

  // MARK: Looks

  private var isInline: Bool { bar.isCompact }
  /// For which of the two it looks as it does.
  private var reloadedInline = false

  private var look: UITabBarItemAppearance {
    let appearance = bar.currentAppearance
    return isInline
      ? appearance.compactInlineLayoutAppearance : appearance.stackedLayoutAppearance
  }

  func reload() {
    reloadedInline = isInline
    isEnabled = item.isEnabled
    let look = look
    let state = isSelected ? look.selected : isEnabled ? look.normal : look.disabled
    let color = state.iconColor ?? bar.color(ofSelected: isSelected, isEnabled: isEnabled)
    let picture = isSelected ? item.selectedImage : item.image
    image.preferredSymbolConfiguration =
      !isInline && picture?.isPlainSymbol == true ? Self.symbols : nil
    image.image = picture
    image.tintColor = color
    let own = item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:]
    let attributes = look.normal.titleTextAttributes.merging(state.titleTextAttributes) { $1 }
      .merging(own) { $1 }
    label.text = item.title
    label.font =
      attributes[.font] as? UIFont
      ?? .systemFont(ofSize: isInline ? 13 : 10, weight: isInline ? .regular : .medium)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? color
    reloadBadge(state)
    setNeedsLayout()
  }

  private func reloadBadge(_ state: UITabBarItemStateAppearance) {
    guard let text = item.badgeValue else {
      badge?.removeFromSuperview()
      badge = nil
      return
    }
    let badge = badge ?? TabBadge(frame: .zero)
    if badge.superview !== self { addSubview(badge) }
    self.badge = badge
    badge.show(
      text, color: item.badgeColor ?? state.badgeBackgroundColor ?? .systemRed,
      attributes: state.badgeTextAttributes.merging(
        item.badgeTextAttributes(for: isSelected ? .selected : .normal) ?? [:]
      ) { $1 })
  }

  // MARK: Layout

  /// Source: measured, iOS 15: the title's box ends 2 points above the 49-point bar's end, images
  /// stand around 20 points below its top.
  private static let titleTop: CGFloat = 34.5
  private static let imageMiddle: CGFloat = 18.5
  /// Symbols nobody has given a size are about 25 points high over their title. Source: observed.
  private static let symbols = UIImage.SymbolConfiguration(scale: .large)
  /// Room beside the title, so that the last letter is never in doubt. Source: chosen.
  private static let titleMargin: CGFloat = 6

  override func layoutSubviews() {
    super.layoutSubviews()
    if isInline != reloadedInline { reload() }
    var titleSize = label.fittedSize
    let imageSize = image.image == nil ? .zero : image.intrinsicContentSize
    let shift = item.titlePositionAdjustment
    if isInline {
      let gap: CGFloat = imageSize.width > 0 && titleSize.width > 0 ? 6 : 0
      titleSize.width = min(titleSize.width, max(0, bounds.width - imageSize.width - gap))
      let x = (bounds.width - imageSize.width - gap - titleSize.width) / 2
      image.frame = pixelFrame(
        imageSize, centeredOn: CGPoint(x: x + imageSize.width / 2, y: bounds.midY))
      label.frame = pixelFrame(
        titleSize,
        centeredOn: CGPoint(
          x: x + imageSize.width + gap + titleSize.width / 2 + shift.horizontal,
          y: bounds.midY + shift.vertical))
    } else {
      titleSize.width = min(titleSize.width + 2 * Self.titleMargin, bounds.width)
      let hasTitle = item.title?.isEmpty == false
      image.frame = pixelFrame(
        imageSize,
        centeredOn: CGPoint(x: bounds.midX, y: hasTitle ? Self.imageMiddle : bounds.midY))
      label.frame = pixelFrame(
        titleSize,
        centeredOn: CGPoint(
          x: bounds.midX + shift.horizontal,
          y: Self.titleTop + titleSize.height / 2 + shift.vertical))
    }
    image.frame = image.frame.inset(by: item.imageInsets)
    layOutBadge()
  }

  private func layOutBadge() {
    guard let badge else { return }
    let moved = look.normal.badgePositionAdjustment
    badge.frame = CGRect(
      origin: CGPoint(
        x: onPixel(image.frame.midX + 4 + moved.horizontal), y: 2 + moved.vertical),
      size: badge.fittedSize)
  }
}
