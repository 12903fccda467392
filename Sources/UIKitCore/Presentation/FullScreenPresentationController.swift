import Foundation
import QuartzCore

/// The stock full screen styles: the presented view fills the container.
final class FullScreenPresentationController: UIPresentationController {
  private let style: UIModalPresentationStyle

  init(
    _ style: UIModalPresentationStyle, presented: UIViewController, presenting: UIViewController?
  ) {
    self.style = style
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var presentationStyle: UIModalPresentationStyle { style }

  override var shouldRemovePresentersView: Bool { style.removesPresenter }

  override var shouldPresentInFullscreen: Bool { !style.wantsContext }

  override func containerViewWillLayoutSubviews() {
    guard presentation?.transition == nil, let view = presentedView,
      view.layer.transform.isIdentity
    else { return }
    view.frame = frameOfPresentedViewInContainerView
  }
}
