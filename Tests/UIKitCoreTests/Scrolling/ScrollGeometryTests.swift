import Foundation
import Testing

@testable import UIKitCore

@Suite struct ScrollGeometryTests {
  let stage = ScrollStage()
  var list: UIScrollView { stage.list }

  @Test func `B1: the offset is the origin of the bounds`() {
    list.contentOffset = CGPoint(x: 0, y: 120)
    #expect(list.bounds.origin == CGPoint(x: 0, y: 120))

    list.bounds.origin.y = 90

    #expect(list.contentOffset == CGPoint(x: 0, y: 90))
    #expect(stage.delegate.lines == ["didScroll"])
  }

  @Test func `B2: offsets lie between the insets and the content's end`() {
    list.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)

    #expect(list.vertical.offsets == -30...(3000 + 20 - 844))
    #expect(list.horizontal.offsets == 0...0)
    list.contentSize.height = 100
    #expect(list.vertical.offsets == -30 ... -30)
  }

  @Test func `B2: content that shrinks comes back to its edge`() {
    list.contentOffset.y = 2000

    list.contentSize.height = 1000

    #expect(list.contentOffset.y == 156)
  }

  @Test func `B3: at rest under a bar the offset is minus the adjusted inset`() {
    stage.stage.screen.deviceInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

    #expect(list.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(list.contentOffset == CGPoint(x: 0, y: -47))
    #expect(stage.delegate.lines.contains("didChangeAdjustedContentInset"))
  }

  @Test func `B3: the behaviours differ in which axes they adjust`() {
    stage.stage.screen.deviceInsets = UIEdgeInsets(top: 47, left: 11, bottom: 34, right: 12)
    let content = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    list.contentInset = content

    list.contentInsetAdjustmentBehavior = .never
    #expect(list.adjustedContentInset == content)
    list.contentInsetAdjustmentBehavior = .always
    #expect(
      list.adjustedContentInset == UIEdgeInsets(top: 48, left: 13, bottom: 37, right: 16))
    list.contentInsetAdjustmentBehavior = .scrollableAxes
    list.contentSize = CGSize(width: 300, height: 3000)
    #expect(list.adjustedContentInset == UIEdgeInsets(top: 48, left: 2, bottom: 37, right: 4))
    list.contentSize = CGSize(width: 300, height: 300)
    #expect(list.adjustedContentInset == content)
    list.alwaysBounceVertical = true
    #expect(list.adjustedContentInset.top == 48)
  }

  @Test func `B5: the defaults are UIKit's`() {
    let view = UIScrollView(frame: .zero)

    #expect(view.bounces && view.isScrollEnabled)
    #expect(view.delaysContentTouches && view.canCancelContentTouches)
    #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
    #expect(!view.isDirectionalLockEnabled && !view.isPagingEnabled)
    #expect(view.decelerationRate == .normal)
  }

  @Test func `B8: an animated offset takes a quarter of a second`() {
    stage.stage.inFrame { list.setContentOffset(CGPoint(x: 0, y: 500), animated: true) }

    stage.wait(0.125)
    #expect(abs(list.contentOffset.y - 250) < 20)
    #expect(!stage.delegate.lines.contains("didEndScrollingAnimation"))
    stage.wait(0.14)

    #expect(list.contentOffset.y == 500)
    #expect(stage.delegate.lines == ["didScroll", "didEndScrollingAnimation"])
    #expect(!list.isDecelerating)
  }

  @Test func `scrolling to a rectangle goes no further than needed`() {
    list.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 50), animated: false)
    #expect(list.contentOffset.y == 106)
    list.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 50), animated: false)
    #expect(list.contentOffset.y == 106)

    list.scrollRectToVisible(CGRect(x: 0, y: 2990, width: 10, height: 500), animated: false)

    #expect(list.contentOffset.y == 2156)
  }

  @Test func `an offset that is not a number is dropped`() {
    list.contentOffset = CGPoint(x: CGFloat.nan, y: 3)

    #expect(list.contentOffset == .zero)
  }

  @Test func `B33: the indicator is thin, near the edge, and fades at rest`() throws {
    stage.flick(from: CGPoint(x: 100, y: 600), by: CGPoint(x: 0, y: -200), over: 0.2)
    let line = try #require(list.subviews.last as? ScrollIndicator)

    #expect(line.frame.width == 2.5)
    #expect(line.frame.maxX == 387)
    #expect(line.alpha == 1)
    stage.wait(4)
    #expect(line.alpha == 0)
    #expect(line.frame.minY >= list.contentOffset.y + 3)
  }

  @Test func `the wheel moves content within its edges and leaves the rest to others`() {
    #expect(list.scrollWheel(delta: CGPoint(x: 0, y: 60)))
    #expect(list.contentOffset.y == 60)
    #expect(list.scrollWheel(delta: CGPoint(x: 0, y: -90)))
    #expect(list.contentOffset.y == 0)
    #expect(!list.scrollWheel(delta: CGPoint(x: 0, y: -10)))
    #expect(!list.scrollWheel(delta: CGPoint(x: 10, y: 0)))
    #expect(!list.scrollWheel(delta: CGPoint(x: CGFloat.nan, y: 0)))
  }

  @Test(arguments: [CGFloat(47), 0])
  func `content on its way back to its top comes to its top, wherever that is by then`(
    inset: CGFloat
  ) {
    let scroll = ScrollStage()
    scroll.list.contentInset.top = 47 - inset
    scroll.place(from: CGPoint(x: 200, y: 300), by: CGPoint(x: 0, y: 200))
    scroll.wait(0.05)
    let wasComingBack = scroll.list.isDecelerating

    scroll.list.contentInset.top = inset
    scroll.wait(3)

    #expect(wasComingBack)
    #expect(!scroll.list.isDecelerating)
    #expect(scroll.list.contentOffset.y == -inset)
  }
}
