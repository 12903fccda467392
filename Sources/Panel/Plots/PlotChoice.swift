import Foundation

/// What the plot shows that the person chooses for: the finger's way, or a number of a view.
public nonisolated enum PlotChoice: Hashable, Sendable {
  /// From where it came down, along its way. Units: points.
  case translation
  /// Units: points of the device.
  case fingerX, fingerY
  case view(String, ViewQuantity)

  /// As the plot and the list name it.
  public var title: String {
    switch self {
    case .translation: "translation"
    case .fingerX: "finger x"
    case .fingerY: "finger y"
    case .view(let name, let quantity): "\(name) · \(quantity.title)"
    }
  }

  var unit: String {
    if case .view(_, let quantity) = self { quantity.unit } else { "pt" }
  }

  var digits: Int {
    if case .view(_, let quantity) = self { quantity.digits } else { 0 }
  }

  /// What there is to choose from: the finger's ways, then all that moved in the gesture.
  public static func all(in track: GestureTrack) -> [PlotChoice] {
    var all: [PlotChoice] = [.translation, .fingerX, .fingerY]
    for name in track.views {
      for quantity in ViewQuantity.allCases {
        let choice = PlotChoice.view(name, quantity)
        if choice.isMoving(in: track) { all.append(choice) }
      }
    }
    return all
  }

  /// The line over time.
  public func points(in track: GestureTrack) -> [(time: Double, value: Double)] {
    switch self {
    case .translation:
      guard let first = track.samples.first?.position else { return [] }
      let start = track.along(first)
      return track.samples.compactMap { sample in
        sample.position.map { (sample.time, Double(track.along($0) - start)) }
      }
    case .fingerX:
      return track.samples.compactMap { s in s.position.map { (s.time, Double($0.x)) } }
    case .fingerY:
      return track.samples.compactMap { s in s.position.map { (s.time, Double($0.y)) } }
    case .view(let name, let quantity):
      guard let index = track.views.firstIndex(of: name) else { return [] }
      return track.frames.compactMap { frame in
        guard frame.looks.indices.contains(index), let look = frame.looks[index] else { return nil }
        return (frame.time, quantity.value(of: look))
      }
    }
  }

  /// Whether it changes at all.
  private func isMoving(in track: GestureTrack) -> Bool {
    let points = points(in: track)
    guard let first = points.first?.value else { return false }
    return points.contains { abs($0.value - first) > 1e-4 }
  }
}
