import UIKit

/// Places to choose from, and to search.
final class PlaceListController: UIViewController {
  private let list: RowList
  private let marks = PlaceMarks()
  private let field = SearchField()
  private var chosen: PlaceRow?

  init(_ places: [Place]) {
    list = RowList(places.map { PlaceRow($0) })
    super.init(nibName: nil, bundle: nil)
    title = "Places"
    showSearchItem()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.keyboardDismissMode = .onDrag
    view.addSubview(list)
    for row in list.rows {
      row.addTarget(
        self, action: Selector(PlaceListController.open(_:)), for: .touchUpInside)
    }
    field.text.addTarget(
      self, action: Selector(PlaceListController.filter(_:)), for: .editingChanged)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    letGoOfRow()
  }

  /// The page about a place.
  func page(about place: Place) -> UIViewController {
    PlaceDetailController(place, marks: marks)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.first?.key?.keyCode == .keyboardEscape, isSearching, transitionCoordinator == nil {
      return endSearch(nil)
    }
    guard presses.first?.key?.keyCode == .keyboardReturnOrEnter, transitionCoordinator == nil,
      let row = list.rows.first
    else { return super.pressesBegan(presses, with: event) }
    open(row)
  }

  private func open(_ row: PlaceRow) {
    chosen = row
    row.isSelected = true
    view.endEditing(true)
    navigationController?.pushViewController(page(about: row.place), animated: true)
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

  // MARK: Searching

  /// Whether there is a field to type into.
  private var isSearching = false

  private func showSearchItem() {
    isSearching = false
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .search, target: self,
      action: Selector(PlaceListController.beginSearch(_:)))
  }

  private func beginSearch(_ item: UIBarButtonItem) {
    isSearching = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self,
      action: Selector(PlaceListController.endSearch(_:)))
    list.setContentOffset(CGPoint(x: 0, y: -list.adjustedContentInset.top), animated: false)
    list.setHeader(field, height: SearchField.height)
    field.text.becomeFirstResponder()
  }

  private func endSearch(_ item: UIBarButtonItem?) {
    field.text.text = ""
    view.endEditing(true)
    list.setHeader(nil, height: 0)
    list.show { _ in true }
    showSearchItem()
  }

  private func filter(_ sender: UITextField) {
    let words = (sender.text ?? "").split(separator: " ").map { $0.lowercased() }
    list.show { place in
      let text = [place.name, place.localName, place.region, place.summary]
        .joined(separator: " ").lowercased()
      return words.allSatisfy { text.contains($0) }
    }
  }
}
