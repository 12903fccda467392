import Foundation

/// `delegate.method?(…)` for the methods of `UIAdaptivePresentationControllerDelegate`.
extension UIAdaptivePresentationControllerDelegate {
  /// Calls `adaptivePresentationStyle(…)`.
  @_disfavoredOverload
  public var adaptivePresentationStyle:
    UIAdaptivePresentationControllerDelegateAdaptivePresentationStyleCall?
  { UIAdaptivePresentationControllerDelegateAdaptivePresentationStyleCall(delegate: self) }

  /// Calls `presentationController(…)`.
  @_disfavoredOverload
  public var presentationController:
    UIAdaptivePresentationControllerDelegatePresentationControllerCall?
  { UIAdaptivePresentationControllerDelegatePresentationControllerCall(delegate: self) }

  /// Calls `presentationControllerShouldDismiss(_:)`.
  @_disfavoredOverload
  public var presentationControllerShouldDismiss: ((UIPresentationController) -> Bool)? {
    { self.presentationControllerShouldDismiss($0) }
  }

  /// Calls `presentationControllerWillDismiss(_:)`.
  @_disfavoredOverload
  public var presentationControllerWillDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerWillDismiss($0) }
  }

  /// Calls `presentationControllerDidDismiss(_:)`.
  @_disfavoredOverload
  public var presentationControllerDidDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidDismiss($0) }
  }

  /// Calls `presentationControllerDidAttemptToDismiss(_:)`.
  @_disfavoredOverload
  public var presentationControllerDidAttemptToDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidAttemptToDismiss($0) }
  }
}

/// What `adaptivePresentationStyle?` stands for.
@preconcurrency @MainActor
public struct UIAdaptivePresentationControllerDelegateAdaptivePresentationStyleCall {
  let delegate: any UIAdaptivePresentationControllerDelegate

  public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle {
    delegate.adaptivePresentationStyle(for: controller)
  }

  public func callAsFunction(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
  }
}

/// What `presentationController?` stands for.
@preconcurrency @MainActor
public struct UIAdaptivePresentationControllerDelegatePresentationControllerCall {
  let delegate: any UIAdaptivePresentationControllerDelegate

  public func callAsFunction(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    delegate.presentationController(presentationController, prepare: adaptivePresentationController)
  }

  public func callAsFunction(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    delegate.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
  }

  public func callAsFunction(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    delegate.presentationController(
      presentationController, willPresentWithAdaptiveStyle: style,
      transitionCoordinator: transitionCoordinator)
  }
}
