import Foundation
import Geometry
import QuartzCore

extension UIView {
  /// What the margins are: those set, and what the safe area adds.
  final var effectiveMargins: UIEdgeInsets {
    var margins = storedMargins ?? defaultMargins
    if let controller, controller.viewRespectsSystemMinimumLayoutMargins {
      let least = controller.systemMinimumLayoutMargins
      margins.left = max(margins.left, least.leading)
      margins.right = max(margins.right, least.trailing)
    }
    if preservesSuperviewLayoutMargins, let superview {
      let outer = superview.layoutMargins
      let box = superview.bounds
      margins.left = max(margins.left, outer.left - frame.minX + box.minX)
      margins.top = max(margins.top, outer.top - frame.minY + box.minY)
      margins.right = max(margins.right, outer.right - (box.maxX - frame.maxX))
      margins.bottom = max(margins.bottom, outer.bottom - (box.maxY - frame.maxY))
    }
    guard insetsLayoutMarginsFromSafeArea else { return margins }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: margins.top + safe.top, left: margins.left + safe.left,
      bottom: margins.bottom + safe.bottom, right: margins.right + safe.right)
  }

  /// Source: documented, eight points; a controller's view has the system's side margins only.
  private var defaultMargins: UIEdgeInsets {
    controller == nil ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : .zero
  }

  /// How a view's tint looks. Mirrors: `UIView.TintAdjustmentMode`.
  public nonisolated enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }

  /// The tint set here or above, grey where something in front takes the attention.
  final var effectiveTint: UIColor {
    var view: UIView? = self
    var found: UIColor?
    while let current = view, found == nil {
      found = current.storedTint
      view = current.superview
    }
    let color = found ?? .systemBlue
    return tintAdjustmentMode == .dimmed ? color.withoutHue : color
  }

  final var effectiveTintMode: TintAdjustmentMode {
    var view: UIView? = self
    while let current = view {
      if current.storedTintMode != .automatic { return current.storedTintMode }
      view = current.superview
    }
    return .normal
  }
}

extension UIColor {
  /// As bright, but grey. Source: observed.
  fileprivate var withoutHue: UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits).cgColor
      let luma = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
      return UIColor(white: luma, alpha: color.alpha * 0.8)
    }
  }
}
