import Foundation
import Testing

@testable import UIKitCore

@Suite struct GestureTransitionsTests {
  @Test func `A1: states have UIKit's numbers`() {
    let states: [UIGestureRecognizer.State] = [
      .possible, .began, .changed, .ended, .cancelled, .failed,
    ]

    #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(UIGestureRecognizer.State.recognized == .ended)
  }

  @Test(arguments: [
    (UIGestureRecognizer.State.possible, UIGestureRecognizer.State.ended), (.possible, .failed),
    (.possible, .began), (.began, .changed), (.began, .ended), (.began, .cancelled),
    (.changed, .changed), (.changed, .ended), (.changed, .cancelled),
  ])
  func `A2: the nine legal steps are taken as they are`(
    from: UIGestureRecognizer.State, to: UIGestureRecognizer.State
  ) {
    #expect(GestureTransitions.outcome(from: from, requesting: to) == .move(to))
  }

  @Test(arguments: [UIGestureRecognizer.State.ended, .cancelled, .failed], 0...5)
  func `A2: nothing leads out of an end but the reset`(
    from: UIGestureRecognizer.State, to: Int
  ) throws {
    let next = try #require(UIGestureRecognizer.State(rawValue: to))

    #expect(GestureTransitions.outcome(from: from, requesting: next) == .ignore)
  }

  @Test func `a step with no legal meaning gets the nearest one`() {
    #expect(GestureTransitions.outcome(from: .possible, requesting: .cancelled) == .move(.failed))
    #expect(GestureTransitions.outcome(from: .possible, requesting: .changed) == .move(.began))
    #expect(GestureTransitions.outcome(from: .changed, requesting: .failed) == .move(.cancelled))
    #expect(GestureTransitions.outcome(from: .began, requesting: .began) == .move(.changed))
  }
}
