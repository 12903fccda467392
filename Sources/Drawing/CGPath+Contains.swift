import CPango
public import Foundation
public import Geometry

extension CGPath {
  /// Whether the point lies inside the path.
  @MainActor
  public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool {
    guard point.isFinite else { return false }
    let context = CGContext(width: 1, height: 1)
    context.addPath(self)
    cairo_set_fill_rule(context.cr, rule.cairo)
    return cairo_in_fill(context.cr, point.x, point.y) != 0
  }
}
