import Foundation
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// A swipe back that has been let go of and is on its way, touched again.
@Suite struct SwipeCatchTests {
  private final class Stage {
    let journal = Journal()
    let world = Simulation()
    let navigation: UINavigationController
    let list: JournalPage
    let detail: JournalPage

    init(newer: Bool) {
      UIKitCompatibility.usesNewerLook = newer
      list = JournalPage("list", journal)
      detail = JournalPage("detail", journal)
      navigation = UINavigationController(rootViewController: list)
      world.show(navigation)
      navigation.pushViewController(detail, animated: false)
      world.settle()
      _ = journal.take()
    }

    isolated deinit {
      UIKitCompatibility.usesNewerLook = false
    }

    var x: CGFloat { (detail.view.layer.presentation() ?? detail.view.layer).frame.minX }

    /// Lets go where it will pop, or where it will not, and waits a moment.
    func letGo(at x: CGFloat) {
      world.finger.down(at: CGPoint(x: 4, y: 400))
      world.finger.move(to: CGPoint(x: x, y: 400), over: 0.4)
      world.finger.hold(for: 0.2)
      world.finger.up()
      world.advance(by: 0.05)
    }
  }

  @Test func `F34 before the newer look a touch does nothing to it`() {
    let stage = Stage(newer: false)
    stage.letGo(at: 240)
    let seen = stage.x

    stage.world.finger.down(at: CGPoint(x: 4, y: 300))
    stage.world.finger.move(to: CGPoint(x: 40, y: 300), over: 0.03)
    stage.world.advanceFrame()
    let later = stage.x
    stage.world.finger.up()
    stage.world.settle()

    #expect(later > seen)
    #expect(stage.navigation.viewControllers.count == 1)
  }

  @Test func `in the newer look the finger has it again where it is`() {
    let stage = Stage(newer: true)
    stage.letGo(at: 240)
    let seen = stage.x

    stage.world.finger.down(at: CGPoint(x: 200, y: 300))
    stage.world.finger.move(to: CGPoint(x: 215, y: 300), over: 0.03)
    let caught = stage.x
    stage.world.finger.hold(for: 0.3)
    let held = stage.x
    stage.world.finger.move(to: CGPoint(x: 175, y: 300), over: 0.1)
    let moved = stage.x
    stage.world.finger.up()
    stage.world.settle()

    #expect(seen > 230)
    #expect(caught >= seen)
    #expect(isNear(held, caught, 6))
    #expect(isNear(moved, held - 40, 6))
    #expect(stage.navigation.runningTransition == nil)
  }

  @Test func `caught and pushed back it stays, caught again it goes: each is told`() {
    let stage = Stage(newer: true)
    stage.letGo(at: 240)

    stage.world.finger.down(at: CGPoint(x: 300, y: 300))
    stage.world.finger.move(to: CGPoint(x: 20, y: 300), over: 0.2)
    stage.world.finger.up()
    stage.world.advance(by: 0.02)
    let back = stage.journal.take()
    stage.world.finger.down(at: CGPoint(x: 100, y: 300))
    stage.world.finger.move(to: CGPoint(x: 380, y: 300), over: 0.2)
    stage.world.finger.up()
    stage.world.settle()

    #expect(back.suffix(2) == ["list.viewWillDisappear", "detail.viewWillAppear"])
    #expect(
      stage.journal.take() == [
        "detail.viewWillDisappear", "list.viewWillAppear", "list.viewIsAppearing",
        "detail.viewDidDisappear", "list.viewDidAppear", "detail.didMove(nil)",
      ])
    #expect(stage.navigation.viewControllers.count == 1)
    #expect(stage.list.view.superview != nil)
  }

  @Test func `left alone it goes its way, and the next swipe is one of its own`() {
    let stage = Stage(newer: true)
    stage.letGo(at: 240)
    stage.world.settle()
    let isPopped = stage.navigation.viewControllers.count == 1
    stage.navigation.pushViewController(JournalPage("other", stage.journal), animated: false)
    stage.world.settle()

    stage.letGo(at: 300)
    stage.world.settle()

    #expect(isPopped)
    #expect(stage.navigation.viewControllers.count == 1)
  }
}

/// A cancelled transition caught in flight and let go to finish after all.
@Suite struct SecondThoughtTests {
  @Test func `C31 the pages hear again that one goes and the other comes`() {
    let stage = InterruptibleStage()
    stage.push(inHand: true)
    stage.driver.update(0.6)
    stage.driver.cancel()
    stage.world.advanceFrame()
    _ = stage.journal.take()

    stage.driver.pause()
    let atPause = stage.journal.take()
    stage.driver.finish()
    stage.world.settle()

    #expect(atPause == [])
    #expect(
      stage.journal.take() == [
        "list.viewWillDisappear", "detail.viewWillAppear", "detail.viewIsAppearing",
        "list.viewDidDisappear", "detail.viewDidAppear", "detail.didMove(parent)",
        "didShow(detail)",
      ])
    #expect(stage.navigation.topViewController === stage.detail)
    #expect(stage.detail.appearance == .appeared)
    #expect(stage.list.appearance == .disappeared)
  }
}
