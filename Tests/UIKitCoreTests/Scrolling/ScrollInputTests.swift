import Display
import Foundation
import Simulator
import Testing

@testable import UIKitCore

/// A list of 5000 points under a page's hand: wheel, touchpad, keys, status bar.
final class InputStage {
  let world = Simulation()
  let page = UIViewController()
  let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let delegate = ScrollLog()

  init() {
    list.contentSize = CGSize(width: 390, height: 5000)
    list.contentInsetAdjustmentBehavior = .never
    list.delegate = delegate
    page.view.addSubview(list)
    world.show(page)
    world.settle()
  }

  func key(_ key: KeyStroke.Key, _ modifiers: KeyModifiers = []) {
    let now = world.clock.now
    for isDown in [true, false] {
      world.input.schedule(
        .key(KeyStroke(key: key, isDown: isDown, modifiers: modifiers, time: now)), at: now)
    }
    world.advanceFrame()
    world.settle()
  }
}

@Suite struct ScrollWheelTests {
  private let place = CGPoint(x: 195, y: 400)

  @Test func `a wheel's click is gone to without a jerk`() {
    let stage = InputStage()
    var offsets: [CGFloat] = []
    stage.world.loop.onTurn = { _, _ in offsets.append(stage.list.contentOffset.y) }

    stage.world.finger.scroll(at: place, by: CGPoint(x: 0, y: 53))
    stage.world.settle()

    #expect(stage.list.contentOffset.y == 53)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $1 >= $0 && $1 - $0 < 12 })
  }

  @Test func `clicks add up while it is under way`() {
    let stage = InputStage()

    for _ in 0..<5 { stage.world.finger.scroll(at: place, by: CGPoint(x: 0, y: 53)) }
    stage.world.settle()

    #expect(stage.list.contentOffset.y == 265)
  }

  @Test func `a touchpad's steps are taken as they come, within the edges`() {
    let stage = InputStage()

    stage.world.finger.scroll(at: place, by: CGPoint(x: 0, y: 7.5), isContinuous: true)
    #expect(stage.list.contentOffset.y == 7.5)
    stage.world.finger.scroll(at: place, by: CGPoint(x: 0, y: -90), isContinuous: true)

    #expect(stage.list.contentOffset.y == 0)
  }

  @Test func `what it scrolls it keeps until it pauses, then the one around may`() {
    let stage = InputStage()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
    inner.contentSize = CGSize(width: 390, height: 230)
    stage.list.addSubview(inner)

    for _ in 0..<6 {
      stage.world.finger.scroll(at: place, by: CGPoint(x: 0, y: 10), isContinuous: true)
    }
    #expect(inner.contentOffset.y == 30)
    #expect(stage.list.contentOffset.y == 0)
    stage.world.advance(by: 0.3)
    stage.world.finger.scroll(at: place, by: CGPoint(x: 0, y: 10), isContinuous: true)

    #expect(stage.list.contentOffset.y == 10)
  }

  @Test func `one click turns one page`() {
    let stage = InputStage()
    stage.list.isPagingEnabled = true

    stage.world.finger.scroll(at: place, by: CGPoint(x: 0, y: 53))
    stage.world.finger.scroll(at: place, by: CGPoint(x: 0, y: 53))
    stage.world.settle()

    #expect(stage.list.contentOffset.y == 844)
  }

