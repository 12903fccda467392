import Foundation
import Motion
import Simulator
import Testing

@testable import UIKitCore

@Suite struct ScrollFactTests {
  @Test func `B7: the built-in pan keeps its delegate, and it is told`() {
    let stage = ScrollStage()
    let stranger = ScriptedDelegate()
    var told: [Diagnostic] = []
    Diagnostics.onReport = { told.append($0) }
    defer { Diagnostics.onReport = nil }

    stage.list.panGestureRecognizer.delegate = stranger
    stage.place(from: CGPoint(x: 100, y: 600), by: CGPoint(x: 0, y: -100))

    #expect(stage.list.panGestureRecognizer.delegate == nil)
    #expect(told.map(\.id) == ["B7"])
    #expect(stranger.questions.isEmpty)
    #expect(stage.list.contentOffset.y == 90)
  }

  @Test func `B23: the rates are 0.998 and 0.99`() {
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
    #expect(ScrollStage().list.decelerationRate == .normal)
  }

  @Test(arguments: [UIScrollView.DecelerationRate.normal, .fast], [600.0, 1500, 3000])
  func `B23, B26: a throw lands where its rate says, within half a point`(
    rate: UIScrollView.DecelerationRate, speed: Double
  ) throws {
    let stage = ScrollStage()
    stage.list.contentSize.height = 9000
    stage.list.decelerationRate = rate
    let time = 0.2

    stage.flick(
      from: CGPoint(x: 100, y: 800), by: CGPoint(x: 0, y: -speed * time), over: time)
    let released = Double(stage.list.contentOffset.y)
    let velocity = Double(try #require(stage.delegate.velocity?.y)) * 1000
    stage.wait(6)

    let reach = Double(rate.rawValue) / (1 - Double(rate.rawValue)) / 1000
    let landing = released + (velocity - 10) * reach
    #expect(abs(velocity - speed) < speed * 0.02)
    #expect(abs(Double(stage.list.contentOffset.y) - landing) < 0.5)
  }

  @Test func `B24, B27: it sets out a frame after the lift, then loses its speed as it should`() {
    let stage = ScrollStage()
    stage.flick(from: CGPoint(x: 100, y: 700), by: CGPoint(x: 0, y: -300), over: 0.2)
    let released = Double(stage.list.contentOffset.y)
    #expect(released == 290)

    for frame in 1...60 {
      stage.wait(GestureStage.frame)
      let time = Double(frame) * GestureStage.frame
      let expected = released + 1500 * 0.499 * (1 - pow(0.998, 1000 * time))
      #expect(abs(Double(stage.list.contentOffset.y) - expected) < 0.5)
    }
  }

  @Test(arguments: [10.0, 50, 100, 200, 400])
  func `B21: the rubber band's figures are seen in the content`(pull: Double) {
    let shown: [Double: Double] = [10: 5.46, 50: 26.64, 100: 51.66, 200: 97.42, 400: 174.85]
    let stage = ScrollStage()
    stage.list.frame.size.height = 852
    let touch = stage.down(100, 200)

    stage.stage.drag(touch, to: CGPoint(x: 100, y: 210 + pull), over: 0.4)

    #expect(abs(Double(-stage.list.contentOffset.y) - (shown[pull] ?? 0)) < 0.5)
  }

  @Test(arguments: [0.1, 0.55, 1])
  func `a list whose feel says so gives more or less`(give: Double) {
    let stage = ScrollStage()
    stage.list.panGestureRecognizer.feel.rubberBand = give
    let touch = stage.down(100, 200)

    stage.stage.drag(touch, to: CGPoint(x: 100, y: 410), over: 0.4)

    let shown = RubberBand(dimension: 844, coefficient: give).banded(200)
    #expect(abs(Double(stage.list.contentOffset.y) + shown) < 0.5)
  }

  @Test func `B28: thrown at its edge it overshoots by the speed there over eleven times e`() {
    let stage = ScrollStage()
    stage.list.contentOffset.y = 400
    stage.flick(from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: 200), over: 0.1)
    let released = Double(stage.list.contentOffset.y)
    let throwing = Deceleration(initialValue: released, velocity: -2000)
    let impact = throwing.time(reaching: 0).map { throwing.velocity(at: $0) } ?? 0
    var lowest = 0.0

    for _ in 0..<600 {
      stage.wait(1.0 / 240)
      lowest = min(lowest, Double(stage.list.contentOffset.y))
    }

    #expect(abs(lowest - impact / (11 * M_E)) < 0.5)
    #expect(stage.list.contentOffset.y == 0)
  }

  @Test func `B30: let go while stretching it swings on with the speed that shows`() throws {
    let stage = ScrollStage()
    let touch = stage.down(100, 100)
    stage.stage.drag(touch, to: CGPoint(x: 100, y: 310), over: 7 * GestureStage.frame)
    let shown = Double(stage.list.contentOffset.y)
    let finger = 30 / GestureStage.frame
    let stretch = 200 * 0.55 / 844 + 1
    stage.stage.up(touch)
    stage.wait(0.05)

    let bounce = ScrollBounce(
      initialValue: shown, velocity: -finger * 0.55 / (stretch * stretch))
    #expect(abs(Double(stage.list.contentOffset.y) - bounce.value(at: 0.05)) < 0.5)
  }

