import Foundation
import Playground
import QuartzCore
import UIKit

/// Follows how far a scene has gone: by what its transition says while a hand drives it, by where
/// its views are seen after that.
final class MotionWatch {
  private let scene: SceneRun
  private var homes: [ObjectIdentifier: CGPoint] = [:]
  /// The same by name: a picture may stand in for a view that was there when the finger came down.
  private var named: [String: CGPoint] = [:]
  /// How well each view goes along with the percent.
  private var scores: [ObjectIdentifier: Double] = [:]
  private var ways: [ObjectIdentifier: Double] = [:]
  private var lastPercent = 0.0
  private var percent: Double?
  private var running = 0
  private var isInteractive = false
  private var farthest = 0.0

  init(_ scene: SceneRun) {
    self.scene = scene
  }

  /// Whether a transition runs.
  var isRunning: Bool { running > 0 }

  /// How far a hand has it; nil where none has.
  var heldPercent: Double? { isInteractive ? percent : nil }

  /// A finger comes down: from here on counts what moves.
  func begin() {
    homes = [:]
    named = [:]
    scores = [:]
    ways = [:]
    lastPercent = 0
    percent = nil
    farthest = 0
    for entry in scene.namedViews() {
      let place = Self.place(of: entry.view)
      homes[ObjectIdentifier(entry.view)] = place
      named[entry.name] = place
    }
  }

  func take(_ event: TransitionEvent) {
    switch event.phase {
    case .began:
      running += 1
      isInteractive = false
    case .interactive:
      isInteractive = true
      percent = Double(event.percent)
    case .finishing, .cancelling:
      isInteractive = false
    case .ended:
      running = max(0, running - 1)
      isInteractive = false
    }
  }

  /// How far it is now.
  ///
  /// - Parameter length: the whole way where it is known. Units: points.
  func look(length: Double?) -> (progress: Double?, offset: Double?) {
    let step = isInteractive ? (percent ?? 0) - lastPercent : 0
    if isInteractive { lastPercent = percent ?? 0 }
    var follower: (score: Double, way: Double)?
    for entry in scene.namedViews() {
      let id = ObjectIdentifier(entry.view)
      guard let home = homes[id] ?? named[entry.name] else { continue }
      let place = Self.place(of: entry.view)
      let way = Double(hypot(place.x - home.x, place.y - home.y))
      guard way.isFinite else { continue }
      // What grows as the percent grows is what the hand moves; a page below comes towards it.
      if step != 0, let last = ways[id] { scores[id, default: 0] += (way - last) * step }
      ways[id] = way
      let score = scores[id] ?? 0
      if follower.map({ score > $0.score }) ?? true { follower = (score, way) }
    }
    let offset = percent == nil ? nil : follower?.way
    if isInteractive, let percent {
      // How many points a whole way is shows while the hand has it.
      if let offset, percent > 0.02 { farthest = offset / percent }
      return (percent, offset)
    }
    let whole = length.flatMap { $0 > 0 ? $0 : nil } ?? (farthest > 0 ? farthest : nil)
    guard percent != nil, let offset, let whole else { return (nil, offset) }
    return (min(max(offset / (farthest > 0 ? farthest : whole), 0), 1), offset)
  }

  /// Where a view is seen, in the window.
  static func place(of view: UIView) -> CGPoint {
    var point = CGPoint.zero
    var layer: CALayer? = view.layer
    while let current = layer {
      let shown = current.seenNow
      let above = current.superlayer
      point.x += shown.frame.minX - (above?.bounds.minX ?? 0)
      point.y += shown.frame.minY - (above?.bounds.minY ?? 0)
      layer = above
    }
    return point
  }
}
