import Foundation
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// A page that presents a card, with all answers in the test's hands.
final class ModalStage {
  let journal = Journal()
  let world = Simulation()
  let page: JournalPage
  let card: JournalPage
  let answers = ModalAnswers()
  let animator = ProbeAnimator()

  init(_ style: UIModalPresentationStyle) {
    page = JournalPage("page", journal)
    card = JournalPage("card", journal)
    world.show(page)
    world.settle()
    card.modalPresentationStyle = style
    card.transitioningDelegate = answers
    answers.presenting = animator
    answers.dismissing = animator
    _ = journal.take()
  }

  func present() {
    page.present(card, animated: true) { [journal] in journal.note("presented") }
    world.settle()
  }

  func dismiss() {
    page.dismiss(animated: true) { [journal] in journal.note("dismissed") }
    world.settle()
  }
}

@Suite struct PresentationTests {
  @Test func `C28 full screen: presenter goes, presented comes, then the presenter is gone`() {
    let stage = ModalStage(.fullScreen)

    stage.present()

    #expect(
      stage.journal.take() == [
        "card.viewDidLoad", "page.viewWillDisappear", "card.viewWillAppear",
        "card.viewIsAppearing", "card.viewDidAppear", "page.viewDidDisappear", "presented",
      ])
    #expect(stage.page.view.window == nil)
  }

  @Test func `C28 dismissing full screen brings the presenter back first`() {
    let stage = ModalStage(.fullScreen)
    stage.present()
    _ = stage.journal.take()

    stage.dismiss()

    #expect(
      stage.journal.take() == [
        "card.viewWillDisappear", "page.viewWillAppear", "page.viewIsAppearing",
        "page.viewDidAppear", "card.viewDidDisappear", "dismissed",
      ])
    #expect(stage.page.view.window != nil)
    #expect(stage.card.view.window == nil)
  }

  @Test func `C29 a custom presentation leaves the presenter alone`() {
    let stage = ModalStage(.custom)

    stage.present()
    stage.dismiss()

    #expect(!stage.journal.take().contains { $0.hasPrefix("page.") })
    #expect(stage.page.view.window != nil)
  }

  @Test func `C2 C3 the presentation controller is asked for first, then animator, then driver`() {
    let stage = ModalStage(.custom)

    stage.present()
    stage.dismiss()

    #expect(
      stage.answers.questions == [
        "presentation", "present", "present in hand", "dismiss", "dismiss in hand",
      ])
  }

  @Test(arguments: [
    (UIModalPresentationStyle.fullScreen, true, true, true, true),
    (.custom, false, true, true, false), (.overFullScreen, false, true, true, false),
  ])
  func `C12 which views are the animator's to move`(
    style: UIModalPresentationStyle, presentFrom: Bool, presentTo: Bool, dismissFrom: Bool,
    dismissTo: Bool
  ) {
    let stage = ModalStage(style)
    var seen: [Bool] = []
    stage.animator.probe = { context in
      seen += [context.view(forKey: .from) != nil, context.view(forKey: .to) != nil]
    }

    stage.present()
    stage.dismiss()

    #expect(seen == [presentFrom, presentTo, dismissFrom, dismissTo])
  }

  @Test func `C14 the frames of a custom presentation`() {
    let stage = ModalStage(.custom)
    let inset = CGRect(x: 0, y: 50, width: 390, height: 794)
    stage.answers.makePresentation = {
      InsetPresentation(presentedViewController: $0, presenting: $1)
    }
    var frames: [CGRect] = []
    stage.animator.probe = { context in
      for key in [UITransitionContextViewControllerKey.from, .to] {
        guard let controller = context.viewController(forKey: key) else { continue }
        frames += [context.initialFrame(for: controller), context.finalFrame(for: controller)]
      }
      context.view(forKey: .to)?.frame = inset
    }
    let full = CGRect(x: 0, y: 0, width: 390, height: 844)

    stage.present()
    stage.dismiss()

    #expect(frames == [full, full, .zero, inset, inset, .zero, full, full])
  }

  @Test func `C19 C24 after a dismissal neither container nor presented view is left`() {
    let stage = ModalStage(.custom)
    stage.present()
    let container = stage.card.presentationController?.containerView

    stage.dismiss()

    #expect(container?.superview == nil)
    #expect(stage.card.view.superview == nil)
    #expect(stage.page.presentedViewController == nil)
    #expect(stage.card.presentingViewController == nil)
  }

  @Test func `C26 the presentation controller hears the beginning and the end`() {
    let stage = ModalStage(.custom)
    var presentation: InsetPresentation?
    stage.answers.makePresentation = {
      let made = InsetPresentation(presentedViewController: $0, presenting: $1)
      presentation = made
      return made
    }

    stage.present()
    stage.dismiss()

    #expect(
      presentation?.calls == [
        "presentation will begin", "presentation did end true", "dismissal will begin",
        "dismissal did end true",
      ])
  }

  @Test func `C30 a cancelled dismissal gives the card back to itself`() {
    let stage = ModalStage(.custom)
    stage.present()
    let driver = UIPercentDrivenInteractiveTransition()
    stage.answers.dismissingDriver = driver
    _ = stage.journal.take()

    stage.page.dismiss(animated: true)
    stage.world.advanceFrame()
    driver.update(0.5)
    stage.world.advanceFrame()
    driver.cancel()
    stage.world.settle()

    #expect(
      stage.journal.take() == [
        "card.viewWillDisappear", "card.viewWillAppear", "card.viewIsAppearing",
        "card.viewDidAppear",
      ])
    #expect(stage.card.view.window != nil)
    #expect(stage.card.view.alpha == 1)
    #expect(stage.page.presentedViewController === stage.card)
  }

  @Test func `a cancelled presentation leaves nothing behind`() {
    let stage = ModalStage(.custom)
    let driver = UIPercentDrivenInteractiveTransition()
    stage.answers.presentingDriver = driver

    stage.page.present(stage.card, animated: true)
    stage.world.advanceFrame()
    driver.update(0.4)
    driver.cancel()
    stage.world.settle()

    #expect(stage.card.view.window == nil)
    #expect(stage.page.presentedViewController == nil)
    #expect(stage.card.appearance == .disappeared)
  }

  @Test func `H29 a second presentation is reported and ignored`() {
    let stage = ModalStage(.custom)
    stage.present()
    var reported: [String] = []
    Diagnostics.onReport = { reported.append($0.id) }
    defer { Diagnostics.onReport = nil }

    stage.page.present(UIViewController(), animated: true)

    #expect(reported == ["H29"])
    #expect(stage.page.presentedViewController === stage.card)
  }

  @Test func `H5 a presenter's view put into the container is rescued when that goes`() {
    let stage = ModalStage(.custom)
    stage.present()
    stage.animator.probe = { context in
      guard let to = context.viewController(forKey: .to) else { return }
      context.containerView.insertSubview(to.view, at: 0)
    }
    var reported: [String] = []
    Diagnostics.onReport = { reported.append($0.id) }
    defer { Diagnostics.onReport = nil }

    stage.dismiss()

    #expect(reported.contains("H5"))
    #expect(stage.page.view.window != nil)
  }

  @Test func `a dismissal asked for while the card still comes waits for it`() {
    let stage = ModalStage(.custom)
    Diagnostics.onReport = { _ in }
    defer { Diagnostics.onReport = nil }

    stage.page.present(stage.card, animated: true)
    stage.world.advanceFrame()
    stage.page.dismiss(animated: true)
    stage.world.settle()

    #expect(stage.page.presentedViewController == nil)
    #expect(stage.card.appearance == .disappeared)
  }

  @Test func `presented controllers are let go after their dismissal`() {
    let stage = ModalStage(.overFullScreen)
    weak var gone: UIViewController?
    do {
      let guest = UIViewController()
      guest.modalPresentationStyle = .overFullScreen
      gone = guest
      stage.page.present(guest, animated: true)
      stage.world.settle()
    }

    stage.page.dismiss(animated: true)
    stage.world.settle()

    #expect(gone == nil)
  }
}

/// A presentation controller that leaves 50 points at the top and notes what it hears.
private final class InsetPresentation: UIPresentationController {
  private(set) var calls: [String] = []

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: 50, width: bounds.width, height: bounds.height - 50)
  }

  override func presentationTransitionWillBegin() { calls.append("presentation will begin") }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    calls.append("presentation did end \(completed)")
  }
  override func dismissalTransitionWillBegin() { calls.append("dismissal will begin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    calls.append("dismissal did end \(completed)")
  }
}
