public import Drawing
public import Foundation
import Geometry

/// The contexts being drawn in, innermost last.
private enum ContextStack {
  struct Entry {
    var context: CGContext
    /// Whether `UIGraphicsBeginImageContext` made it.
    var isImage: Bool
  }

  static var entries: [Entry] = []
}

/// How often the current context has been asked for: tells whether some code draws.
enum UIGraphicsContextUse {
  private(set) static var count = 0

  static func note() { count &+= 1 }
}

/// Where drawing goes now; nil outside of drawing.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? {
  UIGraphicsContextUse.note()
  return ContextStack.entries.last?.context
}

@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.entries.append(.init(context: context, isImage: false))
}

@preconcurrency @MainActor
public func UIGraphicsPopContext() {
  guard ContextStack.entries.last?.isImage == false else { return }
  ContextStack.entries.removeLast()
}

@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// - Parameters:
///   - size: points.
///   - opaque: whether the picture starts black instead of clear.
///   - scale: pixels a point; 0 is the screen's.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let context = CGContext(
    pointSize: size, scale: scale > 0 ? scale : UIScreen.main.scale, isOpaque: opaque)
  ContextStack.entries.append(.init(context: context, isImage: true))
}

@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = ContextStack.entries.last, entry.isImage,
    let image = entry.context.makeImage()
  else { return nil }
  return UIImage(cgImage: image, scale: entry.context.scale, orientation: .up)
}

@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
  guard ContextStack.entries.last?.isImage == true else { return }
  ContextStack.entries.removeLast()
}

/// Fills the rectangle with the current fill colour.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Fills the rectangle with the fill colour under a blend mode. Mirrors: `UIRectFillUsingBlendMode`.
@preconcurrency @MainActor
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a line of one point just inside the rectangle.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension CGContext {
  /// A bitmap for a size in points, at least a pixel, at most what memory should bear.
  convenience init(pointSize size: CGSize, scale: CGFloat, isOpaque: Bool = false) {
    func pixels(_ length: CGFloat) -> Int {
      let value = (length * scale - 0.001).rounded(.up)
      return value.isFinite ? Int(min(max(value, 1), 16_384)) : 1
    }
    self.init(width: pixels(size.width), height: pixels(size.height), scale: scale)
    guard isOpaque else { return }
    fill(CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
  }
}
