import UIKit

/// The card: a header to hold it by, and content that is longer than it.
final class CardController: UIViewController {
  /// What there is in it: places to add, or one to read about.
  enum Subject {
    case places([Place])
    case place(Place)
  }

  let list: UIScrollView
  /// What is seen in the card's place while it is being dismissed.
  weak var standIn: CardStandIn?
  /// Where the content was when the pull began, past its top if it was still bouncing.
  private var heldOffset: CGPoint?
  private let header: CardHeader
  private let transitioning: CardTransitioning

  init(_ values: TunableValues, _ subject: Subject) {
    switch subject {
    case .places(let places):
      list = RowList(
        places.map {
          PlaceRow($0, accessory: .add, color: .secondarySystemGroupedBackground)
        })
      header = CardHeader("Add a Place")
    case .place(let place):
      list = PlacePage(place)
      header = CardHeader(place.name)
    }
    transitioning = CardTransitioning(values)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = transitioning
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.backgroundColor = .secondarySystemGroupedBackground
    view.backgroundColor = .secondarySystemGroupedBackground
    view.addSubview(list)
    view.addSubview(header)
    header.close.addTarget(
      self, action: Selector(CardController.close(_:)), for: .touchUpInside)
    for row in (list as? RowList)?.rows ?? [] {
      row.addTarget(self, action: Selector(CardController.choose(_:)), for: .touchUpInside)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: CardHeader.height)
    list.frame = CGRect(
      x: 0, y: CardHeader.height, width: bounds.width,
      height: max(0, bounds.height - CardHeader.height))
  }

  /// It stands in `container`, where it can be pulled.
  func isPresented(in container: UIView) {
    transitioning.pull.attach(to: self, in: container)
  }

  /// The card itself, or what stands in for it.
  var viewOnScreen: UIView? { standIn ?? viewIfLoaded }

  /// A pull begins: whatever the content was about to do, it is seen where it is now.
  func pullBegan() {
    heldOffset = list.contentOffset
  }

  /// A pull came to nothing: the content takes up where it was seen, and rests at its top.
  func pullCameToNothing() {
    guard let held = heldOffset else { return }
    heldOffset = nil
    let top = -list.adjustedContentInset.top
    guard held.y < top else { return }
    list.contentOffset = held
    list.setContentOffset(CGPoint(x: held.x, y: top), animated: true)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if transitioning.pull.take(presses) { return }
    switch presses.first?.key?.keyCode {
    case .keyboardEscape, .keyboardReturnOrEnter:
      if transitionCoordinator == nil { dismiss(animated: true) }
    default: super.pressesBegan(presses, with: event)
    }
  }

  private func close(_ sender: UIControl) {
    dismiss(animated: true)
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
