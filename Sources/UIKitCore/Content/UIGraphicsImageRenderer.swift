public import Drawing
public import Foundation
import Geometry

/// How a renderer's pictures are made. Mirrors: `UIGraphicsImageRendererFormat`.
@preconcurrency @MainActor
public final class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels a point.
  public var scale = UIScreen.main.scale
  /// Whether pictures start black instead of clear.
  public var opaque = false

  /// The screen's scale, clear.
  public static func `default`() -> UIGraphicsImageRendererFormat { .init() }

  public static func preferred() -> UIGraphicsImageRendererFormat { .init() }
}

/// The place a renderer's block draws in. Mirrors: `UIGraphicsImageRendererContext`.
@preconcurrency @MainActor
public final class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
  }

  /// What has been drawn so far.
  public var currentImage: UIImage {
    UIImage(context: cgContext)
  }

  public func fill(_ rect: CGRect) { cgContext.fill(rect) }

  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes pictures by drawing. Mirrors: `UIGraphicsImageRenderer`.
@preconcurrency @MainActor
public final class UIGraphicsImageRenderer: NSObject {
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: .init())
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .init())
  }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }

  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIImage(context: draw(actions))
  }

  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    UIImage(context: draw(actions)).jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    UIImage(context: draw(actions)).pngData() ?? Data()
  }

  private func draw(_ actions: (UIGraphicsImageRendererContext) -> Void) -> CGContext {
    let scale = format.scale > 0 ? format.scale : UIScreen.main.scale
    let context = CGContext(pointSize: bounds.size, scale: scale, isOpaque: format.opaque)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
    UIGraphicsPopContext()
    return context
  }
}

extension UIImage {
  /// What a context holds; an empty picture when its bitmap could not be made.
  convenience init(context: CGContext) {
    self.init(
      cgImage: context.makeImage() ?? CGImage(width: 1, height: 1), scale: context.scale,
      orientation: .up)
  }
}
