import UIKit

/// The page behind: pictures to look at, and a "+" that brings up the card.
final class HomeController: UIViewController {
  private let values: TunableValues
  private var startsPresented: Bool
  private let header = HomeHeader()
  private let stories = StoryList(Array(Place.samples.prefix(6)), title: "Journeys")

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
    stories.delegate = self
    header.title = "Journeys"
    header.add.addTarget(
      self, action: Selector(HomeController.addPlace(_:)), for: .touchUpInside)
    for card in stories.cards {
      card.addTarget(self, action: Selector(HomeController.open(_:)), for: .touchUpInside)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard startsPresented else { return }
    startsPresented = false
    presentCard(.places(Self.places), animated: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    header.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: view.safeAreaInsets.top + HomeHeader.barHeight)
    stories.top = view.safeAreaInsets.top
    stories.frame = bounds
    header.cover(stories.contentOffset.y + stories.contentInset.top)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    let card = presentedViewController?.presentationController as? CardPresentationController
    return card?.darkensTop == true ? .lightContent : .default
  }

  /// The page shows the first few; the card begins with those it does not.
  private static let places: [Place] =
    Array(Place.all.dropFirst(6) + Place.all.prefix(6))

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.first?.key?.keyCode == .keyboardReturnOrEnter, presentedViewController == nil
    else { return super.pressesBegan(presses, with: event) }
    presentCard(.places(Self.places), animated: true)
  }

  private func addPlace(_ sender: UIControl) {
    presentCard(.places(Self.places), animated: true)
  }

  private func open(_ story: StoryCard) {
    presentCard(.place(story.place), animated: true)
  }

  private func presentCard(_ subject: CardController.Subject, animated: Bool) {
    present(CardController(values, subject), animated: animated)
  }
}

extension HomeController: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    header.cover(scrollView.contentOffset.y + scrollView.contentInset.top)
  }
}
