public import Foundation
import QuartzCore

/// The running app. Mirrors: `UIApplication`.
open class UIApplication: UIResponder {
  /// The one app; made with the first screen.
  public internal(set) static var shared = UIApplication()

  open weak var delegate: (any UIApplicationDelegate)?

  /// All windows, those added last on top among equals.
  open var windows: [UIWindow] { UIScreen.main.windows }

  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } ?? windows.first }

  open var statusBarFrame: CGRect {
    CGRect(
      x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIScreen.main.deviceInsets.top)
  }

  weak var firstResponder: UIResponder?

  private var ignoringInteraction = 0

  /// Drops touches until the matching `endIgnoringInteractionEvents`.
  open func beginIgnoringInteractionEvents() { ignoringInteraction += 1 }

  open func endIgnoringInteractionEvents() { ignoringInteraction = max(0, ignoringInteraction - 1) }

  open var isIgnoringInteractionEvents: Bool { ignoringInteraction > 0 }

  /// Keys that nobody wanted scroll what the pointer is over.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let window = keyWindow else { return }
    for press in presses { window.scrollByUnclaimedKey(press) }
  }

  /// Starts anew on `screen`: windows, first responder and diagnostics of an earlier run are gone.
  ///
  /// Source: ours; the window and the simulator call it once for each run.
  public static func start(on screen: UIScreen) {
    EndOfTurn.clear()
    FrameAlarm.clear()
    CADisplayLink.invalidateAll()
    UIScreen.main = screen
    UITraitCollection.current = screen.traitCollection
    shared = UIApplication()
  }
}

/// What is told about the app's life. Mirrors: `UIApplicationDelegate`.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  var window: UIWindow? { get set }
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
