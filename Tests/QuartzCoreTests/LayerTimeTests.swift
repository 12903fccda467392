import Foundation
import Testing

@testable import QuartzCore

@Suite struct LayerTimeTests {
  @Test func `a layer's time is its parent's, shifted, scaled and offset`() {
    let stage = Stage()
    let outer = stage.add(.zero)
    let inner = stage.add(.zero, to: outer)
    outer.beginTime = 10
    outer.speed = 2
    outer.timeOffset = 1
    inner.speed = 0.5

    #expect(outer.convertTime(12, from: nil) == 5)
    #expect(inner.convertTime(12, from: nil) == 2.5)
    #expect(inner.convertTime(2.5, to: nil) == 12)
  }

  @Test func `D6 a stopped layer shows what its offset says`() {
    let stage = Stage()
    let container = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = stage.add(.zero, to: container)
    container.speed = 0
    container.timeOffset = 0
    stage.at(5)
    box.add(.linear("position.x", from: 0, to: 100), forKey: nil)

    for part in stride(from: 0.0, through: 1, by: 0.25) {
      container.timeOffset = part
      stage.at(5 + part * 7)
      #expect(abs((box.presentation()?.position.x ?? -1) - CGFloat(100 * part)) < 1e-9)
    }
  }

  @Test func `a stopped layer's animations never end, however far their time is set`() {
    let stage = Stage()
    let box = stage.add(.zero)
    box.speed = 0
    box.add(.linear("opacity", from: 0, to: 1), forKey: "fade")

    box.timeOffset = 1
    stage.at(50)

    #expect(box.animation(forKey: "fade") != nil)
  }

  @Test func `a negative speed plays backwards`() {
    let stage = Stage()
    let container = stage.add(.zero)
    let box = stage.add(.zero, to: container)
    container.speed = 0
    box.add(.linear("position.x", from: 0, to: 100), forKey: nil)
    container.timeOffset = 0.8
    stage.at(3)

    // The recipe of hand-driven transitions: stop where it is, then run the other way from now.
    container.beginTime = 3
    container.speed = -1
    stage.at(3.3)

    #expect(abs((box.presentation()?.position.x ?? -1) - 50) < 1e-9)
  }

  @Test func `slower ancestors slow everything below`() {
    let stage = Stage()
    let box = stage.add(.zero)
    stage.root.speed = 0.1
    stage.at(1)
    box.add(.linear("position.x", from: 0, to: 100), forKey: nil)

    stage.at(6)

    #expect(abs((box.presentation()?.position.x ?? -1) - 50) < 1e-6)
  }

  @Test func `a layer brings a time of its own into a tree where nobody had one`() {
    let stage = Stage()
    let (known, inner, late) = (stage.add(.zero), CALayer(), CALayer())
    late.addSublayer(inner)
    late.speed = 2
    late.beginTime = 1
    let before = known.convertTime(5, from: nil)

    stage.root.addSublayer(late)

    #expect(before == 5)
    #expect(known.convertTime(5, from: nil) == 5)
    #expect(inner.convertTime(5, from: nil) == 8)
    late.removeFromSuperlayer()
    #expect(inner.convertTime(5, from: nil) == 8)
  }

  @Test func `a sublayer that comes with its own time has it however deep it comes in`() {
    let stage = Stage()
    let (outer, inner) = (CALayer(), CALayer())
    inner.timeOffset = 3
    outer.addSublayer(inner)

    stage.root.addSublayer(outer)
    let box = stage.add(.zero, to: inner)

    #expect(box.convertTime(2, from: nil) == 5)
    #expect(outer.convertTime(2, from: nil) == 2)
  }
}
