import UIKit

/// A picture by itself, with its words under it or beside it.
final class PhotoPage: UIView {
  let picture = UIImageView()
  private let caption: UILabel
  private let detail: UILabel

  init(_ place: Place) {
    caption = UILabel(place.summary, size: 17, weight: .semibold, lines: 2)
    detail = UILabel(
      [place.localName, place.region, place.season].filter { !$0.isEmpty }.joined(
        separator: " · "), size: 15, color: .secondaryLabel)
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    picture.image = PhotoCell.image(of: place, width: 390)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    for label in [caption, detail] { label.textAlignment = .center }
    for part in [picture, caption, detail] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets)
    let isWide = area.width > area.height
    // Four to three, as large as there is room for.
    let width = isWide ? min(area.width * 0.6, area.height * 4 / 3) : area.width
    let height = (width * (isWide ? 3 : 4) / (isWide ? 4 : 3)).rounded()
    let fitted = min(height, area.height - (isWide ? 0 : 90))
    let left = isWide ? area.minX : area.minX + (area.width - width) / 2
    picture.frame = CGRect(
      x: left, y: area.minY + max(0, (area.height - fitted - (isWide ? 0 : 90)) / 2),
      width: width, height: fitted)
    let words =
      isWide
      ? CGRect(x: left + width + 20, y: area.midY - 40, width: area.width - width - 40, height: 80)
      : CGRect(x: area.minX + 20, y: picture.frame.maxY + 20, width: area.width - 40, height: 80)
    caption.frame = CGRect(x: words.minX, y: words.minY, width: words.width, height: 24)
    detail.frame = CGRect(x: words.minX, y: words.minY + 28, width: words.width, height: 20)
  }
}
