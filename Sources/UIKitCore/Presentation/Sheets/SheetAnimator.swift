import Foundation
import QuartzCore

/// The stock presentation of a sheet: up from below the edge, and down again (F16). What surrounds it
/// goes along with the transition's coordinator.
final class SheetAnimator: StockAnimator {
  private weak var sheet: UISheetPresentationController?
  private let isPresenting: Bool

  init(_ sheet: UISheetPresentationController, isPresenting: Bool) {
    self.sheet = sheet
    self.isPresenting = isPresenting
  }

  var pace: (TimeInterval, AnimationBlock.Pace) {
    (SystemSpring.duration, .spring(SystemSpring.spring))
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { SystemSpring.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let end = { context.completeTransition(!context.transitionWasCancelled) }
    guard let sheet else { return end() }
    guard !UIAccessibility.fadesPages else { return fade(sheet, context, end) }
    guard isPresenting else {
      sheet.move(to: 0, velocity: 0, completion: end)
      return
    }
    context.placeViews()
    sheet.show(seen: 0)
    context.containerView.layoutIfNeeded()
    sheet.move(to: sheet.restingHeight, velocity: 0, completion: end)
  }

  /// In its place, for those who want no motion.
  private func fade(
    _ sheet: UISheetPresentationController, _ context: any UIViewControllerContextTransitioning,
    _ end: @escaping () -> Void
  ) {
    let isPresenting = isPresenting
    if isPresenting { context.placeViews() }
    let view = context.view(forKey: isPresenting ? .to : .from)
    if isPresenting {
      sheet.show(seen: sheet.restingHeight)
      sheet.restAsCard()
      context.containerView.layoutIfNeeded()
      view?.alpha = 0
      sheet.showSurroundings(seen: 0)
    }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: .overrideInheritedDuration,
      animations: {
        view?.alpha = isPresenting ? 1 : 0
        sheet.showSurroundings(seen: isPresenting ? sheet.restingHeight : 0)
      },
      completion: { _ in
        view?.alpha = 1
        end()
      })
  }
}

extension UISheetPresentationController {
  /// How much of it is seen at the selected detent.
  var restingHeight: CGFloat { layout.height(of: selectedDetentIdentifier) }
}
