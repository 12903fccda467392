import Drawing
import Foundation
import Geometry
import Simulator
import Testing

@testable import QuartzCore
@testable import UIKitCore

/// Masks that move, as transitions use them to reveal a screen.
@Suite struct MaskPictureTests {
  private func stage() -> BoxStage {
    let stage = BoxStage(isPainting: true)
    stage.page.view.backgroundColor = .white
    stage.box.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    stage.box.backgroundColor = .blue
    return stage
  }

  private func color(_ stage: BoxStage, _ x: Int, _ y: Int) -> [Int] {
    guard let compositor = stage.world.compositor else { return [] }
    let scale = compositor.width / Int(stage.page.view.bounds.width)
    let value = compositor.pixels()[y * scale * compositor.width + x * scale]
    return [Int(value >> 16 & 255), Int(value >> 8 & 255), Int(value & 255)]
  }

  private func circle(_ radius: CGFloat) -> CGPath {
    CGPath(
      ellipseIn: CGRect(x: 100 - radius, y: 200 - radius, width: 2 * radius, height: 2 * radius),
      transform: nil)
  }

  private let blue = [0, 0, 255]
  private let white = [255, 255, 255]

  @Test func `a view that cuts what it draws by a mask, and saves nothing, is seen`() {
    let stage = stage()
    let view = Masked(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.isOpaque = false
    stage.page.view.addSubview(view)

    stage.world.advanceFrame()

    #expect(color(stage, 20, 10) == [255, 0, 0])
    #expect(color(stage, 20, 30) == blue)
  }

  @Test func `a circle opens to show the layer it masks`() {
    let stage = stage()
    let mask = CAShapeLayer()
    mask.path = circle(250)
    stage.box.layer.mask = mask
    let reveal = CABasicAnimation(keyPath: "path")
    reveal.fromValue = circle(0.5)
    reveal.toValue = circle(250)
    reveal.duration = 1
    reveal.timingFunction = CAMediaTimingFunction(name: .linear)
    mask.add(reveal, forKey: "path")

    stage.world.advance(by: 0.2)
    let early = [color(stage, 100, 200), color(stage, 100, 240), color(stage, 100, 270)]
    stage.world.advance(by: 0.3)
    let middle = [color(stage, 100, 300), color(stage, 100, 340)]
    stage.world.settle()

    #expect(early == [blue, blue, white])
    #expect(middle == [blue, white])
    #expect(color(stage, 2, 2) == blue)
    #expect(color(stage, 198, 398) == blue)
  }

  @Test func `of a mask much larger than what it masks only that is drawn`() {
    let stage = stage()
    let mask = CAShapeLayer()
    mask.path = circle(2000)
    stage.box.layer.mask = mask
    stage.world.settle()
    let small = mask.drawnSize

    stage.box.frame.size = CGSize(width: 300, height: 500)
    stage.world.settle()

    #expect(small.width < 260 && small.height < 460)
    #expect(color(stage, 298, 498) == blue)
  }

  @Test func `a faint mask makes what it masks faint, a hidden one hides it`() {
    let stage = stage()
    let mask = CALayer()
    mask.backgroundColor = UIColor.black.cgColor
    mask.frame = stage.box.bounds
    stage.box.layer.mask = mask
    stage.world.settle()
    let whole = color(stage, 100, 200)

    mask.opacity = 0.5
    stage.world.settle()
    let half = color(stage, 100, 200)
    mask.isHidden = true
    stage.world.settle()
    let none = color(stage, 100, 200)
    mask.isHidden = false
    mask.opacity = 1
    stage.world.settle()

    #expect(whole == blue)
    #expect(abs(half[0] - 128) <= 2 && half[2] == 255)
    #expect(none == white)
    #expect(color(stage, 100, 200) == blue)
  }

  @Test func `a view's mask view moves with an animation of views`() {
    let stage = stage()
    let window = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.backgroundColor = .black
    stage.box.mask = window
    stage.world.settle()

    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { window.frame.origin.y = 200 })
    stage.world.advance(by: 0.5)

    #expect(window.layer.animationKeys() != nil)
    #expect(color(stage, 100, 50) == white)
    #expect(color(stage, 100, 150) == blue)
    stage.world.settle()
    #expect(color(stage, 100, 150) == white)
    #expect(color(stage, 100, 250) == blue)
  }

  @Test func `a snapshot keeps shapes and the place they are drawn at`() throws {
    let stage = stage()
    stage.box.backgroundColor = .clear
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 20, y: 30, width: 50, height: 40), transform: nil)
    shape.fillColor = UIColor.blue.cgColor
    stage.box.layer.addSublayer(shape)
    stage.world.settle()

    let snapshot = try #require(stage.box.snapshotView(afterScreenUpdates: true))
    snapshot.frame.origin = CGPoint(x: 200, y: 100)
    stage.box.isHidden = true
    stage.page.view.addSubview(snapshot)
    stage.world.settle()

    #expect(color(stage, 225, 135) == blue)
    #expect(color(stage, 268, 168) == blue)
    #expect(color(stage, 215, 135) == white)
    #expect(color(stage, 45, 50) == white)
  }
}

extension CALayer {
  /// What the layer's own drawing covers, points.
  fileprivate var drawnSize: CGSize { backing.contentSize }
}

/// Red where its mask lets it, which is the upper half.
private final class Masked: UIView {
  override func draw(_ rect: CGRect) {
    let image = UIGraphicsImageRenderer(size: bounds.size).image { context in
      UIColor.black.setFill()
      // The first row is where y is largest.
      context.fill(CGRect(x: 0, y: 20, width: 40, height: 20))
    }
    guard let mask = image.cgImage, let context = UIGraphicsGetCurrentContext() else { return }
    context.clip(to: bounds, mask: mask)
    UIColor.red.setFill()
    UIRectFill(bounds)
  }
}
