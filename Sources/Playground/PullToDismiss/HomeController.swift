import UIKit

/// The page behind: pictures to look at, and a "+" that brings up the card.
final class HomeController: UIViewController {
  private let values: TunableValues
  private var startsPresented: Bool
  private let header = HomeHeader()
  private let stories = StoryList(Array(Place.samples.prefix(6)))

  init(_ values: TunableValues, startsPresented: Bool) {
    self.values = values
    self.startsPresented = startsPresented
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(stories)
    view.addSubview(header)
    header.add.addTarget(
      self, action: Selector(HomeController.addPlace(_:)), for: .touchUpInside)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard startsPresented else { return }
    startsPresented = false
    presentCard(animated: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let top = view.safeAreaInsets.top + HomeHeader.height
    header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    stories.frame = CGRect(
      x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    let card = presentedViewController?.presentationController as? CardPresentationController
    return card?.darkensTop == true ? .lightContent : .default
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.first?.key?.keyCode == .keyboardReturnOrEnter, presentedViewController == nil
    else { return super.pressesBegan(presses, with: event) }
    presentCard(animated: true)
  }

  private func addPlace(_ sender: UIControl) {
    presentCard(animated: true)
  }

  private func presentCard(animated: Bool) {
    present(CardController(values), animated: animated)
  }
}
