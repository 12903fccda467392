import Foundation
import Geometry

/// A path written as text: a letter, then numbers.
///
/// `M x y`, `L x y`, `H x`, `V y`, `C x1 y1 x2 y2 x y`, `Q x1 y1 x y` and `Z` as in SVG, absolute.
/// Also `O cx cy r` a circle, `R x y w h r` a rounded rectangle, `A cx cy r from to` an arc in
/// degrees clockwise, `P cx cy outer inner n` a star, `G cx cy outer inner n` a gear's outline.
struct SymbolPath {
  private(set) var path = CGMutablePath()

  init(_ text: String) {
    var command: Character?
    var numbers: [CGFloat] = []
    for word in text.split(separator: " ") {
      var rest = word
      if let letter = rest.first, letter.isLetter {
        if let command { add(command, numbers) }
        command = letter
        numbers = []
        rest = rest.dropFirst()
      }
      if let number = Double(rest) { numbers.append(number) }
    }
    if let command { add(command, numbers) }
  }

  /// Adds one step; one with too few numbers is left out.
  private func add(_ command: Character, _ n: [CGFloat]) {
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    let pen = path.currentPoint
    switch (command, n.count) {
    case ("M", 2): path.move(to: point(0))
    case ("L", 2): path.addLine(to: point(0))
    case ("H", 1): path.addLine(to: CGPoint(x: n[0], y: pen.y))
    case ("V", 1): path.addLine(to: CGPoint(x: pen.x, y: n[0]))
    case ("C", 6): path.addCurve(to: point(4), control1: point(0), control2: point(2))
    case ("Q", 4): path.addQuadCurve(to: point(2), control: point(0))
    case ("Z", 0): path.closeSubpath()
    case ("O", 3):
      path.addEllipse(
        in: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]))
    case ("R", 5):
      path.addRoundedRect(
        in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerWidth: n[4],
        cornerHeight: n[4])
    case ("A", 5):
      let start = n[3] * .pi / 180
      path.move(to: CGPoint(x: n[0] + n[2] * cos(start), y: n[1] + n[2] * sin(start)))
      path.addArc(
        center: point(0), radius: n[2], startAngle: start, endAngle: n[4] * .pi / 180,
        clockwise: false)
    case ("P", 5):
      addRing(center: point(0), radii: [n[2], n[3]], at: [0, 0.5], count: n[4])
    case ("G", 5):
      addRing(
        center: point(0), radii: [n[2], n[2], n[3], n[3]], at: [-0.17, 0.17, 0.3, 0.7],
        count: n[4])
    default: break
    }
  }

  /// Corners round a centre: each of `count` turns has one at every place, beginning at the top.
  private func addRing(center: CGPoint, radii: [CGFloat], at places: [CGFloat], count: CGFloat) {
    for turn in 0..<max(1, Int(count)) {
      for (radius, place) in zip(radii, places) {
        let angle = (CGFloat(turn) + place) / count * 2 * .pi - .pi / 2
        let corner = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        if turn == 0, place == places[0] {
          path.move(to: corner)
        } else {
          path.addLine(to: corner)
        }
      }
    }
    path.closeSubpath()
  }
}
