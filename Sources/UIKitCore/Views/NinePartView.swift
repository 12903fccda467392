import Drawing
import Foundation
import QuartzCore

/// A bitmap whose edges keep their width while its middle is stretched.
final class NinePartView: UIView {
  private let parts: [CALayer]
  private let size: CGSize
  private let caps: UIEdgeInsets

  /// - Parameters:
  ///   - size: of the bitmap, points.
  ///   - caps: what of each edge is not stretched across it, points.
  init(image: CGImage, size: CGSize, caps: UIEdgeInsets) {
    self.size = size
    self.caps = caps.cut(to: size)
    parts = (0..<9).map { _ in CALayer() }
    super.init(frame: CGRect(origin: .zero, size: size))
    let columns = Self.steps(self.caps.left, self.caps.right, size.width)
    let rows = Self.steps(self.caps.top, self.caps.bottom, size.height)
    for (index, part) in parts.enumerated() {
      let (column, row) = (index % 3, index / 3)
      part.contents = image
      part.contentsScale = CGFloat(image.width) / max(size.width, 1)
      part.contentsRect = CGRect(
        x: columns[column] / size.width, y: rows[row] / size.height,
        width: (columns[column + 1] - columns[column]) / size.width,
        height: (rows[row + 1] - rows[row]) / size.height)
      layer.addSublayer(part)
    }
    layOutParts()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  private func layOutParts() {
    let columns = Self.steps(caps.left, caps.right, bounds.width)
    let rows = Self.steps(caps.top, caps.bottom, bounds.height)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (index, part) in parts.enumerated() {
      let (column, row) = (index % 3, index / 3)
      part.frame = CGRect(
        x: columns[column], y: rows[row], width: max(0, columns[column + 1] - columns[column]),
        height: max(0, rows[row + 1] - rows[row]))
    }
    CATransaction.commit()
  }

  /// Where the three parts of a length begin and end.
  private static func steps(
    _ before: CGFloat, _ after: CGFloat, _ length: CGFloat
  ) -> [CGFloat] {
    [0, min(before, length), max(min(before, length), length - after), length]
  }
}

extension UIEdgeInsets {
  /// No wider together than a size.
  func cut(to size: CGSize) -> UIEdgeInsets {
    func part(_ length: CGFloat, _ limit: CGFloat) -> CGFloat {
      length.isFinite ? min(max(length, 0), max(limit, 0)) : 0
    }
    let left = part(self.left, size.width)
    let top = part(self.top, size.height)
    return UIEdgeInsets(
      top: top, left: left, bottom: part(bottom, size.height - top),
      right: part(right, size.width - left))
  }
}
