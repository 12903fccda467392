import Foundation
import Testing

@testable import UIKitCore

@Suite struct ScrollNumberTests {
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `insets and sizes that are no numbers leave the rest of the geometry alone`(bad: CGFloat) {
    let stage = ScrollStage()
    let list = stage.list

    list.contentInset = UIEdgeInsets(top: bad, left: bad, bottom: 20, right: bad)
    stage.flick(from: CGPoint(x: 200, y: 600), by: CGPoint(x: 0, y: -200), over: 0.1)
    stage.wait(3)
    let moved = list.contentOffset
    let offsets = list.vertical.offsets
    list.contentSize = CGSize(width: bad, height: bad)
    stage.flick(from: CGPoint(x: 200, y: 600), by: CGPoint(x: -90, y: -200), over: 0.1)
    stage.wait(3)

    #expect(moved.y > 150 && moved.y.isFinite && moved.x == 0)
    #expect(offsets == 0...(3000 + 20 - 844))
    #expect(list.contentOffset.x.isFinite && list.contentOffset.y.isFinite)
  }
}