  @Test(arguments: [1.0, 2, 3])
  func `B31: offsets lie on the pixels of any screen`(scale: Double) {
    let world = Simulation(scale: CGFloat(scale))
    let page = UIViewController()
    let list = UIScrollView(frame: world.screen.bounds)
    list.contentSize = CGSize(width: 390, height: 5000)
    list.contentInsetAdjustmentBehavior = .never
    page.view.addSubview(list)
    world.show(page)

    world.finger.down(at: CGPoint(x: 100, y: 700))
    world.finger.move(to: CGPoint(x: 100, y: 612.37), over: 0.2)

    let pixels = Double(list.contentOffset.y) * scale
    #expect(abs(pixels - pixels.rounded()) < 1e-9)
    #expect(list.contentOffset.y > 70)
  }

  @Test func `B38: transferring to the parent may be switched off`() {
    let stage = ScrollStage()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    inner.contentSize = CGSize(width: 390, height: 1200)
    stage.content.addSubview(inner)
    inner.contentOffset.y = 600
    #expect(inner.transfersVerticalScrollingToParent && inner.transfersHorizontalScrollingToParent)

    inner.transfersVerticalScrollingToParent = false
    let touch = stage.down(100, 500)
    stage.stage.drag(touch, to: CGPoint(x: 100, y: 400), over: 0.2)

    #expect(inner.contentOffset.y > 600)
    #expect(stage.list.contentOffset.y == 0)
  }

  @Test func `B39: an edge pan that a horizontal scroller waits for wins in its zone only`() {
    let stage = ScrollStage()
    stage.list.contentSize = CGSize(width: 1600, height: 844)
    stage.list.contentOffset.x = 400
    let edge = stage.stage.add(
      UIScreenEdgePanGestureRecognizer(), name: "edge", to: stage.stage.page)
    edge.edges = .left
    stage.list.panGestureRecognizer.require(toFail: edge)

    stage.place(from: CGPoint(x: 5, y: 400), by: CGPoint(x: 100, y: 0))
    #expect(stage.stage.log.take().contains("edge.began"))
    #expect(stage.list.contentOffset.x == 400)
    stage.place(from: CGPoint(x: 60, y: 400), by: CGPoint(x: 100, y: 0))

    #expect(!stage.stage.log.take().contains("edge.began"))
    #expect(abs(stage.list.contentOffset.x - 310) < 1)
  }

  @Test func `a drag that turns to the axis it can scroll along does not start with a jump`() {
    let stage = ScrollStage()
    let touch = stage.down(100, 600)
    stage.stage.drag(touch, to: CGPoint(x: 180, y: 560), over: 0.2)
    #expect(!stage.list.isDragging)
    var last = stage.list.contentOffset.y
    var worst: CGFloat = 0

    for step in 1...40 {
      stage.move(touch, by: CGPoint(x: 0, y: -4))
      worst = max(worst, abs(stage.list.contentOffset.y - last))
      last = stage.list.contentOffset.y
      _ = step
    }

    #expect(stage.list.isDragging)
    #expect(worst <= 4.5)
  }

  @Test func `bouncing may be left to one axis`() {
    let stage = ScrollStage()
    stage.list.bouncesVertically = false

    let touch = stage.down(100, 200)
    stage.stage.drag(touch, to: CGPoint(x: 100, y: 400), over: 0.2)

    #expect(stage.list.contentOffset.y == 0)
  }

  @Test func `the indicator's insets are one for both, and may leave out the safe area`() {
    let stage = ScrollStage()

    stage.list.scrollIndicatorInsets = UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0)

    #expect(stage.list.verticalScrollIndicatorInsets.top == 7)
    #expect(stage.list.horizontalScrollIndicatorInsets.top == 7)
    #expect(stage.list.automaticallyAdjustsScrollIndicatorInsets)
  }

  @Test func `what is held open at the top is come home to without a jump, and let go of as well`()
  {
    let stage = ScrollStage()
    stage.list.refreshControl = UIRefreshControl()

    let touch = stage.down(100, 100)
    var last = stage.list.contentOffset.y
    var worst: CGFloat = 0
    for _ in 0..<60 {
      stage.move(touch, by: CGPoint(x: 0, y: 8))
      worst = max(worst, abs(stage.list.contentOffset.y - last))
      last = stage.list.contentOffset.y
    }
    stage.wait(0.2)
    #expect(worst <= 8)
    #expect(stage.list.refreshControl?.isRefreshing == true)
    let pulled = stage.list.contentOffset.y
    stage.stage.up(touch)
    #expect(abs(stage.list.contentOffset.y - pulled) < 0.5)
    stage.wait(2)

    #expect(stage.list.contentOffset.y == -60)
    #expect(stage.list.adjustedContentInset.top == 60)
  }
}
