import UIKit

class PlanetViewController: UIViewController {
  private let planet: Planet
  private let disc = UIView()
  private let label = UILabel()

  init(planet: Planet) {
    self.planet = planet
    super.init(nibName: nil, bundle: nil)
    title = planet.name
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    disc.backgroundColor = planet.color
    view.addSubview(disc)
    label.text = planet.detail
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .title3)
    label.numberOfLines = 0
    view.addSubview(label)
    let tap = UITapGestureRecognizer(target: self, action: Selector(pulse(_:)))
    disc.addGestureRecognizer(tap)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let side = view.bounds.width * 0.6
    disc.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    disc.center = CGPoint(x: view.bounds.midX, y: view.safeAreaInsets.top + 40 + side / 2)
    disc.layer.cornerRadius = side / 2
    label.frame = CGRect(
      x: 24, y: disc.center.y + side / 2 + 32, width: view.bounds.width - 48, height: 60)
  }

  private func pulse(_ recognizer: UITapGestureRecognizer) {
    UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    disc.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    UIView.animate(
      withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
      options: [.allowUserInteraction], animations: { self.disc.transform = .identity })
  }
}