  @Test func `a touchpad leaves pages where they belong`() {
    let stage = InputStage()
    stage.list.isPagingEnabled = true

    stage.world.finger.scroll(at: place, by: CGPoint(x: 0, y: 500), isContinuous: true)
    stage.world.settle()

    #expect(stage.list.contentOffset.y == 844)
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `a step that is no number moves nothing`(step: CGFloat) {
    let stage = InputStage()

    stage.world.finger.scroll(at: place, by: CGPoint(x: 0, y: step))
    stage.world.settle()

    #expect(stage.list.contentOffset.y == 0)
  }

  @Test func `a finger stops what the wheel moves`() {
    let stage = InputStage()
    for _ in 0..<5 { stage.world.finger.scroll(at: place, by: CGPoint(x: 0, y: 53)) }

    stage.world.finger.down(at: place)
    let caught = stage.list.contentOffset.y
    stage.world.advance(by: 0.5)
    stage.world.finger.up()

    #expect(stage.list.contentOffset.y == caught)
    #expect(caught < 265)
  }

  // MARK: Pans (A50)

  @Test func `A50: a pan takes no scrolling unless asked to, a scroll view's takes all`() {
    let stage = InputStage()

    #expect(UIPanGestureRecognizer().allowedScrollTypesMask == [])
    #expect(stage.list.panGestureRecognizer.allowedScrollTypesMask == .all)
  }

  @Test func `A50: asked to, scrolling drags it, and a pause ends it`() {
    let world = Simulation()
    let page = UIViewController()
    world.show(page)
    let pan = UIPanGestureRecognizer()
    pan.name = "pan"
    pan.allowedScrollTypesMask = .continuous
    let log = CallLog()
    pan.addTarget(log, action: Selector(CallLog.record(_:)))
    page.view.addGestureRecognizer(pan)

    world.finger.scroll(at: place, by: CGPoint(x: 0, y: -20), isContinuous: true)
    world.finger.scroll(at: place, by: CGPoint(x: 0, y: -20), isContinuous: true)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 40))
    #expect(pan.numberOfTouches == 0)
    #expect(pan.location(in: nil) == place)
    world.settle()

    #expect(log.lines == ["pan.began", "pan.changed", "pan.ended"])
    #expect(pan.state == .possible)
    world.finger.scroll(at: place, by: CGPoint(x: 0, y: -53), isContinuous: false)
    #expect(log.lines.count == 3)
  }

  @Test func `A50: scrolling never reaches the pan around a list that has more to show`() {
    let stage = InputStage()
    let pan = UIPanGestureRecognizer()
    pan.name = "pan"
    pan.allowedScrollTypesMask = .all
    let log = CallLog()
    pan.addTarget(log, action: Selector(CallLog.record(_:)))
    stage.page.view.addGestureRecognizer(pan)

    stage.world.finger.scroll(at: place, by: CGPoint(x: 0, y: 30), isContinuous: true)
    #expect(log.lines.isEmpty)
    stage.world.advance(by: 0.3)
    stage.list.contentOffset.y = 0
    stage.world.finger.scroll(at: place, by: CGPoint(x: 0, y: -30), isContinuous: true)

    #expect(log.lines == ["pan.began"])
  }

  @Test func `A50: its delegate may refuse it`() {
    let world = Simulation()
    let page = UIViewController()
    world.show(page)
    let pan = UIPanGestureRecognizer()
    pan.allowedScrollTypesMask = .all
    let delegate = ScriptedDelegate()
    delegate.shouldBegin = false
    pan.delegate = delegate
    page.view.addGestureRecognizer(pan)

    world.finger.scroll(at: place, by: CGPoint(x: 0, y: -30), isContinuous: true)
    world.settle()

    #expect(pan.state == .possible)
    #expect(delegate.questions.contains("shouldBegin"))
  }
}

@Suite struct ScrollKeyTests {
  @Test(arguments: [
    (KeyStroke.Key.down, KeyModifiers(), 40.0), (.pageDown, KeyModifiers(), 759.6),
    (.space, KeyModifiers(), 759.6),
    (.end, KeyModifiers(), 4156), (.down, .command, 4156),
  ])
  func `keys scroll the list under the pointer`(
    key: KeyStroke.Key, modifiers: KeyModifiers, expected: Double
  ) {
    let stage = InputStage()

    stage.key(key, modifiers)

    #expect(abs(Double(stage.list.contentOffset.y) - expected) < 0.5)
  }

