import Foundation

/// Shows one bar button item.
final class BarButtonView: UIControl, BarItemPresenter {
  let item: UIBarButtonItem
  private let label = UILabel()
  private let image = UIImageView(frame: .zero)
  private var shownCustomView: UIView?
  /// What the bar's appearance says of its buttons; what the item itself says is over it.
  var look: UIBarButtonItemAppearance? { didSet { reload() } }

  /// On either side of the content, so that neighbours have room between them.
  ///
  /// Source: measured, iOS 15; points.
  static let padding: CGFloat = 8

  init(item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    addSubview(label)
    addSubview(image)
    item.presenter = self
    reload()
    addTarget(self, action: BarButtonView.pressed, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func barItemChanged(_ item: UIBarItem) {
    reload()
    superview?.setNeedsLayout()
  }

  /// Takes the item's looks; gives back a custom view that has gone to another bar.
  func reload() {
    if shownCustomView !== item.customView {
      if shownCustomView?.superview === self { shownCustomView?.removeFromSuperview() }
      shownCustomView = item.customView
    }
    if let custom = item.customView, custom.superview !== self { addSubview(custom) }
    isEnabled = item.isEnabled
    image.image = item.image
    label.text = item.image == nil ? item.title : nil
    label.font =
      attributes[.font] as? UIFont
      ?? .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    showColor()
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColor()
  }

  private func showColor() {
    let tint: UIColor = item.tintColor ?? tintColor
    let color: UIColor = isEnabled ? tint : .tertiaryLabel
    image.tintColor = color
    label.textColor = attributes[.foregroundColor] as? UIColor ?? color
  }

  private var attributes: [NSAttributedString.Key: Any] {
    let dressed = look?.attributes(isEnabled: isEnabled) ?? [:]
    let own = item.titleTextAttributes(for: isEnabled ? .normal : .disabled) ?? [:]
    let usual = item.titleTextAttributes(for: .normal)?.filter { $0.key == .font } ?? [:]
    return dressed.merging(usual) { $1 }.merging(own) { $1 }
  }

  override func stateDidChange() {
    super.stateDidChange()
    showColor()
    for view in [label, image] {
      Press.show(isHighlighted ? 0.2 : 1, on: view, isPressed: isHighlighted)
    }
  }

  override var claimsTaps: Bool { true }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { AppearanceProxies.dress(item, in: self) }
  }

  private func pressed() {
    item.trigger(from: self, event: nil)
  }

  /// The width with padding; height is the bar's.
  var fittedWidth: CGFloat {
    if item.systemItem == .fixedSpace { return item.width }
    if item.systemItem == .flexibleSpace { return 0 }
    if let custom = item.customView { return customSize(custom).width + 2 * Self.padding }
    if item.width > 0 { return item.width + 2 * Self.padding }
    return contentSize.width + 2 * Self.padding
  }

  private var contentSize: CGSize { item.image?.size ?? label.fittedSize }

  private var rowHeight: CGFloat { UINavigationBar.rowHeight(for: traitCollection) }

  private func customSize(_ view: UIView) -> CGSize {
    var size = view.bounds.size
    if size.width <= 0 || size.height <= 0 {
      size = view.sizeThatFits(CGSize(width: 200, height: rowHeight))
      if size.width <= 0 || size.height <= 0 {
        let wish = view.intrinsicContentSize
        size = CGSize(width: max(wish.width, 0), height: max(wish.height, 0))
      }
    }
    return CGSize(width: size.width, height: min(size.height, rowHeight))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    if let custom = item.customView, custom.superview === self {
      custom.frame = pixelFrame(customSize(custom), centeredOn: middle)
    }
    let room = max(0, bounds.width - 2 * Self.padding)
    var size = label.fittedSize
    size.width = min(size.width, room)
    let moved = look?.normal.titlePositionAdjustment ?? .zero
    label.frame = pixelFrame(
      size, centeredOn: CGPoint(x: middle.x + moved.horizontal, y: middle.y + moved.vertical))
    image.frame = pixelFrame(item.image?.size ?? .zero, centeredOn: middle)
  }

  /// Glyphs narrower than a fingertip take touches beside them.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -max(0, 44 - bounds.width) / 2, dy: 0).contains(point)
  }
}
