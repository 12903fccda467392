import Foundation
import Testing

@testable import UIKitCore

@Suite struct ScrollReasonTests {
  @Test func `B14 a drag along the axis that does not scroll is failed by its axis`() {
    let stage = ScrollStage()
    var verdicts: [GestureVerdict] = []
    stage.stage.arbiter.onStateChange = { verdicts.append($0) }

    let touch = stage.down(100, 400)
    stage.move(touch, by: CGPoint(x: 199, y: 0))
    stage.stage.up(touch)

    let pan = verdicts.first {
      $0.state == .failed && $0.recognizer is UIScrollViewPanGestureRecognizer
    }
    #expect(pan?.text == "lifted, and the drag went sideways, it scrolls up and down only")
  }
}
