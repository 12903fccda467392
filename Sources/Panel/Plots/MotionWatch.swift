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
  private var follower: (id: ObjectIdentifier, name: String)?
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
    follower = nil
    leave()
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
      // What stands where now is the next page's affair.
      if running == 0 { leave() }
    }
  }

  /// No transition is followed.
  private func leave() {
    lastPercent = 0
    percent = nil
    farthest = 0
  }

  /// How far it is now.
  ///
  /// - Parameter length: the whole way where it is known. Units: points.
  func look(length: Double?) -> (progress: Double?, offset: Double?) {
    let step = isInteractive ? (percent ?? 0) - lastPercent : 0
    if isInteractive { lastPercent = percent ?? 0 }
    var seen: [(id: ObjectIdentifier, name: String, way: Double)] = []
    for entry in scene.namedViews() {
      let id = ObjectIdentifier(entry.view)
      guard let home = homes[id] ?? named[entry.name] else { continue }
      let place = Self.place(of: entry.view)
      let way = Double(hypot(place.x - home.x, place.y - home.y))
      guard way.isFinite else { continue }
      // What grows as the percent grows is what the hand moves; a page below comes towards it.
      if step != 0, let last = ways[id] { scores[id, default: 0] += (way - last) * step }
      ways[id] = way
      seen.append((id, entry.name, way))
    }
    choose(among: seen.map { ($0.id, $0.name) })
    let offset = percent == nil ? nil : way(among: seen)
    if isInteractive, let percent {
      // How many points a whole way is shows while the hand has it.
      if let offset, percent > 0.02 { farthest = offset / percent }
      return (percent, offset)
    }
    let whole = length.flatMap { $0 > 0 ? $0 : nil } ?? (farthest > 0 ? farthest : nil)
    guard percent != nil, let offset, let whole else { return (nil, offset) }
    return (min(max(offset / (farthest > 0 ? farthest : whole), 0), 1), offset)
  }

  /// Whoever goes along best is followed; nobody while none does, and another only for a better one.
  private func choose(among seen: [(id: ObjectIdentifier, name: String)]) {
    var least = follower.map { scores[$0.id] ?? 0 } ?? 0
    for view in seen {
      guard let score = scores[view.id], score > least else { continue }
      follower = view
      least = score
    }
  }

  /// How far the followed view is from home; a picture that stands in for it has its name.
  private func way(
    among seen: [(id: ObjectIdentifier, name: String, way: Double)]
  ) -> Double? {
    guard let follower else { return nil }
    return (seen.first { $0.id == follower.id } ?? seen.first { $0.name == follower.name })?.way
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
