public import Foundation
import QuartzCore

/// The running app. Mirrors: `UIApplication`.
open class UIApplication: UIResponder {
  /// The one app; made with the first screen.
  public internal(set) static var shared = UIApplication()

  open weak var delegate: (any UIApplicationDelegate)?

  /// All windows, those added last on top among equals.
  open var windows: [UIWindow] { UIScreen.main.windows.filter { !($0 is ChromeWindow) } }

  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } ?? windows.first }

  /// The scene, when the app has one.
  open var connectedScenes: Set<UIScene> { life.scene.map { [$0] } ?? [] }

  /// The sessions of all scenes.
  open var openSessions: Set<UISceneSession> { life.scene.map { [$0.session] } ?? [] }

  open var supportsMultipleScenes: Bool { false }

  open var applicationState: State { life.state }

  /// Mirrors the time in the status bar's place, points of the screen.
  open var statusBarFrame: CGRect { statusBar.frame }

  /// Whether the topmost controller wants no status bar.
  ///
  /// Setting it counts only in an app whose Info.plist says that controllers do not decide.
  open var isStatusBarHidden: Bool {
    get { statusBar.isHidden ?? preferredStatusBarHidden }
    set { statusBar.setHidden(newValue) }
  }

  /// What the topmost controller wants the status bar to look like.
  ///
  /// Setting it counts only in an app whose Info.plist says that controllers do not decide.
  open var statusBarStyle: UIStatusBarStyle {
    get { statusBar.style ?? preferredStatusBarStyle }
    set { statusBar.setStyle(newValue) }
  }

  private var preferredStatusBarHidden: Bool {
    keyWindow?.rootViewController?.statusBarSource(\.childForStatusBarHidden).prefersStatusBarHidden
      ?? false
  }

  private var preferredStatusBarStyle: UIStatusBarStyle {
    keyWindow?.rootViewController?.statusBarSource(\.childForStatusBarStyle).preferredStatusBarStyle
      ?? .default
  }

  /// What the app itself says of the status bar.
  final let statusBar = AppStatusBar()

  open var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.orientation }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  weak var firstResponder: UIResponder?
  /// What happens to the app as a whole.
  final let life = AppLife()

  private var ignoringInteraction = 0

  /// Drops touches until the matching `endIgnoringInteractionEvents`.
  open func beginIgnoringInteractionEvents() { ignoringInteraction += 1 }

  open func endIgnoringInteractionEvents() { ignoringInteraction = max(0, ignoringInteraction - 1) }

  open var isIgnoringInteractionEvents: Bool { ignoringInteraction > 0 }

  /// Calls a method of `target`, or of the first in the responder chain that has it.
  ///
  /// - Returns: whether somebody had it.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target { return action.perform(on: target as AnyObject, with: sender, event: event) }
    var responder = firstResponder ?? sender as? UIResponder ?? keyWindow
    while let current = responder {
      if action.isUnderstood(by: current) {
        return action.perform(on: current, with: sender, event: event)
      }
      responder = current.next
    }
    return delegate.map { action.perform(on: $0, with: sender, event: event) } ?? false
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  /// Keys that nobody wanted scroll what the pointer is over.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let window = keyWindow else { return }
    for press in presses {
      // A text field has left it alone: commands come before scrolling.
      if event?.awaitsCommands == true, let stroke = press.key?.stroke, let firstResponder,
        firstResponder.runKeyCommand(for: stroke, isEager: false)
      {
        continue
      }
      window.scrollByUnclaimedKey(press)
    }
  }

  /// Starts anew on `screen`: windows, first responder and diagnostics of an earlier run are gone.
  ///
  /// Source: ours; the window and the simulator call it once for each run.
  public static func start(on screen: UIScreen) {
    EndOfTurn.clear()
    FrameAlarm.clear()
    // They waited for an alarm, and hold on to whom they were for.
    DelayedCall.waiting = []
    TransitionWatch.open = []
    AppearanceProxies.clear()
    CADisplayLink.invalidateAll()
    LayerCopies.install()
    UIScreen.main = screen
    UITraitCollection.current = screen.traitCollection
    shared = UIApplication()
  }
}

extension UIViewController {
  /// The controller that really decides, asked the way UIKit asks.
  fileprivate func statusBarSource(
    _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController {
    var current = self
    while let next = current.storedPresented ?? child(current) { current = next }
    return current
  }
}
