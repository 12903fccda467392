import Foundation

extension UIViewController {
  /// The presentation's controller, of this controller or of the nearest presented ancestor.
  ///
  /// Before the presentation it is made by the style, which should be set first.
  public final var presentationController: UIPresentationController? {
    if let presentation { return presentation.wished }
    if let parent { return parent.presentationController }
    return preparedForStyle(presenting: nil, source: self)
  }

  /// The presentation controller that works now; nil unless there is a presentation.
  public final var activePresentationController: UIPresentationController? {
    presentation?.controller ?? parent?.activePresentationController
  }

  /// The sheet that shows the controller or will, if a sheet does.
  public final var sheetPresentationController: UISheetPresentationController? {
    activePresentationController as? UISheetPresentationController
      ?? presentationController as? UISheetPresentationController
  }

  /// What was wished for a popover, if one was.
  public final var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The controller a presentation that begins now uses: the one that was asked for before, else a
  /// new one.
  final func controllerForPresenting(on presenter: UIViewController, source: UIViewController)
    -> UIPresentationController
  {
    preparedForStyle(presenting: presenter, source: source)
  }

  private func preparedForStyle(presenting: UIViewController?, source: UIViewController)
    -> UIPresentationController
  {
    if let prepared = preparedController, prepared.style == modalPresentationStyle {
      return prepared.controller
    }
    let made =
      modalPresentationStyle == .custom
      ? customController(presenting: presenting, source: source)
      : makeStockController(modalPresentationStyle.resolved, presenting: presenting)
    preparedController = PreparedController(style: modalPresentationStyle, controller: made)
    return made
  }

  /// Only a custom style asks for one (C2).
  private func customController(presenting: UIViewController?, source: UIViewController)
    -> UIPresentationController
  {
    if presenting != nil, transitioningDelegate == nil,
      ownPresentationController(presenting: presenting) == nil
    {
      Diagnostics.report(.delegateIsGone(self))
    }
    return transitioningDelegate?.presentationController(
      forPresented: self, presenting: presenting, source: source)
      ?? ownPresentationController(presenting: presenting)
      ?? UIPresentationController(presentedViewController: self, presenting: presenting)
  }

  final func makeStockController(_ style: UIModalPresentationStyle, presenting: UIViewController?)
    -> UIPresentationController
  {
    if let own = ownPresentationController(presenting: presenting) { return own }
    return switch style {
    case .pageSheet, .formSheet, .automatic:
      UISheetPresentationController(presentedViewController: self, presenting: presenting)
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    default:
      FullScreenPresentationController(style, presented: self, presenting: presenting)
    }
  }
}

/// A presentation controller that was asked for before the presentation, kept for it.
struct PreparedController {
  let style: UIModalPresentationStyle
  let controller: UIPresentationController
}
