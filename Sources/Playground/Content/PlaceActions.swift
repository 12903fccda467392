import UIKit

/// What can be done about a place, as the buttons of a tool bar.
final class PlaceActions: NSObject {
  /// What pages and sheets come over.
  weak var host: UIViewController?
  private let place: Place
  private let marks: PlaceMarks

  init(_ place: Place, _ marks: PlaceMarks) {
    self.place = place
    self.marks = marks
  }

  private(set) lazy var items: [UIBarButtonItem] = {
    let items = [
      item("square.and.arrow.up", Selector(PlaceActions.share(_:))),
      item(heart, Selector(PlaceActions.like(_:))),
      item("map", Selector(PlaceActions.showMap(_:))),
      item(bookmark, Selector(PlaceActions.keep(_:))),
    ]
    return Array(items.map { [$0] }.joined(separator: [.flexibleSpace()]))
  }()

  private func item(_ symbol: String, _ action: Selector) -> UIBarButtonItem {
    UIBarButtonItem(image: UIImage(systemName: symbol), target: self, action: action)
  }

  private var heart: String { marks.liked.contains(place.name) ? "heart.fill" : "heart" }
  private var bookmark: String { marks.kept.contains(place.name) ? "bookmark.fill" : "bookmark" }

  private func like(_ item: UIBarButtonItem) {
    marks.toggleLike(place)
    item.image = UIImage(systemName: heart)
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
  }

  private func keep(_ item: UIBarButtonItem) {
    marks.toggleKeep(place)
    item.image = UIImage(systemName: bookmark)
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
  }

  private func showMap(_ item: UIBarButtonItem) {
    host?.navigationController?.pushViewController(PlaceMapController(place), animated: true)
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
    host?.present(sheet, animated: true)
  }
}
