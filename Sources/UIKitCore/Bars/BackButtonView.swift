import Foundation

/// The chevron and the previous screen's name.
final class BackButtonView: UIControl {
  let chevron = UIImageView(frame: .zero)
  let label = UILabel()

  /// Source: measured, iOS 15; points from the bar's leading edge.
  static let chevronX: CGFloat = 8
  /// Source: measured, iOS 15; points between chevron and label.
  static let gap: CGFloat = 5

  static let usualChevron =
    UIImage(
      systemName: "chevron.backward",
      withConfiguration: .init(pointSize: 17, weight: .semibold, scale: .large)) ?? UIImage()

  private var titleColor: UIColor?
  private var titleShift = UIOffset.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    chevron.image = Self.usualChevron
    label.font = .systemFont(ofSize: 17)
    addSubview(chevron)
    addSubview(label)
    showColor()
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColor()
  }

  private func showColor() {
    chevron.tintColor = tintColor
    label.textColor = titleColor ?? tintColor
  }

  /// Looks as the bar's appearance says of back buttons.
  func dress(_ look: UIBarButtonItemAppearance, indicator: UIImage?) {
    let attributes = look.normal.titleTextAttributes
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17)
    titleColor = attributes[.foregroundColor] as? UIColor
    titleShift = look.normal.titlePositionAdjustment
    chevron.image = indicator ?? Self.usualChevron
    showColor()
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    for view in [chevron, label] {
      Press.show(isHighlighted ? 0.2 : 1, on: view, isPressed: isHighlighted)
    }
  }

  override var claimsTaps: Bool { true }

  private var chevronSize: CGSize { chevron.image?.size ?? .zero }

  /// Where the label begins, from the button's leading edge.
  var labelX: CGFloat { Self.chevronX + chevronSize.width + Self.gap }

  /// The width with a title; with none, that of the chevron alone.
  func width(titled title: String) -> CGFloat {
    label.text = title
    return title.isEmpty
      ? Self.chevronX + chevronSize.width + 8 : labelX + label.fittedSize.width
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    chevron.frame = CGRect(
      x: Self.chevronX, y: onPixel((bounds.height - chevronSize.height) / 2),
      width: chevronSize.width, height: chevronSize.height)
    let size = label.fittedSize
    label.frame = CGRect(
      x: labelX + titleShift.horizontal,
      y: onPixel((bounds.height - size.height) / 2 + titleShift.vertical),
      width: max(0, min(size.width, bounds.width - labelX)), height: size.height)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    CGRect(x: 0, y: 0, width: max(44, bounds.width + 8), height: bounds.height).contains(point)
  }
}
