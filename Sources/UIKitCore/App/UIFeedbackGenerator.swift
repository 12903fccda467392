public import Foundation

/// Makes the device tap back. Mirrors: `UIFeedbackGenerator`.
///
/// A desktop has nothing to tap with: every tap is told as an event, `EngineEvent.haptic`.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Gets ready; here there is nothing to warm up, and it is told as well.
  open func prepare() {
    Engine.tell(.haptic(kind: "prepare", style: kind, intensity: 0))
  }

  /// The generator's kind in events.
  var kind: String { "feedback" }
}

/// A thing that hits another. Mirrors: `UIImpactFeedbackGenerator`.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// Mirrors: `UIImpactFeedbackGenerator.FeedbackStyle`.
  public nonisolated enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  private let style: FeedbackStyle

  public init(style: FeedbackStyle) {
    self.style = style
  }

  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
  }

  public convenience override init() {
    self.init(style: .medium)
  }

  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// - Parameter intensity: 0…1.
  open func impactOccurred(intensity: CGFloat) {
    let intensity = intensity.isFinite ? min(max(intensity, 0), 1) : 1
    Engine.tell(.haptic(kind: kind, style: "\(style)", intensity: intensity))
  }

  override var kind: String { "impact" }
}

/// Something else is selected. Mirrors: `UISelectionFeedbackGenerator`.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {
    Engine.tell(.haptic(kind: kind, style: "changed", intensity: 1))
  }

  override var kind: String { "selection" }
}

/// A task succeeded or failed. Mirrors: `UINotificationFeedbackGenerator`.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Mirrors: `UINotificationFeedbackGenerator.FeedbackType`.
  public nonisolated enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {
    Engine.tell(.haptic(kind: kind, style: "\(notificationType)", intensity: 1))
  }

  override var kind: String { "notification" }
}
