import Display
import Drawing
import Foundation
import Geometry
import Testing

@testable import QuartzCore

@Suite struct LayerKindTests {
  private func group(_ items: [RenderItem]) -> RenderGroup? {
    for case .group(let group) in items { return group }
    return nil
  }

  private func contents(_ items: [RenderItem]) -> [(content: RenderContent, rect: CGRect)] {
    var result: [(content: RenderContent, rect: CGRect)] = []
    for case .quad(let quad) in items {
      if case .content(let content, _) = quad.fill { result.append((content, quad.rect)) }
    }
    return result
  }

  @Test func `a shape is drawn where its path is, beyond the bounds too`() {
    let stage = Stage()
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: -20, y: -10, width: 100, height: 50), transform: nil)
    stage.root.addSublayer(shape)

    stage.at(0)

    let rect = contents(stage.frame.items).first?.rect ?? .null
    #expect(rect.contains(CGRect(x: -20, y: -10, width: 100, height: 50)))
    #expect(rect.width < 104)
  }

  @Test func `a shape is drawn anew only when it changes`() {
    let stage = Stage()
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 50), transform: nil)
    stage.root.addSublayer(shape)
    stage.at(0)
    let content = contents(stage.frame.items).first?.content
    let version = content?.version

    shape.add(CABasicAnimation.linear("position.x", from: 0, to: 100), forKey: "move")
    for step in 1...5 { stage.at(Double(step) / 10) }

    let now = contents(stage.frame.items).first?.content
    #expect(now === content)
    #expect(now?.version == version)
  }

  @Test func `a stroke's end that is animated is drawn for every frame, and from the model after`()
  {
    let stage = Stage()
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 50), transform: nil)
    shape.strokeColor = .black
    stage.root.addSublayer(shape)
    stage.at(0)
    shape.add(CABasicAnimation.linear("strokeEnd", from: 0, to: 1), forKey: "draw")

    var versions: Set<UInt64> = []
    for step in 1...5 {
      stage.at(Double(step) / 10)
      versions.insert(contents(stage.frame.items).first?.content.version ?? 0)
    }

    #expect(versions.count == 5)
    #expect(abs((shape.presentation()?.strokeEnd ?? 0) - 0.5) < 1e-9)
    #expect(shape.strokeEnd == 1)
    stage.at(2)
    #expect(shape.presentation()?.strokeEnd == 1)
  }

  @Test func `a layer of its own kind animates a key of its own`() {
    let stage = Stage()
    let gauge = GaugeLayer()
    gauge.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    stage.root.addSublayer(gauge)
    gauge.setNeedsDisplay()
    stage.at(0)

    gauge.level = 1
    stage.at(0.5)
    let content = contents(stage.frame.items).first?.content
    var bytes = [UInt32](repeating: 0, count: 2500)
    bytes.withUnsafeMutableBytes { memory in
      guard let base = memory.baseAddress else { return }
      content?.rasterize(
        into: PixelBuffer(bytes: base, width: 50, height: 50, bytesPerRow: 200))
    }

    #expect(gauge.level == 1)
    #expect(abs((gauge.drawn.last ?? 0) - 0.5) < 1e-6)
  }

  @Test func `perspective makes a group that is seen through a projection`() {
    let stage = Stage()
    let card = stage.add(CGRect(x: 100, y: 100, width: 200, height: 200))
    card.backgroundColor = .black
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    card.transform = CATransform3DRotate(transform, .pi / 4, 0, 1, 0)

    stage.at(1)

    let seen = group(stage.frame.items)?.projection
    #expect(seen != nil)
    // The middle stays where it is; the near edge is taller than the far one.
    let middle = seen?.apply(CGPoint(x: 100, y: 100)) ?? .zero
    #expect(abs(middle.x - 200) < 1e-9 && abs(middle.y - 200) < 1e-9)
    let left = seen.map { $0.apply(CGPoint(x: 0, y: 200)).y - $0.apply(.zero).y } ?? 0
    let right =
      seen.map { $0.apply(CGPoint(x: 200, y: 200)).y - $0.apply(CGPoint(x: 200, y: 0)).y } ?? 0
    // A point at depth z is divided by 1 − z / 500.
    let depth = 100 * sin(CGFloat.pi / 4)
    #expect(
      abs(left - 200 / (1 + depth / 500)) < 1e-6 || abs(left - 200 / (1 - depth / 500)) < 1e-6)
    #expect(abs(right - left) > 40)
  }

  @Test func `a sublayer transform turns sublayers in perspective`() {
    let stage = Stage()
    let page = stage.add(CGRect(x: 0, y: 0, width: 400, height: 400))
    let card = stage.add(CGRect(x: 100, y: 100, width: 200, height: 200), to: page)
    card.backgroundColor = .black
    page.sublayerTransform.m34 = -1 / 500
    card.transform = CATransform3DMakeRotation(.pi / 3, 1, 0, 0)

    stage.at(1)

    #expect(group(stage.frame.items)?.projection != nil)
  }

  @Test func `the back of a layer that has none is not drawn`() {
    let stage = Stage()
    let card = stage.add(CGRect(x: 100, y: 100, width: 200, height: 200))
    card.backgroundColor = .black
    card.isDoubleSided = false

    card.transform = CATransform3DMakeRotation(.pi * 0.75, 0, 1, 0)
    stage.at(1)
    #expect(stage.frame.items.isEmpty)
    card.transform = CATransform3DMakeRotation(.pi * 0.25, 0, 1, 0)
    stage.at(2)

    #expect(!stage.frame.items.isEmpty)
  }

  @Test func `a fade draws the old picture over the new, less and less`() {
    let stage = Stage()
    let box = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100))
    box.backgroundColor = .black
    stage.at(1)
    let fade = CATransition()
    fade.duration = 1
    fade.timingFunction = CAMediaTimingFunction(name: .linear)
    box.add(fade, forKey: nil)
    box.backgroundColor = .white
    box.removeAnimation(forKey: "backgroundColor")

    stage.at(1.25)

    let opacities = stage.frame.items.compactMap { item -> CGFloat? in
      if case .group(let group) = item { group.opacity } else { nil }
    }
    #expect(opacities == [0.75])
    stage.at(2.5)
    #expect(group(stage.frame.items) == nil)
  }
}

/// Draws how full it is.
private final class GaugeLayer: CALayer {
  var drawn: [CGFloat] = []

  var level: CGFloat {
    get { value(forKey: "level") as? CGFloat ?? 0 }
    set { setValue(newValue, forKey: "level") }
  }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "level" || super.needsDisplay(forKey: key)
  }

  override func action(forKey event: String) -> (any CAAction)? {
    guard event == "level" else { return super.action(forKey: event) }
    return CABasicAnimation.linear("level", from: level, to: nil)
  }

  override func draw(in ctx: CGContext) {
    drawn.append(level)
  }

  @Test func `a layer has one transition at a time, whatever it is added as`() {
    let stage = Stage()
    let layer = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100))
    let first = CATransition()
    first.duration = 1
    let second = CATransition()
    second.type = .push
    second.duration = 1

    layer.add(first, forKey: "one")
    layer.add(second, forKey: nil)

    #expect(layer.animationKeys() == [kCATransition])
    #expect((layer.animation(forKey: kCATransition) as? CATransition)?.type == .push)
  }
}
