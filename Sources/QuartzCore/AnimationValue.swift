public import Display
public import Foundation
public import Geometry

/// A value that an animation can lead to another of its kind.
public nonisolated enum AnimationValue: Equatable {
  case scalar(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(RenderColor)
  case path(CGPath)
  case list([AnimationValue])
  /// Cannot be interpolated; changes at the end.
  case none

  /// Reads what real code puts into `fromValue` and `toValue`.
  public init(any value: Any?) {
    switch value {
    case let value as AnimationValue: self = value
    case let value as CGFloat: self = .scalar(value)
    case let value as Double: self = .scalar(CGFloat(value))
    case let value as Float: self = .scalar(CGFloat(value))
    case let value as Int: self = .scalar(CGFloat(value))
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3D(value))
    case let value as CGColor: self = .color(RenderColor(value))
    case let value as CGPath: self = .path(CGPath(steps: value.steps))
    case let value as NSValue where value.geometry != nil: self.init(any: value.geometry)
    case let value as NSNumber: self = .scalar(CGFloat(value.doubleValue))
    case let value as [Any]: self = .list(value.map { AnimationValue(any: $0) })
    default: self = .none
    }
  }

  /// The plain value, for `presentation()?.value(forKeyPath:)`.
  public var any: Any? {
    switch self {
    case .scalar(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): CGColor(value)
    case .path(let value): value
    case .list(let values): values.compactMap(\.any)
    case .none: nil
    }
  }
}

extension RenderColor {
  nonisolated init(_ color: CGColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

extension CGColor {
  nonisolated convenience init(_ color: RenderColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
