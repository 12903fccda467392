import UIKit

extension Notification.Name {
  static let bannerRequested = Notification.Name("bannerRequested")
}

final class BannerPresenter: NSObject {
  private weak var hostView: UIView?
  private var banner: UILabel?
  private var timer: Timer?
  private(set) var shown: [String] = []

  init(hostView: UIView) {
    self.hostView = hostView
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: Selector(bannerRequested(_:)), name: .bannerRequested, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: Selector(hideNow), name: NSNotification.Name.UIApplicationDidEnterBackground,
      object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
    timer?.invalidate()
  }

  private func bannerRequested(_ notification: Notification) {
    guard let text = notification.userInfo?["text"] as? String else { return }
    show(text)
  }

  func show(_ text: String) {
    NSObject.cancelPreviousPerformRequests(
      withTarget: self, selector: Selector(hideNow), object: nil)
    banner?.removeFromSuperview()
    guard let hostView = hostView else { return }
    shown.append(text)
    let label = UILabel(
      frame: UIEdgeInsetsInsetRect(
        CGRectMake(0, 0, hostView.bounds.width, 80), UIEdgeInsetsMake(8, 8, 8, 8)))
    label.text = text
    label.textAlignment = .center
    label.backgroundColor = UIColor(red: 0.1, green: 0.1, blue: 0.1, alpha: 0.9)
    label.textColor = .white
    label.layer.cornerRadius = 8
    label.clipsToBounds = true
    hostView.addSubview(label)
    hostView.bringSubview(toFront: label)
    label.transform = CGAffineTransform(translationX: 0, y: -100)
    banner = label
    UIView.animate(
      withDuration: 0.3, delay: 0,
      options: UIViewAnimationOptions.curveEaseOut.union(.allowUserInteraction),
      animations: { label.transform = CGAffineTransform.identity })
    let feedback = UIImpactFeedbackGenerator(style: .light)
    feedback.impactOccurred()
    perform(Selector(hideNow), with: nil, afterDelay: 2)
  }

  private func hideNow() {
    guard let label = banner else { return }
    banner = nil
    UIView.animate(
      withDuration: 0.3, animations: { label.alpha = 0 },
      completion: { _ in label.removeFromSuperview() })
  }
}

class BannerController: UIViewController {
  private(set) lazy var presenter = BannerPresenter(hostView: view)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    _ = presenter
    let button = UIButton(type: .system)
    button.setTitle("Save", for: UIControlState.normal)
    button.frame = CGRect(x: 100, y: 400, width: 120, height: 44)
    button.addTarget(self, action: Selector(save), for: UIControlEvents.touchUpInside)
    view.addSubview(button)
  }

  private func save() {
    NotificationCenter.default.post(
      name: .bannerRequested, object: self, userInfo: ["text": "Saved"])
  }
}
