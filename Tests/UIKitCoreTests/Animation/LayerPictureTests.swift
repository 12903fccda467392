import Drawing
import Foundation
import Geometry
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Layers of every kind, painted: a pixel here and there tells whether the picture is right.
@Suite struct LayerPictureTests {
  private func stage() -> BoxStage {
    let stage = BoxStage(isPainting: true)
    stage.page.view.backgroundColor = .white
    stage.box.removeFromSuperview()
    return stage
  }

  private func pixel(_ world: Simulation, _ x: Int, _ y: Int) -> [Int] {
    guard let compositor = world.compositor else { return [] }
    let value = compositor.pixels()[y * compositor.width + x]
    return [Int(value >> 16 & 255), Int(value >> 8 & 255), Int(value & 255)]
  }

  @Test func `gradients, shapes, masks and turned layers show what they should`() throws {
    let stage = stage()
    let root = stage.page.view.layer
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 20, y: 60, width: 150, height: 100)
    gradient.colors = [
      CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1),
    ]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    let radial = CAGradientLayer()
    radial.type = .radial
    radial.frame = CGRect(x: 200, y: 60, width: 150, height: 100)
    radial.colors = gradient.colors
    radial.startPoint = CGPoint(x: 0.5, y: 0.5)
    radial.endPoint = CGPoint(x: 1, y: 1)
    let conic = CAGradientLayer()
    conic.type = .conic
    conic.frame = CGRect(x: 200, y: 180, width: 150, height: 150)
    conic.colors = gradient.colors
    conic.startPoint = CGPoint(x: 0.5, y: 0.5)
    conic.endPoint = CGPoint(x: 1, y: 0.5)
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 20, y: 180, width: 150, height: 150)
    shape.path = CGPath(
      ellipseIn: CGRect(x: 15, y: 15, width: 120, height: 120), transform: nil)
    shape.fillColor = CGColor(red: 0, green: 0.6, blue: 0, alpha: 1)
    shape.strokeColor = .black
    shape.lineWidth = 10
    shape.strokeEnd = 0.75
    shape.lineCap = .round
    let masked = CALayer()
    masked.frame = CGRect(x: 20, y: 360, width: 150, height: 150)
    masked.backgroundColor = CGColor(red: 0.2, green: 0.2, blue: 1, alpha: 1)
    let hole = CAShapeLayer()
    hole.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 150, height: 150), transform: nil)
    masked.mask = hole
    let card = CAGradientLayer()
    card.frame = CGRect(x: 200, y: 360, width: 150, height: 150)
    card.colors = [
      CGColor(red: 1, green: 0.6, blue: 0, alpha: 1),
      CGColor(red: 0.4, green: 0, blue: 0.4, alpha: 1),
    ]
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 400
    card.transform = CATransform3DRotate(transform, .pi / 4, 0, 1, 0)
    for layer in [gradient, radial, conic, shape, masked, card] as [CALayer] {
      root.addSublayer(layer)
      layer.setNeedsDisplay()
    }

    stage.world.settle()

    if let path = ProcessInfo.processInfo.environment["SEGUE_LOOK"] {
      try stage.world.image()?.writePNG(to: path)
    }
    #expect(pixel(stage.world, 22, 100)[0] > 240)
    #expect(pixel(stage.world, 168, 100)[2] > 240)
    #expect(pixel(stage.world, 275, 110)[0] > 240)
    // The shape: filled inside, the last quarter of its line not drawn.
    #expect(pixel(stage.world, 95, 255) == [0, 153, 0])
    // The mask: inside blue, its corner white.
    #expect(pixel(stage.world, 95, 435) == [51, 51, 255])
    #expect(pixel(stage.world, 23, 363) == [255, 255, 255])
    // In perspective one edge is taller than 150 points, and the card is narrower.
    #expect(pixel(stage.world, 204, 435) == [255, 255, 255])
    let heights = [225, 325].map { x in
      (340..<540).filter { pixel(stage.world, x, $0) != [255, 255, 255] }.count
    }
    #expect(abs(heights[0] - heights[1]) > 15)
  }

  @Test func `a flip shows the old side first, then the new`() {
    let stage = stage()
    let card = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
    card.backgroundColor = .red
    stage.page.view.addSubview(card)
    stage.world.settle()
    var finished: Bool?

    UIView.transition(
      with: card, duration: 1, options: [.transitionFlipFromLeft, .curveLinear],
      animations: { card.backgroundColor = .blue }, completion: { finished = $0 })
    stage.world.advance(by: 0.25)
    let early = pixel(stage.world, 200, 300)
    stage.world.advance(by: 0.5)
    let late = pixel(stage.world, 200, 300)
    stage.world.settle()

    #expect(early == [255, 0, 0])
    #expect(late == [0, 0, 255])
    #expect(finished == true)
    #expect(card.layer.animationKeys() == nil)
  }

  @Test func `a cross dissolve mixes the old and the new`() {
    let stage = stage()
    let card = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
    card.backgroundColor = .red
    stage.page.view.addSubview(card)
    stage.world.settle()

    UIView.transition(
      with: card, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
      animations: { card.backgroundColor = .blue })
    stage.world.advance(by: 0.5)
    let mixed = pixel(stage.world, 200, 300)
    stage.world.settle()

    #expect(abs(mixed[0] - 128) < 12 && abs(mixed[2] - 128) < 12)
    #expect(pixel(stage.world, 200, 300) == [0, 0, 255])
  }
}
