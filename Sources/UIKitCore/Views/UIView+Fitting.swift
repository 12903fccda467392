public import Foundation

extension UIView {
  /// Asks for the smallest size that fits. Mirrors: `UIView.layoutFittingCompressedSize`.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero

  /// Asks for the largest size that is wanted. Mirrors: `UIView.layoutFittingExpandedSize`.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size of a view without constraints: what it fits into, or wants by itself.
  final func fittingSize(
    _ target: CGSize, keepsWidth: Bool, keepsHeight: Bool
  ) -> CGSize {
    let wish = intrinsicContentSize
    let fits = sizeThatFits(CGSize(width: keepsWidth ? target.width : 0, height: 0))
    func length(_ kept: Bool, _ target: CGFloat, _ wish: CGFloat, _ fits: CGFloat) -> CGFloat {
      if kept { return target }
      return wish == UIView.noIntrinsicMetric ? fits : wish
    }
    return CGSize(
      width: length(keepsWidth, target.width, wish.width, fits.width),
      height: keepsWidth && !keepsHeight
        ? fits.height : length(keepsHeight, target.height, wish.height, fits.height))
  }
}
