import Display
import Foundation
import Geometry
import Playground
import QuartzCore
import Simulator
import Testing
import UIKitCore

@Suite struct ConflictLabTests {
  private let start = CGPoint(x: 195, y: 500)

  private func stage(_ policy: Int, _ state: String = "top") throws -> SceneStage {
    try SceneStage("conflict-lab", state: state, set: ["policy": Double(policy)])
  }

  @Test func `handed over the card moves from the very point at which the list is at its top`()
    throws
  {
    let stage = try stage(5, "scrolled")
    let list = try #require(stage.view("content") as? UIScrollView)
    var worst: CGFloat = 0
    var last: (CGFloat, CGFloat)?
    stage.onFrame = {
      let now = (list.contentOffset.y, stage.view("card")?.transform.ty ?? 0)
      if let last { worst = max(worst, abs(now.0 - last.0) + abs(now.1 - last.1)) }
      last = now
    }

    stage.finger.down(at: start)
    stage.finger.move(to: CGPoint(x: 195, y: 800), over: 0.5)

    // Three samples of 4.8 points at most, and the frame that is divided is no exception.
    #expect(worst <= 14.5)
    #expect(list.contentOffset.y == 0)
    #expect(abs((stage.view("card")?.transform.ty ?? 0) - 90) < 0.5)
    stage.finger.up()
    stage.settle()
    #expect(stage.verdicts.map(\.outcome) == [.cancel])
    #expect(stage.view("card")?.transform.ty == 0)
  }

  @Test func `dismissed it comes back`() throws {
    let stage = try stage(4)

    stage.finger.drag(from: start, to: CGPoint(x: 195, y: 800))
    stage.settle()

    #expect(stage.verdicts.map(\.outcome) == [.finish])
    #expect(stage.view("card")?.transform.ty == 0)
  }

  @Test func `a chip chooses the policy`() throws {
    let stage = try stage(5)

    stage.finger.tap(at: CGPoint(x: 70, y: 116))

    #expect(stage.values["policy"] == 0)
  }

  @Test func `caught on its way back it stops, goes on from there, and home when let go`() throws {
    let stage = try stage(4)
    stage.finger.drag(from: start, to: CGPoint(x: 195, y: 700), hold: 0.2)
    stage.simulation.advance(by: 0.08)

    stage.finger.down(at: CGPoint(x: 195, y: 600))
    let caught = stage.view("card")?.transform.ty ?? 0
    stage.finger.hold(for: 0.3)
    #expect(caught > 20)
    #expect(stage.shownFrame("card")?.minY == stage.view("card")?.frame.minY)
    #expect(stage.view("card")?.transform.ty == caught)
    stage.finger.move(to: CGPoint(x: 195, y: 640), over: 0.2)
    #expect(abs((stage.view("card")?.transform.ty ?? 0) - caught - 30) < 0.5)
    stage.finger.up()
    stage.settle()

    #expect(stage.view("card")?.transform.ty == 0)
  }

  @Test func `with little motion it is caught where it fades, and stays in the hand`() throws {
    UIAccessibility.set(reduceMotion: true, crossFade: true)
    defer { UIAccessibility.set(reduceMotion: false, crossFade: false) }
    let stage = try stage(4)
    stage.finger.drag(from: start, to: CGPoint(x: 195, y: 700), hold: 0.2)
    let released = stage.view("card")?.transform.ty ?? 0
    stage.simulation.advance(by: 0.08)
    let fading = stage.shownAlpha("card") ?? 0

    stage.finger.down(at: CGPoint(x: 195, y: 600))
    stage.finger.hold(for: 0.6)
    let held = stage.view("card")?.transform.ty
    let shown = stage.shownAlpha("card")
    stage.finger.up()
    stage.settle()

    #expect(released > 100)
    #expect(fading > 0.05 && fading < 0.95)
    #expect(held == released)
    #expect(shown == 1)
    #expect(stage.view("card")?.transform.ty == 0)
    #expect(stage.shownAlpha("card") == 1)
  }

