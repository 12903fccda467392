import UIKit

/// Places to choose from.
final class PlaceListController: UIViewController {
  private let list: RowList
  private var chosen: PlaceRow?

  init(_ places: [Place]) {
    list = RowList(places.map { PlaceRow($0) })
    super.init(nibName: nil, bundle: nil)
    title = "Places"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .search, target: nil, action: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    for row in list.rows {
      row.addTarget(
        self, action: Selector(PlaceListController.open(_:)), for: .touchUpInside)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    letGoOfRow()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.first?.key?.keyCode == .keyboardReturnOrEnter, transitionCoordinator == nil,
      let row = list.rows.first
    else { return super.pressesBegan(presses, with: event) }
    open(row)
  }

  private func open(_ row: PlaceRow) {
    chosen = row
    row.isSelected = true
    navigationController?.pushViewController(PlaceDetailController(row.place), animated: true)
  }

  /// The row that led away fades along with the way back; a way back that is cancelled keeps it.
  private func letGoOfRow() {
    guard let row = chosen else { return }
    guard let coordinator = transitionCoordinator else {
      row.isSelected = false
      return
    }
    coordinator.animate(
      alongsideTransition: { _ in row.isSelected = false },
      completion: { context in
        if context.isCancelled { row.isSelected = true }
      })
  }
}
