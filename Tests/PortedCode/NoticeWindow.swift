import UIKit

/// Short messages in a window of their own, above everything, one after the other.
final class NoticeCenter {
  let layer: NoticeWindow
  private var waiting: [String] = []
  private(set) var isShowing = false
  private(set) var shown: [String] = []

  init(scene: UIScene?) {
    if #available(iOS 13.0, *), let scene = scene as? UIWindowScene {
      layer = NoticeWindow(windowScene: scene)
    } else {
      layer = NoticeWindow()
    }
  }

  func post(_ text: String) {
    guard !isShowing else { return waiting.append(text) }
    isShowing = true
    shown.append(text)
    let note = layer.add(text)
    UIView.animate(withDuration: 0.2) {
      note.alpha = 1
    } completion: { _ in
      UIView.animate(withDuration: 0.2, delay: 1, options: .beginFromCurrentState) {
        note.alpha = 0
      } completion: { [weak self] _ in
        note.removeFromSuperview()
        self?.next()
      }
    }
  }

  private func next() {
    isShowing = false
    layer.isHidden = waiting.isEmpty
    if !waiting.isEmpty { post(waiting.removeFirst()) }
  }
}

/// Lets every touch through that is not on a note.
final class NoticeWindow: UIWindow {
  static var living = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  @available(iOS 13.0, *)
  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    frame = windowScene.coordinateSpace.bounds
    setUp()
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  deinit {
    Self.living -= 1
    NotificationCenter.default.removeObserver(
      self, name: UIWindow.keyboardWillShowNotification, object: nil)
  }

  private func setUp() {
    Self.living += 1
    windowLevel = .alert + 1
    backgroundColor = .clear
    rootViewController = UIViewController()
    rootViewController?.view.backgroundColor = .clear
    NotificationCenter.default.addObserver(
      self, selector: Selector(keyboardWillShow),
      name: UIWindow.keyboardWillShowNotification, object: nil)
  }

  private func keyboardWillShow() { isHidden = true }

  override var canBecomeKey: Bool { false }

  override func hitTest(_ point: CGPoint, with event: UIEvent!) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === rootViewController?.view ? nil : hit
  }

  func add(_ text: String) -> UILabel {
    isHidden = false
    let note = NoticeLabel()
    note.text = text
    note.font = .preferredFont(forTextStyle: .footnote)
    note.frame.size = note.intrinsicContentSize
    note.center = CGPoint(x: bounds.midX, y: bounds.maxY - safeAreaInsets.bottom - 60)
    note.isUserInteractionEnabled = true
    note.alpha = 0
    rootViewController?.view.addSubview(note)
    return note
  }
}

/// A view with a `deinit`, as on the phone.
final class NoticeLabel: UILabel {
  static var gone = 0
  deinit { Self.gone += 1 }
}
