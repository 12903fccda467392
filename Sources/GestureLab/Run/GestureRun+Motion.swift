import Foundation

/// How a transition went on once it was let go.
nonisolated extension GestureRun {
  /// From the last time a hand held it to its end, by where the view that went along with the hand
  /// was seen; empty where no named view did, or no trace was asked for.
  func motion(after transition: Transition) -> [Transition.Progress] {
    guard let last = transition.progress.last, let ended = transition.ended,
      let name = follower(of: transition), let home = place(of: name, at: transition.began),
      last.percent > 0.02
    else { return [] }
    let held = place(of: name, at: last.time).map { way($0, from: home) } ?? 0
    guard held > 2 else { return [] }
    let rest = frames.filter { $0.time > last.time && $0.time <= ended + 1e-9 }
    return [last]
      + rest.compactMap { frame in
        frame.view(name).map { view in
          let part = way(view.frame.origin, from: home) / held * last.percent
          return Transition.Progress(time: frame.time, percent: min(max(part, 0), 1))
        }
      }
  }

  /// The view that went along with the hand.
  private func follower(of transition: Transition) -> String? {
    let names = Set(frames.flatMap { $0.views.map(\.name) }).sorted()
    let homes = names.compactMap { name in
      place(of: name, at: transition.began).map { (name: name, place: $0) }
    }
    var follower = Follower<String>()
    var last = 0.0
    for progress in transition.progress {
      for home in homes {
        guard let place = place(of: home.name, at: progress.time) else { continue }
        follower.note(
          home.name, way: way(place, from: home.place), step: progress.percent - last)
      }
      last = progress.percent
    }
    return follower.best(among: names)
  }

  private func place(of name: String, at time: TimeInterval) -> CGPoint? {
    frames.last { $0.time <= time + 1e-9 && $0.view(name) != nil }?.view(name)?.frame.origin
  }

  private func way(_ place: CGPoint, from home: CGPoint) -> Double {
    Double(hypot(place.x - home.x, place.y - home.y))
  }
}
