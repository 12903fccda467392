import Display
public import Drawing
import Foundation
import Geometry

extension CALayer {
  /// Draws the layer and everything in it, in the layer's own space.
  ///
  /// Mirrors: `render(in:)`: model values, upright, its own opacity and place left out.
  public func render(in ctx: CGContext) {
    layoutIfNeeded()
    LayerRenderer(context: ctx, showsMotion: false).draw(self)
  }

  /// The same of what is on the screen now, animations included.
  public func renderPresentation(in ctx: CGContext) {
    LayerRenderer(context: ctx, showsMotion: true).draw(self)
  }
}

extension CALayer {
  /// The bitmap the layer itself shows, drawn now if it is drawn at all.
  var ownPicture: CGImage? {
    if let image = backing.image { return image }
    guard let content = backing.content else { return nil }
    let width = content.width
    let height = content.height
    let context = CGContext(width: width, height: height)
    guard let data = context.data else { return nil }
    content.rasterize(
      into: .init(
        bytes: data, width: width, height: height, bytesPerRow: context.bytesPerRow))
    return context.makeImage()
  }
}
