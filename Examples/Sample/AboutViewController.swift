import UIKit

class AboutViewController: UIViewController {
  let interactor = UIPercentDrivenInteractiveTransition()
  private(set) var isInteracting = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    view.layer.cornerRadius = 16
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let label = UILabel(frame: CGRect(x: 24, y: 32, width: 300, height: 60))
    label.text = "Drag me down"
    label.font = .boldSystemFont(ofSize: 22)
    view.addSubview(label)
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(handlePan(_:))))
  }

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    let progress = max(0, pan.translation(in: view.superview).y / view.bounds.height)
    switch pan.state {
    case .began:
      isInteracting = true
      dismiss(animated: true)
    case .changed:
      interactor.update(progress)
    case .ended where progress > 0.4 || pan.velocity(in: nil).y > 1000:
      isInteracting = false
      interactor.finish()
    case .ended, .cancelled, .failed:
      isInteracting = false
      interactor.cancel()
    default:
      break
    }
  }
}
