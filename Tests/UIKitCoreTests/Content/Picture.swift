import Drawing
import Foundation
import Geometry
import QuartzCore
import UIKitCore

/// What drawing leaves behind, to look into pixel by pixel.
struct Picture {
  let image: CGImage

  /// Draws on a clear page of so many points, a pixel a point.
  init(_ width: CGFloat, _ height: CGFloat, _ body: () -> Void) {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: width, height: height), false, 1)
    body()
    image =
      UIGraphicsGetImageFromCurrentImageContext()?.cgImage ?? CGImage(width: 1, height: 1)
    UIGraphicsEndImageContext()
  }

  init(_ image: CGImage) {
    self.image = image
  }

  /// What a view draws into its layer, a pixel a point.
  init(of view: UIView) {
    let context = CGContext(
      width: max(1, Int(view.bounds.width)), height: max(1, Int(view.bounds.height)))
    view.layer.draw(in: context)
    image = context.makeImage() ?? CGImage(width: 1, height: 1)
  }

  /// The colour of a pixel; clear outside.
  subscript(x: Int, y: Int) -> CGColor { image.color(x: x, y: y) ?? .clear }

  /// The smallest rectangle of pixels around everything drawn; null for nothing.
  var inked: CGRect {
    var box = CGRect.null
    for y in 0..<image.height {
      for x in 0..<image.width where self[x, y].alpha > 0 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  /// The strongest pixel's colour.
  var strongest: CGColor {
    var best = CGColor.clear
    for y in 0..<image.height {
      for x in 0..<image.width where self[x, y].alpha > best.alpha { best = self[x, y] }
    }
    return best
  }
}
