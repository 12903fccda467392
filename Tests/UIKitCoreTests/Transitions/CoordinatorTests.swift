import Foundation
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// A page that asks for the coordinator wherever it is told something.
private final class AskingPage: UIViewController {
  private(set) var found: [String: Bool] = [:]

  override func viewDidLoad() { ask("didLoad") }
  override func viewWillAppear(_ animated: Bool) { ask("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { ask("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { ask("didAppear") }
  override func willMove(toParent parent: UIViewController?) { ask("willMove") }

  private func ask(_ callback: String) { found[callback] = transitionCoordinator != nil }
}

@Suite struct CoordinatorTests {
  @Test func `C44 the coordinator is there from the loading of the view to the last callback`() {
    let world = Simulation()
    let navigation = UINavigationController(rootViewController: UIViewController())
    world.show(navigation)
    let page = AskingPage()

    navigation.pushViewController(page, animated: true)
    let atRequest = navigation.transitionCoordinator != nil
    world.settle()

    #expect(atRequest)
    #expect(page.found["didLoad"] == true)
    #expect(page.found["willAppear"] == true)
    #expect(page.found["isAppearing"] == true)
    #expect(page.found["didAppear"] == true)
    #expect(page.transitionCoordinator == nil && navigation.transitionCoordinator == nil)
  }

  @Test func `C44 a presented page finds it too, and so does its presenter`() {
    let world = Simulation()
    let home = UIViewController()
    world.show(home)
    let page = AskingPage()

    home.present(page, animated: true)
    let atRequest = (home.transitionCoordinator != nil, page.transitionCoordinator != nil)
    world.settle()

    #expect(atRequest == (true, true))
    #expect(page.found["willAppear"] == true)
    #expect(page.transitionCoordinator == nil)
  }

  @Test func `C44 without animation or window there is none`() {
    let world = Simulation()
    let navigation = UINavigationController(rootViewController: UIViewController())
    world.show(navigation)

    navigation.pushViewController(UIViewController(), animated: false)
    let still = navigation.transitionCoordinator
    let loose = UINavigationController(rootViewController: UIViewController())
    loose.pushViewController(UIViewController(), animated: true)

    #expect(still == nil)
    #expect(loose.transitionCoordinator == nil)
  }

  @Test func `H18 asked for in a callback without animation, nil is noted`() {
    let world = Simulation()
    let reports = Reports()

    world.show(AskingPage())

    #expect(reports.notes.contains("H18"))
  }

  @Test func `C45 what comes too late is not queued, its completion runs`() {
    let stage = PopStage()
    let driver = stage.beginPop()
    let coordinator = stage.navigation.transitionCoordinator
    var log: [String] = []

    let isQueued = coordinator?.animate(
      alongsideTransition: { _ in log.append("animation") },
      completion: { _ in log.append("completion") })
    driver.finish()
    stage.world.settle()

    #expect(isQueued == false)
    #expect(log == ["completion"])
  }

  @Test func `C45 what goes along has the animator's duration, and starts right after it`() {
    let stage = PopStage()
    stage.animator.duration = 0.6
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.list.view.addSubview(box)

    stage.navigation.popViewController(animated: true)
    let isQueued = stage.navigation.transitionCoordinator?.animate(alongsideTransition: { context in
      box.alpha = 0
      #expect(context.containerView === stage.navigation.pages)
    })
    stage.world.advanceFrame()

    #expect(isQueued == true)
    let key = box.layer.animationKeys()?.first ?? ""
    #expect(box.layer.animation(forKey: key)?.duration == 0.6)
  }

  @Test func `C46 C31 the handlers come before the compensating callbacks`() {
    let stage = PopStage()
    let driver = stage.beginPop()
    let coordinator = stage.navigation.transitionCoordinator
    let journal = stage.journal
    coordinator?.notifyWhenInteractionChanges { context in
      journal.note("changes \(context.isInteractive) \(context.isCancelled)")
    }
    coordinator?.notifyWhenInteractionEnds { context in
      journal.note("ends \(context.isCancelled)")
    }
    driver.update(0.3)
    _ = journal.take()

    driver.cancel()

    #expect(
      journal.take() == [
        "changes false true", "ends true", "list.viewWillDisappear", "detail.viewWillAppear",
      ])
    #expect(stage.navigation.runningTransition != nil)
  }

  @Test func `C46 C16 the handler of changes is kept, that of the end is not`() {
    let stage = InterruptibleStage()
    var changes: [Bool] = []
    var ends = 0
    stage.push()
    let coordinator = stage.navigation.transitionCoordinator
    coordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
    coordinator?.notifyWhenInteractionEnds { _ in ends += 1 }
    stage.world.advance(by: 0.1)

    stage.driver.pause()
    stage.world.advance(by: 0.1)
    stage.driver.finish()
    stage.world.advance(by: 0.05)
    stage.driver.pause()
    stage.driver.cancel()
    stage.world.settle()

    #expect(changes == [true, false, true, false])
    #expect(ends == 1)
    #expect(stage.navigation.viewControllers.count == 1)
  }

  @Test func `C47 C48 what it says describes the moment of letting go`() {
    let stage = PopStage()
    let driver = stage.beginPop()
    let coordinator = stage.navigation.transitionCoordinator
    driver.update(0.2)
    let held = coordinator?.percentComplete
    driver.update(0.4)
    driver.completionSpeed = 0.7
    driver.completionCurve = .easeIn

    driver.finish()
    stage.world.advanceFrame()

    #expect(held == 0)
    #expect(coordinator?.percentComplete == 0.4)
    #expect(coordinator?.completionVelocity == 0.7)
    #expect(coordinator?.completionCurve == .easeIn)
    #expect(coordinator?.initiallyInteractive == true)
    #expect(coordinator?.isInteractive == false)
    #expect(coordinator?.isCancelled == false)
    #expect(coordinator?.transitionDuration == 0.4)
    stage.world.settle()
  }

  @Test func `C47 one that was never held says so`() {
    let stage = PopStage()

    stage.navigation.popViewController(animated: true)
    let coordinator = stage.navigation.transitionCoordinator

    #expect(coordinator?.initiallyInteractive == false)
    #expect(coordinator?.completionVelocity == 1)
    #expect(coordinator?.presentationStyle == UIModalPresentationStyle.none)
    stage.world.settle()
  }
}
