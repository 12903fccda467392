import Foundation
import Geometry
import QuartzCore
import Testing

@testable import UIKitCore

/// A pull in some direction, with a scroll view under the finger.
private final class PullStage {
  let stage = GestureStage()
  let card = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let pull = HandoverPanGestureRecognizer()
  let log = CallLog()
  private(set) var events: [String] = []
  private var listener: Listening?

  init(content: CGSize = CGSize(width: 390, height: 3000)) {
    stage.screen.deviceInsets = .zero
    stage.page.addSubview(card)
    card.addSubview(scroll)
    scroll.contentSize = content
    pull.name = "pull"
    pull.addTarget(log, action: Selector(CallLog.record(_:)))
    card.addGestureRecognizer(pull)
    stage.wait(GestureStage.frame)
    listener = Engine.listen { [weak self] event in
      guard let self, case .handover(let handover) = event, handover.recognizer === pull else {
        return
      }
      events.append("\(handover.from) to \(handover.to)")
    }
  }

  func down(_ x: CGFloat = 195, _ y: CGFloat = 400) -> UITouch {
    stage.down(CGPoint(x: x, y: y))
  }

  func move(_ touch: UITouch, _ x: CGFloat, _ y: CGFloat, times: Int = 1) {
    for _ in 0..<times {
      let place = touch.location(in: nil)
      stage.move(touch, to: CGPoint(x: place.x + x, y: place.y + y))
    }
  }
}

@Suite struct HandoverPanTests {
  @Test func `it is adopted in two lines, and hands over within a drag by default`() {
    let pull = HandoverPanGestureRecognizer()

    #expect(pull.policy == .withinDrag && pull.direction == .down)
  }

  @Test func `it begins only when the view's turn comes, with what is left of the step`() {
    let stage = PullStage()
    stage.scroll.contentOffset.y = 25
    let touch = stage.down()

    stage.move(touch, 0, 10, times: 3)
    #expect(stage.log.lines.isEmpty && stage.scroll.contentOffset.y == 5)
    stage.move(touch, 0, 10)

    #expect(stage.log.lines == ["pull.began"])
    #expect(stage.pull.translation(in: nil).y == 5)
    #expect(stage.scroll.contentOffset.y == 0)
    #expect(stage.events == ["nobody to content", "content to view"])
  }

  @Test func `pushed back the view rests first, and the same step goes on in the content`() {
    let stage = PullStage()
    let touch = stage.down()
    stage.move(touch, 0, 10, times: 4)
    #expect(stage.pull.translation(in: nil).y == 30)

    stage.move(touch, 0, -45)

    #expect(stage.pull.translation(in: nil).y == 0)
    #expect(stage.scroll.contentOffset.y == 15)
    #expect(stage.pull.holder == .content)
    #expect(stage.pull.velocity(in: nil).y == 0)
    stage.stage.up(touch)
    #expect(stage.log.lines.last == "pull.ended")
  }

  @Test func `let go while the view has it the content is not thrown, and the other way round`() {
    let view = PullStage()
    let first = view.down()
    view.move(first, 0, 20, times: 8)
    view.stage.up(first)
    #expect(!view.scroll.isDecelerating)

    let content = PullStage()
    let second = content.down(195, 700)
    content.move(second, 0, 20, times: 3)
    content.move(second, 0, -20, times: 12)
    var speed: CGFloat = 1
    let probe = ActionRunner(at: .ended) {
      speed = ($0 as? UIPanGestureRecognizer)?.velocity(in: nil).y ?? 1
    }
    content.pull.addTarget(probe, action: Selector(ActionRunner.run(_:)))
    content.stage.up(second)

    #expect(content.scroll.isDecelerating)
    #expect(speed == 0)
  }

  @Test func `content dragged to the end without the view's turn fails it, and says so`() {
    let stage = PullStage()
    stage.scroll.contentOffset.y = 500
    var told: GestureArbitration?
    stage.stage.arbiter.onArbitration = { told = $0 }

    let touch = stage.down()
    stage.move(touch, 0, 10, times: 4)
    stage.stage.up(touch)

    #expect(stage.log.lines.isEmpty)
    #expect(told?.verdict(on: stage.pull)?.text == "the content had the drag to its end")
  }

  @Test(arguments: [
    HandoverPanGestureRecognizer.Direction.up, .left, .right,
  ])
  func `it pulls in any direction`(direction: HandoverPanGestureRecognizer.Direction) {
    let stage = PullStage(content: CGSize(width: 3000, height: 3000))
    stage.scroll.isDirectionalLockEnabled = true
    stage.pull.direction = direction
    let end = CGPoint(x: 3000 - 390, y: 3000 - 844)
    let (step, start, edge): (CGPoint, CGPoint, CGPoint) =
      switch direction {
      case .up: (CGPoint(x: 0, y: -10), CGPoint(x: 500, y: end.y - 20), CGPoint(x: 500, y: end.y))
      case .left: (CGPoint(x: -10, y: 0), CGPoint(x: end.x - 20, y: 500), CGPoint(x: end.x, y: 500))
      default: (CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 500), CGPoint(x: 0, y: 500))
      }
    stage.scroll.contentOffset = start
    let touch = stage.down(195, 400)

