import Foundation
import Geometry
import Motion
import Testing

@testable import UIKitCore

/// Who moves, frame by frame, for everything a card may hold, every way a finger may go and every
/// policy; told beforehand by the rules alone.
@Suite struct ConflictMatrixTests {
  typealias Content = ConflictStage.Content
  typealias Way = ConflictStage.Way

  /// What a card is let go by: half of 460 points, or 1000 points a second (G1).
  private static let enough: CGFloat = 230
  private static let fast: CGFloat = 1000

  @Test(arguments: Content.allCases, HandoverPolicy.allCases)
  func `B34, B35, B36, B37, B38: exactly those move that should, as far as they should`(
    content: Content, policy: HandoverPolicy
  ) {
    for way in Way.allCases {
      let stage = ConflictStage(content, policy)

      stage.go(way)

      let rule = ConflictRule(
        content: content, policy: policy, way: way, raw: stage.rawAtTouch,
        shown: stage.offsetAtTouch)
      let expected = rule.frames()
      #expect(stage.frames.count == expected.count)
      for (index, (seen, wanted)) in zip(stage.frames, expected).enumerated()
      where abs(seen.card - wanted.card) > 0.5 || abs(seen.content - wanted.content) > 0.5 {
        Issue.record(
          """
          \(content) \(way) \(policy), frame \(index): card \(seen.card), not \(wanted.card); \
          content \(seen.content), not \(wanted.content)
          """)
        break
      }
      expectSmooth(stage, "\(content) \(way) \(policy)", shares: policy == .simultaneous)
      let isGone = (expected.last?.card ?? 0) >= Self.enough || rule.velocity >= Self.fast
      let release = stage.velocity.map { velocity in
        (stage.frames.last?.card ?? 0) >= Self.enough || velocity >= Self.fast
      }
      #expect((release ?? false) == isGone, "\(content) \(way) \(policy): the verdict")
    }
  }

  /// Nothing moves further than the finger, and never two together but where the rule says so or
  /// the step was divided between them.
  private func expectSmooth(_ stage: ConflictStage, _ name: String, shares: Bool) {
    for (index, (before, after)) in zip(stage.frames, stage.frames.dropFirst()).enumerated() {
      let finger = abs(after.finger.y - before.finger.y)
      let card = abs(after.card - before.card)
      let content = abs(after.content - before.content)
      let sideways = abs(after.sideways - before.sideways)
      // Told only when wrong: there are too many to be expected one by one.
      if card > finger + 1 || content > finger + 1 { Issue.record("\(name): a jump at \(index)") }
      if !shares, card + content > finger + 1 { Issue.record("\(name): two move at \(index)") }
      if sideways > 0, card + content > 0 { Issue.record("\(name): both axes at \(index)") }
    }
  }

  @Test(arguments: HandoverPolicy.allCases)
  func `A31: a press that turns into a pull is cancelled and does nothing`(
    policy: HandoverPolicy
  ) {
    for content in [Content.button, .toggle] {
      let stage = ConflictStage(content, policy)

      stage.go(.holdThenDown)

      #expect(!stage.controlEvents.contains("up") && !stage.controlEvents.contains("value"))
      #expect(stage.controlEvents.contains("cancel"))
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

/// The rules, told without a recognizer: where card and content are for a finger's way.
struct ConflictRule {
  let content: ConflictStage.Content
  let policy: HandoverPolicy
  let way: ConflictStage.Way
  /// The offset the finger held at touch-down, and what was seen of it.
  let raw: CGFloat
  let shown: CGFloat

  private static let slop: CGFloat = 10
  private static let range = AxisRange(
    offsets: 0...3000, dimension: Double(ConflictStage.contentFrame.height), scrolls: true,
    bounces: true)

  /// How fast the card goes at the end: the finger's speed if it has it.
  var velocity: CGFloat {
    guard let last = way.steps.last, let end = frames().last, moves(end) else { return 0 }
    return last.y * 60
  }

  private func moves(_ end: (card: CGFloat, content: CGFloat)) -> Bool {
    end.card > 0 || (!content.scrolls && begins)
  }

  private var first: CGPoint { way.steps.first ?? .zero }
  private var isAcross: Bool { abs(first.x) > abs(first.y) }
  private var begins: Bool { !isAcross && first.y > 0 }

  /// Card and content for each frame, the one of the touch included.
  func frames() -> [(card: CGFloat, content: CGFloat)] {
    var result = [(card: CGFloat(0), content: shown)]
    var total = CGPoint.zero
    var cut: CGFloat?
    var highest: CGFloat = 0
    for step in way.steps {
      total = CGPoint(x: total.x + step.x, y: total.y + step.y)
      let length = hypot(total.x, total.y)
      if cut == nil, length >= Self.slop { cut = total.y / length * Self.slop }
      let y = cut.map { total.y - $0 }
      highest = min(highest, y ?? 0)
      result.append(y.map { places(for: $0, highest: highest) } ?? (0, shown))
    }
    return result
  }

  /// Where both are when the finger is `y` below the point it counts from.
  private func places(
    for y: CGFloat, highest: CGFloat
  ) -> (card: CGFloat, content: CGFloat) {
    guard !isAcross else { return (0, shown) }
    guard content.scrolls else { return begins ? (max(0, y), 0) : (0, 0) }
    let isAtTop = raw <= 0.5
    switch policy {
    case .exclusive: return (0, scrolled(by: y))
    case .simultaneous:
      return begins && isAtTop ? (max(0, y), scrolled(by: y)) : (0, scrolled(by: y))
    case .requireFailure: return begins ? (max(0, y), shown) : (0, scrolled(by: y))
    case .system: return begins && isAtTop ? (max(0, y), shown) : (0, scrolled(by: y))
    case .pinned: return begins && isAtTop ? divided(y, highest) : (0, scrolled(by: y))
    case .withinDrag: return divided(y, highest)
    }
  }

  /// The card has what is left over when the content is at its top, or where it was caught past it.
  private func divided(
    _ y: CGFloat, _ highest: CGFloat
  ) -> (card: CGFloat, content: CGFloat) {
    // Content caught past its top may stay there, but what is pushed back does not come out again.
    let limit = min(0, raw - highest)
    let room = raw - limit
    let card = max(0, y - room)
    return (card, scrolled(by: y - card))
  }

  private func scrolled(by y: CGFloat) -> CGFloat {
    y == 0 ? shown : CGFloat(Self.range(for: content).shown(for: Double(raw - y)))
  }

  private static func range(for content: ConflictStage.Content) -> AxisRange {
    content == .nestedSame
      ? AxisRange(offsets: 0...1000, dimension: 500, scrolls: true, bounces: true) : range
  }
}
