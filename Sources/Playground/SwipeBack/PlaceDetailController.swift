import UIKit

/// One place: its picture, what there is to know, and a tool bar that comes and goes with the page.
final class PlaceDetailController: UIViewController {
  let toolbar = UIToolbar()
  private let place: Place
  private let marks: PlaceMarks
  private let page: PlacePage
  /// Stays while the tool bar fades, so that the text below is never seen through its buttons.
  private let ground = UIView()

  init(_ place: Place, marks: PlaceMarks = PlaceMarks()) {
    self.place = place
    self.marks = marks
    page = PlacePage(place)
    super.init(nibName: nil, bundle: nil)
    title = place.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    page.frame = view.bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.contentInset.bottom = 44
    view.addSubview(page)
    ground.backgroundColor = .systemBackground
    view.addSubview(ground)
    toolbar.items = makeItems()
    view.addSubview(toolbar)
    fadeToolbar(from: 0, to: 1)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    fadeToolbar(from: 1, to: 0)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Back from the map; not where the way off the page was only cancelled.
    if toolbar.alpha < 1, transitionCoordinator?.isCancelled != true {
      fadeToolbar(from: 0, to: 1)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = 44 + view.safeAreaInsets.bottom
    toolbar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    ground.frame = toolbar.frame
  }

  /// The tool bar fades as far as the page has come, under a finger too, and back if it goes back.
  private func fadeToolbar(from start: CGFloat, to end: CGFloat) {
    guard let coordinator = transitionCoordinator else { return }
    let toolbar = self.toolbar
    toolbar.alpha = start
    coordinator.animate(
      alongsideTransition: { _ in toolbar.alpha = end },
      completion: { context in toolbar.alpha = context.isCancelled ? start : end })
  }

  // MARK: The tool bar

  private func makeItems() -> [UIBarButtonItem] {
    let items = [
      item("square.and.arrow.up", Selector(PlaceDetailController.share(_:))),
      item(
        marks.liked.contains(place.name) ? "heart.fill" : "heart",
        Selector(PlaceDetailController.like(_:))),
      item("map", Selector(PlaceDetailController.showMap(_:))),
      item(
        marks.kept.contains(place.name) ? "bookmark.fill" : "bookmark",
        Selector(PlaceDetailController.keep(_:))),
    ]
    return Array(items.map { [$0] }.joined(separator: [.flexibleSpace()]))
  }

  private func item(_ symbol: String, _ action: Selector) -> UIBarButtonItem {
    UIBarButtonItem(image: UIImage(systemName: symbol), target: self, action: action)
  }

  private func like(_ item: UIBarButtonItem) {
    marks.toggleLike(place)
    item.image = UIImage(
      systemName: marks.liked.contains(place.name) ? "heart.fill" : "heart")
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
  }

  private func keep(_ item: UIBarButtonItem) {
    marks.toggleKeep(place)
    item.image = UIImage(
      systemName: marks.kept.contains(place.name) ? "bookmark.fill" : "bookmark")
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
  }

  private func showMap(_ item: UIBarButtonItem) {
    navigationController?.pushViewController(PlaceMapController(place), animated: true)
  }

  private func share(_ item: UIBarButtonItem) {
    let sheet = UIAlertController(
      title: place.name, message: place.summary, preferredStyle: .actionSheet)
    let place = self.place
    sheet.addAction(
      UIAlertAction(title: "Copy Name", style: .default) { _ in
        UIPasteboard.general.string = place.name
      })
    sheet.addAction(
      UIAlertAction(title: "Copy Description", style: .default) { _ in
        UIPasteboard.general.string = "\(place.name): \(place.summary)"
      })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    present(sheet, animated: true)
  }
}
