import Foundation
import Geometry
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Several controllers, each presented by the one before.
private final class ChainStage {
  let journal = Journal()
  let world = Simulation()
  let pages: [JournalPage]

  init(_ styles: [UIModalPresentationStyle]) {
    let journal = journal
    pages = (0...styles.count).map { JournalPage("p\($0)", journal) }
    world.show(pages[0])
    world.settle()
    for (index, style) in styles.enumerated() {
      pages[index + 1].modalPresentationStyle = style
      pages[index].present(pages[index + 1], animated: true)
      world.settle()
    }
    _ = journal.take()
  }
}

/// Moves nothing and waits to be told.
private final class OwnHand: NSObject, UIViewControllerInteractiveTransitioning {
  private(set) var context: (any UIViewControllerContextTransitioning)?

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) { context = transitionContext }
}

@Suite struct PresentationChainTests {
  @Test func `dismissing on the lowest presenter takes the whole chain, the topmost animated`() {
    let stage = ChainStage([.automatic, .automatic, .automatic])
    let top = stage.pages[3]

    stage.pages[0].dismiss(animated: true) { [journal = stage.journal] in journal.note("dismissed")
    }
    stage.world.advance(by: 0.1)
    let midway = top.view.superview?.superview?.layer.presentation()?.transform.m42 ?? 0
    let others = stage.pages[1...2].map { $0.presentation?.container.isHidden }
    stage.world.settle()

    #expect(midway > 50)
    #expect(others == [true, true])
    #expect(
      stage.journal.take() == [
        "p3.viewWillDisappear", "p2.viewWillDisappear", "p1.viewWillDisappear",
        "p1.viewDidDisappear", "p2.viewDidDisappear", "p3.viewDidDisappear", "dismissed",
      ])
    #expect(stage.pages.allSatisfy { $0.presentedViewController == nil })
    #expect(stage.pages[1...].allSatisfy { $0.presentation == nil && $0.view.window == nil })
    #expect(stage.pages[0].view.window?.subviews.count == 1)
    #expect(stage.pages[0].view.convert(stage.pages[0].view.bounds, to: nil).width == 390)
  }

  @Test(arguments: [
    [UIModalPresentationStyle.automatic], [.overFullScreen], [.fullScreen],
    [.automatic, .fullScreen, .overFullScreen],
  ])
  func `another root takes the place of all that was presented over the old one`(
    styles: [UIModalPresentationStyle]
  ) {
    let stage = ChainStage(styles)
    let next = JournalPage("next", stage.journal)

    let window = stage.world.screen.windows.first { $0.rootViewController === stage.pages[0] }
    window?.rootViewController = next
    stage.world.settle()

    #expect(window?.subviews.count == 1)
    #expect(stage.pages.allSatisfy { $0.viewIfLoaded?.window == nil })
    #expect(stage.pages.allSatisfy { $0.appearance == .disappeared })
    #expect(stage.pages.allSatisfy { $0.presentedViewController == nil })
    #expect(
      window?.hitTest(CGPoint(x: 195, y: 400), with: nil)?.isDescendant(of: next.view) == true)
  }

  @Test func `a full screen in the chain brings the lowest page back`() {
    let stage = ChainStage([.fullScreen, .automatic])

    stage.pages[0].dismiss(animated: true)
    stage.world.settle()

    #expect(
      stage.journal.take() == [
        "p2.viewWillDisappear", "p0.viewWillAppear", "p0.viewIsAppearing",
        "p1.viewWillDisappear", "p1.viewDidDisappear", "p0.viewDidAppear", "p2.viewDidDisappear",
      ])
    #expect(stage.pages[0].view.window != nil)
    #expect(stage.pages[0].view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(stage.pages[0].view.window?.subviews.count == 1)
  }

  @Test func `a full screen over a sheet goes with it and the page stays`() {
    let stage = ChainStage([.automatic, .fullScreen])

    stage.pages[0].dismiss(animated: true)
    stage.world.settle()

    #expect(stage.pages[0].appearance == .appeared)
    #expect(stage.pages[0].view.superview is WindowStage)
    #expect(stage.pages[0].view.transform == .identity)
    #expect(stage.pages[1...].allSatisfy { $0.appearance == .disappeared })
    #expect(stage.pages[0].view.window?.subviews.count == 1)
  }

  @Test func `a full screen over a sheet gives the sheet back`() {
    let stage = ChainStage([.automatic, .fullScreen])
    let away = stage.pages[1].view.window == nil

    stage.pages[1].dismiss(animated: true)
    stage.world.settle()

    #expect(away)
    #expect(stage.pages[1].appearance == .appeared)
    let frame = stage.pages[1].view.convert(stage.pages[1].view.bounds, to: nil)
    #expect(frame == CGRect(x: 0, y: 57, width: 390, height: 787))
  }

  @Test func `F13 a second sheet sends the first one back, and gives it back`() {
    let stage = ChainStage([.automatic, .automatic])
    let first = stage.pages[1].view.convert(stage.pages[1].view.bounds, to: nil)

    stage.pages[1].dismiss(animated: true)
    stage.world.settle()
    let again = stage.pages[1].view.convert(stage.pages[1].view.bounds, to: nil)

    #expect(abs(first.width - 370) < 1e-6)
    #expect(abs(first.minY - 47) < 1e-6)
    #expect(abs(again.width - 390) < 1e-6)
    #expect(abs(again.minY - 57) < 1e-6)
  }

  @Test func `a controller that presents nothing dismisses itself`() {
    let stage = ChainStage([.automatic, .automatic])

    stage.pages[2].dismiss(animated: true)
    stage.world.settle()

    #expect(stage.pages[0].presentedViewController === stage.pages[1])
    #expect(stage.pages[1].presentedViewController == nil)
  }

  @Test func `without animation all of them are gone at once`() {
    let stage = ChainStage([.automatic, .overFullScreen, .automatic])

    stage.pages[0].dismiss(animated: false)

    #expect(stage.pages[0].presentedViewController == nil)
    #expect(stage.pages[1...].allSatisfy { $0.appearance == .disappeared })
    #expect(stage.pages[0].view.window?.subviews.count == 1)
  }

  @Test func `all of a chain are let go`() {
    let stage = ChainStage([])
    var gone: [() -> UIViewController?] = []
    var presenter: UIViewController = stage.pages[0]
    for _ in 0..<3 {
      let guest = UIViewController()
      gone.append { [weak guest] in guest }
      presenter.present(guest, animated: true)
      stage.world.settle()
      presenter = guest
    }
    presenter = stage.pages[0]

    presenter.dismiss(animated: true)
    stage.world.settle()

    #expect(gone.allSatisfy { $0() == nil })
  }

  @Test(arguments: [true, false])
  func `a sheet inside a navigation controller inside a sheet`(animated: Bool) {
    let stage = ChainStage([])
    let inner = JournalPage("inner", stage.journal)
    let navigation = UINavigationController(rootViewController: inner)
    let second = UINavigationController(rootViewController: JournalPage("deep", stage.journal))

    stage.pages[0].present(navigation, animated: animated)
    stage.world.settle()
    inner.present(second, animated: animated)
    stage.world.settle()
    let presenter = second.presentingViewController
    second.topViewController?.dismiss(animated: animated)
    stage.world.settle()

    #expect(presenter === navigation)
    #expect(navigation.presentedViewController == nil)
    #expect(stage.pages[0].presentedViewController === navigation)
    #expect(navigation.view.safeAreaInsets.top == 0)
  }

  @Test func `H29 nothing is presented while a presentation is in progress, on itself, or twice`() {
    let stage = ChainStage([])
    var messages: [String] = []
    Diagnostics.onReport = { if $0.id != "H24" { messages.append("\($0.id) \($0.message)") } }
    defer { Diagnostics.onReport = nil }
    let guest = UIViewController()
    let other = UIViewController()

    stage.pages[0].present(guest, animated: true)
    stage.pages[0].present(other, animated: true)
    stage.world.settle()
    stage.pages[0].present(other, animated: true)
    guest.present(guest, animated: true)
    UIViewController().present(other, animated: true)
    stage.world.settle()

    #expect(messages.count == 4)
    #expect(messages.allSatisfy { $0.hasPrefix("H29 Attempt to present") })
    #expect(messages.first?.contains("while a presentation is in progress") == true)
    #expect(messages.last?.contains("not in the window hierarchy") == true)
    #expect(other.presentingViewController == nil)
  }

  @Test func `H30 a custom presentation without a delegate is reported`() {
    let stage = ChainStage([])
    var reported: [String] = []
    Diagnostics.onReport = { reported.append($0.id) }
    defer { Diagnostics.onReport = nil }
    let guest = UIViewController()
    guest.modalPresentationStyle = .custom

    stage.pages[0].present(guest, animated: true)
    stage.world.settle()

    #expect(reported == ["H30"])
    #expect(guest.view.window != nil)
  }

  @Test func `a context that is defined presents in itself`() {
    let stage = ChainStage([])
    let host = stage.pages[0]
    let child = JournalPage("child", stage.journal)
    child.definesPresentationContext = true
    host.addChild(child)
    child.view.frame = CGRect(x: 0, y: 100, width: 390, height: 300)
    host.view.addSubview(child.view)
    child.didMove(toParent: host)
    let guest = JournalPage("guest", stage.journal)
    guest.modalPresentationStyle = .overCurrentContext

    child.present(guest, animated: true)
    stage.world.settle()

    #expect(guest.presentingViewController === child)
    #expect(guest.view.convert(guest.view.bounds, to: nil) == child.view.frame)
  }

  @Test func `current context takes the place of the one that defines it, and gives it back`() {
    let stage = ChainStage([])
    let host = stage.pages[0]
    let child = JournalPage("child", stage.journal)
    child.definesPresentationContext = true
    child.modalTransitionStyle = .crossDissolve
    child.providesPresentationContextTransitionStyle = true
    host.addChild(child)
    child.view.frame = CGRect(x: 0, y: 100, width: 390, height: 300)
    host.view.addSubview(child.view)
    child.didMove(toParent: host)
    let guest = JournalPage("guest", stage.journal)
    guest.modalPresentationStyle = .currentContext

    child.present(guest, animated: true)
    stage.world.advance(by: 0.1)
    let fading = guest.view.layer.presentation()?.opacity ?? 1
    stage.world.settle()
    let replaced = child.view.window == nil
    let place = guest.view.convert(guest.view.bounds, to: nil)
    child.dismiss(animated: true)
    stage.world.settle()

    #expect(fading > 0 && fading < 1)
    #expect(replaced)
    #expect(place == CGRect(x: 0, y: 100, width: 390, height: 300))
    #expect(child.view.superview === host.view)
    #expect(child.view.frame == CGRect(x: 0, y: 100, width: 390, height: 300))
  }

  @Test func `a context's way of coming is for that once`() {
    let stage = ChainStage([])
    let host = stage.pages[0]
    host.definesPresentationContext = true
    host.modalTransitionStyle = .crossDissolve
    host.providesPresentationContextTransitionStyle = true
    let guest = JournalPage("guest", stage.journal)
    guest.modalPresentationStyle = .overCurrentContext

    host.present(guest, animated: true)
    stage.world.settle()
    let inContext = guest.effectiveTransitionStyle
    host.dismiss(animated: true)
    stage.world.settle()
    guest.modalPresentationStyle = .fullScreen
    host.present(guest, animated: true)
    stage.world.settle()

    #expect(inContext == .crossDissolve)
    #expect(guest.effectiveTransitionStyle == .coverVertical)
  }

  @Test func `an alert among the levels is as dark as before when its going is taken back`() {
    let stage = ChainStage([])
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    stage.pages[0].present(alert, animated: true)
    stage.world.settle()
    let top = JournalPage("top", stage.journal)
    top.modalPresentationStyle = .overFullScreen
    let answers = ModalAnswers()
    let hand = OwnHand()
    answers.dismissing = SlideAnimator()
    answers.dismissingDriver = hand
    top.transitioningDelegate = answers
    alert.present(top, animated: false)
    stage.world.settle()
    let dark = alert.presentation?.container.subviews.first?.alpha

    stage.pages[0].dismiss(animated: true)
    stage.world.advance(by: 0.8)
    hand.context?.cancelInteractiveTransition()
    hand.context?.completeTransition(false)
    stage.world.settle()

    #expect((dark ?? 0) > 0)
    #expect(alert.presentation?.container.subviews.first?.alpha == dark)
    #expect(alert.presentation?.container.isHidden == false)
    #expect(alert.presentedViewController === top)
  }

  @Test func `a flip shows the one, edge on, and then the other`() {
    let stage = ChainStage([])
    let guest = JournalPage("guest", stage.journal)
    guest.modalPresentationStyle = .fullScreen
    guest.modalTransitionStyle = .flipHorizontal

    stage.pages[0].present(guest, animated: true)
    stage.world.advanceFrame()
    stage.world.advance(by: 0.2)
    let early = (
      stage.pages[0].view.layer.presentation()?.transform.m11 ?? 0,
      guest.view.layer.presentation()?.transform.m11 ?? 1
    )
    let container = guest.presentationController?.containerView?.layer
    let depth = container?.sublayerTransform.m34 ?? 0
    stage.world.settle()

    #expect(early.0 < 1 && early.0 > 0.1)
    #expect(abs(early.1) < 0.01)
    #expect(depth < 0)
    #expect(container?.sublayerTransform.m34 == 0)
    #expect(guest.view.transform == .identity)
    #expect(stage.pages[0].view.transform == .identity)
  }
}
