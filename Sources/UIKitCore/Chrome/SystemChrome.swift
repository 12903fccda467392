import Foundation

/// What the system draws over an app: status bar, home indicator, the display's rounded corners.
///
/// Its layers are drawn once; while nothing changes it asks for nothing.
@preconcurrency @MainActor
public final class SystemChrome {
  let window: ChromeWindow
  private static var installed: [WeakChrome] = []

  private struct WeakChrome {
    weak var screen: UIScreen?
    let chrome: SystemChrome
  }

  /// What shows in the corners that a real display lacks.
  ///
  /// Source: chosen, the near-black behind the device.
  public var cornerColor: UIColor {
    get { window.cornerColor }
    set { window.cornerColor = newValue }
  }

  private init(screen: UIScreen) {
    window = ChromeWindow(on: screen)
  }

  /// Puts the chrome over everything on the screen; a screen has one.
  @discardableResult
  public static func install(on screen: UIScreen) -> SystemChrome {
    installed.removeAll { $0.screen == nil }
    if let existing = installed.first(where: { $0.screen === screen }) {
      existing.chrome.window.isHidden = false
      return existing.chrome
    }
    let chrome = SystemChrome(screen: screen)
    chrome.window.isHidden = false
    chrome.window.updateAppearance()
    installed.append(WeakChrome(screen: screen, chrome: chrome))
    return chrome
  }

  /// Takes the chrome off the screen.
  public static func remove(from screen: UIScreen) {
    for entry in installed where entry.screen === screen { entry.chrome.window.isHidden = true }
    installed.removeAll { $0.screen === screen || $0.screen == nil }
  }

  /// What is installed on a screen.
  static func chrome(of screen: UIScreen) -> SystemChrome? {
    installed.first { $0.screen === screen }?.chrome
  }

  /// How round the display's corners are; 0 where they are not drawn. Units: points.
  static func cornerRadius(on screen: UIScreen?) -> CGFloat {
    guard let screen, installed.contains(where: { $0.screen === screen }),
      ChromeShape(size: screen.bounds.size, insets: screen.deviceInsets).isRounded
    else { return 0 }
    return DeviceCorner.radius
  }

  /// Asks the topmost controller again how the status bar should look; inside an animation block the
  /// change is animated.
  static func update(on screen: UIScreen) {
    let show = { chrome(of: screen)?.window.updateAppearance() }
    guard screen === UIScreen.main else {
      show()
      return
    }
    UIApplication.shared.statusBar.frameMayHaveChanged { show() }
  }
}
