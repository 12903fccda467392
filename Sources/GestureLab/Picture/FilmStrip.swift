public import Drawing
import Foundation
import Geometry

/// Pictures side by side in one.
public enum FilmStrip {
  /// Between the pictures. Units: pixels.
  public static let gap = 8

  /// - Returns: nil when nothing can be made of the pictures.
  public static func join(_ pictures: [CGImage]) -> CGImage? {
    guard let first = pictures.first else { return nil }
    if pictures.count == 1 { return first }
    let width = pictures.reduce(0) { $0 + $1.width } + gap * (pictures.count - 1)
    let height = pictures.map(\.height).max() ?? 1
    let context = CGContext(width: width, height: height)
    context.setFillColor(CGColor(red: 0.13, green: 0.13, blue: 0.14, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    var x = 0
    for picture in pictures {
      context.drawUpright(
        picture,
        in: CGRect(x: x, y: 0, width: picture.width, height: picture.height))
      x += picture.width + gap
    }
    return context.makeImage()
  }
}
