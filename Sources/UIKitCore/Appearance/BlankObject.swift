import Foundation
import QuartzCore

/// Objects that stand for those an app's class would have made, of classes whose initialisers are
/// known.
enum BlankObject {
  static func make(_ type: AnyClass) -> AnyObject? {
    if let value = plain[ObjectIdentifier(type)] { return value() }
    guard type is UIView.Type || type is UIBarItem.Type, let made = StandIn.make(type),
      made.missing.isEmpty
    else { return nil }
    return made.object
  }

  private static let plain: [ObjectIdentifier: () -> AnyObject] = [
    ObjectIdentifier(NSObject.self): { NSObject() },
    ObjectIdentifier(UIColor.self): { UIColor.clear },
    ObjectIdentifier(UIFont.self): { UIFont.systemFont(ofSize: UIFont.labelFontSize) },
    ObjectIdentifier(UIImage.self): { UIImage() },
    ObjectIdentifier(UIBezierPath.self): { UIBezierPath() },
    ObjectIdentifier(CALayer.self): { CALayer() },
    ObjectIdentifier(CAGradientLayer.self): { CAGradientLayer() },
    ObjectIdentifier(CAShapeLayer.self): { CAShapeLayer() },
    ObjectIdentifier(CATextLayer.self): { CATextLayer() },
    ObjectIdentifier(CATransformLayer.self): { CATransformLayer() },
    ObjectIdentifier(UITapGestureRecognizer.self): { UITapGestureRecognizer() },
    ObjectIdentifier(UIPanGestureRecognizer.self): { UIPanGestureRecognizer() },
    ObjectIdentifier(UIPinchGestureRecognizer.self): { UIPinchGestureRecognizer() },
    ObjectIdentifier(UIRotationGestureRecognizer.self): { UIRotationGestureRecognizer() },
    ObjectIdentifier(UISwipeGestureRecognizer.self): { UISwipeGestureRecognizer() },
    ObjectIdentifier(UILongPressGestureRecognizer.self): { UILongPressGestureRecognizer() },
    ObjectIdentifier(UIScreenEdgePanGestureRecognizer.self): { UIScreenEdgePanGestureRecognizer() },
  ]
}