    stage.move(touch, step.x, step.y, times: 3)
    #expect(stage.log.lines.isEmpty)
    #expect(stage.scroll.contentOffset == edge)
    stage.move(touch, step.x, step.y, times: 2)

    #expect(stage.scroll.contentOffset == edge)
    #expect(
      stage.pull.translation(in: nil) == CGPoint(x: step.x * 2, y: step.y * 2))
  }

  @Test func `with more to scroll around it the inner one keeps the drag`() {
    let stage = PullStage()
    stage.scroll.contentOffset.y = 100
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
    inner.contentSize = CGSize(width: 390, height: 2000)
    inner.transfersVerticalScrollingToParent = false
    stage.scroll.addSubview(inner)
    let touch = stage.down()

    stage.move(touch, 0, 10, times: 6)

    #expect(stage.log.lines.isEmpty)
    #expect(inner.contentOffset.y < 0)
    #expect(stage.scroll.contentOffset.y == 100)
  }

  @Test func `at its top the inner one leaves the drag to the outer, and that to the view`() {
    let stage = PullStage()
    stage.scroll.contentOffset.y = 30
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
    inner.contentSize = CGSize(width: 390, height: 2000)
    stage.scroll.addSubview(inner)
    let touch = stage.down()

    stage.move(touch, 0, 10, times: 6)

    #expect(inner.contentOffset.y == 0)
    #expect(stage.scroll.contentOffset.y == 0)
    #expect(stage.pull.translation(in: nil).y == 20)
  }

  @Test
  func `grabbed while it bounces at its top it stays as it is, the view moves, and all goes home`()
  {
    let stage = PullStage()
    stage.stage.inFrame {
      stage.scroll.bounds.origin.y = -90
      stage.scroll.fingersUp()
    }
    stage.stage.wait(0.03)
    let touch = stage.down()
    let caught = stage.scroll.contentOffset.y
    #expect(caught < -20)

    stage.move(touch, 0, 10, times: 5)
    #expect(stage.scroll.contentOffset.y == caught)
    #expect(stage.pull.translation(in: nil).y == 40)
    stage.stage.up(touch)
    stage.stage.wait(2)

    #expect(stage.scroll.contentOffset.y == 0)
  }

  @Test func `a finger that catches a throw scrolls it on, to the top and beyond`() {
    let stage = PullStage()
    stage.stage.inFrame {
      stage.scroll.contentOffset.y = 300
      stage.scroll.throwContent(by: CGPoint(x: 0, y: -900))
    }
    stage.stage.wait(0.1)
    let touch = stage.down()
    let caught = stage.scroll.contentOffset.y
    #expect(caught > 100 && caught < 300)

    stage.move(touch, 0, 10, times: 31)

    #expect(stage.scroll.contentOffset.y == 0)
    #expect(abs(stage.pull.translation(in: nil).y - (300 - caught)) < 0.5)
  }

  @Test func `A49: a second finger moves neither by itself`() {
    let stage = PullStage()
    let touch = stage.down()
    stage.move(touch, 0, 10, times: 4)
    let before = stage.pull.translation(in: nil).y

    let second = stage.stage.down(CGPoint(x: 300, y: 700))
    #expect(stage.pull.translation(in: nil).y == before)
    stage.stage.up(second)

    #expect(stage.pull.translation(in: nil).y == before)
    #expect(stage.scroll.contentOffset.y == 0)
  }

  @Test func `in a card shown smaller both still go as far as the finger`() {
    let stage = PullStage()
    stage.card.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    stage.scroll.contentOffset.y = 40
    let touch = stage.down()

    stage.move(touch, 0, 10, times: 6)

    // Forty points of content are twenty of the finger's fifty.
    #expect(stage.scroll.contentOffset.y == 0)
    #expect(abs(stage.pull.translation(in: nil).y - 30) < 1e-6)
  }

  @Test func `a delegate that refuses the view its turn leaves the rest to the content`() {
    let stage = PullStage()
    stage.scroll.contentOffset.y = 15
    let delegate = ScriptedDelegate()
    delegate.shouldBegin = false
    stage.pull.delegate = delegate
    let touch = stage.down()

    stage.move(touch, 0, 10, times: 6)

    #expect(stage.log.lines.isEmpty)
    #expect(stage.scroll.contentOffset.y < -10)
  }

  @Test func `the wheel never pulls unless asked to`() {
    #expect(HandoverPanGestureRecognizer().allowedScrollTypesMask == [])
  }
}
