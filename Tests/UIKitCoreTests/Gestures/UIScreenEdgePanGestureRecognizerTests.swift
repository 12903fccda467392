import Foundation
import Testing

@testable import UIKitCore

@Suite struct UIScreenEdgePanGestureRecognizerTests {
  let stage = GestureStage()
  let pan: UIScreenEdgePanGestureRecognizer

  init() {
    pan = stage.add(UIScreenEdgePanGestureRecognizer(), name: "edge", to: stage.page)
    pan.edges = .left
  }

  private func drag(from start: CGPoint, to end: CGPoint) -> [String] {
    let touch = stage.down(start)
    stage.drag(touch, to: end, over: 0.2)
    stage.up(touch)
    return stage.log.take().filter { $0.hasPrefix("edge") }
  }

  @Test func `A52: without edges nothing is recognized`() {
    pan.edges = []

    #expect(drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 200, y: 400)) == [])
  }

  @Test(arguments: [
    (UIRectEdge.left, CGPoint(x: 5, y: 400)), (.right, CGPoint(x: 388, y: 400)),
    (.top, CGPoint(x: 195, y: 3)), (.bottom, CGPoint(x: 195, y: 840)),
  ])
  func `A52: each edge works inwards`(edge: UIRectEdge, start: CGPoint) {
    pan.edges = edge

    let heard = drag(from: start, to: CGPoint(x: 195, y: 401))

    #expect(heard.first == "edge.began")
    #expect(heard.last == "edge.ended")
  }

  @Test func `A53: the zone is twenty points, and tunable`() {
    #expect(drag(from: CGPoint(x: 20, y: 400), to: CGPoint(x: 200, y: 400)) == [])

    pan.feel.edgeZone = 40

    #expect(!drag(from: CGPoint(x: 20, y: 400), to: CGPoint(x: 200, y: 400)).isEmpty)
  }

  @Test func `A54: a drag along the edge fails`() {
    #expect(drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 60, y: 600)) == [])
  }

  @Test func `A52: a second finger is ignored`() {
    let first = stage.down(CGPoint(x: 5, y: 400))
    stage.drag(first, to: CGPoint(x: 55, y: 400), over: 0.1)
    let second = stage.down(CGPoint(x: 200, y: 400))
    stage.move(second, to: CGPoint(x: 300, y: 400))

    #expect(pan.translation(in: nil).x == 40)
  }
}
