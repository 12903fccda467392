import Foundation
import QuartzCore

/// The window of the chrome: above everything, never touched.
final class ChromeWindow: UIWindow {
  private let statusBar = StatusBarView(frame: .zero)
  private let home = HomeIndicator(frame: .zero)
  private var marks: FingerMarks?
  private let corners = DeviceCorner.Place.allCases.map { DeviceCorner($0) }

  var cornerColor = UIColor(white: 0.035, alpha: 1) {
    didSet { for corner in corners { corner.color = cornerColor } }
  }

  init(on screen: UIScreen) {
    super.init(frame: screen.bounds)
    self.screen = screen
    windowLevel = Level(rawValue: Level.alert.rawValue + 1_000)
    isUserInteractionEnabled = false
    addSubview(statusBar)
    addSubview(home)
    for corner in corners {
      corner.color = cornerColor
      addSubview(corner)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  override func makeKey() {}

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = screen.deviceInsets
    let shape = ChromeShape(size: bounds.size, insets: insets)
    statusBar.isHidden = insets.top <= 0
    statusBar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: insets.top)
    statusBar.shape = shape
    home.isHidden = shape.homeIndicator == nil
    home.frame = shape.homeIndicator ?? .zero
    for corner in corners {
      corner.isHidden = !shape.isRounded
      corner.frame = corner.place.frame(in: bounds)
    }
    updateAppearance()
  }

  /// Shows the fingers a mouse stands for.
  func mark(_ fingers: [CGPoint]) {
    if marks == nil, !fingers.isEmpty {
      let marks = FingerMarks(frame: bounds)
      self.marks = marks
      addSubview(marks)
    }
    marks?.show(fingers)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateAppearance()
  }

  /// Asks the topmost controllers what they prefer.
  func updateAppearance() {
    let app = screen.windows.last {
      $0 !== self && !$0.isHidden && $0.windowLevel.rawValue < Level.statusBar.rawValue
        && $0.rootViewController != nil
    }
    let top = app?.rootViewController?.topmostInStatusBar
    let isDarkMode = (top?.viewIfLoaded ?? self).traitCollection.userInterfaceStyle == .dark
    let said = UIApplication.shared.statusBar
    let style =
      said.style ?? top?.following(\.childForStatusBarStyle).preferredStatusBarStyle ?? .default
    let wantsLight =
      switch style {
      case .default: isDarkMode
      case .lightContent: true
      case .darkContent: false
      }
    // A page that has stepped back behind a sheet leaves the bar on black (F13).
    let isLight = wantsLight || top?.hasReceded == true
    statusBar.setLight(isLight)
    let isHidden =
      said.isHidden ?? top?.following(\.childForStatusBarHidden).prefersStatusBarHidden ?? false
    statusBar.alpha = isHidden ? 0 : 1
    let hidesHome =
      top?.following(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden ?? false
    home.alpha = hidesHome ? 0 : 1
    home.setLight(top?.hasDarkGround ?? isDarkMode)
  }
}

extension UIViewController {
  /// Down the presentations that cover the whole screen or ask for the status bar.
  fileprivate var topmostInStatusBar: UIViewController {
    var top = self
    var candidate = presentedViewController
    while let next = candidate, !next.isBeingDismissed {
      if next.presentation?.removesPresenter == true
        || next.modalPresentationCapturesStatusBarAppearance
      {
        top = next
      }
      candidate = next.presentedViewController
    }
    return top
  }

  /// Whether a sheet, somewhere above, has sent the page back into the dark.
  fileprivate var hasReceded: Bool {
    var controller: UIViewController? = self
    while let next = controller?.presentedViewController {
      if next.presentation?.controller.recedesPresenter == true { return true }
      controller = next
    }
    return false
  }

  fileprivate func following(
    _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController {
    var current = self
    while let next = current[keyPath: child] { current = next }
    return current
  }

  /// Whether the page is dark, so that what lies on it has to be light.
  fileprivate var hasDarkGround: Bool {
    let page = following(\.childForStatusBarStyle)
    guard let view = page.viewIfLoaded, let ground = view.backgroundColor else {
      return (viewIfLoaded?.traitCollection ?? .current).userInterfaceStyle == .dark
    }
    let color = ground.resolvedColor(with: view.traitCollection)
    var (white, alpha): (CGFloat, CGFloat) = (1, 1)
    color.getWhite(&white, alpha: &alpha)
    return alpha > 0.5 && white < 0.5
  }
}
