import Foundation
import Geometry
import QuartzCore
import Simulator

@testable import UIKitCore

/// Several controllers, each presented by the one before, and a hand that takes the topmost away.
final class HeldChainStage {
  let journal = Journal()
  let world = Simulation()
  let pages: [JournalPage]
  let answers = ModalAnswers()
  let animator = SlideAnimator()
  let driver = UIPercentDrivenInteractiveTransition()
  /// Delegates of the presentations, which are weak.
  private var ears: [AdaptationEars] = []

  init(_ styles: [UIModalPresentationStyle]) {
    let journal = journal
    pages = (0...styles.count).map { JournalPage("p\($0)", journal) }
    world.show(pages[0])
    world.settle()
    for (index, style) in styles.enumerated() {
      let guest = pages[index + 1]
      guest.modalPresentationStyle = style
      if style == .custom { guest.transitioningDelegate = answers }
      answers.makePresentation = { presented, presenting in
        GoingPresentation(presentedViewController: presented, presenting: presenting)
      }
      pages[index].present(guest, animated: true)
      let ear = AdaptationEars(journal)
      guest.presentationController?.delegate = ear
      ears.append(ear)
      world.settle()
    }
    answers.dismissing = animator
    answers.dismissingDriver = driver
    pages.last?.transitioningDelegate = answers
    _ = journal.take()
  }

  /// Asks the page to dismiss what it presents; the hand has taken it so far.
  func hold(from page: Int = 0, at percent: CGFloat = 0.5) {
    pages[page].dismiss(animated: true) { [journal] in journal.note("dismissed") }
    world.advanceFrame()
    driver.update(percent)
    world.advanceFrame()
  }

  func cancel() {
    driver.cancel()
    world.settle()
  }

  func finish() {
    driver.finish()
    world.settle()
  }

  /// All that a dismissal changes and one that is taken back must not have changed.
  var picture: [String] { pages.map(picture) + containers }

  private func picture(of page: JournalPage) -> String {
    let view = page.view ?? UIView()
    let frame = view.window == nil ? "out" : text(view.convert(view.bounds, to: nil))
    return [
      page.name, "\(page.appearance)", frame, view.window == nil ? "" : text(view.frame),
      "\(view.isHidden)",
      "\(view.alpha)", "in \(view.superview.map { "\(ObjectIdentifier($0))" } ?? "nothing")",
      "presents " + ((page.presentedViewController as? JournalPage)?.name ?? "nobody"),
      "presented by " + ((page.presentingViewController as? JournalPage)?.name ?? "nobody"),
      "controller of " + ((presenting(of: page) as? JournalPage)?.name ?? "nobody"),
      "\(page.isBeingDismissed)",
    ].joined(separator: " ")
  }

  private func presenting(of page: UIViewController) -> UIViewController? {
    page.presentation?.controller.presentingViewController
  }

  private var containers: [String] {
    pages.compactMap { page in
      page.presentation.map { presentation in
        let container = presentation.container
        let place = container.superview
        let index = place?.subviews.firstIndex { $0 === container } ?? -1
        let content = presentation.controller.presentedView
        let shown = content.map { $0.convert($0.bounds, to: nil) } ?? .zero
        return "\(page.name) \(text(container.frame)) \(container.isHidden) \(index) "
          + "\(place.map { "\(ObjectIdentifier($0))" } ?? "nowhere") \(container.subviews.count) "
          + text(shown)
      }
    }
  }

  private func text(_ frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map { "\(($0 * 100).rounded() / 100)" }
      .joined(separator: ",")
  }
}

/// Notes what a dismissal by hand tells.
final class AdaptationEars: NSObject, UIAdaptivePresentationControllerDelegate {
  private let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    journal.note("willDismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    journal.note("didDismiss")
  }
}

/// Notes when its presentation begins to go, and how that ends.
final class GoingPresentation: UIPresentationController {
  private(set) var calls: [String] = []

  override func dismissalTransitionWillBegin() { calls.append("begins") }

  override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("ends \(completed)") }
}
