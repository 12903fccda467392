import UIKit

/// The card: a header to hold it by, and a list that is longer than it.
final class CardController: UIViewController {
  let list: RowList
  /// What is seen in the card's place while it is being dismissed.
  weak var standIn: UIView?
  /// Where the content was when the pull began, past its top if it was still bouncing.
  private var heldOffset: CGPoint?
  private let header = CardHeader()
  private let transitioning: CardTransitioning

  init(_ values: TunableValues) {
    // Twice round the world: long enough to have a middle.
    list = RowList(
      (Place.samples.dropFirst(6) + Place.samples + Place.samples.prefix(6)).map {
        PlaceRow($0, accessory: .add, color: .secondarySystemGroupedBackground)
      })
    transitioning = CardTransitioning(values)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = transitioning
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemGroupedBackground
    view.addSubview(list)
    view.addSubview(header)
    header.close.addTarget(
      self, action: Selector(CardController.close(_:)), for: .touchUpInside)
    transitioning.pull.attach(to: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: CardHeader.height)
    list.frame = CGRect(
      x: 0, y: CardHeader.height, width: bounds.width,
      height: max(0, bounds.height - CardHeader.height))
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
}
