import Foundation
import Testing

@testable import UIKitCore

@Suite struct UITapGestureRecognizerTests {
  let stage = GestureStage()
  let tap: UITapGestureRecognizer

  init() {
    tap = stage.add(UITapGestureRecognizer(), name: "tap", to: stage.page)
  }

  private func heard() -> [String] { stage.log.take().filter { $0.hasPrefix("tap") } }

  @Test func `A56: one tap of one finger, where it came down`() {
    stage.tap(CGPoint(x: 33, y: 44))

    #expect(heard() == ["tap.ended"])
    #expect(tap.numberOfTapsRequired == 1)
    #expect(tap.numberOfTouchesRequired == 1)
  }

  @Test func `A56: the place told is that of the first tap`() {
    tap.numberOfTapsRequired = 2
    let probe = PlaceProbe()
    tap.addTarget(probe, action: Selector(PlaceProbe.read(_:)))

    stage.tap(CGPoint(x: 33, y: 44))
    stage.wait(0.1)
    stage.tap(CGPoint(x: 43, y: 44))

    #expect(probe.place == CGPoint(x: 33, y: 44))
  }

  @Test func `A56: straying or resting too long is no tap`() {
    let straying = stage.down(CGPoint(x: 100, y: 100))
    stage.move(straying, to: CGPoint(x: 150, y: 100))
    stage.up(straying)
    let resting = stage.down(CGPoint(x: 100, y: 100))
    stage.wait(1)
    stage.up(resting)

    #expect(heard() == [])
  }

  @Test func `A56: taps too far apart in time are two`() {
    tap.numberOfTapsRequired = 2

    stage.tap(CGPoint(x: 33, y: 44))
    stage.wait(0.5)
    stage.tap(CGPoint(x: 33, y: 44))

    #expect(heard() == [])
  }

  @Test func `two fingers tap together`() {
    tap.numberOfTouchesRequired = 2

    let first = stage.down(CGPoint(x: 100, y: 100))
    let second = stage.down(CGPoint(x: 200, y: 100))
    stage.up(first)
    stage.up(second)

    #expect(heard() == ["tap.ended"])
  }
}

final class PlaceProbe {
  var place: CGPoint?

  func read(_ recognizer: UIGestureRecognizer) { place = recognizer.location(in: nil) }
}
