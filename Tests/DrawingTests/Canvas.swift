import Drawing
import Foundation
import Geometry

/// A small context to look into, pixel by pixel.
struct Canvas {
  let context: CGContext

  init(_ width: Int = 20, _ height: Int = 20, scale: CGFloat = 1) {
    context = CGContext(width: width, height: height, scale: scale)
  }

  /// The colour of a pixel; clear outside.
  func color(_ x: Int, _ y: Int) -> CGColor {
    context.makeImage()?.color(x: x, y: y) ?? .clear
  }

  func alpha(_ x: Int, _ y: Int) -> CGFloat { color(x, y).alpha }

  /// The smallest rectangle of pixels around everything drawn.
  var inked: CGRect {
    guard let image = context.makeImage() else { return .null }
    var box = CGRect.null
    for y in 0..<image.height {
      for x in 0..<image.width where (image.color(x: x, y: y)?.alpha ?? 0) > 0 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }
}

let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