  @Test func `with little motion what was dismissed and is caught does not go after all`() throws {
    UIAccessibility.set(reduceMotion: true, crossFade: true)
    defer { UIAccessibility.set(reduceMotion: false, crossFade: false) }
    let stage = try stage(4)
    stage.finger.drag(from: start, to: CGPoint(x: 195, y: 800))
    stage.simulation.advance(by: 0.05)

    stage.finger.down(at: CGPoint(x: 195, y: 700))
    stage.finger.hold(for: 0.1)
    stage.finger.move(to: CGPoint(x: 195, y: 760), over: 0.2)
    let held = stage.view("card")?.transform.ty ?? 0
    stage.finger.hold(for: 0.6)

    #expect(stage.verdicts.map(\.outcome) == [.finish])
    #expect(held > 200)
    #expect(stage.view("card")?.transform.ty == held)
    stage.finger.up()
    stage.settle()
    #expect(stage.view("card")?.transform.ty == 0)
    #expect(stage.shownAlpha("card") == 1)
  }

  @Test func `a finger that takes the card from the keys ends their pull with a verdict`() throws {
    let stage = try stage(4)
    for _ in 0..<4 { stage.finger.key(.down) }
    let pulled = stage.view("card")?.transform.ty ?? 0

    stage.finger.down(at: CGPoint(x: 195, y: 600))
    let told = stage.verdicts
    stage.finger.move(to: CGPoint(x: 195, y: 640), over: 0.2)
    let held = stage.view("card")?.transform.ty ?? 0
    stage.finger.key(.return)
    stage.finger.up()
    stage.settle()

    #expect(pulled > 50)
    #expect(told.map(\.outcome) == [.cancel])
    #expect(told.first?.clauses.map(\.name) == ["Return"])
    // The finger goes on from where the keys had it, and they have no more to say.
    #expect(abs(held - pulled - 30) < 0.5)
    #expect(stage.verdicts.map(\.outcome) == [.cancel, .cancel])
    #expect(stage.verdicts.last?.clauses.first?.name == "percent")
    #expect(stage.view("card")?.transform.ty == 0)
  }

  @Test func `caught and let go without a pull it goes home`() throws {
    let stage = try stage(4)
    stage.finger.drag(from: start, to: CGPoint(x: 195, y: 700), hold: 0.2)
    stage.simulation.advance(by: 0.08)

    stage.finger.tap(at: CGPoint(x: 195, y: 600))
    stage.settle()

    #expect(stage.view("card")?.transform.ty == 0)
  }
}

@Suite struct ScrollLabTests {
  private func scroller(_ stage: SceneStage, _ name: String) throws -> UIScrollView {
    try #require(stage.view(name) as? UIScrollView)
  }

  @Test func `a sideways flick turns one page, and the page below stays`() throws {
    let stage = try SceneStage("scroll-lab")
    let pager = try scroller(stage, "pager")

    stage.finger.flick(
      from: CGPoint(x: 330, y: 250), to: CGPoint(x: 130, y: 255), velocity: 1500)
    stage.settle()

    #expect(pager.contentOffset.x == pager.bounds.width)
    #expect(try scroller(stage, "page").contentOffset.y == 0)
  }

  @Test func `from the edge the drawer comes and no scroller moves`() throws {
    let stage = try SceneStage("scroll-lab")
    let pager = try scroller(stage, "pager")

    stage.finger.down(at: CGPoint(x: 6, y: 250))
    stage.finger.move(to: CGPoint(x: 160, y: 252), over: 0.2)

    #expect((stage.view("drawer")?.transform.tx ?? 0) > 100)
    #expect(pager.contentOffset.x == 0)
    stage.finger.up()
    stage.settle()
    #expect(stage.verdicts.map(\.outcome) == [.finish])
    #expect(stage.view("drawer")?.transform.tx == 220)
  }

  @Test(arguments: [true, false])
  func `a tap beside the drawer sends it away, and so does a swipe on it`(isTap: Bool) throws {
    let stage = try SceneStage("scroll-lab")
    stage.finger.drag(from: CGPoint(x: 6, y: 250), to: CGPoint(x: 200, y: 252))
    stage.settle()
    let isOut = stage.view("drawer")?.isHidden == false

    if isTap {
      stage.finger.tap(at: CGPoint(x: 320, y: 500))
    } else {
      stage.finger.flick(
        from: CGPoint(x: 180, y: 500), to: CGPoint(x: 40, y: 500), velocity: 1500)
    }
    stage.settle()

    #expect(isOut)
    #expect(stage.view("drawer")?.isHidden == true)
  }

