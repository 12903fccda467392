public import Foundation

/// What the device's tilt does to a view. Mirrors: `UIMotionEffect`.
///
/// A desktop is not tilted: effects are kept, and asked by nobody, as in the phone's simulator.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// What is added to which properties, by key path, at a tilt of -1…1 either way.
  open func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? { nil }
}

/// A property that goes from one value to another with the tilt.
///
/// Mirrors: `UIInterpolatingMotionEffect`.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Mirrors: `UIInterpolatingMotionEffect.EffectType`.
  public nonisolated enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  public final let keyPath: String
  public final let type: EffectType
  /// Added when the viewer looks from the left, or from above.
  open var minimumRelativeValue: Any?
  /// Added when the viewer looks from the right, or from below.
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  public required init?(coder: NSCoder) {
    nil
  }

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let tilt =
      type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    guard tilt.isFinite, let least = Self.number(minimumRelativeValue),
      let most = Self.number(maximumRelativeValue)
    else { return nil }
    let part = (min(max(tilt, -1), 1) + 1) / 2
    return [keyPath: least + (most - least) * part]
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}

/// Several effects as one. Mirrors: `UIMotionEffectGroup`.
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let all = (motionEffects ?? []).compactMap {
      $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset)
    }
    return all.isEmpty ? nil : all.reduce(into: [:]) { $0.merge($1) { $1 } }
  }
}

nonisolated(unsafe) private var effectsKey = 0

extension UIView {
  /// Kept; nothing tilts a desktop.
  public final var motionEffects: [UIMotionEffect] {
    get { objc_getAssociatedObject(self, &effectsKey) as? [UIMotionEffect] ?? [] }
    set {
      objc_setAssociatedObject(self, &effectsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  public final func addMotionEffect(_ effect: UIMotionEffect) {
    if !motionEffects.contains(where: { $0 === effect }) { motionEffects.append(effect) }
  }

  public final func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
