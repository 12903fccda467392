import UIKit

extension Tunable {
  /// The four numbers of a cubic curve, as Core Animation counts them: two control points.
  ///
  /// - Parameters:
  ///   - name: what moves by it, as the titles begin.
  ///   - points: the defaults.
  static func curve(
    _ name: String, _ points: (x1: Double, y1: Double, x2: Double, y2: Double), source: String
  ) -> [Tunable] {
    func part(_ key: String, _ title: String, _ value: Double, _ range: ClosedRange<Double>)
      -> Tunable
    {
      Tunable(
        key: key, title: "\(name) \(title)", unit: .fraction, range: range, defaultValue: value,
        step: 0.01, source: source)
    }
    return [
      part("curveX1", "x1", points.x1, 0...1), part("curveY1", "y1", points.y1, -0.5...1.5),
      part("curveX2", "x2", points.x2, 0...1), part("curveY2", "y2", points.y2, -0.5...1.5),
    ]
  }
}

extension TunableValues {
  /// The curve somebody has drawn; nil for the one the idea's source names.
  var ownCurve: UICubicTimingParameters? {
    let keys = ["curveX1", "curveY1", "curveX2", "curveY2"]
    let isChanged = tunables.contains {
      keys.contains($0.key) && self[$0.key] != $0.defaultValue
    }
    guard isChanged else { return nil }
    return UICubicTimingParameters(
      controlPoint1: CGPoint(x: self["curveX1"], y: self["curveY1"]),
      controlPoint2: CGPoint(x: self["curveX2"], y: self["curveY2"]))
  }

  /// Animates by the curve somebody has drawn, easing out without one.
  func animate(
    over seconds: TimeInterval, _ animations: @escaping () -> Void, then done: @escaping () -> Void
  ) {
    guard let curve = ownCurve else {
      UIView.animate(
        withDuration: seconds, delay: 0, options: .curveEaseOut, animations: animations,
        completion: { _ in done() })
      return
    }
    let animator = UIViewPropertyAnimator(duration: seconds, timingParameters: curve)
    animator.addAnimations(animations)
    animator.addCompletion { _ in done() }
    animator.startAnimation()
  }
}
