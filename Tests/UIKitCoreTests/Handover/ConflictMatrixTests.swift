import Foundation
import Geometry
import Testing

@testable import UIKitCore

/// Who moves, frame by frame, for everything a card may hold, every way a finger may go and every
/// policy; told beforehand by the rules alone.
@Suite struct ConflictMatrixTests {
  typealias Content = ConflictContent.Kind

  @Test(arguments: Content.allCases, HandoverPolicy.allCases)
  func `B34, B35, B36, B37, B38: exactly those move that should, as far as they should`(
    content: Content, policy: HandoverPolicy
  ) {
    for way in ConflictWay.allCases {
      let stage = ConflictStage(content, policy)

      stage.go(way)

      let rule = ConflictRule(
        content: content, policy: policy, way: way, raw: stage.rawAtTouch,
        shown: stage.offsetAtTouch)
      rule.expect(stage.frames)
      rule.expectSmooth(stage.frames)
      let fastest = way.steps().map { max(abs($0.x), abs($0.y)) }.max() ?? 0
      rule.expectRest(stage.framesAfter, fastest: fastest)
      let end = stage.frames.last?.card ?? 0
      let isGone = stage.velocity.map { rule.leaves(at: end, velocity: $0) } ?? false
      #expect(isGone == rule.leaves, "\(rule): the verdict")
    }
  }

  @Test(arguments: HandoverPolicy.allCases)
  func `A31: a press that turns into a pull is cancelled and does nothing`(
    policy: HandoverPolicy
  ) {
    for content in [Content.button, .toggle] {
      let stage = ConflictStage(content, policy)

      stage.go(.holdThenDown)

      #expect(
        !stage.content.controlEvents.contains("up")
          && !stage.content.controlEvents.contains("value"))
      #expect(stage.content.controlEvents.contains("cancel"))
      #expect((stage.frames.last?.card ?? 0) > 200)
    }
  }

  @Test(arguments: HandoverPolicy.allCases)
  func `A30: a slider keeps a drag along itself, and gives one across to the card`(
    policy: HandoverPolicy
  ) {
    let along = ConflictStage(.slider, policy)
    along.go(.flat)
    let across = ConflictStage(.slider, policy)
    across.go(.down)

    #expect(along.frames.allSatisfy { $0.card == 0 })
    #expect(along.content.controlEvents.contains("value"))
    #expect(!across.content.controlEvents.contains("value"))
    #expect((across.frames.last?.card ?? 0) > 200)
  }

  @Test(arguments: HandoverPolicy.allCases)
  func `A52: an edge pan beside takes what leads in from the edge, and only that`(
    policy: HandoverPolicy
  ) {
    let conflict = ConflictStage(.top, policy)
    let edge = conflict.stage.add(
      UIScreenEdgePanGestureRecognizer(), name: "edge", to: conflict.stage.page)
    edge.edges = .left

    let inwards = conflict.stage.down(CGPoint(x: 5, y: 500))
    conflict.stage.drag(inwards, to: CGPoint(x: 200, y: 510), over: 0.3)
    conflict.stage.up(inwards)
    let heard = conflict.stage.log.take()
    #expect(heard.first == "edge.began" && heard.last == "edge.ended")
    #expect(conflict.card.transform.ty == 0)
    let down = conflict.stage.down(CGPoint(x: 5, y: 500))
    conflict.stage.drag(down, to: CGPoint(x: 10, y: 700), over: 0.3)

    #expect(!conflict.stage.log.lines.contains("edge.began"))
  }
}
