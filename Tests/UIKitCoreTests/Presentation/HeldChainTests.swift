import Foundation
import Geometry
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// A dismissal of several levels in a hand: those between go only when it is done.
@Suite struct HeldChainTests {
  typealias Styles = [UIModalPresentationStyle]

  nonisolated static let chains: [Styles] = [
    [.automatic, .automatic], [.overFullScreen, .overFullScreen], [.fullScreen, .fullScreen],
    [.fullScreen, .automatic], [.automatic, .fullScreen],
    [.automatic, .formSheet, .overFullScreen],
    [.overFullScreen, .fullScreen, .automatic], [.fullScreen, .automatic, .fullScreen],
    [.custom, .custom], [.automatic, .overCurrentContext], [.overCurrentContext, .automatic],
    [.currentContext, .currentContext], [.currentContext, .overCurrentContext],
    [.overCurrentContext, .currentContext], [.fullScreen, .fullScreen, .automatic, .fullScreen],
  ]

  @Test(arguments: chains)
  func `taken back, everything stands as before`(styles: Styles) {
    let stage = HeldChainStage(styles)
    let reports = Reports()
    let before = stage.picture

    stage.hold()
    let top = stage.pages.last?.view.window != nil
    stage.cancel()

    #expect(top)
    #expect(stage.picture == before)
    #expect(reports.ids == [])
    #expect(stage.animator.endings == [false])
    #expect(stage.pages[0].view.window?.dispatcher.runningTransitions ?? 0 == 0)
  }

  @Test(
    arguments: [[.overFullScreen, .fullScreen], [.overFullScreen, .overFullScreen]] as [Styles])
  func `taken back, who had been moved aside stands aside`(styles: Styles) {
    let stage = HeldChainStage(styles)
    stage.pages[0].view.frame.origin.x = 260
    stage.world.settle()
    let before = stage.picture

    stage.hold()
    stage.cancel()

    #expect(stage.picture == before)
    #expect(stage.pages[0].view.frame.origin.x == 260)
  }

