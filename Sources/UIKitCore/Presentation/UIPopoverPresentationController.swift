public import Foundation

/// What is wished of a popover. On a phone it adapts to a sheet, and the wishes are kept.
///
/// Mirrors: `UIPopoverPresentationController`.
open class UIPopoverPresentationController: UIPresentationController {
  /// What it points at.
  open weak var sourceView: UIView?
  /// The part of `sourceView` it points at, points; null for all of it.
  open var sourceRect = CGRect.null
  open var barButtonItem: UIBarButtonItem?
  /// The sides the arrow may point to.
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  /// The sheet it becomes; to be set up before the presentation.
  public private(set) final lazy var adaptiveSheetPresentationController =
    UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: storedPresenting)

  final var sheet: UISheetPresentationController { adaptiveSheetPresentationController }

  open override var presentationStyle: UIModalPresentationStyle { .popover }

  override func stockAdaptiveStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { .pageSheet }
}

/// Where a popover's arrow points. Mirrors: `UIPopoverArrowDirection`.
public nonisolated struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt(Int.max))
}
