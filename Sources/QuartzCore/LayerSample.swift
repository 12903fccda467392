/// What a layer shows while animations are on it, as last worked out.
///
/// Apart from the layer: most layers never move, and those that do are asked in place.
final class LayerSample {
  private(set) var values: LayerValues

  init(_ values: LayerValues) {
    self.values = values
  }

  /// Takes newer values.
  ///
  /// - Parameter cutsCorners: as in `LayerValues.hasSameInside`.
  /// - Returns: what has changed for whoever draws the layer.
  func take(_ new: LayerValues, cutsCorners: Bool) -> Change {
    guard values.hasSameInside(as: new, cutsCorners: cutsCorners) else {
      values = new
      return .inside
    }
    guard values.hasSamePlace(as: new) else {
      values = new
      return .outside
    }
    return .none
  }

  enum Change {
    case none
    /// Where or how strongly the whole layer is seen.
    case outside
    /// What is in it.
    case inside
  }
}
