import UIKit

/// Pictures, close together.
final class PhotoGridController: UIViewController {
  private let grid = PhotoGrid(Place.samples + Place.samples.reversed())
  private var chosen = 0

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Photos · 写真"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    grid.frame = view.bounds
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(grid)
    for cell in grid.cells {
      cell.addTarget(self, action: Selector(PhotoGridController.open(_:)), for: .touchUpInside)
    }
  }

  var chosenPlace: Place { grid.cells[chosen].place }

  func choose(_ index: Int) { chosen = index }

  private func open(_ cell: PhotoCell) {
    guard navigationController?.transitionCoordinator == nil,
      let index = grid.cells.firstIndex(of: cell)
    else { return }
    chosen = index
    navigationController?.pushViewController(PhotoController(cell.place), animated: true)
  }

  /// Arrows choose, Return opens.
  func take(_ key: UIKeyboardHIDUsage) -> Bool {
    let steps: [UIKeyboardHIDUsage: Int] = [
      .keyboardRightArrow: 1, .keyboardLeftArrow: -1, .keyboardDownArrow: grid.columns,
      .keyboardUpArrow: -grid.columns,
    ]
    if let step = steps[key] {
      chosen = min(max(chosen + step, 0), grid.cells.count - 1)
      for (index, cell) in grid.cells.enumerated() { cell.isSelected = index == chosen }
      revealChosen()
      return true
    }
    guard key == .keyboardReturnOrEnter else { return false }
    grid.cells[chosen].isSelected = false
    open(grid.cells[chosen])
    return true
  }

  func revealChosen() {
    grid.scrollRectToVisible(grid.cells[chosen].frame, animated: false)
  }

  func chosenFrame(in view: UIView) -> CGRect {
    grid.cells[chosen].convert(grid.cells[chosen].bounds, to: view)
  }

  func hideChosen(_ isHidden: Bool) { grid.cells[chosen].isHidden = isHidden }
}
