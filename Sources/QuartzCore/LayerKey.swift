import Display
import Foundation
import Geometry

/// The animatable properties of `CALayer`, by Core Animation's names.
nonisolated enum LayerKey: String, CaseIterable {
  case position, zPosition, anchorPoint, bounds, transform, sublayerTransform, opacity
  case cornerRadius, backgroundColor, borderWidth, borderColor
  case shadowOpacity, shadowRadius, shadowOffset, shadowColor, contentsRect

  /// All by name: a look into a table is faster than one name compared after the other.
  static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// Whether UIKit lets a new animation run on top of an old one (E31).
  var isAdditive: Bool {
    switch self {
    case .backgroundColor, .borderColor, .shadowColor, .contentsRect: false
    default: true
    }
  }
}

extension LayerValues {
  nonisolated subscript(key: LayerKey) -> AnimationValue {
    get {
      switch key {
      case .position: .point(position)
      case .zPosition: .scalar(zPosition)
      case .anchorPoint: .point(anchorPoint)
      case .bounds: .rect(bounds)
      case .transform: .transform(transform)
      case .sublayerTransform: .transform(sublayerTransform)
      case .opacity: .scalar(opacity)
      case .cornerRadius: .scalar(cornerRadius)
      case .backgroundColor: .color(backgroundColor ?? .clear)
      case .borderWidth: .scalar(borderWidth)
      case .borderColor: .color(borderColor)
      case .shadowOpacity: .scalar(shadowOpacity)
      case .shadowRadius: .scalar(shadowRadius)
      case .shadowOffset: .size(shadowOffset)
      case .shadowColor: .color(shadowColor)
      case .contentsRect: .rect(contentsRect)
      }
    }
    set {
      switch (key, newValue) {
      case (.position, .point(let value)): position = value
      case (.zPosition, .scalar(let value)): zPosition = value
      case (.anchorPoint, .point(let value)): anchorPoint = value
      case (.bounds, .rect(let value)): bounds = value
      case (.transform, .transform(let value)): transform = value
      case (.sublayerTransform, .transform(let value)): sublayerTransform = value
      case (.opacity, .scalar(let value)): opacity = value
      case (.cornerRadius, .scalar(let value)): cornerRadius = value
      case (.backgroundColor, .color(let value)): backgroundColor = value
      case (.borderWidth, .scalar(let value)): borderWidth = value
      case (.borderColor, .color(let value)): borderColor = value
      case (.shadowOpacity, .scalar(let value)): shadowOpacity = value
      case (.shadowRadius, .scalar(let value)): shadowRadius = value
      case (.shadowOffset, .size(let value)): shadowOffset = value
      case (.shadowColor, .color(let value)): shadowColor = value
      case (.contentsRect, .rect(let value)): contentsRect = value
      default: break
      }
    }
  }
}
