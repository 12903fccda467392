import Foundation
import Geometry
import Motion
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// A stock sheet with something in it that may want the finger.
private final class SheetConflict {
  let stage = SheetStage([.large()])
  let content: ConflictContent
  private(set) var frames: [ConflictFrame] = []
  /// What is seen frame by frame once the finger is up, as long as there is a sheet.
  private(set) var released: [ConflictFrame] = []
  /// Enough for the longest spring. Source: chosen.
  private static let releaseFrames = 60
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
    for _ in 0..<Self.releaseFrames {
      stage.world.advanceFrame()
      guard stage.card.presentingViewController != nil else { return }
      released.append(look(CGPoint(x: place.x - start.x, y: place.y - start.y)))
    }
  }

  private func note(_ finger: CGPoint) { frames.append(look(finger)) }

  private func look(_ finger: CGPoint) -> ConflictFrame {
    let seen = content.place
    return ConflictFrame(
      finger: finger, card: stage.seenTop - top, content: seen.content, outer: seen.outer,
      sideways: seen.sideways)
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
      expectRelease(of: sheet, rule)
      #expect(sheet.isGoneAtRest() == rule.leaves, "\(rule): the verdict")
    }
  }

  /// Let go, the sheet goes one way, from where it was and no faster than its spring or the finger
  /// would have it; what is in it keeps still meanwhile, unless it was pulled past its top.
  private func expectRelease(of sheet: SheetConflict, _ rule: ConflictRule) {
    guard let last = sheet.frames.last else { return }
    let all = [last] + sheet.released
    let goal = rule.leaves ? sheet.height : 0
    // A critically damped spring that starts from rest is never faster than this.
    let spring = abs(goal - last.card) * CGFloat(SystemSpring.spring.angularFrequency) / 2.718
    let fastest = (spring + abs(rule.velocity)) / 60
    for (index, (before, after)) in zip(all, all.dropFirst()).enumerated() {
      let step = after.card - before.card
      if abs(step) > fastest + 1 {
        Issue.record("\(rule): let go, a jump of \(step) at \(index), not \(fastest)")
      }
      // What was still going down when it was let go may do so for a moment.
      let isOnItsWay = step * (goal - last.card) >= -0.01 || step * rule.velocity > 0
      if !isOnItsWay { Issue.record("\(rule): let go, it turns round at \(index)") }
      let content = after.content - before.content
      let isComingHome = before.content < 0 && content > 0 && after.content < 0.5
      if abs(step) > 0.01, abs(content) > 0.01, !isComingHome {
        Issue.record("\(rule): let go, two move at \(index): \(step), \(content)")
      }
    }
    if !rule.leaves { #expect(abs(sheet.released.last?.card ?? 0) < 0.5, "\(rule): at rest") }
  }
}
