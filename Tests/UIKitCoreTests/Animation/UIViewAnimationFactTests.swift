import Drawing
import Foundation
import Geometry
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@Suite struct UIViewAnimationFactTests {
  @Test func `E27 under a transform the frame is only a box, bounds and centre stay exact`() {
    let stage = BoxStage()
    stage.box.center = CGPoint(x: 200, y: 200)

    stage.box.transform = CGAffineTransform(rotationAngle: .pi / 4)

    #expect(isNear(stage.box.frame.width, 100 * 2.0.squareRoot()))
    #expect(isNear(stage.box.frame.midX, 200))
    #expect(stage.box.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(stage.box.center == CGPoint(x: 200, y: 200))
  }

  @Test func `E27 bounds and centre animate under a transform without a skew`() {
    let stage = BoxStage()
    stage.box.transform = CGAffineTransform(rotationAngle: .pi / 2)

    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: {
        stage.box.bounds.size.width = 200
        stage.box.center.x = 250
      })
    stage.world.advance(by: 0.5)

    let shown = stage.shown
    #expect(isNear(shown.bounds.width, 100 + (shown.position.x - 50) / 2, 1e-6))
    #expect(isNear(shown.frame.height, shown.bounds.width, 1e-6))
    #expect(isNear(shown.frame.width, 100, 1e-6))
  }

  @Test func `E30 a view in no window changes at once, and the completion does not wait`() {
    let stage = BoxStage()
    let stray = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var finished: Bool?

    UIView.animate(
      withDuration: 5, animations: { stray.alpha = 0 }, completion: { finished = $0 })
    stage.world.advanceFrame()

    #expect(finished == true)
    #expect(stray.alpha == 0)
  }

  @Test func `E30 a value set to what it is gives nothing to wait for`() {
    let stage = BoxStage()
    var finished: Bool?

    UIView.animate(
      withDuration: 5, animations: { stage.box.center = stage.box.center },
      completion: { finished = $0 })
    stage.world.advanceFrame()

    #expect(finished == true)
  }

  @Test func `E32 setting values back is smooth, removing animations jumps to the model`() {
    let stage = BoxStage()
    UIView.animate(withDuration: 1, animations: { stage.box.center.x = 450 })
    stage.world.advance(by: 0.5)
    let underWay = stage.x

    UIView.animate(withDuration: 1, animations: { stage.box.center.x = 50 })
    let afterReturn = stage.x
    stage.world.advance(by: 0.25)
    stage.box.layer.removeAllAnimations()

    #expect(isNear(afterReturn, underWay))
    #expect(stage.x == 50)
    #expect(stage.box.layer.animationKeys() == nil)
  }

  @Test func `E37 a snapshot after updates holds what is pending, one before does not`() throws {
    let stage = BoxStage(isPainting: true)
    let drawn = FilledView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    stage.page.view.addSubview(drawn)
    stage.world.settle()

    drawn.color = .blue
    drawn.setNeedsDisplay()
    let before = try #require(drawn.snapshotView(afterScreenUpdates: false))
    let after = try #require(drawn.snapshotView(afterScreenUpdates: true))
    before.frame.origin = CGPoint(x: 0, y: 300)
    after.frame.origin = CGPoint(x: 200, y: 300)
    stage.page.view.addSubview(before)
    stage.page.view.addSubview(after)
    stage.world.settle()

    let picture = Picture(try #require(stage.world.image()))
    let scale = picture.image.width / Int(stage.page.view.bounds.width)
    #expect(picture[50 * scale, 350 * scale] == UIColor.red.cgColor)
    #expect(picture[250 * scale, 350 * scale] == UIColor.blue.cgColor)
  }

  @Test func `E37 without updates a view that was never seen gives an empty picture`() throws {
    let stage = BoxStage(isPainting: true)
    stage.page.view.backgroundColor = .white
    stage.box.removeFromSuperview()
    let drawn = FilledView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    let before = try #require(drawn.snapshotView(afterScreenUpdates: false))
    let after = try #require(drawn.snapshotView(afterScreenUpdates: true))
    before.frame.origin = CGPoint(x: 0, y: 300)
    after.frame.origin = CGPoint(x: 200, y: 300)
    stage.page.view.addSubview(before)
    stage.page.view.addSubview(after)
    stage.world.settle()

    let picture = Picture(try #require(stage.world.image()))
    let scale = picture.image.width / Int(stage.page.view.bounds.width)
    #expect(picture[50 * scale, 350 * scale] == UIColor.white.cgColor)
    #expect(picture[250 * scale, 350 * scale] == UIColor.red.cgColor)
  }
}

extension UIViewAnimationFactTests {
  @Test func `a layer of one's own class has a presentation of that class`() throws {
    let stage = BoxStage()
    let view = RingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    (view.layer as? RingLayer)?.rings = 3
    stage.page.view.addSubview(view)
    stage.world.settle()

    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 225 })
    stage.world.advance(by: 0.5)

    let shown = try #require(view.layer.presentation() as? RingLayer)
    #expect(shown.rings == 3)
    #expect(shown !== view.layer)
    #expect(shown.position.x > 50 && shown.position.x < 200)
  }

  @Test func `a link that wants fewer pictures is called as often as it says`() {
    let stage = BoxStage()
    var count = 0
    let link = CADisplayLink { _ in count += 1 }
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 20)
    link.add(to: .main, forMode: .common)

    stage.world.advance(by: 1)
    link.invalidate()

    #expect(abs(count - 20) <= 1)
  }
}

private final class RingView: UIView {
  override class var layerClass: AnyClass { RingLayer.self }
}

private final class RingLayer: CALayer {
  var rings = 0

  override init() {
    super.init()
  }

  override init(layer: Any) {
    super.init(layer: layer)
    rings = (layer as? RingLayer)?.rings ?? 0
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// A view that draws itself in one colour.
private final class FilledView: UIView {
  var color = UIColor.red

  override func draw(_ rect: CGRect) {
    color.setFill()
    UIGraphicsGetCurrentContext()?.fill(bounds)
  }
}
