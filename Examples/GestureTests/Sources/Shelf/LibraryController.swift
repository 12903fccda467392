import UIKit

/// A page that opens a shelf over itself.
public final class LibraryController: UIViewController {
  /// Whether the shelf is open from the start.
  public var opensShelf = false

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard opensShelf else { return }
    opensShelf = false
    present(ShelfController(), animated: false)
  }

  /// The shelf, while it is there.
  public var shelf: ShelfController? { presentedViewController as? ShelfController }
}
