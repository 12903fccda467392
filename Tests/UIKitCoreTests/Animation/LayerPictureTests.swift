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

  /// How far the picture that rendering gives is from what is painted.
  private func difference(_ stage: BoxStage) throws -> (mean: Double, strong: Double) {
    let view = stage.page.view!
    let compositor = try #require(stage.world.compositor)
    let scale = CGFloat(compositor.width) / view.bounds.width
    let context = CGContext(width: compositor.width, height: compositor.height, scale: scale)
    view.layer.renderPresentation(in: context)
    let drawn = try #require(context.data)
    let shown = compositor.pixels()
    var sum = 0
    var strong = 0
    for y in 0..<compositor.height {
      let row = (drawn + y * context.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<compositor.width {
        var most = 0
        for shift: UInt32 in [0, 8, 16] {
          let a = Int(row[x] >> shift & 255)
          let b = Int(shown[y * compositor.width + x] >> shift & 255)
          most = max(most, abs(a - b))
        }
        sum += most
        if most > 48 { strong += 1 }
      }
    }
    let count = Double(compositor.width * compositor.height)
    return (Double(sum) / count, Double(strong) / count)
  }

  @Test func `rendering shows perspective, smooth corners and shadows as the screen does`() throws {
    let stage = stage()
    let card = UIView(frame: CGRect(x: 60, y: 120, width: 240, height: 300))
    card.backgroundColor = .systemTeal
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 200))
    label.text = "Perspective of a page with words on it"
    label.numberOfLines = 0
    label.font = .boldSystemFont(ofSize: 32)
    card.addSubview(label)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    card.layer.transform = CATransform3DRotate(transform, 0.8, 0.3, 1, 0)
    let smooth = UIView(frame: CGRect(x: 40, y: 500, width: 120, height: 120))
    smooth.backgroundColor = .systemRed
    smooth.layer.cornerRadius = 36
    smooth.layer.cornerCurve = .continuous
    smooth.layer.shadowOpacity = 0.6
    smooth.layer.shadowRadius = 8
    smooth.layer.shadowOffset = CGSize(width: 4, height: 10)
    let badge = UILabel(frame: CGRect(x: 200, y: 520, width: 160, height: 60))
    badge.text = "Shadow"
    badge.font = .boldSystemFont(ofSize: 36)
    badge.layer.shadowOpacity = 0.7
    badge.layer.shadowRadius = 3
    badge.layer.shadowOffset = CGSize(width: 0, height: 6)
    for view in [card, smooth, badge] { stage.page.view.addSubview(view) }

    stage.world.settle()

    if let path = ProcessInfo.processInfo.environment["SEGUE_LOOK"] {
      try stage.world.image()?.writePNG(to: path + ".3d.png")
    }
    let difference = try difference(stage)
    #expect(difference.mean < 0.6)
    #expect(difference.strong < 0.002)
  }
}
