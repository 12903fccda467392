public import Foundation
public import GestureLab
public import Playground

/// The releases of this session, the newest last.
public final class VerdictHistory {
  public private(set) var all: [JudgedGesture] = []
  /// The one that is looked at; nil looks at the newest.
  public private(set) var selection: Int?
  /// Called after every change.
  public var onChange: (() -> Void)?

  private var count = 0
  private let limit: Int

  /// - Parameter limit: how many are remembered.
  public init(limit: Int = 200) {
    self.limit = max(1, limit)
  }

  /// The one that is looked at.
  public var selected: JudgedGesture? {
    selection.flatMap { id in all.first { $0.id == id } } ?? all.last
  }

  /// Remembers a release.
  public func add(
    _ verdict: Verdict, values: [String: Double], time: TimeInterval,
    moments: [GestureMoment] = [], track: GestureTrack = GestureTrack()
  ) {
    count += 1
    all.append(
      JudgedGesture(
        id: count, verdict: verdict, release: Release(verdict), values: values, time: time,
        moments: moments, track: track))
    if all.count > limit { all.removeFirst(all.count - limit) }
    selection = nil
    onChange?()
  }

  /// Completes the newest once everything has come to rest.
  public func complete(moments: [GestureMoment], track: GestureTrack) {
    guard !all.isEmpty else { return }
    all[all.count - 1].moments = moments
    all[all.count - 1].track = track
    onChange?()
  }

  /// Looks at one of them; nil at the newest again.
  public func select(_ id: Int?) {
    guard selection != id else { return }
    selection = id
    onChange?()
  }

  /// Forgets all.
  public func clear() {
    all = []
    selection = nil
    onChange?()
  }
}
