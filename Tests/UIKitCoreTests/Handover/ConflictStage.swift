import Foundation
import Geometry
import QuartzCore

@testable import UIKitCore

/// What the finger does, a step a frame.
enum ConflictWay: String, CaseIterable {
  case down, up, steep, diagonal, flat, flick, downThenUp, upThenDown, holdThenDown

  /// - Parameter pace: how much longer each step is; the directions stay.
  func steps(pace: CGFloat = 1) -> [CGPoint] {
    func run(_ x: CGFloat, _ y: CGFloat, _ count: Int) -> [CGPoint] {
      Array(repeating: CGPoint(x: x * pace, y: y * pace), count: count)
    }
    return switch self {
    case .down, .holdThenDown: run(0, 8, 30)
    case .up: run(0, -8, 20)
    // About 20, 45 and 70 degrees from straight down.
    case .steep: run(3, 8, 30)
    case .diagonal: run(7, 7, 30)
    case .flat: run(8, 3, 12)
    case .flick: run(0, 20, 7)
    case .downThenUp: run(0, 8, 30) + run(0, -8, 45)
    case .upThenDown: run(0, -8, 20) + run(0, 8, 60)
    }
  }
}

/// What is seen of card and content after a frame.
struct ConflictFrame {
  /// How far the finger has gone.
  var finger: CGPoint
  var card: CGFloat
  var content: CGFloat
  var outer: CGFloat
  var sideways: CGFloat
}

/// A card that is pulled down by the public pan, with something in it that may want the finger.
final class ConflictStage {
  let stage = GestureStage()
  let card = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 744))
  let pull = HandoverPanGestureRecognizer()
  let content: ConflictContent
  private(set) var frames: [ConflictFrame] = []
  /// From the release until long after everything has come to rest.
  private(set) var framesAfter: [ConflictFrame] = []
  /// How fast the card went when it was let go; nil if it never had the drag.
  private(set) var velocity: CGFloat?
  /// Where the content was when the finger came down, and what the finger would have asked for.
  private(set) var offsetAtTouch: CGFloat = 0
  private(set) var rawAtTouch: CGFloat = 0

  init(_ kind: ConflictContent.Kind, _ policy: HandoverPolicy) {
    stage.screen.deviceInsets = .zero
    stage.page.addSubview(card)
    pull.policy = policy
    content = ConflictContent(kind, in: card)
    pull.addTarget(self, action: Selector(ConflictStage.moved(_:)))
    card.addGestureRecognizer(pull)
    stage.wait(GestureStage.frame)
    content.settle(inFrame: stage.inFrame, wait: stage.wait)
  }

  private func moved(_ pull: HandoverPanGestureRecognizer) {
    let way = max(0, pull.translation(in: stage.page).y)
    switch pull.state {
    case .began, .changed: card.transform = CGAffineTransform(translationX: 0, y: way)
    default: velocity = pull.velocity(in: stage.page).y
    }
  }

  func go(_ way: ConflictWay) {
    let start = stage.page.convert(ConflictContent.touchPoint, from: card)
    let touch = stage.down(start)
    if way == .holdThenDown { stage.wait(0.4) }
    offsetAtTouch = content.place.content
    rawAtTouch = content.raw
    frames.append(look(.zero))
    var place = start
    for step in way.steps() {
      place = CGPoint(x: place.x + step.x, y: place.y + step.y)
      stage.move(touch, to: place)
      frames.append(look(CGPoint(x: place.x - start.x, y: place.y - start.y)))
    }
    let lifted = CGPoint(x: place.x - start.x, y: place.y - start.y)
    framesAfter = [look(lifted)]
    stage.up(touch)
    for _ in 0..<Self.rest {
      stage.wait(GestureStage.frame)
      framesAfter.append(look(lifted))
    }
  }

  /// Longer than anything runs out. Units: frames. Source: chosen, four seconds.
  private static let rest = 240

  private func look(_ finger: CGPoint) -> ConflictFrame {
    let seen = content.place
    return ConflictFrame(
      finger: finger, card: card.transform.ty, content: seen.content, outer: seen.outer,
      sideways: seen.sideways)
  }
}
