import Display
public import Foundation
import QuartzCore

/// A view that fills a screen and gives out its touches. Mirrors: `UIWindow`.
open class UIWindow: UIView {
  /// Which windows lie above which. Mirrors: `UIWindow.Level`.
  public nonisolated struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }

    /// So much above.
    public static func + (level: Level, step: CGFloat) -> Level { Level(level.rawValue + step) }

    /// So much below.
    public static func - (level: Level, step: CGFloat) -> Level { Level(level.rawValue - step) }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }

  open internal(set) var screen: UIScreen
  /// The scene the window belongs to; none in an app without scenes.
  open weak var windowScene: UIWindowScene?
  open var windowLevel = Level.normal { didSet { screen.arrangeWindows() } }
  open internal(set) var isKeyWindow = false

  let link = WindowLink()
  /// The size the root's view was last given.
  private var filledSize: CGSize?
  /// Whether the window takes every new size of its screen.
  var followsScreen = true
  /// Who decides which recognizer gets a touch here.
  public private(set) lazy var arbiter = GestureArbiter(window: self)
  lazy var dispatcher = TouchDispatcher(window: self)
  /// What the root's view stands on.
  private(set) lazy var stage = WindowStage(frame: bounds)

  open var rootViewController: UIViewController? {
    didSet { installRoot(replacing: oldValue) }
  }

  public override init(frame: CGRect) {
    screen = .main
    super.init(frame: frame)
    setUpWindow()
  }

  public convenience init(screen: UIScreen) {
    self.init(frame: screen.bounds)
    self.screen = screen
  }

  /// A window that fills the scene's screen.
  public init(windowScene: UIWindowScene) {
    screen = windowScene.screen
    super.init(frame: windowScene.screen.bounds)
    setUpWindow()
    self.windowScene = windowScene
  }

  public required init?(coder: NSCoder) {
    screen = .main
    super.init(coder: coder)
    setUpWindow()
  }

  private func setUpWindow() {
    link.window = self
    isHidden = true
    storedWindow = self
  }

  deinit { link.window = nil }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if newValue { screen.remove(self) } else { screen.add(self) }
    }
  }

  /// Whether the window may have the keyboard.
  open var canBecomeKey: Bool { true }

  open func makeKey() {
    guard canBecomeKey else { return }
    let old = screen.windows.first { $0.isKeyWindow }
    guard old !== self else { return }
    for window in screen.windows { window.isKeyWindow = window === self }
    isKeyWindow = true
    old?.resignKey()
    becomeKey()
  }

  /// Called when the window has got the keyboard.
  open func becomeKey() {
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }

  /// Called when another window has got the keyboard.
  open func resignKey() {
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
  }

  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")

  /// Shows the window above others of its level and gives it the keyboard.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    rootViewController?.rootBecameVisible()
    SystemChrome.update(on: screen)
  }

  /// Delivers an event's touches: to recognisers first, then to the views they hit.
  open func sendEvent(_ event: UIEvent) {
    dispatcher.deliver(event)
  }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // Only a window of another size lays its page anew: a presenter may have been made smaller.
    guard filledSize != bounds.size else { return }
    guard let page = rootViewController?.viewIfLoaded else { return filledSize = bounds.size }
    if page.frameInWindow(bounds) { filledSize = bounds.size }
  }

  /// The part of the screen's insets that reaches into the window.
  var screenSafeArea: UIEdgeInsets { screen.deviceInsets }

  /// The controller told about size changes.
  var controllerForRotation: UIViewController? { rootViewController }

  private func installRoot(replacing old: UIViewController?) {
    guard old !== rootViewController else { return }
    old?.leaveWindow()
    guard let root = rootViewController else { return }
    let view = root.loadedView
    stage.frame = bounds
    insertSubview(stage, at: 0)
    view.frame = stage.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.insertSubview(view, at: 0)
    if !isHidden { root.rootBecameVisible() }
  }
}

extension UIView {
  /// Fills the window, unless a transition is moving the view or it carries a transform.
  fileprivate func frameInWindow(_ bounds: CGRect) -> Bool {
    guard layer.transform.isIdentity, superview is UIWindow || superview is WindowStage else {
      return false
    }
    if frame.size != bounds.size { frame = bounds }
    return true
  }
}

extension UIScreen {
  func add(_ window: UIWindow) {
    guard !windows.contains(where: { $0 === window }) else { return }
    windows.append(window)
    arrangeWindows()
    window.propagateEnvironment()
  }

  func remove(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    window.layer.removeFromSuperlayer()
  }

  func arrangeWindows() {
    windows = windows.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }.map(\.element)
    for (index, window) in windows.enumerated()
    where tree.root.sublayers?.indices.contains(index) != true
      || tree.root.sublayers?[index] !== window.layer
    {
      tree.root.insertSublayer(window.layer, at: UInt32(index))
    }
  }
}
