import Foundation
import Geometry
import Motion
import Testing

@testable import QuartzCore

@Suite struct KeyframeAnimationTests {
  private func shown(
    _ t: CFTimeInterval, _ set: (CAKeyframeAnimation) -> Void
  ) -> LayerValues {
    let stage = Stage()
    let box = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.at(0)
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.duration = 1
    set(animation)
    box.add(animation, forKey: nil)
    stage.at(t)
    return box.presented
  }

  private let square: CGPath = {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 300))
    return path
  }()

  @Test func `a path's steps are keyframes`() {
    let values = shown(0.75) {
      $0.path = square
    }

    #expect(abs(values.position.x - 100) < 1e-6)
    #expect(abs(values.position.y - 150) < 1e-6)
  }

  @Test func `a paced path goes at an even speed`() {
    let values = shown(0.5) {
      $0.path = square
      $0.calculationMode = .paced
    }

    #expect(abs(values.position.y - 100) < 1e-6)
  }

  @Test func `rotation follows the path`() {
    let values = shown(0.75) {
      $0.path = square
      $0.rotationMode = .rotateAuto
    }

    #expect(abs(values.transform.m11) < 1e-6)
    #expect(abs(values.transform.m12 - 1) < 1e-6)
  }

  @Test func `paced values go at an even speed`() {
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 400, y: 0)]

    let values = shown(0.5) {
      $0.values = points
      $0.calculationMode = .paced
    }

    #expect(abs(values.position.x - 200) < 1e-6)
  }

  @Test func `cubic passes through its values, smoothly`() {
    let points = [0, 100, 100, 0].map { CGPoint(x: CGFloat($0), y: 0) }
    func x(_ t: Double) -> CGFloat {
      shown(t) {
        $0.values = points
        $0.calculationMode = .cubic
      }.position.x
    }

    #expect(abs(x(1.0 / 3) - 100) < 1e-6)
    // Catmull and Rom: half way between two equal values it rises by an eighth of the slopes.
    #expect(abs(x(0.5) - 112.5) < 1e-6)
    let (before, after) = (x(1.0 / 3 - 1e-4), x(1.0 / 3 + 1e-4))
    #expect(abs((x(1.0 / 3) - before) - (after - x(1.0 / 3))) < 1e-3)
  }

  @Test func `each stretch has its own timing function`() {
    let values = shown(0.25) {
      $0.values = [CGPoint.zero, CGPoint(x: 100, y: 0), CGPoint(x: 200, y: 0)]
      $0.timingFunctions = [
        CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear),
      ]
    }

    #expect(abs(Double(values.position.x) - 100 * UnitBezier.easeIn.value(at: 0.5)) < 1e-6)
  }

  @Test func `a path's part has that part of its length`() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200), transform: nil)
    let whole = PathMeasure(circle)

    let part = PathMeasure(whole.trimmed(from: 0.25, to: 0.6))

    #expect(abs(whole.length - 2 * .pi * 100) < 0.3)
    #expect(abs(part.length / whole.length - 0.35) < 1e-3)
  }

  @Test func `E35 turns out of the plane take the shortest way at an even speed`() {
    let stage = Stage()
    let box = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.at(0)
    box.add(
      CABasicAnimation.linear(
        "transform", from: CATransform3DIdentity,
        to: CATransform3DMakeRotation(.pi * 0.8, 0, 1, 0)), forKey: nil)

    stage.at(0.25)

    let wanted = CATransform3DMakeRotation(.pi * 0.2, 0, 1, 0)
    #expect(abs(box.presented.transform.m11 - wanted.m11) < 1e-6)
    #expect(abs(box.presented.transform.m13 - wanted.m13) < 1e-6)
  }

  @Test func `a turn about x or y is read and written by its key path`() {
    let layer = CALayer()

    layer.setValue(0.7, forKeyPath: "transform.rotation.y")

    #expect(layer.transform.m11 == cos(0.7) || abs(layer.transform.m11 - cos(0.7)) < 1e-9)
    let read = layer.value(forKeyPath: "transform.rotation.y") as? CGFloat ?? 0
    #expect(abs(read - 0.7) < 1e-9)
  }
}
