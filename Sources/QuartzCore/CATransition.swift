import Foundation
import Motion

/// The key every transition of a layer is kept under. Mirrors: `kCATransition`.
public nonisolated let kCATransition = "transition"

/// How a layer changes. Mirrors: `CATransitionType`.
public nonisolated struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
  /// Turns over, like `UIView.transition`'s flips.
  static let flip = CATransitionType(rawValue: "oglFlip")
}

/// Where the motion comes from. Mirrors: `CATransitionSubtype`.
public nonisolated struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// Leads a whole layer from what it showed to what it shows. Mirrors: `CATransition`.
///
/// What the layer shows when the transition is added is kept as it is; sublayers that change later
/// belong to the new picture.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  /// The part of the way at which it begins, 0…1.
  open var startProgress: Float = 0
  /// The part of the way at which it ends, 0…1.
  open var endProgress: Float = 1
  /// What the layer showed before.
  var old: FrozenLayer?
  /// How far it is, as last sampled.
  private(set) var progress: CGFloat = 0

  static let progressKey = "segue.transition"

  public override init() {}

  /// Turns the layer over; what it shows next is on its back.
  public func turn(_ from: CATransitionSubtype) {
    type = .flip
    subtype = from
  }

  override func makeCopy() -> CAAnimation { CATransition() }

  override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    if let copy = copy as? CATransition {
      copy.type = type
      copy.subtype = subtype
      copy.startProgress = startProgress
      copy.endProgress = endProgress
      copy.old = old
    }
    return copy
  }

  override func apply(
    at time: CFTimeInterval, to values: inout LayerValues, extras: inout LayerExtras
  ) {
    var part = activeDuration > 0 ? min(max(time / activeDuration, 0), 1) : 1
    if let curve = timingFunction?.curve { part = curve.value(at: part) }
    progress = CGFloat(startProgress) + CGFloat(endProgress - startProgress) * CGFloat(part)
    extras[Self.progressKey] = .scalar(progress)
  }
}

extension CALayer {
  /// The transition being shown, if any.
  var liveTransition: CATransition? {
    guard !attached.isEmpty else { return nil }
    for entry in attached.reversed() {
      if let transition = entry.animation as? CATransition, transition.old != nil {
        return transition
      }
    }
    return nil
  }
}