  @Test(arguments: [
    (KeyStroke.Key.up, KeyModifiers()), (.pageUp, KeyModifiers()), (.space, .shift),
    (.home, KeyModifiers()),
  ])
  func `and back again`(key: KeyStroke.Key, modifiers: KeyModifiers) {
    let stage = InputStage()
    stage.key(.pageDown)
    let offset = stage.list.contentOffset.y

    stage.key(key, modifiers)

    #expect(stage.list.contentOffset.y < offset)
  }

  @Test func `a key at the end is left to the one around`() {
    let stage = InputStage()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
    inner.contentSize = CGSize(width: 390, height: 310)
    stage.list.addSubview(inner)

    stage.key(.down)
    #expect(inner.contentOffset.y == 10)
    stage.key(.down)

    #expect(stage.list.contentOffset.y == 40)
  }

  @Test func `a key that somebody takes scrolls nothing, nor does a list that is told not to`() {
    let stage = InputStage()
    stage.list.allowsKeyboardScrolling = false
    stage.key(.down)
    #expect(stage.list.contentOffset.y == 0)
    stage.list.allowsKeyboardScrolling = true
    let taker = KeyTaker(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.page.view.addSubview(taker)

    taker.becomeFirstResponder()
    stage.key(.down)

    #expect(taker.taken == 1)
    #expect(stage.list.contentOffset.y == 0)
  }

  @Test func `a scroll view around the first responder takes what that one leaves`() {
    let stage = InputStage()
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    other.contentSize = CGSize(width: 100, height: 500)
    other.contentInsetAdjustmentBehavior = .never
    let field = Focusable(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    other.addSubview(field)
    stage.page.view.addSubview(other)

    field.becomeFirstResponder()
    stage.key(.down)

    #expect(other.contentOffset.y == 40)
    #expect(stage.list.contentOffset.y == 0)
  }

  @Test func `dragging takes the keyboard away when asked to`() {
    let stage = InputStage()
    let field = Focusable(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.page.view.addSubview(field)

    field.becomeFirstResponder()
    stage.world.finger.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 400))
    #expect(field.isFirstResponder)
    stage.list.keyboardDismissMode = .interactive
    stage.world.finger.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 400))
    #expect(field.isFirstResponder)
    stage.world.finger.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 450))
    #expect(!field.isFirstResponder)
    field.becomeFirstResponder()
    stage.list.keyboardDismissMode = .onDrag
    stage.world.finger.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 400))

    #expect(!field.isFirstResponder)
  }
}

@Suite struct StatusBarTapTests {
  @Test func `a tap on the status bar scrolls to the top`() {
    let stage = InputStage()
    stage.list.contentOffset.y = 2000

    stage.world.finger.tap(at: CGPoint(x: 100, y: 20))
    stage.world.settle()

    #expect(stage.list.contentOffset.y == 0)
  }

  @Test func `not of a list that does not want it, nor of one of several`() {
    let stage = InputStage()
    stage.list.contentOffset.y = 2000
    stage.list.scrollsToTop = false
    stage.world.finger.tap(at: CGPoint(x: 100, y: 20))
    stage.world.settle()
    #expect(stage.list.contentOffset.y == 2000)
    stage.list.scrollsToTop = true
    let other = UIScrollView(frame: CGRect(x: 0, y: 400, width: 390, height: 200))
    other.contentSize = CGSize(width: 390, height: 900)
    stage.page.view.addSubview(other)

    stage.world.finger.tap(at: CGPoint(x: 100, y: 20))
    stage.world.settle()

    #expect(stage.list.contentOffset.y == 2000)
  }

  @Test func `a drag from there is no tap`() {
    let stage = InputStage()
    stage.list.contentOffset.y = 2000

    stage.world.finger.drag(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 100, y: 80))
    stage.world.settle()

    #expect(abs(stage.list.contentOffset.y - 1950) < 1)
  }
}

private final class KeyTaker: UIView {
  var taken = 0
  override var canBecomeFirstResponder: Bool { true }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    taken += presses.count
  }
}

private final class Focusable: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
