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

  // MARK: Within one drag

  /// The worst step of a frame beyond the finger's, card and content together.
  private func follow(_ sheet: ScrollingSheet, _ way: [CGFloat]) -> CGFloat {
    let finger = sheet.stage.world.finger
    finger.sampleRate = 60
    var last: (CGFloat, CGFloat)?
    var worst: CGFloat = 0
    sheet.stage.world.loop.onTurn = { _, _ in
      let now = (sheet.stage.seenTop, sheet.scrollView.contentOffset.y)
      if let last { worst = max(worst, abs(now.0 - last.0) + abs(now.1 - last.1)) }
      last = now
    }
    finger.down(at: CGPoint(x: 195, y: way[0]))
    for (start, end) in zip(way, way.dropFirst()) {
      finger.move(to: CGPoint(x: 195, y: end), over: TimeInterval(abs(end - start) / 480))
    }
    return worst - 8
  }

  @Test func `past its top the content hands the drag to the sheet, and gets it back`() {
    let sheet = ScrollingSheet()
    sheet.scrollView.contentOffset.y = 50

    let down = follow(sheet, [300, 420])
    #expect(sheet.scrollView.contentOffset.y == 0)
    #expect(abs(sheet.stage.seenTop - 57 - 60) < 1.1)
    sheet.stage.world.finger.move(to: CGPoint(x: 195, y: 260), over: 0.4)

    #expect(down < 1)
    #expect(abs(sheet.stage.seenTop - 57) < 0.01)
    #expect(abs(sheet.scrollView.contentOffset.y - 100) < 1.1)
    sheet.stage.world.finger.up()
    sheet.stage.world.settle()
    #expect(sheet.stage.card.presentingViewController != nil)
    #expect(sheet.stage.seenTop == 57)
  }

  @Test func `at a lower detent a push up raises the sheet, and scrolls on in the same drag`() {
    let sheet = ScrollingSheet([.medium(), .large()])

    let jump = follow(sheet, [780, 300])

    #expect(jump < 1)
    #expect(abs(sheet.stage.seenTop - 57) < 0.01)
    #expect(sheet.scrollView.contentOffset.y > 100)
    sheet.stage.world.finger.up()
    sheet.stage.world.settle()
    #expect(sheet.stage.sheet.selectedDetentIdentifier == .large)
  }

  @Test func `handed over and let go of far enough down it is dismissed`() {
    let sheet = ScrollingSheet()
    sheet.scrollView.contentOffset.y = 50

    _ = follow(sheet, [200, 830])
    sheet.stage.world.finger.hold(for: 0.2)
    sheet.stage.world.finger.up()
    sheet.stage.world.settle()

    #expect(sheet.stage.card.presentingViewController == nil)
  }

  @Test
  func `B36 with the classic rule a drag that has scrolled to the top goes on in the content`() {
    UIKitCompatibility.sheetsShareDrags = false
    defer { UIKitCompatibility.sheetsShareDrags = true }
    let sheet = ScrollingSheet()
    sheet.scrollView.contentOffset.y = 50

    _ = follow(sheet, [300, 420])

    #expect(sheet.stage.seenTop == 57)
    #expect(sheet.scrollView.contentOffset.y < -20)
  }

  @Test(arguments: [true, false])
  func `a refresh control is pulled out first`(shares: Bool) {
    UIKitCompatibility.sheetsShareDrags = shares
    defer { UIKitCompatibility.sheetsShareDrags = true }
    let sheet = ScrollingSheet()
    sheet.scrollView.refreshControl = UIRefreshControl()

    _ = follow(sheet, [200, 300])
    #expect(sheet.stage.seenTop == 57)
    #expect(sheet.scrollView.contentOffset.y < -40)
    sheet.stage.world.finger.move(to: CGPoint(x: 195, y: 560), over: 0.5)

    #expect(sheet.scrollView.refreshControl?.isRefreshing == true)
    #expect((sheet.stage.seenTop > 100) == shares)
  }
}
