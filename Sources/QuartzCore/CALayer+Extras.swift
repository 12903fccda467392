import Display
import Foundation
import Geometry

// Typed access to values beyond `CALayer`'s own, for the classes that have them.
extension CALayer {
  func scalar(_ key: String, default value: CGFloat) -> CGFloat {
    if case .scalar(let known)? = extraValue(key) { known } else { value }
  }

  func point(_ key: String, default value: CGPoint) -> CGPoint {
    if case .point(let known)? = extraValue(key) { known } else { value }
  }

  /// Nil where it was set to nil.
  func color(_ key: String, default value: RenderColor) -> CGColor? {
    switch extraValue(key) {
    case .color(let known)?: CGColor(known)
    case .list(let none)? where none.isEmpty: nil
    default: value == .clear ? nil : CGColor(value)
    }
  }

  func setColor(_ key: String, _ color: CGColor?) {
    // An empty list is "no colour", which is not the default.
    setExtra(key, color.map { .color(RenderColor($0)) } ?? .list([]), plain: nil)
  }

  /// All of them as shown now.
  var shownExtras: LayerExtras {
    sampledExtras.isEmpty ? extraModel : extraModel.merging(sampledExtras) { $1 }
  }

  /// The value shown now.
  func shownExtra(_ key: String) -> AnimationValue? {
    attached.isEmpty ? extraModel[key] : sampledExtras[key] ?? extraModel[key]
  }
}

extension CGRect {
  /// The smallest rectangle around it on whole pixels.
  nonisolated func onPixels(_ scale: CGFloat) -> CGRect {
    guard minX.isFinite, minY.isFinite, maxX.isFinite, maxY.isFinite, scale > 0 else {
      return .zero
    }
    let left = (minX * scale).rounded(.down) / scale
    let top = (minY * scale).rounded(.down) / scale
    return CGRect(
      x: left, y: top, width: (maxX * scale).rounded(.up) / scale - left,
      height: (maxY * scale).rounded(.up) / scale - top)
  }
}
