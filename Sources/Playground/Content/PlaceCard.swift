import UIKit

/// A card: a header to hold it by, and content that is longer than it.
final class PlaceCard: UIView {
  /// What there is in it: places to add, or one to read about.
  enum Subject {
    case others
    case place(Place)
  }

  /// The page behind shows the first few; the card begins with those it does not.
  private static let others = Array(Place.all.dropFirst(6) + Place.all.prefix(6))

  let list: UIScrollView
  /// Where the content was when a pull began, past its top if it was still bouncing.
  private var heldOffset: CGPoint?
  private let header: CardHeader

  init(_ subject: Subject) {
    switch subject {
    case .others:
      list = RowList(
        Self.others.map {
          PlaceRow($0, accessory: .add, color: .secondarySystemGroupedBackground)
        })
      header = CardHeader("Add a Place")
    case .place(let place):
      list = PlacePage(place)
      header = CardHeader(place.name)
    }
    super.init(frame: .zero)
    list.backgroundColor = .secondarySystemGroupedBackground
    backgroundColor = .secondarySystemGroupedBackground
    addSubview(list)
    addSubview(header)
    for row in (list as? RowList)?.rows ?? [] {
      row.addTarget(self, action: Selector(PlaceCard.choose(_:)), for: .touchUpInside)
    }
  }

  required init?(coder: NSCoder) { nil }

  var close: UIButton { header.close }

  override func layoutSubviews() {
    super.layoutSubviews()
    header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: CardHeader.height)
    list.frame = CGRect(
      x: 0, y: CardHeader.height, width: bounds.width,
      height: max(0, bounds.height - CardHeader.height))
  }

  /// A pull begins: whatever the content was about to do, it is seen where it is now.
  func holdContent() { heldOffset = list.contentOffset }

  /// A pull came to nothing: the content takes up where it was seen, and rests at its top.
  func releaseContent() {
    guard let held = heldOffset else { return }
    heldOffset = nil
    let top = -list.adjustedContentInset.top
    guard held.y < top else { return }
    list.contentOffset = held
    list.setContentOffset(CGPoint(x: held.x, y: top), animated: true)
  }

  /// Adds a place, or takes it off again.
  private func choose(_ row: PlaceRow) {
    row.isAdded.toggle()
    UISelectionFeedbackGenerator().selectionChanged()
    let count = (list as? RowList)?.rows.count { $0.isAdded } ?? 0
    header.text =
      switch count {
      case 0: "Add a Place"
      case 1: "1 Place Added"
      default: "\(count) Places Added"
      }
  }
}
