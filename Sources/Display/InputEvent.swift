public import Foundation

/// Something a person or the windowing world did, in the order in which it happened.
///
/// Units: positions in points from the surface's top left corner; times in seconds on the frame
/// clock's axis.
public nonisolated enum InputEvent: Equatable, Sendable {
  /// A finger or the mouse touched, moved or lifted. Every sample is delivered, none is merged.
  case pointer(PointerSample)
  /// A wheel or a touchpad scrolled.
  case scroll(ScrollSample)
  /// A key went down or up.
  case key(KeyStroke)
  /// The gesture in progress was taken away.
  case interruption(Interruption)
  /// The surface itself changed.
  case surface(SurfaceEvent)
}

/// One sample of one contact.
public nonisolated struct PointerSample: Equatable, Sendable {
  public enum Phase: Sendable {
    case down, move, up
    /// The pointer moved with no button held.
    case hover
  }

  public enum Device: Sendable {
    case mouse, touch, pen, scripted
  }

  public var phase: Phase
  /// Which contact: 0 for the mouse, the touch's number on a touch screen.
  public var contact: Int
  public var position: CGPoint
  public var time: TimeInterval
  public var device: Device
  public var modifiers: KeyModifiers

  public init(
    phase: Phase, contact: Int = 0, position: CGPoint, time: TimeInterval,
    device: Device = .mouse, modifiers: KeyModifiers = []
  ) {
    self.phase = phase
    self.contact = contact
    self.position = position
    self.time = time
    self.device = device
    self.modifiers = modifiers
  }
}

/// A step of a wheel or a touchpad.
public nonisolated struct ScrollSample: Equatable, Sendable {
  public var position: CGPoint
  /// How far the content should move, points; positive y shows what lies below.
  public var delta: CGPoint
  /// True for a touchpad's fine steps, false for a wheel's clicks.
  public var isContinuous: Bool
  public var time: TimeInterval
  public var modifiers: KeyModifiers

  public init(
    position: CGPoint, delta: CGPoint, isContinuous: Bool, time: TimeInterval,
    modifiers: KeyModifiers = []
  ) {
    self.position = position
    self.delta = delta
    self.isContinuous = isContinuous
    self.time = time
    self.modifiers = modifiers
  }
}

/// Why a gesture was taken away.
public nonisolated struct Interruption: Equatable, Sendable {
  public enum Reason: String, Sendable {
    case secondButton, escapeKey, lostGrab, focusLoss, unmapped, displayLost
  }

  public var reason: Reason
  public var time: TimeInterval

  public init(reason: Reason, time: TimeInterval) {
    self.reason = reason
    self.time = time
  }
}

/// A change of the surface the pictures go to.
public nonisolated enum SurfaceEvent: Equatable, Sendable {
  /// New size in points, new pixels per point.
  case resized(CGSize, scale: CGFloat)
  /// Whether anything of the surface can be seen.
  case visible(Bool)
  /// Whether the keyboard is the surface's.
  case focused(Bool)
  /// Somebody asked to close it.
  case closeRequested
}
