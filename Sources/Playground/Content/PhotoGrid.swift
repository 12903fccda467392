import UIKit

/// Pictures in square cells, close together; one of them is looked at.
final class PhotoGrid: UIScrollView {
  let cells: [PhotoCell]
  /// Which one is looked at.
  var chosen = 0
  private(set) var columns = 3

  init(_ places: [Place]) {
    cells = places.map { PhotoCell($0) }
    super.init(frame: .zero)
    alwaysBounceVertical = true
    for cell in cells { addSubview(cell) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let gap: CGFloat = 2
    let safe = safeAreaInsets
    let width = max(0, bounds.width - safe.left - safe.right)
    columns = max(3, Int(width / 150))
    let scale = max(traitCollection.displayScale, 1)
    let exact = (width - gap * CGFloat(columns - 1)) / CGFloat(columns)
    let side = (exact * scale).rounded(.down) / scale
    for (index, cell) in cells.enumerated() {
      cell.frame = CGRect(
        x: safe.left + CGFloat(index % columns) * (side + gap),
        y: CGFloat(index / columns) * (side + gap), width: side, height: side)
    }
    let rows = CGFloat((cells.count + columns - 1) / columns)
    contentSize = CGSize(width: bounds.width, height: rows * (side + gap) - gap)
    super.layoutSubviews()
  }

  // MARK: The one that is looked at

  var chosenCell: PhotoCell { cells[chosen] }

  /// An arrow key chooses another; says whether it was one.
  func moveChoice(_ key: UIKeyboardHIDUsage) -> Bool {
    let steps: [UIKeyboardHIDUsage: Int] = [
      .keyboardRightArrow: 1, .keyboardLeftArrow: -1, .keyboardDownArrow: columns,
      .keyboardUpArrow: -columns,
    ]
    guard let step = steps[key] else { return false }
    chosen = min(max(chosen + step, 0), cells.count - 1)
    for (index, cell) in cells.enumerated() { cell.isSelected = index == chosen }
    revealChosen()
    return true
  }

  func revealChosen() { scrollRectToVisible(chosenCell.frame, animated: false) }

  func chosenFrame(in view: UIView) -> CGRect { chosenCell.convert(chosenCell.bounds, to: view) }

  func hideChosen(_ isHidden: Bool) { chosenCell.isHidden = isHidden }
}

/// One picture of a grid.
final class PhotoCell: UIControl {
  let place: Place
  private let picture = UIImageView()
  private let ring = UIView()

  init(_ place: Place) {
    self.place = place
    super.init(frame: .zero)
    picture.image = Self.image(of: place, width: 150)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    ring.isUserInteractionEnabled = false
    ring.isHidden = true
    ring.layer.borderWidth = 4
    ring.layer.borderColor = UIColor.systemBlue.cgColor
    for part in [picture, ring] { addSubview(part) }
    accessibilityLabel = place.name
  }

  required init?(coder: NSCoder) { nil }

  /// The photo itself, three to four.
  static func image(of place: Place, width: CGFloat) -> UIImage {
    let size = CGSize(width: width, height: (width * 4 / 3).rounded())
    return UIGraphicsImageRenderer(size: size).image { _ in
      place.landscape.draw(in: CGRect(origin: .zero, size: size))
    }
  }

  override var isSelected: Bool { didSet { ring.isHidden = !isSelected } }

  override var isHighlighted: Bool {
    didSet { picture.alpha = isHighlighted ? 0.7 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    ring.frame = bounds
  }
}