  @Test(arguments: chains)
  func `C29 taken back, the levels between have heard nothing, the others as much of either`(
    styles: Styles
  ) {
    let stage = HeldChainStage(styles)

    stage.hold()
    stage.cancel()
    let lines = stage.journal.take().filter { !$0.hasSuffix("viewIsAppearing") }

    let last = "p\(styles.count)."
    #expect(
      lines.filter { $0.hasPrefix(last) }
        == ["WillDisappear", "WillAppear", "DidAppear"].map { last + "view" + $0 })
    let comesBack = stage.pages[0].appearance == .disappeared
    #expect(
      lines.filter { $0.hasPrefix("p0.") }
        == (comesBack
          ? ["p0.viewWillAppear", "p0.viewWillDisappear", "p0.viewDidDisappear"] : []))
    #expect(lines.allSatisfy { $0.hasPrefix(last) || $0.hasPrefix("p0.") || $0 == "dismissed" })
  }

  @Test(arguments: chains)
  func `done, all are gone and the lowest is seen`(styles: Styles) {
    let stage = HeldChainStage(styles)
    let reports = Reports()

    stage.hold()
    stage.finish()

    #expect(stage.pages[0].presentedViewController == nil)
    #expect(stage.pages[0].appearance == .appeared)
    #expect(
      stage.pages[0].view.convert(stage.pages[0].view.bounds, to: nil)
        == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(stage.pages[1...].allSatisfy { $0.presentation == nil && $0.view.window == nil })
    #expect(stage.pages[1...].allSatisfy { $0.appearance == .disappeared })
    #expect(stage.pages[0].view.window?.subviews.count == 1)
    #expect(reports.ids == [])
  }

  @Test(arguments: chains)
  func `taken back and done the second time, as if it were the first`(styles: Styles) {
    let (once, twice) = (HeldChainStage(styles), HeldChainStage(styles))

    once.hold()
    once.finish()
    twice.hold()
    twice.cancel()
    _ = twice.journal.take()
    twice.hold()
    twice.finish()

    #expect(twice.journal.take() == once.journal.take())
    #expect(twice.pages[0].presentedViewController == nil)
    #expect(twice.pages[0].view.superview is WindowStage)
    #expect(twice.pages[0].view.frame == once.pages[0].view.frame)
    #expect(twice.animator.endings == [false, true])
  }

  @Test func `the levels between are told when all is done, the upper first`() {
    let stage = HeldChainStage([.fullScreen, .automatic, .overFullScreen])

    stage.hold()
    let inHand = stage.journal.take()
    stage.finish()

    #expect(
      inHand == ["p3.viewWillDisappear", "p0.viewWillAppear", "p0.viewIsAppearing"])
    #expect(
      stage.journal.take() == [
        "p2.viewWillDisappear", "p1.viewWillDisappear", "p1.viewDidDisappear",
        "p2.viewDidDisappear", "p0.viewDidAppear", "p3.viewDidDisappear", "dismissed",
      ])
  }

  @Test func `in the hand the chain is as it was, on its way, and out of sight`() {
    let stage = HeldChainStage([.automatic, .automatic, .overFullScreen])

    stage.hold()

    #expect(stage.pages[0].presentedViewController === stage.pages[1])
    #expect(stage.pages[1].presentedViewController === stage.pages[2])
    #expect(stage.pages[3].presentingViewController === stage.pages[2])
    #expect(stage.pages[1...].allSatisfy { $0.isBeingDismissed })
    #expect(stage.pages.allSatisfy { $0.transitionCoordinator?.isInteractive == true })
    #expect(stage.pages[1...2].allSatisfy { $0.presentation?.container.isHidden == true })
    stage.finish()
  }

  @Test func `F28 by program nobody is told of a dismissal by hand, done or not`() {
    for isDone in [true, false] {
      let stage = HeldChainStage([.automatic, .formSheet, .automatic])

      stage.hold()
      if isDone { stage.finish() } else { stage.cancel() }

      #expect(!stage.journal.take().contains { $0.hasSuffix("Dismiss") })
    }
  }

  @Test(arguments: [true, false])
  func `C26 each presentation hears how its dismissal ends`(isDone: Bool) {
    let stage = HeldChainStage([.custom, .custom, .custom])
    let controllers = stage.pages[1...].compactMap {
      $0.presentationController as? GoingPresentation
    }

    stage.hold()
    if isDone { stage.finish() } else { stage.cancel() }

    #expect(controllers.count == 3)
    #expect(controllers.allSatisfy { $0.calls == ["begins", "ends \(isDone)"] })
  }

  @Test func `from the middle of the chain only what lies above goes`() {
    for isDone in [true, false] {
      let stage = HeldChainStage([.automatic, .fullScreen, .automatic, .overFullScreen])
      let before = stage.picture

      stage.hold(from: 1)
      if isDone { stage.finish() } else { stage.cancel() }

      #expect(stage.pages[0].presentedViewController === stage.pages[1])
      #expect(stage.pages[1].presentedViewController === (isDone ? nil : stage.pages[2]))
      if isDone {
        #expect(stage.pages[1].appearance == .appeared)
        #expect(stage.pages[0].appearance == .appeared)
      } else {
        #expect(stage.picture == before)
      }
    }
  }

  @Test(arguments: chains)
  func `let go at once, before a picture was made`(styles: Styles) {
    let stage = HeldChainStage(styles)
    let before = stage.picture

    stage.pages[0].dismiss(animated: true)
    stage.driver.cancel()
    stage.world.settle()

    #expect(stage.picture == before)
  }

  @Test(arguments: chains)
  func `turned while held and taken back, every page has the new size`(styles: Styles) {
    let (held, quiet) = (HeldChainStage(styles), HeldChainStage(styles))

    held.hold()
    for stage in [held, quiet] {
      stage.world.screen.resize(to: CGSize(width: 844, height: 390), scale: 1)
      stage.world.advance(by: 0.1)
    }
    held.cancel()
    quiet.world.settle()

    for (one, other) in zip(held.pages, quiet.pages) {
      #expect((one.view.window == nil) == (other.view.window == nil))
      guard one.view.window != nil else { continue }
      #expect(
        one.view.convert(one.view.bounds, to: nil) == other.view.convert(other.view.bounds, to: nil)
      )
    }
  }

  @Test func `asked of another level meanwhile, that waits and is done, too`() {
    let stage = HeldChainStage([.automatic, .automatic, .overFullScreen])

    stage.hold(from: 1)
    stage.pages[0].dismiss(animated: true) { [journal = stage.journal] in journal.note("all") }
    stage.answers.dismissingDriver = nil
    stage.finish()

    #expect(stage.pages[0].presentedViewController == nil)
    #expect(stage.journal.take().suffix(2).contains("all"))
  }

  @Test func `H29 nothing is presented on a level that is about to go`() {
    let stage = HeldChainStage([.automatic, .overFullScreen])
    let reports = Reports()

    stage.hold()
    stage.pages[0].present(UIViewController(), animated: true)

    #expect(reports.ids == ["H29"])
    #expect(reports.all.first?.message.contains("in progress") == true)
    stage.finish()
  }

  @Test func `presented anew from what the levels are told at the end`() {
    let stage = HeldChainStage([.automatic, .automatic])
    let next = JournalPage("next", stage.journal)

    stage.pages[0].dismiss(animated: true) { [pages = stage.pages] in
      pages[0].present(next, animated: true)
    }
    stage.world.advanceFrame()
    stage.finish()

    #expect(stage.pages[0].presentedViewController === next)
    #expect(next.appearance == .appeared)
  }

  @Test(arguments: chains)
  func `another root while held: all are let go and touches come in`(styles: Styles) {
    var gone: [() -> UIViewController?] = []
    let world = Simulation()
    var home: UIViewController? = UIViewController()
    let window = world.show(home ?? UIViewController())
    world.settle()
    let answers = ModalAnswers()
    var presenter = home
    for style in styles {
      let guest = UIViewController()
      gone.append { [weak guest] in guest }
      guest.modalPresentationStyle = style
      presenter?.present(guest, animated: true)
      world.settle()
      presenter = guest
    }
    answers.dismissing = SlideAnimator()
    let driver = UIPercentDrivenInteractiveTransition()
    answers.dismissingDriver = driver
    presenter?.transitioningDelegate = answers
    presenter = nil

    home?.dismiss(animated: true)
    world.advanceFrame()
    driver.update(0.4)
    world.advanceFrame()
    gone.append { [weak home] in home }
    home = nil
    let next = UIViewController()
    window.rootViewController = next
    answers.dismissing = nil
    world.settle()

    #expect(window.subviews.count == 1)
    #expect(window.dispatcher.runningTransitions == 0)
    #expect(next.appearance == .appeared)
    #expect(gone.allSatisfy { $0() == nil })
  }
}
