/// Finds which of several views goes along with a hand: the one whose way grows as the percent
/// grows, and most. A page below comes towards it.
public nonisolated struct Follower<View: Hashable> {
  private var ways: [View: Double] = [:]
  private var scores: [View: Double] = [:]

  public init() {}

  /// Notes where a view is now.
  ///
  /// - Parameters:
  ///   - way: how far it is from where it was as the hand came. Units: points.
  ///   - step: by how much the percent has grown since the last time; 0 while no hand moves it.
  public mutating func note(_ view: View, way: Double, step: Double) {
    if step != 0, let last = ways[view] { scores[view, default: 0] += (way - last) * step }
    ways[view] = way
  }

  /// Whoever goes along best; nobody while none does.
  ///
  /// - Parameter current: who was it before; another must be better.
  public func best(among views: some Sequence<View>, keeping current: View? = nil) -> View? {
    var best = current
    var most = current.flatMap { scores[$0] } ?? 0
    for view in views {
      guard let score = scores[view], score > most else { continue }
      best = view
      most = score
    }
    return best
  }
}
