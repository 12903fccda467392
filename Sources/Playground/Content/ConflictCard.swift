import UIKit

/// The card: a header to hold it by, and a list that is longer than it.
final class ConflictCard: UIView {
  /// Units: points.
  static let headerHeight: CGFloat = 58

  let list: RowList
  private let grabber = UIView()
  private let title = UILabel("Where to next", size: 20, weight: .semibold)
  private let line = UIView()

  init() {
    list = RowList(
      Place.all.map {
        PlaceRow($0, accessory: .add, color: .secondarySystemGroupedBackground)
      })
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    layer.cornerCurve = .continuous
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.12
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: -2)
    grabber.backgroundColor = .systemGray3
    grabber.layer.cornerRadius = 2.5
    grabber.isUserInteractionEnabled = false
    line.backgroundColor = .separator
    list.contentInsetAdjustmentBehavior = .never
    list.contentInset.bottom = 34
    list.panGestureRecognizer.name = "List's pan"
    for view in [list, grabber, title, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    grabber.frame = CGRect(x: bounds.midX - 18, y: 5, width: 36, height: 5)
    title.frame = CGRect(x: 16, y: 20, width: bounds.width - 32, height: 26)
    let hair = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(
      x: 0, y: Self.headerHeight - hair, width: bounds.width, height: hair)
    list.frame = CGRect(
      x: 0, y: Self.headerHeight, width: bounds.width,
      height: max(0, bounds.height - Self.headerHeight))
  }
}
