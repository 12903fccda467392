import Foundation
import Geometry
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// A stock sheet with something in it that may want the finger.
private final class SheetConflict {
  let stage = SheetStage([.large()])
  let content: ConflictContent
  private(set) var frames: [ConflictFrame] = []
  private(set) var offsetAtTouch: CGFloat = 0
  private(set) var rawAtTouch: CGFloat = 0
  /// Where the sheet rests.
  private let top: CGFloat
  /// At this pace a drag comes past the half of the sheet, at less than the speed of a flick.
  static let pace: CGFloat = 1.75

  init(_ kind: ConflictContent.Kind) {
    // Presented without an animation: what is asked here begins with the finger.
    stage.page.present(stage.card, animated: false)
    stage.world.advance(by: 0.05)
    top = stage.seenTop
    content = ConflictContent(kind, in: stage.card.view)
    stage.world.advance(by: 0.05)
    content.settle(inFrame: { $0() }, wait: stage.world.advance(by:))
  }

  var height: CGFloat { stage.world.screen.bounds.height - top }

  /// Whether the sheet is gone once everything is at rest.
  func isGoneAtRest() -> Bool {
    stage.world.settle()
    return stage.card.presentingViewController == nil
  }

  func go(_ way: ConflictWay) {
    let finger = stage.world.finger
    finger.sampleRate = 60
    let start = CGPoint(
      x: ConflictContent.touchPoint.x, y: top + ConflictContent.touchPoint.y)
    finger.down(at: start)
    if way == .holdThenDown { finger.hold(for: 0.4) }
    offsetAtTouch = content.place.content
    rawAtTouch = content.raw
    note(.zero)
    var place = start
    for step in way.steps(pace: Self.pace) {
      place = CGPoint(x: place.x + step.x, y: place.y + step.y)
      finger.move(to: place, over: stage.world.clock.period)
      note(CGPoint(x: place.x - start.x, y: place.y - start.y))
    }
    finger.up()
  }

  private func note(_ finger: CGPoint) {
    let seen = content.place
    frames.append(
      ConflictFrame(
        finger: finger, card: stage.seenTop - top, content: seen.content, outer: seen.outer,
        sideways: seen.sideways))
  }
}

/// The conflict matrix on the stock sheet, with its own rule and with the classic one.
@Suite(.serialized) struct SheetMatrixTests {
  @Test(arguments: ConflictContent.Kind.allCases, [HandoverPolicy.system, .withinDrag])
  func `B35, B36, B37, B38: in a stock sheet exactly those move that should, as far as they should`(
    content: ConflictContent.Kind, policy: HandoverPolicy
  ) {
    UIKitCompatibility.sheetsShareDrags = policy == .withinDrag
    defer { UIKitCompatibility.sheetsShareDrags = true }
    for way in ConflictWay.allCases {
      let sheet = SheetConflict(content)

      sheet.go(way)

      let rule = ConflictRule(
        content: content, policy: policy, way: way, raw: sheet.rawAtTouch,
        shown: sheet.offsetAtTouch, pace: SheetConflict.pace, enough: sheet.height / 2,
        isSheet: true)
      rule.expect(sheet.frames)
      rule.expectSmooth(sheet.frames)
      #expect(sheet.isGoneAtRest() == rule.leaves, "\(rule): the verdict")
    }
  }
}
