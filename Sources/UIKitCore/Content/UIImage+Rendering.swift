public import Drawing
public import Foundation
import Geometry

extension UIImage {
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy(UIImage(source: source, scale: scale, renderingMode: renderingMode, tint: ownTint))
  }

  /// What is not the constructor's business goes along.
  func copy(_ image: UIImage) -> UIImage {
    image.stretch = stretch
    image.frames = frames
    image.framesDuration = framesDuration
    image.lying = lying
    image.imageOrientation = imageOrientation
    return image
  }

  /// The picture's shape in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage {
    copy(UIImage(source: source, scale: scale, renderingMode: renderingMode, tint: color))
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copy(UIImage(source: source, scale: scale, renderingMode: renderingMode, tint: color))
  }

  /// The symbol at another size and weight; bitmaps stay as they are.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    guard case .symbol(let picture) = source,
      let changed = SymbolPicture(
        name: picture.name, configuration: picture.configuration.applying(configuration))
    else { return self }
    return UIImage(
      source: .symbol(changed), scale: scale, renderingMode: renderingMode, tint: ownTint)
  }

  /// Draws with the top left corner at the point, in the current context. Units: points.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws stretched over the rectangle, in the current context. Units: points.
  public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    let color = ownTint?.cgColor
    if case .symbol(let picture) = source {
      picture.draw(in: context, rect: rect, color: color ?? .black)
    } else if let image = bitmap(scale: scale, tint: color) {
      if let stretch {
        drawStretched(image, stretch, in: rect, context: context)
      } else {
        context.drawUpright(image, in: rect)
      }
    }
    context.restoreGState()
  }

  /// Whether a view's tint colours the picture.
  var isTemplate: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: isSymbolImage && ownTint == nil
    }
  }

  /// The pixels at a scale for symbols (bitmaps keep their own), all of one colour if there is one.
  func bitmap(scale: CGFloat, tint: CGColor?) -> CGImage? {
    switch source {
    case .symbol(let picture): return picture.bitmap(scale: scale, color: tint ?? .black)
    case .bitmap(let image):
      guard let tint else { return image }
      let context = CGContext(width: image.width, height: image.height)
      let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
      context.drawUpright(image, in: whole)
      context.setBlendMode(.sourceIn)
      context.setFillColor(tint)
      context.fill(whole)
      return context.makeImage()
    }
  }

  /// What a view with that tint and scale shows.
  func shown(tint: CGColor, scale: CGFloat) -> (image: CGImage, scale: CGFloat)? {
    let color = isTemplate ? tint : ownTint?.cgColor
    return bitmap(scale: scale, tint: color).map { ($0, isSymbolImage ? scale : self.scale) }
  }
}
