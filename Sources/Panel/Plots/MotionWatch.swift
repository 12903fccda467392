import Foundation
import GestureLab
import UIKit

/// Follows how far a scene has gone: by what its transition says while a hand drives it, by where
/// its views are seen after that.
final class MotionWatch {
  private var homes: [ObjectIdentifier: CGPoint] = [:]
  /// The same by name: a picture may stand in for a view that was there when the finger came down.
  private var named: [String: CGPoint] = [:]
  private var follower = Follower<ObjectIdentifier>()
  /// Who goes along with the hand.
  private var followed: (id: ObjectIdentifier, name: String)?
  private var lastPercent = 0.0
  private var percent: Double?
  private var running = 0
  private var isInteractive = false
  private var farthest = 0.0
  /// How far from home each view is now; kept, lest every picture make a list of its own.
  private var seen: [Way] = []

  private struct Way {
    let id: ObjectIdentifier
    let name: String
    let length: Double
  }

  /// Whether a transition runs.
  var isRunning: Bool { running > 0 }

  /// How far a hand has it; nil where none has.
  var heldPercent: Double? { isInteractive ? percent : nil }

  /// A finger comes down: from here on counts what moves.
  func begin(_ views: [SeenView]) {
    homes = [:]
    named = [:]
    follower = Follower()
    followed = nil
    leave()
    for entry in views {
      homes[ObjectIdentifier(entry.view)] = entry.place
      named[entry.name] = entry.place
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
  /// - Parameters:
  ///   - views: those that the scene names now.
  ///   - length: the whole way where it is known. Units: points.
  func look(at views: [SeenView], length: Double?) -> (progress: Double?, offset: Double?) {
    let step = isInteractive ? (percent ?? 0) - lastPercent : 0
    if isInteractive { lastPercent = percent ?? 0 }
    seen.removeAll(keepingCapacity: true)
    for entry in views {
      let id = ObjectIdentifier(entry.view)
      guard let home = homes[id] ?? named[entry.name] else { continue }
      let way = Double(hypot(entry.place.x - home.x, entry.place.y - home.y))
      guard way.isFinite else { continue }
      follower.note(id, way: way, step: step)
      seen.append(Way(id: id, name: entry.name, length: way))
    }
    choose()
    let offset = percent == nil ? nil : followedWay
    if isInteractive, let percent {
      // How many points a whole way is shows while the hand has it.
      if let offset, percent > 0.02 { farthest = offset / percent }
      return (percent, offset)
    }
    let whole = length.flatMap { $0 > 0 ? $0 : nil } ?? (farthest > 0 ? farthest : nil)
    guard percent != nil, let offset, let whole else { return (nil, offset) }
    return (min(max(offset / (farthest > 0 ? farthest : whole), 0), 1), offset)
  }

  /// Another is followed only where it goes along better.
  private func choose() {
    let best = follower.best(among: seen.lazy.map(\.id), keeping: followed?.id)
    guard best != followed?.id, let view = seen.first(where: { $0.id == best }) else { return }
    followed = (view.id, view.name)
  }

  /// How far the followed view is from home; a picture that stands in for it has its name.
  private var followedWay: Double? {
    guard let followed else { return nil }
    return (seen.first { $0.id == followed.id } ?? seen.first { $0.name == followed.name })?.length
  }
}
