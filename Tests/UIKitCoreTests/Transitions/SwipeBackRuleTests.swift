import Display
import Foundation
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Two pages on a navigation controller, and a finger at the leading edge.
private final class SwipeStage {
  let world = Simulation()
  let navigation: UINavigationController
  let list = UIViewController()
  let detail = UIViewController()
  let reports = Reports()

  init() {
    list.title = "List"
    detail.title = "Detail"
    navigation = UINavigationController(rootViewController: list)
    world.show(navigation)
    navigation.pushViewController(detail, animated: false)
    world.settle()
  }

  /// Far enough to pop.
  func swipe(to x: CGFloat = 330) {
    world.finger.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: x, y: 400))
    world.settle()
  }

  var isPopped: Bool { navigation.topViewController === list }
}

/// When the stock swipe back works, and how (F33–F37, G2).
@Suite struct SwipeBackRuleTests {
  @Test func `F33 it lives on the navigation controller's view, at the leading edge`() throws {
    let stage = SwipeStage()
    let swipe = try #require(
      stage.navigation.interactivePopGestureRecognizer as? UIScreenEdgePanGestureRecognizer)

    stage.world.finger.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 380, y: 400))
    stage.world.settle()
    let fromInside = stage.isPopped
    stage.swipe()

    #expect(swipe.view === stage.navigation.view)
    #expect(swipe.edges == .left)
    #expect(!fromInside)
    #expect(stage.isPopped)
  }

  @Test func `F1 the page follows the finger, the page below three tenths behind`() {
    let stage = SwipeStage()
    let finger = stage.world.finger
    finger.down(at: CGPoint(x: 4, y: 400))
    finger.move(to: CGPoint(x: 210, y: 400), over: 0.3)
    stage.world.advance(by: 0.05)

    let front = stage.detail.view.layer.presentation()?.frame.minX ?? -1
    let back = stage.list.view.layer.presentation()?.frame.minX ?? 1
    finger.up()
    stage.world.settle()

    #expect(abs(front - 196) < 2)
    #expect(isNear(back, -0.3 * (390 - front), 1e-6))
  }

  @Test func `G2 half way or fast it pops, a movement back does not`() {
    for (end, pops) in [(150, false), (330, true)] as [(CGFloat, Bool)] {
      let stage = SwipeStage()
      stage.swipe(to: end)
      #expect(stage.isPopped == pops)
    }
    let flick = SwipeStage()
    flick.world.finger.flick(
      from: CGPoint(x: 4, y: 400), to: CGPoint(x: 130, y: 400), velocity: 900)
    flick.world.settle()
    #expect(flick.isPopped)
    let back = SwipeStage()
    back.world.finger.down(at: CGPoint(x: 4, y: 400))
    back.world.finger.move(to: CGPoint(x: 350, y: 400), over: 0.3)
    back.world.finger.move(to: CGPoint(x: 230, y: 400), over: 0.1)
    back.world.finger.up()
    back.world.settle()
    #expect(!back.isPopped)
  }

  @Test(arguments: [true, false])
  func `H1 a swipe that is over before its pop starts is kept, and nobody is to blame`(
    isLifted: Bool
  ) {
    let stage = SwipeStage()
    let now = stage.world.clock.now
    func send(_ phase: PointerSample.Phase, _ x: CGFloat) {
      stage.world.input.schedule(
        .pointer(
          PointerSample(
            phase: phase, position: CGPoint(x: x, y: 400), time: now, device: .scripted)), at: now)
    }

    send(.down, 4)
    send(.move, 330)
    if isLifted { send(.up, 330) } else { stage.world.finger.interrupt(.escapeKey) }
    stage.world.settle()

    #expect(stage.isPopped == isLifted)
    #expect(stage.navigation.runningTransition == nil)
    #expect(stage.reports.ids == [])
  }

  @Test func `F34 at the root it does not begin, and nobody says so`() {
    let stage = SwipeStage()
    stage.navigation.popViewController(animated: false)

    stage.swipe()

    #expect(stage.reports.all.isEmpty)
    #expect(stage.navigation.runningTransition == nil)
  }

  @Test func `F34 H16 a hidden back button refuses, and the reason is noted`() {
    let stage = SwipeStage()
    stage.detail.navigationItem.hidesBackButton = true

    stage.swipe()

    #expect(!stage.isPopped)
    #expect(stage.reports.notes == ["H16"])
    #expect(stage.reports.all.first?.message.contains("back button") == true)
  }

  @Test func `F34 H16 a left item of the page's own refuses, a supplement does not`() {
    let stage = SwipeStage()
    stage.detail.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Close", style: .plain, target: nil, action: nil)

    stage.swipe()
    let refused = !stage.isPopped
    stage.detail.navigationItem.leftItemsSupplementBackButton = true
    stage.swipe()

    #expect(refused)
    #expect(stage.isPopped)
  }

  @Test func `F34 H16 a hidden bar refuses`() {
    let stage = SwipeStage()
    stage.navigation.setNavigationBarHidden(true, animated: false)

    stage.swipe()

    #expect(!stage.isPopped)
    #expect(stage.reports.notes == ["H16"])
  }

  @Test func `F34 while a transition runs it does not begin`() {
    let stage = SwipeStage()
    stage.navigation.pushViewController(UIViewController(), animated: true)
    stage.world.advance(by: 0.1)

    stage.world.finger.drag(
      from: CGPoint(x: 4, y: 400), to: CGPoint(x: 330, y: 400), over: 0.1, hold: 0)
    stage.world.settle()

    #expect(stage.navigation.viewControllers.count == 3)
  }

  @Test func `C43 H16 a delegate that answers for animators takes the swipe away, nil or not`() {
    let stage = SwipeStage()
    let answers = NavigationAnswers(Journal())
    stage.navigation.delegate = answers

    stage.swipe()

    #expect(!stage.isPopped)
    #expect(stage.reports.notes == ["H16"])
  }

  @Test func `C43 a delegate without that question leaves it alone`() {
    let stage = SwipeStage()
    let quiet = QuietDelegate()
    stage.navigation.delegate = quiet

    stage.swipe()

    #expect(stage.isPopped)
    #expect(quiet.shown == 1)
  }

  @Test func `F35 H15 without its delegate it begins everywhere, at the root for nothing`() {
    let stage = SwipeStage()
    stage.navigation.setNavigationBarHidden(true, animated: false)
    stage.navigation.interactivePopGestureRecognizer?.delegate = nil

    stage.swipe()
    let popped = stage.isPopped
    stage.swipe()
    let reported = stage.reports.ids
    stage.navigation.pushViewController(stage.detail, animated: true)
    stage.world.settle()

    #expect(popped)
    #expect(reported == ["H15"])
    #expect(stage.navigation.topViewController === stage.detail)
  }

  @Test func `F35 with the app's own delegate the app decides`() {
    let stage = SwipeStage()
    let gate = Gate()
    stage.navigation.setNavigationBarHidden(true, animated: false)
    stage.navigation.interactivePopGestureRecognizer?.delegate = gate

    gate.isOpen = false
    stage.swipe()
    let closed = stage.isPopped
    gate.isOpen = true
    stage.swipe()

    #expect(!closed)
    #expect(stage.isPopped)
  }

  @Test func `F36 the newer look pops from anywhere`() {
    UIKitCompatibility.usesNewerLook = true
    defer { UIKitCompatibility.usesNewerLook = false }
    let stage = SwipeStage()

    stage.world.finger.drag(from: CGPoint(x: 120, y: 400), to: CGPoint(x: 380, y: 400))
    stage.world.settle()

    #expect(stage.navigation.interactiveContentPopGestureRecognizer != nil)
    #expect(stage.isPopped)
  }

  @Test func `isEnabled takes the swipe away and gives it back`() {
    let stage = SwipeStage()
    stage.navigation.interactivePopGestureRecognizer?.isEnabled = false

    stage.swipe()
    let popped = stage.isPopped
    stage.navigation.interactivePopGestureRecognizer?.isEnabled = true
    stage.swipe()

    #expect(!popped)
    #expect(stage.isPopped)
  }

  @Test func `disabled under the finger it goes back`() {
    let stage = SwipeStage()
    stage.world.finger.down(at: CGPoint(x: 4, y: 400))
    stage.world.finger.move(to: CGPoint(x: 200, y: 400), over: 0.2)

    stage.navigation.interactivePopGestureRecognizer?.isEnabled = false
    stage.world.settle()

    #expect(!stage.isPopped)
    #expect(stage.navigation.runningTransition == nil)
    #expect(stage.detail.view.frame.minX == 0)
  }
}

private final class QuietDelegate: NSObject, UINavigationControllerDelegate {
  private(set) var shown = 0

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { shown += 1 }
}

private final class Gate: NSObject, UIGestureRecognizerDelegate {
  var isOpen = true

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isOpen }
}
