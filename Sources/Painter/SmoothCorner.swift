/// Apple's continuous corner: three cubic curves that leave the edges earlier than a circle does.
nonisolated enum SmoothCorner {
  /// Control points of the first half, in radii from the corner; the second half mirrors it.
  /// Source: measured on `UIBezierPath(roundedRect:cornerRadius:)`.
  private static let smooth: [(x: Float, y: Float)] = [
    (1.528665, 0), (1.088493, 0), (0.868407, 0), (0.631494, 0.074911), (0.372824, 0.169060),
  ]
  /// A circle's quarter cut at the same tangents. Source: derived.
  private static let round: [(x: Float, y: Float)] = [
    (1, 0), (0.897710, 0), (0.796033, 0.015692), (0.698500, 0.046530), (0.387978, 0.144721),
  ]
  private static let steps = 24

  /// The outline from the top edge to the left edge, in pixels from the corner.
  ///
  /// Where the curve has not the room it wants, it falls back towards the circle.
  static func outline(radius: Float, extent: Float) -> [(x: Float, y: Float)] {
    let share = min(max(0, (extent / radius - 1) / 0.528665), 1)
    var control: [(x: Float, y: Float)] = []
    for index in smooth.indices {
      control.append(
        (
          (round[index].x + (smooth[index].x - round[index].x) * share) * radius,
          (round[index].y + (smooth[index].y - round[index].y) * share) * radius
        ))
    }
    control += control.reversed().map { ($0.y, $0.x) }
    var result = [control[0]]
    for curve in 0..<3 {
      let p = Array(control[(curve * 3)...(curve * 3 + 3)])
      for step in 1...steps {
        let t = Float(step) / Float(steps)
        let u = 1 - t
        let a = u * u * u
        let b = 3 * u * u * t
        let c = 3 * u * t * t
        let d = t * t * t
        result.append(
          (
            a * p[0].x + b * p[1].x + c * p[2].x + d * p[3].x,
            a * p[0].y + b * p[1].y + c * p[2].y + d * p[3].y
          ))
      }
    }
    return result
  }
}
