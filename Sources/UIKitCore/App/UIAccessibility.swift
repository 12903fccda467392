public import Foundation

/// What the user has asked the system for. Mirrors: `UIAccessibility`.
///
/// There is no system to ask: whoever runs the app sets these, and the notifications follow.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Whether motion should be kept small.
  public internal(set) static var isReduceMotionEnabled = false {
    didSet { tell(reduceMotionStatusDidChangeNotification, oldValue != isReduceMotionEnabled) }
  }

  /// Whether see-through surfaces should be kept solid.
  public internal(set) static var isReduceTransparencyEnabled = false {
    didSet {
      tell(reduceTransparencyStatusDidChangeNotification, oldValue != isReduceTransparencyEnabled)
    }
  }

  /// Whether pages should fade instead of slide, where motion is kept small.
  public internal(set) static var prefersCrossFadeTransitions = false {
    didSet {
      tell(prefersCrossFadeTransitionsStatusDidChange, oldValue != prefersCrossFadeTransitions)
    }
  }

  /// Whether the system's own transitions fade in their place, which takes both wishes.
  static var fadesPages: Bool { isReduceMotionEnabled && prefersCrossFadeTransitions }

  /// Always false: nothing reads the screen aloud.
  public static var isVoiceOverRunning: Bool { false }

  public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")

  /// What a reader of the screen is told of. Mirrors: `UIAccessibility.Notification`.
  public nonisolated struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    // Source: documented, Apple's values.
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells a reader of the screen; told as an event, `EngineEvent.spoken`.
  public static func post(notification: Notification, argument: Any?) {
    let kind =
      switch notification {
      case .screenChanged: "screenChanged"
      case .layoutChanged: "layoutChanged"
      case .announcement: "announcement"
      case .pageScrolled: "pageScrolled"
      default: "\(notification.rawValue)"
      }
    let what = (argument as? UIView)?.accessibilityLabel ?? (argument as? String)
    Engine.tell(.spoken(kind: kind, text: what))
  }

  /// Says what the user has asked for.
  ///
  /// Source: ours, for the window's settings and for tests.
  public static func set(
    reduceMotion: Bool? = nil, reduceTransparency: Bool? = nil, crossFade: Bool? = nil
  ) {
    if let reduceMotion { isReduceMotionEnabled = reduceMotion }
    if let reduceTransparency { isReduceTransparencyEnabled = reduceTransparency }
    if let crossFade { prefersCrossFadeTransitions = crossFade }
  }

  private static func tell(_ name: NSNotification.Name, _ isNew: Bool) {
    if isNew { NotificationCenter.default.post(name: name, object: nil) }
  }
}

/// Mirrors: `UIAccessibilityIsReduceMotionEnabled`.
@preconcurrency @MainActor
public func UIAccessibilityIsReduceMotionEnabled() -> Bool {
  UIAccessibility.isReduceMotionEnabled
}