  @Test func `the inner list goes first, at its end the page`() throws {
    let stage = try SceneStage("scroll-lab", state: "middle")
    let inner = try scroller(stage, "inner")
    let page = try scroller(stage, "page")
    let place = inner.convert(
      CGPoint(x: inner.bounds.midX, y: inner.bounds.midY), to: nil)

    stage.finger.drag(from: place, to: CGPoint(x: place.x, y: place.y - 80))
    #expect(inner.contentOffset.y == 70)
    #expect(page.contentOffset.y == 260)
    inner.contentOffset.y = inner.contentSize.height - inner.bounds.height
    stage.finger.drag(from: place, to: CGPoint(x: place.x, y: place.y - 80))

    #expect(page.contentOffset.y == 330)
  }

  @Test func `the tunables reach every scroll view`() throws {
    let stage = try SceneStage("scroll-lab", set: ["slop": 3, "deceleration": 0.99])

    #expect(try scroller(stage, "pager").decelerationRate.rawValue == 0.99)
    #expect(try scroller(stage, "inner").panGestureRecognizer.feel.panSlop == 3)
  }

  @Test func `it rests when nothing moves`() throws {
    let stage = try SceneStage("scroll-lab")
    stage.finger.flick(from: CGPoint(x: 195, y: 650), to: CGPoint(x: 195, y: 400), velocity: 900)
    stage.settle()
    let ticks = stage.simulation.clock.tickCount

    stage.simulation.advance(by: 1)

    #expect(stage.simulation.clock.tickCount == ticks)
  }
}

/// A drag whose samples all bear one time stamp, and end exactly on the slop.
@Suite struct OneMomentTests {
  @Test func `A43, A48: the pull sets out down, though ten points came in no time at all`() throws {
    let stage = try SceneStage("pull-to-dismiss", state: "presented")
    stage.send(.down, at: CGPoint(x: 195, y: 80))
    for step in 1...10 { stage.send(.move, at: CGPoint(x: 195, y: 80 + CGFloat(step))) }
    stage.simulation.advanceFrame()
    stage.finger.move(to: CGPoint(x: 195, y: 300), over: 0.3)

    #expect(stage.transitions.contains { $0.kind == "dismiss" })
  }

  @Test func `A43, A48: the swipe sets out to the right`() throws {
    let stage = try SceneStage("swipe-back", state: "detail")
    stage.send(.down, at: CGPoint(x: 60, y: 450))
    for step in 1...10 { stage.send(.move, at: CGPoint(x: 60 + CGFloat(step), y: 450)) }
    stage.simulation.advanceFrame()
    stage.finger.move(to: CGPoint(x: 200, y: 450), over: 0.3)

    #expect(stage.transitions.contains { $0.kind == "pop" })
  }

  @Test func `a pan that is asked whether it begins has a velocity with a direction`() {
    let world = Simulation()
    let page = UIViewController()
    world.show(page)
    let asked = DirectionAsker()
    let pan = UIPanGestureRecognizer()
    pan.delegate = asked
    page.view.addGestureRecognizer(pan)
    let now = world.clock.now
    for (phase, y): (PointerSample.Phase, CGFloat) in [(.down, 100), (.move, 104), (.move, 110)] {
      world.input.schedule(
        .pointer(
          PointerSample(
            phase: phase, position: CGPoint(x: 50, y: y), time: now, device: .scripted)), at: now)
    }

    world.advanceFrame()

    #expect((asked.velocity?.y ?? 0) > 0)
    #expect((asked.velocity?.y ?? 0) <= 100)
    #expect(asked.velocity?.x == 0)
  }
}

private final class DirectionAsker: UIGestureRecognizerDelegate {
  var velocity: CGPoint?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    velocity = (gestureRecognizer as? UIPanGestureRecognizer)?.velocity(in: nil)
    return true
  }
}
