import UIKit

/// One place: its picture, what there is to know, and a tool bar that comes and goes with the page.
final class PlaceDetailController: UIViewController {
  let toolbar = UIToolbar()
  private let place: Place
  private let page: PlacePage

  init(_ place: Place) {
    self.place = place
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
    toolbar.items = makeItems()
    view.addSubview(toolbar)
    fadeToolbar(from: 0, to: 1)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    fadeToolbar(from: 1, to: 0)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = 44 + view.safeAreaInsets.bottom
    toolbar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
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

  private func makeItems() -> [UIBarButtonItem] {
    var items: [UIBarButtonItem] = []
    for name in ["square.and.arrow.up", "heart", "map", "bookmark", "ellipsis"] {
      if !items.isEmpty { items.append(.flexibleSpace()) }
      items.append(
        UIBarButtonItem(image: UIImage(systemName: name), target: nil, action: nil))
    }
    return items
  }
}
