import Foundation
import Geometry
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// A sheet full of a scroll view.
private final class ScrollingSheet {
  let stage: SheetStage
  let scrollView = UIScrollView(frame: .zero)

  init(_ detents: [UISheetPresentationController.Detent] = [.large()], content: CGFloat = 3000) {
    stage = SheetStage(detents)
    stage.present()
    scrollView.frame = stage.card.view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 390, height: content)
    stage.card.view.addSubview(scrollView)
    stage.world.settle()
  }

  func pull(from: CGFloat, to: CGFloat) {
    stage.world.finger.down(at: CGPoint(x: 195, y: from))
    stage.world.finger.move(to: CGPoint(x: 195, y: to), over: 0.2)
    stage.world.advanceFrame()
  }
}

@Suite struct SheetScrollTests {
  @Test func `B36 at the top a pull down moves the sheet, the content stays at 0`() {
    let sheet = ScrollingSheet()

    sheet.pull(from: 300, to: 400)

    #expect(abs(sheet.stage.seenTop - 147) < 0.01)
    #expect(sheet.scrollView.contentOffset.y == 0)
  }

  @Test func `B36 otherwise the content scrolls and the sheet stays`() {
    let sheet = ScrollingSheet()
    sheet.scrollView.contentOffset.y = 200

    sheet.pull(from: 300, to: 400)

    #expect(sheet.stage.seenTop == 57)
    #expect(abs(sheet.scrollView.contentOffset.y - 110) < 1.01)
  }

  @Test func `B36 at the top a push up scrolls the content of a large sheet`() {
    let sheet = ScrollingSheet()

    sheet.pull(from: 400, to: 300)

    #expect(sheet.stage.seenTop == 57)
    #expect(abs(sheet.scrollView.contentOffset.y - 90) < 1.01)
  }

  @Test func `B37 content that fits leaves the whole drag to the sheet`() {
    let sheet = ScrollingSheet(content: 100)

    sheet.pull(from: 300, to: 400)

    #expect(abs(sheet.stage.seenTop - 147) < 0.01)
  }

  @Test func `F23 scrolling on at a lower detent first raises the sheet`() {
    let sheet = ScrollingSheet([.medium(), .large()])

    sheet.pull(from: 700, to: 600)

    #expect(abs(sheet.stage.seenTop - 298) < 0.01)
    #expect(sheet.scrollView.contentOffset.y == 0)
  }

  @Test func `F23 unless that is not wanted`() {
    let sheet = ScrollingSheet([.medium(), .large()])
    sheet.stage.sheet.prefersScrollingExpandsWhenScrolledToEdge = false

    sheet.pull(from: 700, to: 600)

    #expect(abs(sheet.stage.seenTop - 388) < 1e-6)
    #expect(abs(sheet.scrollView.contentOffset.y - 90) < 1.01)
  }

  @Test func `B39 a drag sideways is left to what scrolls sideways`() {
    let sheet = ScrollingSheet()
    sheet.scrollView.contentSize = CGSize(width: 2000, height: 500)

    sheet.stage.world.finger.down(at: CGPoint(x: 300, y: 400))
    sheet.stage.world.finger.move(to: CGPoint(x: 200, y: 420), over: 0.2)
    sheet.stage.world.advanceFrame()

    #expect(sheet.stage.seenTop == 57)
    #expect(sheet.scrollView.contentOffset.x > 80)
  }

  @Test func `what a drag takes it says, so that the rest can go elsewhere`() {
    let sheet = ScrollingSheet([.medium(), .large()])
    let drag = SheetDrag(sheet.stage.sheet, seen: 456)

    let first = drag.take(-300)
    let second = drag.take(-100)

    #expect(abs(first + 300) < 1e-6)
    #expect(abs(second + 31) < 1e-6)
  }
}
