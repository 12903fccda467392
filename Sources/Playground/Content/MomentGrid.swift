import UIKit

/// Pictures in two columns or more, each over a name.
final class MomentGrid: UIScrollView {
  private let cells: [MomentCell]

  init(_ places: [Place]) {
    cells = places.map { MomentCell($0) }
    super.init(frame: .zero)
    alwaysBounceVertical = true
    for cell in cells { addSubview(cell) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let gap: CGFloat = 14
    let safe = safeAreaInsets
    let left = safe.left + 20
    let width = max(0, bounds.width - left - safe.right - 20)
    let count = max(2, Int(width / 190))
    let side = ((width - gap * CGFloat(count - 1)) / CGFloat(count)).rounded(.down)
    // Pictures of three heights, each under the shortest column so far.
    var ends = Array(repeating: CGFloat(0), count: count)
    for (index, cell) in cells.enumerated() {
      let column = ends.indices.min { ends[$0] < ends[$1] } ?? 0
      let height = (side * [1.24, 0.92, 1.06][index % 3]).rounded() + MomentCell.caption
      cell.frame = CGRect(
        x: left + CGFloat(column) * (side + gap), y: ends[column], width: side, height: height)
      ends[column] += height + 16
    }
    contentSize = CGSize(width: bounds.width, height: ends.max() ?? 0)
    super.layoutSubviews()
  }
}

/// A picture over a name, as it is said here and there.
private final class MomentCell: UIView {
  /// Units: points.
  static let caption: CGFloat = 46

  private let picture: LandscapeView
  private let name: UILabel
  private let detail: UILabel

  init(_ place: Place) {
    picture = LandscapeView(place.landscape, corner: 14)
    name = UILabel(place.name, size: 15, weight: .semibold)
    detail = UILabel(
      [place.localName, place.region].first { !$0.isEmpty } ?? "", size: 13, color: .secondaryLabel)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [picture, name, detail] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, end) = (bounds.width, bounds.height - Self.caption)
    picture.frame = CGRect(x: 0, y: 0, width: width, height: end)
    name.frame = CGRect(x: 2, y: end + 7, width: width - 4, height: 19)
    detail.frame = CGRect(x: 2, y: end + 27, width: width - 4, height: 17)
  }
}
