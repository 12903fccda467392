import UIKit

/// The page's bar: only its "+" at first; a title and a ground of its own as the content goes under
/// it.
final class HomeHeader: UIView {
  /// Below the status bar. Units: points.
  static let barHeight: CGFloat = 44

  let add = UIButton(type: .system)
  private let label = UILabel("", size: 17, weight: .semibold)
  private let ground = UIView()
  private let line = UIView()

  init() {
    super.init(frame: .zero)
    ground.backgroundColor = .systemGroupedBackground
    ground.isUserInteractionEnabled = false
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    label.textAlignment = .center
    add.setImage(
      UIImage(systemName: "plus", withConfiguration: .init(pointSize: 21, weight: .medium)),
      for: .normal)
    add.accessibilityLabel = "Add a place"
    for view in [ground, line, label, add] { addSubview(view) }
    cover(0)
  }

  required init?(coder: NSCoder) { nil }

  var title: String? {
    get { label.text }
    set { label.text = newValue }
  }

  /// The content has gone `way` points under the bar.
  func cover(_ way: CGFloat) {
    let part = min(max(way / 12, 0), 1)
    ground.alpha = part
    line.alpha = part
    label.alpha = min(max((way - 24) / 12, 0), 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let row = bounds.height - Self.barHeight
    let safe = safeAreaInsets
    let width = bounds.width - safe.right
    ground.frame = bounds
    let hair = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: hair)
    label.frame = CGRect(
      x: 60, y: row, width: max(0, bounds.width - 120), height: Self.barHeight)
    add.frame = CGRect(x: width - 54, y: row, width: 48, height: Self.barHeight)
  }

  /// What lies under it is the content's while there is no ground.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    ground.alpha > 0 ? super.point(inside: point, with: event) : add.frame.contains(point)
  }
}
