import Testing

@testable import Painter

@Suite struct PaintDamageTests {
  @Test(arguments: 1...20)
  func `rectangles stay few and apart, and hold what was put in`(seed: UInt64) {
    var dice = Dice(seed: seed)
    var damage = PaintDamage()
    var put: [PaintRect] = []

    for _ in 0..<60 {
      let rect = PaintRect(
        x: Int.random(in: 0..<500, using: &dice), y: Int.random(in: 0..<500, using: &dice),
        width: Int.random(in: 0..<120, using: &dice), height: Int.random(in: 0..<120, using: &dice))
      damage.insert(rect)
      put.append(rect)

      #expect(damage.count <= PaintDamage.limit)
      for first in damage.indices {
        for second in damage.indices where second > first {
          #expect(!damage[first].intersects(damage[second]))
        }
      }
    }

    for rect in put where !rect.isEmpty {
      let held = damage.reduce(0) { $0 + $1.intersection(rect).area }
      #expect(held == rect.area)
    }
  }

  @Test func `an empty rectangle is no damage`() {
    var damage = PaintDamage()

    damage.insert(PaintRect(left: 5, top: 5, right: 5, bottom: 9))
    damage.insert(PaintRect(left: 9, top: 5, right: 5, bottom: 9))

    #expect(damage.isEmpty)
  }

  @Test func `far things stay two rectangles, near ones become one`() {
    var damage = PaintDamage()

    damage.insert(PaintRect(x: 0, y: 0, width: 20, height: 20))
    damage.insert(PaintRect(x: 400, y: 400, width: 20, height: 20))
    damage.insert(PaintRect(x: 22, y: 0, width: 20, height: 20))

    #expect(damage.count == 2)
    #expect(damage.area == 42 * 20 + 400)
  }
}
