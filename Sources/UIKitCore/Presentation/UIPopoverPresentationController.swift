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
