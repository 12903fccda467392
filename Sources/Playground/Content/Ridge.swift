import UIKit

/// The outline of a mountain or a dune: noise of several sizes, the same for the same seed.
struct Ridge {
  var seed: Int
  /// Dunes are round, mountains are not.
  var isSmooth: Bool

  /// The land under the outline, down to the rectangle's lower edge.
  ///
  /// - Parameters:
  ///   - base: the height's zero, points.
  ///   - height: of the highest peak, points.
  func path(in rect: CGRect, base: CGFloat, height: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    // Fine enough for a peak to be sharp at any size, coarse enough to stay cheap.
    let steps = isSmooth ? 60 : 140
    // Peaks keep their slope in wide pictures: there are more of them.
    let stretch = min(max(rect.width / max(rect.height, 1), 0.5), 4)
    for step in 0...steps {
      let part = CGFloat(step) / CGFloat(steps)
      path.addLine(
        to: CGPoint(x: rect.minX + part * rect.width, y: base - height * rise(at: part * stretch)))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.close()
    return path
  }

  /// 0…1 along the way.
  private func rise(at part: CGFloat) -> CGFloat {
    if isSmooth { return noise(part * 2.2, 0) * 0.8 + noise(part * 4.7, 1) * 0.2 }
    return noise(part * 2.7, 0) * 0.68 + noise(part * 6.7, 1) * 0.23 + noise(part * 17, 2) * 0.09
  }

  /// Between random heights at whole numbers: straight for mountains, round for dunes.
  private func noise(_ place: CGFloat, _ octave: Int) -> CGFloat {
    let index = Int(place.rounded(.down))
    var part = place - CGFloat(index)
    if isSmooth { part = part * part * (3 - 2 * part) }
    let (from, to) = (random(index, octave), random(index + 1, octave))
    return from + (to - from) * part
  }

  private func random(_ index: Int, _ octave: Int) -> CGFloat {
    let wave = sin(CGFloat(seed * 101 + octave * 37 + index) * 12.9898) * 43758.5453
    return wave - wave.rounded(.down)
  }
}
