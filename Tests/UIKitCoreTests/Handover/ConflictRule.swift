import Foundation
import Motion
import Testing

@testable import UIKitCore

/// The rules, told without a recognizer: where card and content are for a finger's way.
struct ConflictRule: CustomStringConvertible {
  let content: ConflictContent.Kind
  let policy: HandoverPolicy
  let way: ConflictWay
  /// The offset the finger held at touch-down, and what was seen of it.
  let raw: CGFloat
  let shown: CGFloat
  /// How much longer than usual the finger's steps are.
  var pace: CGFloat = 1
  /// Further than this, or as fast as `fast`, the card goes (G1): half of the custom card's 460.
  var enough: CGFloat = 230
  /// Whether the card is a stock sheet, which takes hold of a drag upwards too.
  var isSheet = false

  static let fast: CGFloat = 1000
  private static let slop: CGFloat = 10
  private static let range = AxisRange(
    offsets: 0...3000, dimension: Double(ConflictContent.frame.height), scrolls: true,
    bounces: true)

  var description: String { "\(content) \(way) \(policy)" }

  // MARK: The rule

  /// Whether the card is away once it is let go.
  var leaves: Bool { leaves(at: frames().last?.card ?? 0, velocity: velocity) }

  func leaves(at card: CGFloat, velocity: CGFloat) -> Bool {
    card >= enough || velocity >= Self.fast
  }

  private var steps: [CGPoint] { way.steps(pace: pace) }

  /// How fast the card goes at the end: the finger's speed if it has it.
  var velocity: CGFloat {
    guard let last = steps.last, let end = frames().last, hasCard(end) else { return 0 }
    return last.y * 60
  }

  private func hasCard(_ end: ConflictFrame) -> Bool {
    end.card > 0 || (!content.scrolls && begins)
  }

  private var first: CGPoint { steps.first ?? .zero }
  private var isAcross: Bool { abs(first.x) > abs(first.y) }
  /// Whether the drag sets out the way that pulls.
  private var begins: Bool { !isAcross && (first.y > 0 || (isSheet && !content.scrolls)) }

  /// Card and content for each frame, the one of the touch included.
  func frames() -> [ConflictFrame] {
    var result = [ConflictFrame(finger: .zero, card: 0, content: shown, outer: 0, sideways: 0)]
    var total = CGPoint.zero
    var cut: CGPoint?
    var highest: CGFloat = 0
    for step in steps {
      total = CGPoint(x: total.x + step.x, y: total.y + step.y)
      let length = hypot(total.x, total.y)
      if cut == nil, length >= Self.slop {
        cut = CGPoint(x: total.x / length * Self.slop, y: total.y / length * Self.slop)
      }
      let y = cut.map { total.y - $0.y }
      highest = min(highest, y ?? 0)
      let place = y.map { places(for: $0, highest: highest) } ?? (card: 0, content: shown)
      let isSideways = isAcross && content.scrollsSideways
      result.append(
        ConflictFrame(
          finger: total, card: place.card, content: place.content, outer: 0,
          sideways: isSideways ? (cut?.x ?? total.x) - total.x : 0))
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

  private static func range(for content: ConflictContent.Kind) -> AxisRange {
    content == .nestedSame
      ? AxisRange(offsets: 0...1000, dimension: 500, scrolls: true, bounces: true) : range
  }

  // MARK: Expecting

  // Told only when wrong: there are too many frames to be expected one by one.

  /// Each frame is as the rule says, within half a point.
  func expect(_ seen: [ConflictFrame]) {
    let expected = frames()
    #expect(seen.count == expected.count)
    for (index, (seen, wanted)) in zip(seen, expected).enumerated() {
      let isRight =
        abs(seen.card - wanted.card) <= 0.5 && abs(seen.content - wanted.content) <= 0.5
        && abs(seen.outer - wanted.outer) <= 0.5 && abs(seen.sideways - wanted.sideways) <= 0.5
      guard !isRight else { continue }
      Issue.record("\(self), frame \(index): \(seen), not \(wanted)")
      return
    }
  }

  /// Nothing moves further than the finger, and never two together but where the rule says so or
  /// the step was divided between them.
  func expectSmooth(_ seen: [ConflictFrame]) {
    for (index, (before, after)) in zip(seen, seen.dropFirst()).enumerated() {
      let finger = abs(after.finger.y - before.finger.y)
      let card = abs(after.card - before.card)
      let content = abs(after.content - before.content) + abs(after.outer - before.outer)
      let sideways = abs(after.sideways - before.sideways)
      if card > finger + 1 || content > finger + 1 {
        Issue.record("\(self): a jump at \(index)")
      }
      if policy != .simultaneous, card + content > finger + 1 {
        Issue.record("\(self): two move at \(index)")
      }
      if sideways > 0, card + content > 0 { Issue.record("\(self): both axes at \(index)") }
    }
  }

  /// What runs on after the release does so alone, no faster than the finger was, and comes to rest;
  /// the card stays where it was let go.
  ///
  /// - Parameter step: the finger's longest way in a frame.
  func expectRest(_ seen: [ConflictFrame], fastest step: CGFloat) {
    // What has been stretched springs back by its own speed: a tenth of the way in a frame and less.
    let stretch = max(0, -(seen.map { min($0.content, $0.outer) }.min() ?? 0))
    let bound = max(step, stretch * 0.1) + 1
    for (index, (before, after)) in zip(seen, seen.dropFirst()).enumerated() {
      let ways = [
        after.card - before.card, after.content - before.content, after.outer - before.outer,
        after.sideways - before.sideways,
      ].map { abs($0) }
      if ways[0] > 0 { Issue.record("\(self): the card moves by itself at \(index)") }
      if ways.contains(where: { $0 > bound }) { Issue.record("\(self): a jump after \(index)") }
      if policy != .simultaneous, ways.count(where: { $0 > 0.01 }) > 1 {
        Issue.record("\(self): two run on at \(index)")
      }
    }
    let last = seen.suffix(30)
    if Set(last.map { [$0.content, $0.outer, $0.sideways] }).count > 1 {
      Issue.record("\(self): it has not come to rest")
    }
  }
}
