import UIKit

/// Shows a landscape, with round corners where wanted.
final class LandscapeView: UIView {
  /// Which corners are round.
  enum Edges {
    case all, top
  }

  private let landscape: Landscape
  /// Cut while drawing, so that the view needs no mask. Units: points.
  private let corner: CGFloat
  private let edges: Edges

  init(_ landscape: Landscape, corner: CGFloat = 0, edges: Edges = .all) {
    self.landscape = landscape
    self.corner = corner
    self.edges = edges
    super.init(frame: .zero)
    contentMode = .redraw
    isUserInteractionEnabled = false
    isOpaque = corner == 0
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    if corner > 0 {
      // Below the bottom edge, corners that are to stay square are out of sight.
      let reach = edges == .top ? corner * 2 : 0
      let shape = CGRect(
        x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height + reach)
      UIBezierPath(roundedRect: shape, cornerRadius: corner).addClip()
    }
    landscape.draw(in: bounds)
  }
}
