public import Foundation
public import Geometry

/// What is seen of one layer at the time of the frame, for those who watch it: unlike a presentation
/// layer it copies nothing of what lies below.
@preconcurrency @MainActor
public struct SeenLayer {
  /// In the superlayer's space.
  public let frame: CGRect
  /// Where its own space begins.
  public let origin: CGPoint
  public let transform: CGAffineTransform
  public let opacity: CGFloat
  public let cornerRadius: CGFloat
  public let shadowOpacity: CGFloat
  public let shadowRadius: CGFloat

  init(_ values: LayerValues) {
    frame = values.bounds.applying(values.toSuperlayer)
    origin = values.bounds.origin
    transform = values.transform.affine
    opacity = values.opacity
    cornerRadius = values.cornerRadius
    shadowOpacity = values.shadowOpacity
    shadowRadius = values.shadowRadius
  }
}

extension CALayer {
  /// What is seen of the layer at the time of the frame.
  public var seenNow: SeenLayer { SeenLayer(presented) }

  /// What a presentation layer made now would tell; of a layer in no tree, the model.
  package var presentationSeen: SeenLayer {
    SeenLayer(attached.isEmpty || tree == nil ? model : sample(at: timeNow))
  }
}
